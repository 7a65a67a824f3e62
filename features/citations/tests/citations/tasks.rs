//! Tasks.

use serde_json::{Value, json};

use crate::setup::{listing_with, sites};

#[tokio::test]
async fn tasks_of_wrong_and_missing_listings_close_and_open_with_the_checks() {
    for site in sites().await {
        let mut shop = site.shop("ann").await;
        shop.put("google", listing_with(json!({ "phone": "514-842-1234" }))).await;
        shop.put("apple", json!({ "is_missing": true })).await;
        shop.put("bing", listing_with(json!({}))).await;
        let plan = json!({ "all": true });
        let planned = shop.client.post("/api/v1/citation-tasks/plan").json(&plan).send().await.expect(200).json();
        assert_eq!((planned["created"].as_i64(), planned["existing"].as_i64()), (Some(2), Some(0)));
        let planned = shop.client.post("/api/v1/citation-tasks/plan").json(&plan).send().await.expect(200).json();
        assert_eq!((planned["created"].as_i64(), planned["existing"].as_i64()), (Some(0), Some(2)));
        let list = shop.get("/api/v1/citation-tasks").await;
        let described = |list: &Value| -> Vec<String> {
            let items = list["items"].as_array().unwrap();
            items
                .iter()
                .map(|task| {
                    format!(
                        "{} {} {}",
                        task["kind"].as_str().unwrap(),
                        task["directory"]["id"].as_str().unwrap(),
                        task["state"].as_str().unwrap()
                    )
                })
                .collect()
        };
        assert_eq!(described(&list), ["fix google to_do", "create apple to_do"]);
        let path = format!("/api/v1/citation-tasks/{}", list["items"][0]["id"].as_str().unwrap());
        let detail = shop.get(&path).await;
        assert_eq!(detail["task"]["fields"], json!(["phone"]));
        let phone = detail["sheet"]["fields"].as_array().unwrap().iter().find(|field| field["key"] == "phone").unwrap();
        assert_eq!((phone["value"].as_str(), phone["found"].as_str()), (Some("514-527-8827"), Some("514-842-1234")));

        assert_eq!(
            shop.client.patch(&path).json(&json!({ "state": "live" })).send().await.expect(409).json()["code"],
            "wrong_state"
        );
        shop.client.patch(&path).json(&json!({ "state": "submitted", "note": "Called them" })).send().await.expect(200);
        shop.put("google", listing_with(json!({}))).await;
        let detail = shop.get(&path).await;
        assert_eq!((detail["task"]["state"].as_str(), detail["history"].as_array().unwrap().len()), (Some("live"), 3));
        shop.put("google", listing_with(json!({ "name": "Other place" }))).await;
        assert_eq!(shop.get(&path).await["task"]["state"], "needs_fix");
        assert_eq!(described(&shop.get("/api/v1/citation-tasks?state=needs_fix").await), ["fix google needs_fix"]);
        assert_eq!(described(&shop.get("/api/v1/citation-tasks?kind=create").await), ["create apple to_do"]);
        site.pass(&mut shop, "ann", 24 * 15).await;
        assert_eq!(described(&shop.get("/api/v1/citation-tasks?overdue=true").await).len(), 2);
        assert_eq!(shop.get("/api/v1/citations/summary").await["tasks_overdue"], 2);
        shop.client.patch(&path).json(&json!({ "state": "rejected" })).send().await.expect(422);
        shop.client
            .patch(&path)
            .json(&json!({ "state": "rejected", "reason": "No such trade" }))
            .send()
            .await
            .expect(200);
        assert_eq!(shop.get("/api/v1/citations/summary").await["tasks_open"], 1);
        for wrong in [
            json!({ "assignee_id": "018f0000-0000-7000-8000-000000000000" }),
            json!({ "note": "a\u{0}" }),
            json!({ "state": "x" }),
        ] {
            shop.client.patch(&path).json(&wrong).send().await.expect(422);
        }
    }
}

#[tokio::test]
async fn a_member_sees_and_changes_tasks_of_the_own_organization_only() {
    for site in sites().await {
        let (shop, other) = (site.shop("ann").await, site.shop("bob").await);
        shop.put("apple", json!({ "is_missing": true })).await;
        shop.client.post("/api/v1/citation-tasks/plan").json(&json!({ "all": true })).send().await.expect(200);
        let id = shop.get("/api/v1/citation-tasks").await["items"][0]["id"].as_str().unwrap().to_owned();
        let path = format!("/api/v1/citation-tasks/{id}");
        other.client.get(&path).send().await.expect(404);
        other.client.patch(&path).json(&json!({ "note": "x" })).send().await.expect(404);
        other.client.get(&shop.path("apple")).send().await.expect(404);
        let plan = json!({ "location_ids": [shop.location] });
        other.client.post("/api/v1/citation-tasks/plan").json(&plan).send().await.expect(404);
        other.client.post("/api/v1/citation-audits").json(&plan).send().await.expect(404);
        assert_eq!(other.get("/api/v1/citation-tasks").await["items"], json!([]));
        other.client.post("/api/v1/citation-tasks/plan").json(&json!({})).send().await.expect(422);
    }
}

#[tokio::test]
async fn a_limited_member_works_on_the_own_locations_and_a_client_sees_no_colleagues() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let new = json!({ "name": "Other", "address": "1 rue A", "city": "X", "country": "CA" });
        let other = shop.client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
        let other = other["id"].as_str().unwrap();
        shop.put("apple", json!({ "is_missing": true })).await;
        let path = format!("/api/v1/locations/{other}/citations/apple");
        shop.client.put(&path).json(&json!({ "is_missing": true })).send().await.expect(200);
        shop.client.post("/api/v1/citation-tasks/plan").json(&json!({ "all": true })).send().await.expect(200);
        let tasks = shop.get("/api/v1/citation-tasks").await;
        let task_of = |location: &str| {
            let items = tasks["items"].as_array().unwrap();
            let task = items.iter().find(|task| task["location"]["id"] == location).unwrap();
            format!("/api/v1/citation-tasks/{}", task["id"].as_str().unwrap())
        };
        shop.client.patch(&task_of(&shop.location)).json(&json!({ "note": "Secret" })).send().await.expect(200);

        let limits = json!({ "locations": [shop.location], "labels": [] });
        let limited = site.member(&shop, "lou", "responder", Some(limits)).await;
        assert_eq!(
            limited.get("/api/v1/citations").send().await.expect(200).json()["items"].as_array().unwrap().len(),
            1
        );
        assert_eq!(
            limited.get("/api/v1/citations?sort=score").send().await.expect(200).json()["items"]
                .as_array()
                .unwrap()
                .len(),
            1
        );
        assert_eq!(
            limited.get("/api/v1/citation-tasks").send().await.expect(200).json()["items"].as_array().unwrap().len(),
            1
        );
        assert_eq!(limited.get("/api/v1/citations/summary").send().await.expect(200).json()["locations"], 1);
        assert_eq!(limited.get("/api/v1/citations/file").send().await.expect(200).text().lines().count(), 2);
        limited.get(&task_of(other)).send().await.expect(404);
        limited.patch(&task_of(other)).json(&json!({ "state": "paused" })).send().await.expect(404);
        limited.put(&path).json(&json!({ "is_missing": true })).send().await.expect(404);
        limited.patch(&task_of(&shop.location)).json(&json!({ "state": "submitted" })).send().await.expect(200);
        limited.post("/api/v1/citation-audits").json(&json!({ "location_ids": [other] })).send().await.expect(404);
        limited.patch("/api/v1/directories/yelp").json(&json!({ "tier": 2 })).send().await.expect(403);

        let client = site.member(&shop, "cleo", "client", None).await;
        let seen = client.get(&task_of(&shop.location)).send().await.expect(200).json();
        assert_eq!((&seen["task"]["note"], &seen["history"][0]["actor"]), (&Value::Null, &Value::Null));
        client.patch(&task_of(&shop.location)).json(&json!({ "note": "x" })).send().await.expect(403);
        client.put(&shop.path("apple")).json(&json!({ "is_missing": true })).send().await.expect(403);
        let evidence = client.get(&shop.path("apple")).send().await.expect(200).json();
        assert_eq!(evidence["evidence"][0]["actor"], Value::Null);
    }
}

/// Returns the notifications of a kind, the newest first.
async fn notified(client: &testing::Client, kind: &str) -> Vec<Value> {
    let list = client.get("/api/v1/notifications").send().await.expect(200).json();
    list["items"].as_array().unwrap().iter().filter(|notification| notification["kind"] == kind).cloned().collect()
}

#[tokio::test]
async fn members_are_reminded_once_of_what_is_due_at_the_locations_that_they_see() {
    for site in sites().await {
        let mut shop = site.shop("ann").await;
        let responder = site.member(&shop, "lou", "responder", None).await;
        let elsewhere = json!({ "locations": ["018f0000-0000-7000-8000-000000000000"], "labels": [] });
        site.member(&shop, "max", "responder", Some(elsewhere)).await;
        site.member(&shop, "vic", "viewer", None).await;
        shop.put("google", listing_with(json!({ "phone": "514-842-1234" }))).await;
        shop.put("apple", json!({ "is_missing": true })).await;
        shop.client.post("/api/v1/citation-tasks/plan").json(&json!({ "all": true })).send().await.expect(200);
        let lou = responder.get("/api/v1/me").send().await.expect(200).json()["user"]["id"].clone();
        let list = shop.get("/api/v1/citation-tasks").await;
        let path = format!("/api/v1/citation-tasks/{}", list["items"][0]["id"].as_str().unwrap());
        shop.client.patch(&path).json(&json!({ "assignee_id": lou })).send().await.expect(200);
        let assigned = notified(&responder, "citation_task_assigned").await;
        assert_eq!((assigned.len(), &assigned[0]["params"]["name"]), (1, &json!("Chez Nous")));
        shop.client.patch(&path).json(&json!({ "note": "x" })).send().await.expect(200);
        assert_eq!(notified(&responder, "citation_task_assigned").await.len(), 1, "only a new assignee is told");
        site.work().await;
        assert!(notified(&responder, "citation_tasks_due").await.is_empty(), "nothing is due yet");

        site.pass(&mut shop, "ann", 24 * 15).await;
        site.work().await;
        let sign_in = async |name: &str| testing::Client::new(site.router.clone()).sign_in(name).await;
        for (name, expected) in [("ann", vec![1]), ("lou", vec![2]), ("max", vec![]), ("vic", vec![])] {
            let due = notified(&sign_in(name).await, "citation_tasks_due").await;
            let tasks: Vec<i64> =
                due.iter().map(|notification| notification["params"]["tasks"].as_i64().unwrap()).collect();
            assert_eq!(tasks, expected, "{name}");
        }
        let today = shop.get("/api/v1/today").await;
        let line = today["items"].as_array().unwrap().iter().find(|line| line["kind"] == "citation_tasks").unwrap();
        assert_eq!((&line["count"], &line["link"]), (&json!(2), &json!("/dashboard/citations/tasks?overdue=true")));
        site.pass(&mut shop, "ann", 25).await;
        site.work().await;
        assert_eq!(notified(&shop.client, "citation_tasks_due").await.len(), 1, "reminded once");
    }
}

#[tokio::test]
async fn a_person_is_asked_to_check_a_listing_again_that_the_program_cannot_read() {
    for site in sites().await {
        let mut shop = site.shop("ann").await;
        shop.put("apple", json!({ "is_missing": true })).await;
        site.pass(&mut shop, "ann", 24 * 91).await;
        site.work().await;
        site.pass(&mut shop, "ann", 25).await;
        site.work().await;
        let due = notified(&shop.client, "citation_tasks_due").await;
        assert_eq!((due.len(), &due[0]["params"]["checks"]), (1, &json!(1)));
        let checks = async || {
            let today = shop.get("/api/v1/today").await;
            let lines = today["items"].as_array().unwrap().clone();
            lines.into_iter().find(|line| line["kind"] == "citation_checks")
        };
        let link = format!("/dashboard/citations/{}?directory=apple", shop.location);
        assert_eq!(checks().await.unwrap()["link"], json!(link));
        shop.put("apple", json!({ "is_missing": true })).await;
        assert_eq!(checks().await, None, "checked again");
    }
}

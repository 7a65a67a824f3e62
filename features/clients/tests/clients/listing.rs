use orgs::plans::{self, Plan};
use serde_json::{Value, json};

use crate::setup::{add_shop, clients, names, open, org, sites, sites_with, switch};

#[tokio::test]
async fn an_agency_sees_the_figures_of_its_clients() {
    for site in sites().await {
        let agency = site.owner("agency").await;
        let home = org(&agency).await;
        let bakery = open(&agency, "Bakery").await;
        open(&agency, "Empty").await;
        switch(&agency, &bakery).await;
        add_shop(&agency, "One", &[5, 2]).await;
        add_shop(&agency, "Two", &[]).await;
        switch(&agency, &home).await;
        let listed = clients(&agency, "").await;
        let expected = json!({ "id": bakery.to_string(), "name": "Bakery", "needs_second_factor": false, "locations": 2,
            "health": 40, "critical_problems": 6, "rating": 3.5, "reviews": 2, "waiting": 2, "last_active_at": null,
            "plan": "unlimited" });
        assert_eq!(listed[0], expected);
        let empty = &listed[1];
        assert_eq!((&empty["locations"], &empty["health"], &empty["waiting"]), (&json!(0), &Value::Null, &json!(0)));
        let baker = site.member(&bakery, "baker", "owner", None).await;
        assert!(clients(&agency, "").await[0]["last_active_at"].is_string(), "a member of the client signed in");
        assert!(clients(&baker, "").await.is_empty(), "clients have no clients");
    }
}

#[tokio::test]
async fn the_figures_are_those_of_the_overview_and_of_the_summary_of_reviews() {
    for site in sites().await {
        let agency = site.owner("agency").await;
        let home = org(&agency).await;
        let bakery = open(&agency, "Bakery").await;
        switch(&agency, &bakery).await;
        let shop = add_shop(&agency, "One", &[5, 4, 1]).await;
        let gone = add_shop(&agency, "Gone", &[2]).await;
        agency.delete(&format!("/api/v1/locations/{gone}")).send().await.expect(204);
        let phone = json!({ "phone": "+1 512 555 0100" });
        agency
            .patch(&format!("/api/v1/locations/{shop}"))
            .header("if-match", "\"1\"")
            .json(&phone)
            .send()
            .await
            .expect(200);
        let overview = agency.get("/api/v1/overview").send().await.expect(200).json();
        let summary = agency.get("/api/v1/reviews/summary").send().await.expect(200).json();
        switch(&agency, &home).await;
        let listed = &clients(&agency, "").await[0];
        assert_eq!(listed["locations"], overview["locations"]["total"]);
        assert_eq!(listed["health"], overview["health"]["average"]);
        let issues = overview["issues"].as_array().unwrap().iter();
        let critical =
            issues.filter(|issue| issue["severity"] == "critical").map(|issue| issue["count"].as_i64().unwrap());
        assert_eq!(listed["critical_problems"], critical.sum::<i64>());
        for (shown_as, summary_key) in [("reviews", "reviews"), ("rating", "average"), ("waiting", "waiting")] {
            assert_eq!(listed[shown_as], summary[summary_key], "{summary_key}");
        }
    }
}

#[tokio::test]
async fn only_clients_within_reach_are_listed() {
    for site in sites().await {
        let (agency, rival) = (site.owner("agency").await, site.owner("rival").await);
        let home = org(&agency).await;
        open(&agency, "Bakery").await;
        open(&rival, "Florist").await;
        assert_eq!(names(&agency, "").await, ["Bakery"]);
        assert_eq!(names(&rival, "").await, ["Florist"]);
        assert!(clients(&site.owner("shop").await, "").await.is_empty());
        let viewer = site.member(&home, "viewer", "viewer", None).await;
        assert_eq!(names(&viewer, "").await, ["Bakery"]);
        let here = add_shop(&agency, "Here", &[]).await;
        let limits = json!({ "locations": [here], "labels": [] });
        for (name, role, limits, code) in
            [("customer", "client", None, "forbidden"), ("limited", "manager", Some(limits), "limited")]
        {
            let user = site.member(&home, name, role, limits).await;
            assert_eq!(user.get("/api/v1/clients").send().await.expect(403).json()["code"], code, "{name}");
        }
        let made = agency.post("/api/v1/tokens").json(&json!({ "name": "Till", "scope": "read" })).send().await;
        let token = agency.with_token(made.expect(201).json()["token"].as_str().unwrap());
        assert_eq!(token.get("/api/v1/clients").send().await.expect(403).json()["code"], "session_required");
    }
}

#[tokio::test]
async fn members_of_a_client_get_the_figures_of_their_role_and_their_locations() {
    for site in sites().await {
        let agency = site.owner("agency").await;
        let home = org(&agency).await;
        let bakery = open(&agency, "Bakery").await;
        switch(&agency, &bakery).await;
        let shop = add_shop(&agency, "One", &[5]).await;
        add_shop(&agency, "Two", &[1, 1]).await;
        let label = agency.post("/api/v1/labels").json(&json!({ "name": "North", "color": "blue" })).send().await;
        let label = label.expect(201).json()["id"].clone();
        let labelled = json!({ "labels": [label] });
        agency
            .patch(&format!("/api/v1/locations/{shop}"))
            .header("if-match", "\"1\"")
            .json(&labelled)
            .send()
            .await
            .expect(200);
        switch(&agency, &home).await;
        let figures_of = async |name: &str, role: &str, limits: Value| {
            let user = site.member(&home, name, "viewer", None).await;
            let (id, _) = user.ids().await;
            site.join(&bakery, &id, role, Some(limits)).await;
            let listed = clients(&user, "").await.remove(0);
            ["locations", "reviews", "rating", "waiting", "last_active_at", "plan"].map(|key| listed[key].clone())
        };
        let part = [json!(1), json!(1), json!(5.0), json!(1), Value::Null, Value::Null];
        assert_eq!(figures_of("by_location", "viewer", json!({ "locations": [shop], "labels": [] })).await, part);
        assert_eq!(figures_of("by_label", "manager", json!({ "locations": [], "labels": [label] })).await, part);
        let nothing = [json!(0), json!(0), Value::Null, json!(0), Value::Null, Value::Null];
        let unknown = "018f0000-0000-7000-8000-000000000001";
        assert_eq!(figures_of("nothing", "viewer", json!({ "locations": [unknown], "labels": [] })).await, nothing);
        let user = site.member(&home, "contact", "viewer", None).await;
        site.join(&bakery, &user.ids().await.0, "client", None).await;
        let listed = &clients(&user, "").await[0];
        assert_eq!((&listed["locations"], &listed["last_active_at"]), (&json!(2), &Value::Null));
    }
}

#[tokio::test]
async fn the_last_activity_is_that_of_members_who_do_not_belong_to_the_agency() {
    for site in sites().await {
        let agency = site.owner("agency").await;
        let home = org(&agency).await;
        let bakery = open(&agency, "Bakery").await;
        let colleague = site.member(&home, "colleague", "viewer", None).await;
        site.join(&bakery, &colleague.ids().await.0, "viewer", None).await;
        let last = async || clients(&agency, "").await[0]["last_active_at"].clone();
        assert_eq!(last().await, Value::Null);
        site.member(&bakery, "baker", "owner", None).await;
        assert_eq!(last().await, json!("2026-06-01T12:00:00Z"));
        db::query!("update sessions set active_at = active_at + 60000").run(&site.app.db).await.unwrap();
        assert_eq!(last().await, json!("2026-06-01T12:01:00Z"));
    }
}

#[tokio::test]
async fn a_client_draws_on_the_plan_of_its_agency_unless_it_has_one() {
    for site in sites_with(true).await {
        let (agency, now) = (site.owner("agency").await, site.app.now());
        let home = org(&agency).await;
        let (bakery, _florist) = (open(&agency, "Bakery").await, open(&agency, "Florist").await);
        let states =
            async || clients(&agency, "").await.iter().map(|client| client["plan"].clone()).collect::<Vec<_>>();
        assert_eq!(states().await, ["trial", "trial"]);
        let mut tx = site.app.db.begin().await.unwrap();
        plans::set(&mut tx, &bakery, Plan::Starter, Some(now)).await.unwrap();
        plans::set(&mut tx, &home, Plan::Enterprise, None).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(states().await, ["trial", "active"]);
    }
}

#[tokio::test]
async fn a_client_that_requires_a_second_factor_shows_nothing_without_it() {
    for site in sites().await {
        let agency = site.owner("agency").await;
        let bakery = open(&agency, "Bakery").await;
        site.require_factor(&bakery).await;
        let expected = json!({ "id": bakery.to_string(), "name": "Bakery", "needs_second_factor": true,
            "locations": null, "health": null, "critical_problems": null, "rating": null, "reviews": null, "waiting": null,
            "last_active_at": null, "plan": null });
        assert_eq!(clients(&agency, "").await, [expected]);
    }
}

#[tokio::test]
async fn the_list_is_searched_sorted_and_paged() {
    for site in sites().await {
        let agency = site.owner("agency").await;
        let home = org(&agency).await;
        for (name, stars) in [("Zoé Fleurs", 1), ("Émile", 3), ("Bakery", 0), ("Café Zoé", 2)] {
            let client = open(&agency, name).await;
            switch(&agency, &client).await;
            add_shop(&agency, "Shop", &vec![5; stars]).await;
            switch(&agency, &home).await;
            if name == "Bakery" {
                site.member(&client, "baker", "owner", None).await;
            }
        }
        assert_eq!(names(&agency, "").await, ["Bakery", "Café Zoé", "Émile", "Zoé Fleurs"]);
        assert_eq!(names(&agency, "?q=ZOE").await, ["Café Zoé", "Zoé Fleurs"]);
        assert_eq!(names(&agency, "?sort=waiting").await, ["Émile", "Café Zoé", "Zoé Fleurs", "Bakery"]);
        assert_eq!(names(&agency, "?sort=last_activity").await, ["Bakery", "Café Zoé", "Émile", "Zoé Fleurs"]);
        for sort in ["name", "waiting", "last_activity"] {
            let (mut pages, mut cursor) = (Vec::new(), String::new());
            loop {
                let path = format!("/api/v1/clients?limit=1&sort={sort}&cursor={cursor}");
                let page = agency.get(&path).send().await.expect(200).json();
                pages.extend(
                    page["items"].as_array().unwrap().iter().map(|client| client["name"].as_str().unwrap().to_owned()),
                );
                let Some(next) = page["next_cursor"].as_str() else { break };
                cursor = next.to_owned();
            }
            assert_eq!(pages, names(&agency, &format!("?sort={sort}")).await, "{sort}");
        }
        for wrong in ["sort=health", "limit=0", "limit=201", "cursor=zz"] {
            agency.get(&format!("/api/v1/clients?{wrong}")).send().await.expect(422);
        }
    }
}

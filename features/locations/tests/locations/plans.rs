//! Limits of plans, on sites that enforce plans and on sites that do not.

use jiff::{SignedDuration, Timestamp};
use orgs::plans::{self, Plan};
use serde_json::{Value, json};
use testing::{Answer, Client};

use crate::setup::{TestSite, add, billed_sites, location, names, sites};

async fn plan(client: &Client) -> Value {
    client.get("/api/v1/plan").send().await.expect(200).json()
}

fn new(name: &str) -> Value {
    json!({ "name": name, "address": "1 Main St", "city": "Austin" })
}

async fn try_to_add(client: &Client, name: &str) -> Answer {
    client.post("/api/v1/locations").json(&new(name)).send().await
}

/// Sets the plan of an organization, like `vitrine plan set`.
async fn give(site: &TestSite, client: &Client, plan: Plan, until: Option<Timestamp>) {
    let org = site.org(client).await;
    let mut tx = site.app.db.begin().await.unwrap();
    plans::set(&mut tx, &org, plan, until).await.unwrap().unwrap();
    tx.commit().await.unwrap();
}

/// Adds `count` locations without regard to the plan, and returns their ids.
async fn fill(site: &TestSite, client: &Client, count: usize) -> Vec<String> {
    let locations: Vec<_> = (0..count).map(|number| location(site, &format!("Shop {number}"))).collect();
    let ids = locations.iter().map(|location| location.id.to_string()).collect();
    site.add(client, locations).await;
    ids
}

#[tokio::test]
async fn a_new_organization_always_starts_a_14_day_trial_of_the_professional_plan() {
    for site in billed_sites().await {
        let client = site.sign_up_for("ann", Some("enterprise")).await;
        let trial = json!({ "state": "trial", "plan": "professional", "ends_at": "2026-12-04T12:00:00Z" });
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        assert_eq!(me["organisation"]["plan"], trial);
        add(&client, "One").await;
        let expected = json!({
            "state": "trial", "plan": "professional", "ends_at": "2026-12-04T12:00:00Z",
            "chosen_plan": "enterprise", "used": { "locations": 1 },
            "limits": { "locations": 5, "directories": 100, "landing_pages": 5, "report_every": "week",
                "citations": true, "pages": true, "requests": true, "other_reviews": true, "heatmaps": true,
                "post_scheduling": true, "drafting": true, "white_label": false, "api": true },
        });
        assert_eq!(plan(&client).await, expected);
        let other = site.sign_up("bob").await;
        assert_eq!(plan(&other).await["chosen_plan"], Value::Null);
    }
}

#[tokio::test]
async fn an_instance_without_billing_has_no_limits() {
    for site in sites().await {
        let client = site.sign_up_for("ann", Some("starter")).await;
        fill(&site, &client, 7).await;
        site.app.clock.advance(SignedDuration::from_hours(15 * 24));
        let client = site.sign_in("ann").await;
        add(&client, "Eighth").await;
        let plan = plan(&client).await;
        assert_eq!((&plan["state"], &plan["limits"]["locations"]), (&json!("unlimited"), &Value::Null));
        assert_eq!(plan["used"]["locations"], 8);
    }
}

#[tokio::test]
async fn one_of_64_concurrent_requests_gets_the_last_location_of_the_plan() {
    for site in billed_sites().await {
        let client = site.sign_up("ann").await;
        fill(&site, &client, 4).await;
        let asks = (0..64).map(|number| {
            let client = client.clone();
            async move { try_to_add(&client, &format!("Last {number}")).await }
        });
        let answers = futures::future::join_all(asks).await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 1);
        let refused: Vec<Value> =
            answers.into_iter().filter(|answer| answer.status == 409).map(|answer| answer.json()).collect();
        assert_eq!(refused.len(), 63);
        assert!(refused.iter().all(|problem| problem["code"] == "plan_limit"));
        assert_eq!(refused[0]["params"], json!({ "state": "trial", "plan": "professional", "max": 5 }));
        assert_eq!(plan(&client).await["used"]["locations"], 5);
        assert_eq!(names(&client, "q=last").await.len(), 1);
    }
}

#[tokio::test]
async fn once_the_trial_is_over_everything_stays_and_nothing_can_be_added() {
    for site in billed_sites().await {
        let ids = fill(&site, &site.sign_up("ann").await, 3).await;
        site.app.clock.advance(SignedDuration::from_hours(14 * 24));
        let client = site.sign_in("ann").await;
        let over = plan(&client).await;
        assert_eq!((&over["state"], &over["plan"]), (&json!("over"), &Value::Null));

        let path = format!("/api/v1/locations/{}", ids[0]);
        let tag = client.get(&path).send().await.expect(200).header("etag").to_owned();
        client.patch(&path).header("if-match", &tag).json(&json!({ "name": "Changed" })).send().await.expect(200);
        client.get("/api/v1/locations/export").send().await.expect(200);
        client.delete(&path).send().await.expect(204);

        for refused in [
            try_to_add(&client, "More").await,
            client.post("/api/v1/locations?validate_only=true").json(&new("More")).send().await,
            client.post(&format!("{path}/restore")).send().await,
        ] {
            let problem = refused.expect(409).json();
            assert_eq!((&problem["code"], &problem["params"]["state"]), (&json!("plan_limit"), &json!("over")));
        }
        assert_eq!(plan(&client).await["used"]["locations"], 2);

        give(&site, &client, Plan::Starter, None).await;
        try_to_add(&client, "More").await.expect(409);
        give(&site, &client, Plan::Enterprise, None).await;
        client.post(&format!("{path}/restore")).send().await.expect(200);
        fill(&site, &client, 5).await;
        try_to_add(&client, "More").await.expect(201);
        give(&site, &client, Plan::Enterprise, Some(site.app.now())).await;
        try_to_add(&client, "More").await.expect(409);
    }
}

#[tokio::test]
async fn a_batch_counts_its_deletions_before_the_plan_limit() {
    for site in billed_sites().await {
        let client = site.sign_up("ann").await;
        let ids = fill(&site, &client, 4).await;
        let create = |name: &str| json!({ "action": "create", "location": new(name) });
        let items = [
            create("First"),
            create("Second"),
            json!({ "action": "delete", "id": ids[0] }),
            create("Third"),
            create("Fourth"),
        ];
        let batch = client.post("/api/v1/locations/batch").json(&json!({ "items": items })).send().await;
        let outcomes = batch.expect(200).json()["outcomes"].clone();
        let results: Vec<_> = outcomes
            .as_array()
            .unwrap()
            .iter()
            .map(|outcome| (&outcome["status"], &outcome["problem"]["code"]))
            .collect();
        let limit = json!("plan_limit");
        let [made, gone, full] = [json!(201), json!(204), json!(409)];
        assert_eq!(
            results,
            [(&made, &Value::Null), (&full, &limit), (&gone, &Value::Null), (&made, &Value::Null), (&full, &limit)]
        );
        assert_eq!(plan(&client).await["used"]["locations"], 5);
    }
}

#[tokio::test]
async fn an_owner_has_three_organisations_in_trial_at_the_most_clients_among_them() {
    for site in billed_sites().await {
        let client = site.sign_up("ann").await;
        let open = async |is_client: bool| {
            let new = json!({ "name": "Another", "is_client": is_client });
            client.post("/api/v1/organisations").json(&new).send().await
        };
        let agency = client.get("/api/v1/me").send().await.expect(200).json()["organisation"]["id"].clone();
        open(true).await.expect(201);
        open(false).await.expect(201);
        let refused = open(false).await.expect(409).json();
        assert_eq!((&refused["code"], &refused["params"]["max"]), (&json!("trial_limit"), &json!(3)));
        let places = client.get("/api/v1/organisations").send().await.expect(200).json();
        assert_eq!(places["items"].as_array().unwrap().len(), 3);

        client.post(&format!("/api/v1/organisations/{}/switch", agency.as_str().unwrap())).send().await.expect(200);
        assert_eq!(open(true).await.expect(409).json()["code"], "trial_limit");
        give(&site, &client, Plan::Professional, None).await;
        open(true).await.expect(201);
    }
}

/// Uploads and checks an import of two locations, and returns its path.
async fn checked_import(client: &Client) -> String {
    const FILE: &str = "Business Name,Address,City,State,ZIP Code\n\
        Alpha,1 Main St,Austin,TX,78701\nBeta,2 Main St,Austin,TX,78701\n";
    let import = client.post("/api/v1/imports?filename=a.csv").body("text/csv", FILE).send().await.expect(201).json();
    let path = format!("/api/v1/imports/{}", import["id"].as_str().unwrap());
    let choices = json!({ "mapping": import["detected"]["suggested_mapping"], "options": {} });
    client.post(&format!("{path}/check")).json(&choices).send().await.expect(200);
    path
}

#[tokio::test]
async fn an_import_that_does_not_fit_is_refused_before_it_runs() {
    for site in billed_sites().await {
        let client = site.sign_up("ann").await;
        fill(&site, &client, 4).await;
        let path = checked_import(&client).await;
        let run = async || client.post(&format!("{path}/run")).json(&json!({})).send().await;
        assert_eq!(run().await.expect(409).json()["code"], "plan_limit");
        assert_eq!(client.get(&path).send().await.expect(200).json()["state"], "checked");
        give(&site, &client, Plan::Enterprise, None).await;
        run().await.expect(202);
        site.work().await;
        assert_eq!(client.get(&path).send().await.expect(200).json()["state"], "done");
        assert_eq!(names(&client, "q=main").await.len(), 6);
    }
}

#[tokio::test]
async fn an_import_over_the_plan_limit_at_run_time_adds_nothing_and_reports_it() {
    for site in billed_sites().await {
        let client = site.sign_up("ann").await;
        fill(&site, &client, 3).await;
        let path = checked_import(&client).await;
        client.post(&format!("{path}/run")).json(&json!({})).send().await.expect(202);
        try_to_add(&client, "In between").await.expect(201);
        let ran = site.work().await;
        assert_eq!((ran.retried, ran.failed), (0, 0));
        let import = client.get(&path).send().await.expect(200).json();
        assert_eq!((&import["state"], &import["error"]["code"]), (&json!("failed"), &json!("plan_limit")));
        let today = client.get("/api/v1/today").send().await.expect(200).json();
        let line = &today["items"][0];
        assert_eq!((&line["kind"], &line["name"]), (&json!("import_failed"), &json!("a.csv")), "{today}");
        assert_eq!(plan(&client).await["used"]["locations"], 4);
        give(&site, &client, Plan::Enterprise, None).await;
        let path = checked_import(&client).await;
        client.post(&format!("{path}/run")).json(&json!({})).send().await.expect(202);
        site.work().await;
        let today = client.get("/api/v1/today").send().await.expect(200).json();
        assert_ne!(today["items"][0]["kind"], "import_failed", "a later import is done: {today}");
    }
}

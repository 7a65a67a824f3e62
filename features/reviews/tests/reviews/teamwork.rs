//! Assignments of reviews, and what a client and limited members see of them.

use serde_json::{Value, json};
use testing::{Answer, Client};

use crate::setup::{Shop, TestSite, add_location, each, found, sites};

/// Shop with a responder, a viewer, a client and one review.
pub struct Team {
    pub shop: Shop,
    pub responder: Client,
    pub viewer: Client,
    pub client: Client,
    /// Path of the review.
    pub review: String,
}

/// Returns the id of a signed-in user.
pub async fn user_of(client: &Client) -> String {
    let me = client.get("/api/v1/me").send().await.expect(200).json();
    me["user"]["id"].as_str().unwrap().to_owned()
}

/// Returns the kinds of the notifications of a user.
pub async fn kinds(of: &Client) -> Vec<String> {
    let list = of.get("/api/v1/notifications").send().await.expect(200).json();
    each(&list["items"], "kind")
}

impl Team {
    pub async fn of(site: &TestSite) -> Self {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 2.0, "The service was slow", 1)]).await;
        let review = shop.only().await;
        let responder = site.member(&shop, "rosa", "responder", None).await;
        let viewer = site.member(&shop, "vera", "viewer", None).await;
        let client = site.member(&shop, "carl", "client", None).await;
        Self { shop, responder, viewer, client, review }
    }

    pub async fn seen(&self, by: &Client) -> Value {
        by.get(&self.review).send().await.expect(200).json()
    }

    async fn version(&self) -> i64 {
        self.seen(&self.shop.client).await["assignment"]["version"].as_i64().unwrap()
    }

    async fn assign(&self, by: &Client, to: Option<&str>, due: Option<&str>, state: &str) -> Answer {
        let version = self.version().await;
        let body = json!({ "assignee": to, "due_at": due, "state": state, "version": version });
        by.put(&format!("{}/assignment", self.review)).json(&body).send().await
    }
}

#[tokio::test]
async fn a_review_is_assigned_with_a_due_time_and_its_assignee_finds_it_in_today() {
    for site in sites().await {
        let team = Team::of(&site).await;
        let rosa = user_of(&team.responder).await;
        let open = &team.seen(&team.shop.client).await["assignment"];
        assert_eq!(*open, json!({ "assignee": null, "due_at": null, "state": "open", "version": 0 }));
        let owner = &team.shop.client;
        let assigned = team.assign(owner, Some(&rosa), Some("2026-06-03T12:00:00Z"), "open").await.expect(200).json();
        let expected = json!({ "assignee": { "id": rosa, "name": "rosa Tester" }, "due_at": "2026-06-03T12:00:00Z",
            "state": "open", "version": 1 });
        assert_eq!(assigned["assignment"], expected);
        assert_eq!(team.seen(&team.viewer).await["assignment"], expected);
        assert_eq!(team.shop.list("").await["items"][0]["assignment"], expected);
        assert_eq!(kinds(&team.responder).await, ["review_assigned"]);
        let today = |client: Client| async move {
            let items = client.get("/api/v1/today").send().await.expect(200).json()["items"].clone();
            let items = items.as_array().unwrap().iter().filter(|item| item["kind"] == "assigned_reviews").cloned();
            items.collect::<Vec<_>>()
        };
        let line = today(team.responder.clone()).await;
        assert_eq!(line.len(), 1);
        assert_eq!((&line[0]["count"], &line[0]["due_at"]), (&json!(1), &json!("2026-06-03T12:00:00Z")));
        assert_eq!(line[0]["link"], "/dashboard/reviews?assigned=me&done=false");
        assert_eq!(today(owner.clone()).await, Vec::<Value>::new());

        // Equal values change nothing, and a member is not notified of their own assignment.
        let again = team.assign(owner, Some(&rosa), Some("2026-06-03T12:00:00Z"), "open").await.expect(200).json();
        assert_eq!(again["assignment"]["version"], 1);
        let own = user_of(owner).await;
        team.assign(owner, Some(&own), None, "waiting").await.expect(200);
        assert_eq!(kinds(owner).await, [""; 0]);
        assert_eq!(kinds(&team.responder).await, ["review_assigned"]);
    }
}

#[tokio::test]
async fn an_assignment_requires_the_current_version_and_an_assignee_with_reply_rights() {
    for site in sites().await {
        let team = Team::of(&site).await;
        let owner = &team.shop.client;
        let stranger = user_of(&site.shop("zoe").await.client).await;
        let place = team.shop.id.to_string();
        let limited = json!({ "locations": [add_location(owner, "Other").await.to_string()], "labels": [] });
        let outside = site.member(&team.shop, "otto", "responder", Some(limited)).await;
        let inside = json!({ "locations": [place], "labels": [] });
        let inside = site.member(&team.shop, "ines", "responder", Some(inside)).await;
        let unknown = "018f0000-0000-7000-8000-000000000000".to_owned();
        for user in
            [user_of(&team.viewer).await, user_of(&team.client).await, user_of(&outside).await, stranger, unknown]
        {
            let refused = team.assign(owner, Some(&user), None, "open").await.expect(422).json();
            assert_eq!(refused["errors"][0]["code"], "not_assignable", "{refused}");
        }
        team.assign(owner, Some(&user_of(&inside).await), None, "open").await.expect(200);
        assert_eq!(kinds(&inside).await, ["review_assigned"]);
        for due in ["2026-06-01T11:59:59Z", "2030-01-01T00:00:00Z", "soon"] {
            team.assign(owner, None, Some(due), "open").await.expect(422);
        }
        let stale = json!({ "assignee": null, "due_at": null, "state": "done", "version": 0 });
        let path = format!("{}/assignment", team.review);
        let refused = owner.put(&path).json(&stale).send().await.expect(409).json();
        assert_eq!(refused["code"], "assignment_changed");
        for body in [json!({}), json!({ "state": "gone", "version": 1 }), json!({ "state": "open", "version": "x" })] {
            owner.put(&path).json(&body).send().await.expect(422);
        }
        outside.put(&path).json(&stale).send().await.expect(404);
        for client in [&team.viewer, &team.client] {
            client.put(&path).json(&stale).send().await.expect(403);
        }
        let foreign = site.shop("fay").await.client;
        foreign.put(&path).json(&stale).send().await.expect(404);
    }
}

#[tokio::test]
async fn a_reply_ends_the_work_and_a_change_by_the_author_of_the_review_reopens_it() {
    for site in sites().await {
        let team = Team::of(&site).await;
        let owner = &team.shop.client;
        let rosa = user_of(&team.responder).await;
        team.assign(owner, Some(&rosa), None, "waiting").await.expect(200);
        let reply = json!({ "text": "Thank you for your visit. We will call you." });
        team.responder.put(&format!("{}/reply", team.review)).json(&reply).send().await.expect(200);
        let state = async || team.seen(owner).await["assignment"]["state"].clone();
        assert_eq!(state().await, "done");
        site.work().await;
        assert_eq!(state().await, "done");
        assert_eq!(team.shop.texts("?assigned=none").await, [""; 0]);
        site.advance(1);
        let mut edited = found("1", 1.0, "The service was very slow", 1);
        edited.reply = None;
        site.read(&team.shop, &[edited]).await;
        assert_eq!(state().await, "open");
        assert_eq!(team.seen(owner).await["assignment"]["assignee"]["id"], rosa);

        site.google.fail(Some(reviews::SendFailure::Refused("permission_denied".into())));
        team.responder.put(&format!("{}/reply", team.review)).json(&reply).send().await.expect(200);
        assert_eq!(state().await, "done");
        site.work().await;
        assert_eq!(state().await, "open", "the reply never reached its source");
        site.google.fail(None);
    }
}

#[tokio::test]
async fn the_list_is_filtered_by_assignee_state_and_due_time() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        site.read(&shop, &(1..=4).map(|day| found(&day.to_string(), 2.0, &format!("r{day}"), day)).collect::<Vec<_>>())
            .await;
        let responder = site.member(&shop, "rosa", "responder", None).await;
        let viewer = site.member(&shop, "vera", "viewer", None).await;
        let client = site.member(&shop, "carl", "client", None).await;
        let rosa = user_of(&responder).await;
        let list = shop.list("?sort=oldest").await;
        let ids = each(&list["items"], "id");
        let put = async |at: usize, assignee: Option<&str>, due: Option<&str>, state: &str| {
            let body = json!({ "assignee": assignee, "due_at": due, "state": state, "version": 0 });
            shop.client.put(&format!("/api/v1/reviews/{}/assignment", ids[at])).json(&body).send().await.expect(200);
        };
        put(0, Some(&rosa), Some("2026-06-01T12:30:00Z"), "open").await;
        put(1, Some(&rosa), Some("2026-06-02T13:00:00Z"), "waiting").await;
        put(2, None, Some("2026-06-01T12:30:00Z"), "done").await;
        site.app.clock.advance(jiff::SignedDuration::from_mins(40));
        for (parameters, expected) in [
            (format!("assigned={rosa}"), vec!["r1", "r2"]),
            ("assigned=me".into(), vec![]),
            ("assigned=none".into(), vec!["r3", "r4"]),
            ("assigned=018f0000-0000-7000-8000-000000000000".into(), vec![]),
            ("work=open".into(), vec!["r1", "r4"]),
            ("work=waiting".into(), vec!["r2"]),
            ("work=done".into(), vec!["r3"]),
            ("work=done&done=false".into(), vec![]),
            ("overdue=true".into(), vec!["r1"]),
            ("overdue=false".into(), vec!["r2", "r3", "r4"]),
            (format!("assigned={rosa}&overdue=true&q=r1"), vec!["r1"]),
            (format!("assigned={rosa}&waiting_for=approval"), vec![]),
        ] {
            assert_eq!(shop.texts(&format!("?sort=oldest&{parameters}")).await, expected, "{parameters}");
        }
        let own = responder.get("/api/v1/reviews?assigned=me&sort=oldest").send().await.expect(200).json();
        assert_eq!(each(&own["items"], "text"), ["r1", "r2"]);
        viewer.get("/api/v1/reviews?assigned=none").send().await.expect(200);
        for filter in ["assigned=none", "work=open", "overdue=true"] {
            client.get(&format!("/api/v1/reviews?{filter}")).send().await.expect(403);
        }
        for bad in ["assigned=nobody", "work=gone", "overdue=maybe"] {
            shop.client.get(&format!("/api/v1/reviews?{bad}")).send().await.expect(422);
        }
    }
}

#[tokio::test]
async fn a_client_of_an_agency_sees_neither_assignments_nor_notes() {
    for site in sites().await {
        let team = Team::of(&site).await;
        team.assign(&team.shop.client, Some(&user_of(&team.responder).await), None, "open").await.expect(200);
        assert_eq!(team.seen(&team.client).await["assignment"], Value::Null);
        let list = team.client.get("/api/v1/reviews").send().await.expect(200).json();
        assert_eq!(list["items"][0]["assignment"], Value::Null);
        for path in ["/api/v1/reviews/members", "/api/v1/reviews/response-times", &format!("{}/notes", team.review)] {
            team.client.get(path).send().await.expect(403);
        }
    }
}

#[tokio::test]
async fn reviews_of_a_member_without_reply_rights_are_unassigned() {
    for site in sites().await {
        let team = Team::of(&site).await;
        let rosa = user_of(&team.responder).await;
        team.assign(&team.shop.client, Some(&rosa), None, "open").await.expect(200);
        assert_eq!(team.shop.texts("?assigned=none").await, [""; 0]);
        let member = format!("/api/v1/members/{rosa}");
        let role = async |role: &str| {
            team.shop.client.patch(&member).json(&json!({ "role": role })).send().await.expect(204);
        };
        role("manager").await;
        assert_eq!(team.shop.texts("?assigned=none").await, [""; 0]);
        role("viewer").await;
        assert_eq!(team.shop.texts("?assigned=none").await, ["The service was slow"]);
        role("responder").await;
        team.assign(&team.shop.client, Some(&rosa), None, "open").await.expect(200);
        team.shop.client.delete(&member).send().await.expect(204);
        assert_eq!(team.seen(&team.shop.client).await["assignment"]["assignee"], Value::Null);
        assert_eq!(team.shop.texts("?assigned=none").await, ["The service was slow"]);
    }
}

#[tokio::test]
async fn possible_assignees_are_the_members_with_access_to_the_location() {
    for site in sites().await {
        let team = Team::of(&site).await;
        let owner = &team.shop.client;
        let other = add_location(owner, "Other").await.to_string();
        let limits = json!({ "locations": [other], "labels": [] });
        let limited = site.member(&team.shop, "lars", "responder", Some(limits)).await;
        let names = async |by: &Client, location: &str| {
            let list = by.get(&format!("/api/v1/reviews/members{location}")).send().await.expect(200).json();
            let items = list["items"].as_array().unwrap().clone();
            let name = |item: &Value| format!("{} {}", item["name"].as_str().unwrap(), item["may_be_assigned"]);
            items.iter().map(name).collect::<Vec<_>>()
        };
        let all = ["ann Tester true", "rosa Tester true", "vera Tester false"];
        assert_eq!(names(owner, &format!("?location={}", team.shop.id)).await, all);
        let there = ["ann Tester true", "lars Tester true", "rosa Tester true", "vera Tester false"];
        assert_eq!(names(owner, &format!("?location={other}")).await, there);
        assert_eq!(names(&limited, "").await, there);
        limited.get(&format!("/api/v1/reviews/members?location={}", team.shop.id)).send().await.expect(404);
        owner.get("/api/v1/reviews/members?location=x").send().await.expect(422);
    }
}

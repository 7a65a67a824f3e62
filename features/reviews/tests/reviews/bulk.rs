//! Changes of the assignments of many reviews.

use serde_json::{Value, json};
use testing::{Answer, Client};

use crate::{
    setup::{Shop, TestSite, add_location, each, found, sites},
    teamwork::{kinds, user_of},
};

async fn change(by: &Client, body: Value) -> Answer {
    by.post("/api/v1/reviews/bulk").json(&body).send().await
}

/// Shop with three reviews, oldest first.
async fn shop_of(site: &TestSite, owner: &str) -> (Shop, Vec<String>) {
    let shop = site.shop(owner).await;
    let reviews: Vec<_> = (1..=3).map(|day| found(&day.to_string(), 2.0, &format!("r{day}"), day)).collect();
    site.read(&shop, &reviews).await;
    let ids = each(&shop.list("?sort=oldest").await["items"], "id");
    (shop, ids)
}

#[tokio::test]
async fn selected_reviews_change_together_and_the_others_are_counted_by_reason() {
    for site in sites().await {
        let (shop, ids) = shop_of(&site, "ann").await;
        let (other, foreign) = shop_of(&site, "zoe").await;
        let responder = site.member(&shop, "rosa", "responder", None).await;
        let rosa = user_of(&responder).await;
        let assign = json!({ "kind": "assign", "assignee": rosa });
        let answer = change(&shop.client, json!({ "ids": ids[..2], "action": assign })).await.expect(200);
        assert_eq!(answer.json(), json!({ "changed": 2, "skipped": [] }));
        let unknown = "018f0000-0000-7000-8000-000000000000";
        let again = json!({ "ids": [ids[1], ids[2], ids[2], foreign[0], unknown], "action": assign });
        let skipped = json!([{ "reason": "not_found", "count": 2 }, { "reason": "unchanged", "count": 1 }]);
        let answer = change(&shop.client, again).await.expect(200).json();
        assert_eq!(answer, json!({ "changed": 1, "skipped": skipped }));
        assert_eq!(kinds(&responder).await, ["review_assigned"; 2]);
        assert_eq!(shop.texts(&format!("?assigned={rosa}&sort=oldest")).await, ["r1", "r2", "r3"]);
        assert_eq!(other.texts("?assigned=none&sort=oldest").await, ["r1", "r2", "r3"]);

        let state = json!({ "ids": ids[..1], "action": { "kind": "state", "state": "waiting" } });
        change(&responder, state).await.expect(200);
        assert_eq!(shop.texts("?work=waiting").await, ["r1"]);
        let due = json!({ "ids": ids[1..], "action": { "kind": "due", "due_at": "2026-06-02T12:00:00Z" } });
        change(&responder, due).await.expect(200);
        assert_eq!(
            each(&json!([shop.list("?work=open").await["items"][0]["assignment"]]), "due_at"),
            ["2026-06-02T12:00:00Z"]
        );
    }
}

#[tokio::test]
async fn all_reviews_that_a_filter_lets_through_change_within_the_limits_of_the_member() {
    for site in sites().await {
        let (shop, _) = shop_of(&site, "ann").await;
        let other = add_location(&shop.client, "Other").await.to_string();
        let limits = json!({ "locations": [other], "labels": [] });
        let limited = site.member(&shop, "lars", "responder", Some(limits)).await;
        let done = json!({ "kind": "state", "state": "done" });
        let all = json!({ "filter": {}, "action": done });
        assert_eq!(change(&limited, all).await.expect(200).json()["changed"], 0);
        let some = json!({ "filter": { "stars": 2, "until": "2026-05-03T00:00:00Z", "work": "open" }, "action": done });
        assert_eq!(change(&shop.client, some).await.expect(200).json(), json!({ "changed": 2, "skipped": [] }));
        assert_eq!(shop.texts("?work=open").await, ["r3"]);
        let assign =
            json!({ "filter": { "q": "r3" }, "action": { "kind": "assign", "assignee": user_of(&limited).await } });
        let skipped = json!([{ "reason": "not_assignable", "count": 1 }]);
        assert_eq!(change(&shop.client, assign).await.expect(200).json(), json!({ "changed": 0, "skipped": skipped }));
        assert_eq!(kinds(&limited).await, [""; 0]);
    }
}

#[tokio::test]
async fn a_repeated_request_with_its_key_changes_nothing_again() {
    for site in sites().await {
        let (shop, ids) = shop_of(&site, "ann").await;
        let body = json!({ "ids": ids, "action": { "kind": "state", "state": "done" } });
        let ask = async || {
            let ask = shop.client.post("/api/v1/reviews/bulk").header("idempotency-key", "once").json(&body);
            ask.send().await.expect(200).json()
        };
        assert_eq!(ask().await["changed"], 3);
        assert_eq!(ask().await["changed"], 3);
        assert_eq!(shop.list("").await["items"][0]["assignment"]["version"], 1);
    }
}

#[tokio::test]
async fn hostile_bulk_changes_are_refused() {
    for site in sites().await {
        let (shop, ids) = shop_of(&site, "ann").await;
        let viewer = site.member(&shop, "vera", "viewer", None).await;
        let done = json!({ "kind": "state", "state": "done" });
        let many: Vec<&str> = vec!["018f0000-0000-7000-8000-000000000000"; 201];
        for body in [
            json!({ "action": done }),
            json!({ "ids": ids, "filter": {}, "action": done }),
            json!({ "ids": many, "action": done }),
            json!({ "ids": ["x"], "action": done }),
            json!({ "filter": { "star": 2 }, "action": done }),
            json!({ "filter": { "stars": 9 }, "action": done }),
            json!({ "filter": "all", "action": done }),
            json!({ "ids": ids }),
            json!({ "ids": ids, "action": { "kind": "explode" } }),
            json!({ "ids": ids, "action": { "kind": "due", "due_at": "2020-01-01T00:00:00Z" } }),
            json!({ "ids": ids, "action": { "kind": "assign", "assignee": user_of(&viewer).await } }),
            json!({ "ids": ids, "action": { "kind": "assign", "assignee": "x".repeat(10_000) } }),
        ] {
            change(&shop.client, body.clone()).await.expect(422);
        }
        change(&viewer, json!({ "ids": ids, "action": done })).await.expect(403);
        assert_eq!(shop.texts("?work=done").await, [""; 0]);
    }
}

use api::App;
use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::{Answer, Client};

use crate::world::worlds;

async fn add(client: &Client, key: &str, body: &Value) -> Answer {
    client.post("/things").header("Idempotency-Key", key).json(body).send().await
}

fn same(first: &Answer, other: &Answer) {
    assert_eq!((first.status, first.text()), (other.status, other.text()));
    for header in ["content-type", "etag", "location"] {
        assert!(!first.header(header).is_empty(), "{header}");
        assert_eq!(first.header(header), other.header(header));
    }
}

#[tokio::test]
async fn a_repeat_has_no_effect_and_the_same_answer() {
    for world in worlds().await {
        let client = world.owner("zoe@example.com").await;
        let body = json!({ "name": "thing" });
        let first = add(&client, "key", &body).await.expect(201);
        for _ in 0..3 {
            same(&first, &add(&client, "key", &body).await);
        }
        assert_eq!(world.count("thing").await, 1);
        // A request with another key, or without one, has its own effect.
        add(&client, "another", &body).await.expect(201);
        client.post("/things").json(&body).send().await.expect(201);
        client.post("/things").json(&body).send().await.expect(201);
        assert_eq!(world.count("thing").await, 4);
    }
}

#[tokio::test]
async fn sixty_four_at_once_have_one_effect() {
    for world in worlds().await {
        let client = world.owner("zoe@example.com").await;
        let body = json!({ "name": "thing" });
        let answers = futures::future::join_all((0..64).map(|_| add(&client, "key", &body))).await;
        for answer in &answers {
            same(&answers[0], answer);
        }
        assert_eq!(answers[0].status, 201);
        assert_eq!(world.count("thing").await, 1);
    }
}

/// Transactions share commits on SQLite. A transaction that finds a stored answer must not return it before the commit
/// is on disk: after a crash at that moment, the effect would be lost although a client had its answer.
#[tokio::test]
async fn a_repeated_request_is_answered_after_the_first_is_committed() {
    for world in worlds().await.into_iter().filter(|world| world.app.db.engine() == db::Engine::Sqlite) {
        let client = world.owner("zoe@example.com").await;
        let queued = async |waiting: usize| {
            while world.app.db.load().waiting < waiting {
                tokio::task::yield_now().await;
            }
        };
        let first_in_line = world.app.db.begin().await.unwrap();
        let mut asks = Vec::new();
        for at in 0..2 {
            let client = client.clone();
            asks.push(tokio::spawn(async move { add(&client, "key", &json!({ "name": "thing" })).await }));
            queued(at + 2).await;
        }
        let db = world.app.db.clone();
        let last_in_line = tokio::spawn(async move { db.begin().await });
        queued(4).await;
        drop(first_in_line);
        let last_in_line = last_in_line.await.unwrap().unwrap();
        // Both transactions have run, but the commit waits for the last one of its group.
        for _ in 0..20 {
            let stored = world.count("thing").await;
            assert!(stored == 1 || asks.iter().all(|ask| !ask.is_finished()), "answered, and nothing is kept");
        }
        drop(last_in_line);
        for ask in asks {
            ask.await.unwrap().expect(201);
        }
        assert_eq!(world.count("thing").await, 1);
    }
}

#[tokio::test]
async fn a_key_belongs_to_one_request() {
    for world in worlds().await {
        let client = world.owner("zoe@example.com").await;
        add(&client, "key", &json!({ "name": "thing" })).await.expect(201);
        let other = add(&client, "key", &json!({ "name": "other" })).await.expect(422);
        assert_eq!(other.json()["code"], "idempotency_mismatch");
        let elsewhere = client.post("/things?x=1").header("Idempotency-Key", "key").json(&json!({ "name": "thing" }));
        elsewhere.send().await.expect(422);
        assert_eq!(world.count("other").await, 0);
        // A key belongs to one organization.
        let stranger = world.owner("stranger@example.com").await;
        add(&stranger, "key", &json!({ "name": "other" })).await.expect(201);
    }
}

#[tokio::test]
async fn a_request_that_failed_may_be_tried_again() {
    for world in worlds().await {
        let client = world.owner("zoe@example.com").await;
        for _ in 0..2 {
            add(&client, "key", &json!({ "name": "thing", "fails": true })).await.expect(422);
        }
        assert_eq!(world.count("thing").await, 0);
        add(&client, "key", &json!({ "name": "thing" })).await.expect(201);
        assert_eq!(world.count("thing").await, 1);
    }
}

#[tokio::test]
async fn a_request_that_is_still_going_on_is_a_conflict() {
    for world in worlds().await {
        let client = world.owner("zoe@example.com").await;
        add(&client, "key", &json!({ "name": "thing" })).await.expect(201);
        // Simulates an answer that is stored by a later transaction.
        db::query!("update idempotency_keys set status = null").run(&*world.db).await.unwrap();
        let answer = add(&client, "key", &json!({ "name": "thing" })).await.expect(409);
        assert_eq!(answer.json()["code"], "idempotency_conflict");
    }
}

#[tokio::test]
async fn a_key_is_kept_for_a_day() {
    for world in worlds().await {
        let client = world.sign_up("zoe@example.com", &json!({ "first_name": "Zoé", "last_name": "Roy" })).await;
        let body = json!({ "name": "thing" });
        let forget = async |app: &App| orgs::forget_answers(&app.db, app.now()).await.unwrap();
        add(&client, "key", &body).await.expect(201);
        add(&client, "old", &body).await.expect(201);
        assert_eq!(forget(&world.app).await, 0);
        world.app.clock.advance(SignedDuration::from_hours(24));
        let session = json!({ "email": "zoe@example.com", "password": "Rue-du-Bac-75007" });
        let session = world.client.post("/auth/v1/token?grant_type=password").json(&session).send().await.json();
        // An expired answer is ignored even before it is deleted.
        add(&world.client_of(&session), "key", &body).await.expect(201);
        assert_eq!(world.count("thing").await, 3);
        assert_eq!(forget(&world.app).await, 1);
    }
}

#[tokio::test]
async fn a_key_or_body_that_cannot_be_read_is_refused() {
    for world in worlds().await {
        let client = world.owner("zoe@example.com").await;
        for key in ["", " ", &"k".repeat(256), "é"] {
            assert_eq!(add(&client, key, &json!({ "name": "thing" })).await.expect(400).json()["code"], "bad_request");
        }
        add(&client, &"k".repeat(255), &json!({ "name": "thing" })).await.expect(201);
        let ask = |kind, body: &'static str| client.post("/things").body(kind, body).send();
        ask("application/json", "{").await.expect(400);
        ask("application/json", r#"{"name": 5}"#).await.expect(422);
        ask("text/plain", r#"{"name": "thing"}"#).await.expect(415);
        client.post("/things").send().await.expect(422);
        world.client.post("/things").json(&json!({ "name": "thing" })).send().await.expect(401);
    }
}

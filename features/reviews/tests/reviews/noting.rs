//! Internal notes about reviews.

use serde_json::{Value, json};
use testing::{Answer, Client};

use crate::{
    setup::{each, sites},
    teamwork::{Team, kinds, user_of},
};

impl Team {
    async fn note(&self, by: &Client, text: &str) -> Answer {
        by.post(&format!("{}/notes", self.review)).json(&json!({ "text": text })).send().await
    }

    async fn texts(&self, by: &Client) -> Vec<String> {
        let list = by.get(&format!("{}/notes", self.review)).send().await.expect(200).json();
        each(&list["items"], "text")
    }
}

#[tokio::test]
async fn a_note_notifies_mentioned_members_and_only_its_author_edits_it() {
    for site in sites().await {
        let team = Team::of(&site).await;
        let owner = &team.shop.client;
        let (rosa, vera) = (user_of(&team.responder).await, user_of(&team.viewer).await);
        let own = user_of(owner).await;
        let text = format!("@[{rosa}] can you call her? @[{own}]");
        let note = team.note(owner, &format!("  {text} ")).await.expect(201).json();
        assert_eq!((&note["text"], &note["is_own"], &note["edited_at"]), (&json!(text), &json!(true), &Value::Null));
        assert_eq!(each(&note["mentions"], "name"), ["rosa Tester", "ann Tester"]);
        assert_eq!(note["author"]["name"], "ann Tester");
        assert_eq!(kinds(&team.responder).await, ["review_mentioned"]);
        assert_eq!(kinds(owner).await, [""; 0]);

        let path = format!("{}/notes/{}", team.review, note["id"].as_str().unwrap());
        let more = json!({ "text": format!("@[{rosa}] @[{vera}] done") });
        team.responder.patch(&path).json(&more).send().await.expect(403);
        team.responder.delete(&path).send().await.expect(403);
        let changed = owner.patch(&path).json(&more).send().await.expect(200).json();
        assert_eq!((&changed["text"], &changed["edited_at"]), (&more["text"], &json!("2026-06-01T12:00:00Z")));
        assert_eq!(kinds(&team.responder).await, ["review_mentioned"], "mentioned before");
        assert_eq!(kinds(&team.viewer).await, ["review_mentioned"]);
        team.note(&team.responder, "She was not at home").await.expect(201);
        assert_eq!(team.texts(&team.viewer).await, [more["text"].as_str().unwrap(), "She was not at home"]);
        owner.delete(&path).send().await.expect(204);
        owner.delete(&path).send().await.expect(404);
        assert_eq!(team.texts(owner).await, ["She was not at home"]);
    }
}

#[tokio::test]
async fn notes_are_sealed_in_the_database_and_absent_from_the_audit_log() {
    for site in sites().await {
        let team = Team::of(&site).await;
        team.note(&team.shop.client, "A secret remark").await.expect(201);
        let stored = db::query!((String,), "select text from review_notes").one(&site.app.db).await.unwrap().0;
        assert!(!stored.contains("secret"), "{stored}");
        let log = db::query!((String,), "select facts from audit_entries where action = 'review.note_added'");
        assert!(!log.one(&site.app.db).await.unwrap().0.contains("secret"));
    }
}

#[tokio::test]
async fn hostile_notes_are_refused() {
    for site in sites().await {
        let team = Team::of(&site).await;
        let owner = &team.shop.client;
        let unknown = "@[018f0000-0000-7000-8000-000000000000]".to_owned();
        let client = format!("@[{}]", user_of(&team.client).await);
        for text in ["", " \n", &"x".repeat(2_001), &"x".repeat(10_000), "\u{0}", &unknown, &client] {
            team.note(owner, text).await.expect(422);
        }
        for body in [json!({}), json!({ "text": 5 }), json!([])] {
            owner.post(&format!("{}/notes", team.review)).json(&body).send().await.expect(422);
        }
        let note = team.note(owner, "ok").await.expect(201).json();
        let id = note["id"].as_str().unwrap();
        let other = site.shop("zoe").await.client;
        other.get(&format!("{}/notes", team.review)).send().await.expect(404);
        let text = json!({ "text": "mine" });
        other.post(&format!("{}/notes", team.review)).json(&text).send().await.expect(404);
        other.patch(&format!("{}/notes/{id}", team.review)).json(&text).send().await.expect(404);
        for unknown in ["x", "018f0000-0000-7000-8000-000000000000"] {
            owner.patch(&format!("{}/notes/{unknown}", team.review)).json(&text).send().await.expect(404);
            owner.get(&format!("/api/v1/reviews/{unknown}/notes")).send().await.expect(404);
        }
        team.viewer.post(&format!("{}/notes", team.review)).json(&text).send().await.expect(403);
    }
}

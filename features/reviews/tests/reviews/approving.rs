//! Replies that wait for the approval of another member.

use serde_json::{Value, json};
use testing::Client;

use crate::setup::{Shop, TestSite, add_location, found, sites};

const TEXT: &str = "Thank you for your feedback, we will call you.";

/// Shop with approval, a responder, a manager and one review.
struct Team {
    shop: Shop,
    responder: Client,
    manager: Client,
    /// Path of the review.
    review: String,
}

impl Team {
    async fn of(site: &TestSite) -> Self {
        let shop = site.shop("ann").await;
        site.read(&shop, &[found("1", 2.0, "The service was slow", 1)]).await;
        let review = shop.only().await;
        let responder = site.member(&shop, "rosa", "responder", None).await;
        let manager = site.member(&shop, "max", "manager", None).await;
        let team = Self { shop, responder, manager, review };
        team.set("on").await;
        team
    }

    async fn set(&self, approval: &str) {
        let settings = json!({ "approval": approval });
        let answer = self.shop.client.put("/api/v1/reply-settings").json(&settings).send().await.expect(200);
        assert_eq!(answer.json(), settings);
    }

    async fn write(&self, by: &Client, text: &str) -> testing::Answer {
        by.put(&format!("{}/reply", self.review)).json(&json!({ "text": text })).send().await
    }

    async fn decide(&self, by: &Client, decision: &str, body: Value) -> testing::Answer {
        by.post(&format!("{}/reply-request/{decision}", self.review)).json(&body).send().await
    }

    async fn approve(&self, by: &Client, version: i64) -> testing::Answer {
        self.decide(by, "approve", json!({ "version": version })).await
    }

    async fn seen(&self, by: &Client) -> Value {
        by.get(&self.review).send().await.expect(200).json()
    }

    async fn kinds(&self, of: &Client) -> Vec<String> {
        let list = of.get("/api/v1/notifications").send().await.expect(200).json();
        crate::setup::each(&list["items"], "kind")
    }
}

#[tokio::test]
async fn a_reply_of_a_responder_waits_is_sent_back_written_again_approved_and_sent() {
    for site in sites().await {
        let team = Team::of(&site).await;
        assert_eq!(team.seen(&team.responder).await["needs_approval"], true);
        assert_eq!(team.seen(&team.manager).await["needs_approval"], false);
        let request = team.write(&team.responder, TEXT).await.expect(202).json();
        assert_eq!(
            (&request["state"], &request["version"], &request["text"]),
            (&json!("waiting"), &json!(1), &json!(TEXT))
        );
        site.work().await;
        assert!(site.google.sent().is_empty());
        let seen = team.seen(&team.manager).await;
        assert_eq!(
            (&seen["reply"], &seen["is_answered"], &seen["reply_request"]),
            (&Value::Null, &json!(false), &json!("waiting"))
        );
        assert_eq!(
            (&seen["request"]["text"], &seen["request"]["asked_by"]["name"]),
            (&json!(TEXT), &json!("rosa Tester"))
        );
        assert_eq!(team.kinds(&team.manager).await, ["reply_waits"]);
        assert_eq!(team.kinds(&team.responder).await, [""; 0]);

        let comment = json!({ "version": 1, "comment": " Shorter. " });
        let back = team.decide(&team.manager, "send-back", comment).await.expect(200).json();
        assert_eq!(
            (&back["state"], &back["comment"], &back["version"]),
            (&json!("sent_back"), &json!("Shorter."), &json!(2))
        );
        assert_eq!(team.kinds(&team.responder).await, ["reply_sent_back"]);
        assert_eq!(team.seen(&team.responder).await["request"]["comment"], "Shorter.");

        let again = team.write(&team.responder, "Thank you, we will call you soon.").await.expect(202).json();
        assert_eq!((&again["id"], &again["version"], &again["comment"]), (&request["id"], &json!(3), &Value::Null));
        let sent = team.approve(&team.manager, 3).await.expect(200).json();
        assert_eq!((&sent["reply"]["state"], &sent["reply_request"]), (&json!("queued"), &Value::Null));
        assert_eq!(sent["reply"]["by"], request["asked_by"]["id"]);
        site.work().await;
        assert_eq!(site.google.sent(), [Some("Thank you, we will call you soon.".to_owned())]);
        assert_eq!(team.kinds(&team.responder).await, ["reply_approved", "reply_sent_back"]);
        assert_eq!(team.seen(&team.responder).await["request"], Value::Null);
    }
}

#[tokio::test]
async fn replies_of_an_approver_are_sent_at_once() {
    for site in sites().await {
        let team = Team::of(&site).await;
        team.write(&team.shop.client, TEXT).await.expect(200);
        site.work().await;
        assert_eq!(site.google.sent(), [Some(TEXT.to_owned())]);
        // The text that is shown already is no news.
        team.write(&team.responder, TEXT).await.expect(200);
        team.write(&team.responder, "Another text for you.").await.expect(202);
        let refused = team.responder.delete(&format!("{}/reply", team.review)).send().await.expect(403).json();
        assert_eq!(refused["code"], "approval_required");
    }
}

#[tokio::test]
async fn a_template_is_sent_unchanged_without_approval_and_a_suggestion_is_not() {
    for site in sites().await {
        let team = Team::of(&site).await;
        let template = json!({ "name": "Sorry", "language": "en", "min_stars": 1, "max_stars": 3,
            "text": "Thank you for your feedback, {reviewer_first_name}. Please call us." });
        team.shop.client.post("/api/v1/reply-templates").json(&template).send().await.expect(201);
        let drafts = team.responder.get(&format!("{}/drafts", team.review)).send().await.expect(200).json();
        let texts = crate::setup::each(&drafts["items"], "text");
        assert_eq!(texts[0], "Thank you for your feedback, Ann. Please call us.");
        team.write(&team.responder, &texts[1]).await.expect(202);
        team.write(&team.responder, &format!("{} Now.", texts[0])).await.expect(202);
        // It takes the place of what waits.
        let sent = team.write(&team.responder, &texts[0]).await.expect(200).json();
        assert_eq!(sent["reply_request"], Value::Null);
    }
}

#[tokio::test]
async fn approval_follows_the_setting_and_the_profession() {
    for site in sites().await {
        let team = Team::of(&site).await;
        for (approval, category, status) in
            [("off", "Dentist", 200), ("auto", "Bakery", 200), ("auto", "Dentist", 202), ("on", "Bakery", 202)]
        {
            team.set(approval).await;
            let path = format!("/api/v1/locations/{}", team.shop.id);
            let version = team.shop.client.get(&path).send().await.expect(200).json()["version"].clone();
            let change = team.shop.client.patch(&path).header("if-match", &format!("\"{version}\""));
            change.json(&json!({ "category": category })).send().await.expect(200);
            let answer = team.write(&team.responder, &format!("We read your review, {approval} {category}.")).await;
            assert_eq!(answer.status, status, "{approval} {category}: {}", answer.text());
        }
        let settings = json!({ "approval": "off" });
        team.responder.put("/api/v1/reply-settings").json(&settings).send().await.expect(403);
        let wrong = json!({ "approval": "sometimes" });
        team.shop.client.put("/api/v1/reply-settings").json(&wrong).send().await.expect(422);
        assert_eq!(team.responder.get("/api/v1/reply-settings").send().await.expect(200).json()["approval"], "on");
    }
}

#[tokio::test]
async fn a_reply_that_the_source_does_not_take_is_noted_without_approval() {
    for site in sites().await {
        let team = Team::of(&site).await;
        let new = json!({ "location_id": team.shop.id, "source": "facebook", "text": "Fine", "written_at": "2026-05-01T12:00:00Z" });
        let id = team.shop.client.post("/api/v1/reviews").json(&new).send().await.expect(201).json()["id"].clone();
        let path = format!("/api/v1/reviews/{}/reply", id.as_str().unwrap());
        team.responder.put(&path).json(&json!({ "text": TEXT })).send().await.expect(200);
    }
}

#[tokio::test]
async fn only_another_member_with_the_permission_decides_and_only_the_author_withdraws() {
    for site in sites().await {
        let team = Team::of(&site).await;
        let viewer = site.member(&team.shop, "vera", "viewer", None).await;
        let elsewhere = add_location(&team.shop.client, "Elsewhere").await;
        let limited =
            site.member(&team.shop, "lea", "manager", Some(json!({ "locations": [elsewhere], "labels": [] }))).await;
        team.write(&team.responder, TEXT).await.expect(202);
        let back = json!({ "version": 1, "comment": "No" });
        for (who, status) in [(&team.responder, 403), (&viewer, 403), (&limited, 404)] {
            assert_eq!(team.approve(who, 1).await.status, status);
            assert_eq!(team.decide(who, "send-back", back.clone()).await.status, status);
        }
        assert_eq!(team.seen(&viewer).await["request"], Value::Null, "a draft is not for readers");
        let path = format!("{}/reply-request", team.review);
        let refused = team.manager.delete(&path).send().await.expect(403).json();
        assert_eq!(refused["code"], "reply_request_of_another");
        // A member who got the permission later still does not approve their own.
        site.set_role(&team.responder, "manager").await;
        let refused = team.approve(&team.responder, 1).await.expect(403).json();
        assert_eq!(refused["code"], "own_reply_request");
        team.responder.delete(&path).send().await.expect(204);
        team.responder.delete(&path).send().await.expect(404);
        assert_eq!(team.approve(&team.manager, 1).await.expect(409).json()["code"], "reply_request_decided");
        assert_eq!(team.kinds(&limited).await, [""; 0], "a member who does not see the location is not told");
    }
}

#[tokio::test]
async fn a_reply_is_approved_once_and_only_as_it_was_read() {
    for site in sites().await {
        let team = Team::of(&site).await;
        team.write(&team.responder, TEXT).await.expect(202);
        assert_eq!(
            team.write(&team.responder, TEXT).await.expect(202).json()["version"],
            1,
            "the same text is no change"
        );
        team.write(&team.responder, "Thank you, we read your review.").await.expect(202);
        assert_eq!(team.approve(&team.manager, 1).await.expect(409).json()["code"], "reply_request_changed");
        let (one, two) = tokio::join!(team.approve(&team.manager, 2), team.approve(&team.shop.client, 2));
        let mut statuses = [one.status.as_u16(), two.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        site.work().await;
        assert_eq!(site.google.sent().len(), 1);
    }
}

#[tokio::test]
async fn an_edited_text_is_checked_and_sent_in_place_of_the_other() {
    for site in sites().await {
        let team = Team::of(&site).await;
        team.write(&team.responder, TEXT).await.expect(202);
        for text in ["", "Write to bob@mail.example.", "<b>Sorry</b> <a href=\"x\">here</a>", &"é".repeat(2_049)] {
            let body = json!({ "version": 1, "text": text });
            let refused = team.decide(&team.manager, "approve", body).await.expect(422).json();
            assert_eq!(refused["errors"][0]["field"], "text", "{text}");
        }
        for comment in ["", " ", &"é".repeat(501), "a\u{0}"] {
            let body = json!({ "version": 1, "comment": comment });
            let refused = team.decide(&team.manager, "send-back", body).await.expect(422).json();
            assert_eq!(refused["errors"][0]["field"], "comment");
        }
        let body = json!({ "version": 1, "text": "Thank you, please call us." });
        team.decide(&team.manager, "approve", body).await.expect(200);
        site.work().await;
        assert_eq!(site.google.sent(), [Some("Thank you, please call us.".to_owned())]);
    }
}

#[tokio::test]
async fn a_reply_of_another_member_is_neither_replaced_while_it_waits_nor_kept_after_it_was_sent_back() {
    for site in sites().await {
        let team = Team::of(&site).await;
        let other = site.member(&team.shop, "otto", "responder", None).await;
        team.write(&team.responder, TEXT).await.expect(202);
        for who in [&other, &team.manager] {
            assert_eq!(
                team.write(who, "Another text for you.").await.expect(409).json()["code"],
                "reply_request_waiting"
            );
        }
        team.decide(&team.manager, "send-back", json!({ "version": 1, "comment": "No" })).await.expect(200);
        let request = team.write(&other, "Another text for you.").await.expect(202).json();
        assert_eq!((&request["version"], &request["asked_by"]["name"]), (&json!(1), &json!("otto Tester")));
        team.decide(&team.manager, "send-back", json!({ "version": 1, "comment": "No" })).await.expect(200);
        assert_eq!(team.write(&team.manager, TEXT).await.expect(200).json()["reply_request"], Value::Null);
    }
}

#[tokio::test]
async fn requests_are_listed_counted_and_hidden_with_their_location() {
    for site in sites().await {
        let team = Team::of(&site).await;
        site.read(&team.shop, &[found("2", 5.0, "Great bread", 2)]).await;
        team.write(&team.responder, TEXT).await.expect(202);
        let texts = async |parameters: &str| team.shop.texts(parameters).await;
        assert_eq!(texts("?waiting_for=approval").await, ["The service was slow"]);
        assert_eq!(texts("?waiting_for=approval&q=slow&sort=oldest").await, ["The service was slow"]);
        assert_eq!(texts("?waiting_for=approval&q=bread").await, [""; 0]);
        assert_eq!(texts("?waiting_for=author").await, [""; 0]);
        let today = async |who: &Client| {
            let today = who.get("/api/v1/today").send().await.expect(200).json();
            today["items"].as_array().unwrap().iter().find(|line| line["kind"] == "reply_approvals").cloned()
        };
        let line = today(&team.manager).await.unwrap();
        assert_eq!((&line["count"], &line["link"]), (&json!(1), &json!("/dashboard/reviews?waiting_for=approval")));
        assert!(line["since"].is_string());
        assert_eq!(today(&team.responder).await, None);

        let location = format!("/api/v1/locations/{}", team.shop.id);
        team.shop.client.delete(&location).send().await.expect(204);
        assert_eq!(texts("?waiting_for=approval").await, [""; 0]);
        assert_eq!(today(&team.manager).await, None);
        assert_eq!(team.approve(&team.manager, 1).await.status, 404);
        team.shop.client.post(&format!("{location}/restore")).send().await.expect(200);
        team.approve(&team.manager, 1).await.expect(200);
        assert_eq!(today(&team.manager).await, None);
    }
}

#[tokio::test]
async fn drafts_and_comments_are_sealed_in_the_database_and_forgotten_once_decided() {
    for site in sites().await {
        let team = Team::of(&site).await;
        team.write(&team.responder, TEXT).await.expect(202);
        team.decide(&team.manager, "send-back", json!({ "version": 1, "comment": "Shorter, please" }))
            .await
            .expect(200);
        let stored = async || {
            let rows = db::query!((Option<String>, Option<String>), "select text, comment from reply_requests");
            rows.one(&site.app.db).await.unwrap()
        };
        let (text, comment) = stored().await;
        assert!(!text.unwrap().contains("Thank") && !comment.unwrap().contains("Shorter"));
        team.write(&team.responder, TEXT).await.expect(202);
        team.approve(&team.manager, 3).await.expect(200);
        assert_eq!(stored().await, (None, None));
    }
}

#[tokio::test]
async fn the_audit_log_has_each_step_and_the_approved_text() {
    for site in sites().await {
        let team = Team::of(&site).await;
        team.write(&team.responder, TEXT).await.expect(202);
        team.decide(&team.manager, "send-back", json!({ "version": 1, "comment": "Shorter" })).await.expect(200);
        team.write(&team.responder, TEXT).await.expect(202);
        team.approve(&team.manager, 3).await.expect(200);
        let rows = db::query!(
            (String, Value),
            "select action, facts from audit_entries where action like 'review.%' order by id"
        );
        let entries = rows.all(&site.app.db).await.unwrap();
        let actions: Vec<_> = entries.iter().map(|(action, _)| action.as_str()).collect();
        let expected = [
            "review.approval_changed",
            "review.reply_requested",
            "review.reply_sent_back",
            "review.reply_requested",
            "review.replied",
            "review.reply_approved",
        ];
        assert_eq!(actions, expected);
        let facts = &entries[5].1;
        assert_eq!((&facts["text"], &facts["edited"]), (&json!(TEXT), &json!(false)));
    }
}

#[tokio::test]
async fn a_limited_responder_hears_of_the_decision() {
    for site in sites().await {
        let team = Team::of(&site).await;
        let limits = json!({ "locations": [team.shop.id], "labels": [] });
        let limited = site.member(&team.shop, "lou", "responder", Some(limits)).await;
        team.write(&limited, TEXT).await.expect(202);
        team.approve(&team.manager, 1).await.expect(200);
        assert_eq!(team.kinds(&limited).await, ["reply_approved"]);
    }
}

#[tokio::test]
async fn an_approval_that_is_asked_for_is_emailed_at_once_by_default() {
    for site in sites().await {
        let team = Team::of(&site).await;
        for (who, kind) in [(&team.manager, "reply_waits"), (&team.responder, "reply_sent_back")] {
            let path = "/api/v1/notifications/preferences";
            let all = who.get(path).send().await.expect(200).json();
            let item = all["items"].as_array().unwrap().iter().find(|item| item["kind"] == kind).unwrap();
            assert_eq!((&item["email"], &item["is_on"]), (&json!("at_once"), &json!(true)), "{kind}");
        }
    }
}

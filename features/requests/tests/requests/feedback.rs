//! Private feedback as tickets.

use serde_json::json;

use crate::{
    sending::sent,
    setup::{Shop, TestSite, sites},
};

const FORM: &str = "application/x-www-form-urlencoded";

#[tokio::test]
async fn feedback_of_a_recipient_is_sealed_shown_answered_and_closed() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (campaign, token) = sent(&site, &shop).await;
        let form = "text=Trop%20d%E2%80%99attente%0A%3Cb%3E&score=2&wants_reply=true";
        shop.client.post(&format!("/r/{token}")).body(FORM, form).send().await.expect(200);
        let list = shop.get(&format!("/api/v1/feedback?state=open&location={}", shop.location)).await;
        let feedback = &list["items"][0];
        assert_eq!((&feedback["text"], &feedback["score"]), (&json!("Trop d’attente\n<b>"), &json!(2)));
        assert_eq!((&feedback["name"], &feedback["email"]), (&json!("Zoé"), &json!("zoe@example.com")));
        let path = format!("/api/v1/request-campaigns/{}", campaign["id"].as_str().unwrap());
        assert_eq!(shop.get(&path).await["counts"], json!({ "feedback": 1 }));
        let row = db::query!((String,), "select text from feedback where org_id = $1", &shop.org);
        assert!(!row.one(&site.app.db).await.unwrap().0.contains("attente"));
        let path = format!("/api/v1/feedback/{}", feedback["id"].as_str().unwrap());
        let me = shop.get("/api/v1/me").await["user"]["id"].clone();
        let patch = |body| shop.client.patch(&path).json(&body).send();
        assert_eq!(patch(json!({ "assignee": me })).await.expect(200).json()["assignee"]["id"], me);
        patch(json!({ "assignee": "018f0000-0000-7000-8000-000000000001" })).await.expect(422);
        let before = site.emails().await;
        let answer = json!({ "text": "Nous sommes désolés.\n\nAnn" });
        let answered = shop.client.post(&format!("{path}/messages")).json(&answer).send().await.expect(201).json();
        assert_eq!((&answered["state"], &answered["messages"][0]["text"]), (&json!("waiting"), &answer["text"]));
        assert_eq!(site.emails().await, before + 1);
        let done = patch(json!({ "state": "done", "assignee": "" })).await.expect(200).json();
        assert_eq!((&done["state"], &done["assignee"]), (&json!("done"), &json!(null)));
        let unread = shop.get("/api/v1/notifications").await;
        assert_eq!(unread["items"][0]["kind"], "feedback_received", "{unread}");
        site.work_after(96).await;
        assert_eq!(shop.get("/api/v1/feedback?state=open").await["items"], json!([]));
    }
}

#[tokio::test]
async fn feedback_of_a_stranger_needs_an_address_for_an_answer_and_programs_are_ignored() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let page = shop.get(&format!("/api/v1/locations/{}/review-page", shop.location)).await;
        let url = page["url"].as_str().unwrap();
        let path = &url[url.find("/r/").unwrap()..];
        let post = |form: &str| shop.client.post(path).body(FORM, form.to_owned()).send();
        post("text=x&wants_reply=true").await.expect(422);
        post("text=x&website=spam").await.expect(200);
        post("").await.expect(422);
        let cross = shop.client.post(path).header("sec-fetch-site", "cross-site").body(FORM, "text=x");
        cross.send().await.expect(403);
        assert_eq!(shop.get("/api/v1/feedback").await["items"], json!([]));
        post("text=x").await.expect(200);
        let feedback = shop.get("/api/v1/feedback").await["items"][0].clone();
        let path = format!("/api/v1/feedback/{}/messages", feedback["id"].as_str().unwrap());
        let answer = shop.client.post(&path).json(&json!({ "text": "Merci" })).send().await.expect(409).json();
        assert_eq!(answer["code"], "no_address");
    }
}

/// Has a visitor of the page of a location send feedback.
async fn visit(shop: &Shop, email: &str) {
    let page = shop.get(&format!("/api/v1/locations/{}/review-page", shop.location)).await;
    let url = page["url"].as_str().unwrap();
    let form = format!("text=x&wants_reply=true&email={email}");
    shop.client.post(&url[url.find("/r/").unwrap()..]).body(FORM, form).send().await.expect(200);
}

async fn rows(site: &TestSite, shop: &Shop) -> (i64, i64) {
    let rows = db::query!(
        (i64, i64),
        "select (select count(*) from feedback where org_id = $1),
                (select count(*) from feedback_messages where org_id = $1)",
        &shop.org
    );
    rows.one(&site.app.db).await.unwrap()
}

#[tokio::test]
async fn feedback_is_deleted_with_its_answers_on_demand_and_after_two_years() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for email in ["max@example.com", "zoe@example.com"] {
            visit(&shop, email).await;
        }
        let list = shop.get("/api/v1/feedback").await;
        let path = format!("/api/v1/feedback/{}", list["items"][0]["id"].as_str().unwrap());
        shop.client.post(&format!("{path}/messages")).json(&json!({ "text": "Merci" })).send().await.expect(201);
        assert_eq!(rows(&site, &shop).await, (2, 1));
        let responder = site.responder(&shop, "liz", &shop.location).await;
        responder.delete(&path).send().await.expect(403);
        shop.client.delete(&path).send().await.expect(204);
        shop.client.delete(&path).send().await.expect(404);
        assert_eq!(rows(&site, &shop).await, (1, 0));
        site.work_after(24 * 729).await;
        assert_eq!(rows(&site, &shop).await, (1, 0));
        site.work_after(24 * 2).await;
        assert_eq!(rows(&site, &shop).await, (0, 0));
    }
}

#[tokio::test]
async fn a_forgotten_contact_takes_its_feedback_along_even_from_the_page_of_a_location() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let contact = shop.contact("Zoé", "zoe@example.com").await;
        for email in ["ZOE@example.com", "max@example.com"] {
            visit(&shop, email).await;
        }
        shop.client.delete(&format!("/api/v1/contacts/{}", contact["id"].as_str().unwrap())).send().await.expect(204);
        let list = shop.get("/api/v1/feedback").await;
        assert_eq!(list["items"].as_array().unwrap().len(), 1);
        assert_eq!(list["items"][0]["email"], "max@example.com");
    }
}

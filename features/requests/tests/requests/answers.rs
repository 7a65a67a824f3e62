//! Limits of answers to private feedback: they are emails with a free text to an address that anybody may have written.

use serde_json::{Value, json};
use testing::Answer;

use crate::{
    sending::sent,
    setup::{Shop, sites, sites_with_plans},
};

const FORM: &str = "application/x-www-form-urlencoded";

/// Has a visitor send feedback with an address, and returns the path of its answers.
async fn feedback(shop: &Shop, email: &str) -> String {
    let page = shop.get(&format!("/api/v1/locations/{}/review-page", shop.location)).await;
    let url = page["url"].as_str().unwrap();
    let form = format!("text=x&wants_reply=true&email={email}");
    shop.client.post(&url[url.find("/r/").unwrap()..]).body(FORM, form).send().await.expect(200);
    let list = shop.get("/api/v1/feedback").await;
    format!("/api/v1/feedback/{}/messages", list["items"][0]["id"].as_str().unwrap())
}

async fn answer(shop: &Shop, path: &str) -> Answer {
    shop.client.post(path).json(&json!({ "text": "Merci" })).send().await
}

async fn refused(shop: &Shop, path: &str) -> Value {
    answer(shop, path).await.expect(409).json()
}

async fn settings(shop: &Shop, change: Value) {
    let mut settings = shop.get("/api/v1/request-settings").await;
    settings.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    shop.client.put("/api/v1/request-settings").json(&settings).send().await.expect(200);
}

#[tokio::test]
async fn feedback_gets_at_most_five_answers_in_a_day() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let path = feedback(&shop, "victim@example.org").await;
        for _ in 0..5 {
            answer(&shop, &path).await.expect(201);
        }
        let problem = refused(&shop, &path).await;
        assert_eq!(problem["code"], "too_many_answers");
        assert_eq!(problem["params"]["until"], "2026-06-02T12:00:00Z");
        assert_eq!(site.emails().await, 5);
        site.work_after(24).await;
        answer(&shop, &path).await.expect(201);
    }
}

#[tokio::test]
async fn answers_of_an_organization_stay_within_its_daily_cap() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        settings(&shop, json!({ "daily_cap": 2 })).await;
        for index in 0..2 {
            let path = feedback(&shop, &format!("victim{index}@example.org")).await;
            answer(&shop, &path).await.expect(201);
        }
        let path = feedback(&shop, "victim@example.org").await;
        assert_eq!(refused(&shop, &path).await["code"], "daily_cap_reached");
        assert_eq!(site.emails().await, 2);
    }
}

#[tokio::test]
async fn no_reply_is_sent_while_requests_are_off_or_after_an_opt_out() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (_, token) = sent(&site, &shop).await;
        let path = feedback(&shop, "ZOE@example.com").await;
        shop.client.post(&format!("/u/{token}")).body(FORM, "").send().await.expect(200);
        assert_eq!(refused(&shop, &path).await["code"], "opted_out");
        settings(&shop, json!({ "is_off": true })).await;
        assert_eq!(refused(&shop, &path).await["code"], "requests_off");
    }
}

#[tokio::test]
async fn no_answer_is_sent_after_the_end_of_the_plan() {
    for site in sites_with_plans().await {
        let shop = site.shop("ann").await;
        let path = feedback(&shop, "victim@example.org").await;
        answer(&shop, &path).await.expect(201);
        site.end_trial(&shop).await;
        // By session, because a plan that ended has no API.
        let refused = shop.session.post(&path).json(&json!({ "text": "Merci" })).send().await.expect(409).json();
        assert_eq!(refused["code"], "plan_limit");
    }
}

#[tokio::test]
async fn an_answer_that_is_repeated_with_its_key_is_sent_once() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let path = feedback(&shop, "zoe@example.com").await;
        let send = |text: &str| {
            let post = shop.client.post(&path).header("idempotency-key", "k1");
            post.json(&json!({ "text": text })).send()
        };
        let first = send("Merci").await.expect(201).json();
        assert_eq!(send("Merci").await.expect(201).json(), first);
        let me = shop.get("/api/v1/me").await;
        assert_eq!(first["messages"][0]["author"]["id"], me["user"]["id"]);
        assert_eq!(send("Autre").await.expect(422).json()["code"], "idempotency_mismatch");
        assert_eq!(site.emails().await, 1);
    }
}

//! Sending: each request once, one reminder, hours and caps.

use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::setup::{Shop, TestSite, sites, sites_with_plans};

async fn start(shop: &Shop, change: Value) -> Value {
    let mut new = shop.campaign();
    new.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    shop.client.post("/api/v1/request-campaigns").json(&new).send().await.expect(201).json()
}

async fn counts(shop: &Shop, campaign: &Value) -> Value {
    shop.get(&format!("/api/v1/request-campaigns/{}", campaign["id"].as_str().unwrap())).await["counts"].clone()
}

async fn contacts(shop: &Shop, number: usize) {
    for index in 0..number {
        shop.contact(&format!("Client {index}"), &format!("client{index}@example.com")).await;
    }
}

#[tokio::test]
async fn each_recipient_gets_one_message_and_one_reminder() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        contacts(&shop, 3).await;
        let campaign = start(&shop, json!({})).await;
        assert_eq!((&campaign["recipients"], &campaign["state"]), (&json!(3), &json!("running")));
        for _ in 0..3 {
            site.work().await;
        }
        assert_eq!(site.emails().await, 3);
        assert_eq!(counts(&shop, &campaign).await, json!({ "sent": 3 }));
        site.work_after(72).await;
        assert_eq!(site.emails().await, 6, "one reminder each");
        site.work_after(24 * 30).await;
        assert_eq!(site.emails().await, 6, "never two");
        let path = format!("/api/v1/request-campaigns/{}", campaign["id"].as_str().unwrap());
        assert_eq!(shop.get(&path).await["state"], "done");
        let recipients = shop.get(&format!("{path}/recipients?state=sent")).await;
        assert_eq!(recipients["items"].as_array().unwrap().len(), 3);
        assert!(recipients["items"][0]["reminded_at"].is_string());
    }
}

#[tokio::test]
async fn a_process_that_dies_before_its_commit_has_sent_nothing_and_another_sends_each_once() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        contacts(&shop, 5).await;
        start(&shop, json!({ "reminder_after_days": null })).await;
        let mut tx = site.app.db.begin().await.unwrap();
        // The rows are held as by a process that is about to send.
        let held = db::query!((String,), "select id from review_requests where org_id = $1 for update", &shop.org);
        assert_eq!(held.all(&mut tx).await.unwrap().len(), 5);
        drop(tx);
        for _ in 0..3 {
            site.work().await;
        }
        assert_eq!(site.emails().await, 5);
    }
}

#[tokio::test]
async fn requests_wait_while_a_crisis_of_the_location_is_open() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        contacts(&shop, 2).await;
        let (db, now) = (&site.app.db, site.app.now());
        db::query!(
            "insert into review_crises (org_id, id, location_id, reason, low, new_authors, mean, deviation, threshold, since,
                 began_at)
             values ($1, '018f0000-0000-7000-8000-00000000cccc', $2, 'low_ratings', 4, 0, 0.0, 0.0, 3.0, $3, $3)",
            &shop.org,
            &shop.location,
            now
        )
        .run(db)
        .await
        .unwrap();
        let campaign = start(&shop, json!({ "reminder_after_days": null })).await;
        site.work().await;
        assert_eq!(counts(&shop, &campaign).await, json!({ "waiting": 2 }));
        db::query!("update review_crises set ended_at = $2 where org_id = $1", &shop.org, now).run(db).await.unwrap();
        site.work_after(1).await;
        assert_eq!(counts(&shop, &campaign).await, json!({ "sent": 2 }));
    }
}

#[tokio::test]
async fn nothing_is_sent_at_night_on_sundays_and_above_the_cap() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        contacts(&shop, 5).await;
        // Saturday at 20:30 in Paris.
        site.app.clock.wait_until("2026-06-06T18:30:00Z".parse().unwrap()).await;
        let campaign = start(&shop, json!({ "daily_cap": 2, "reminder_after_days": null })).await;
        site.work().await;
        site.work_after(24).await;
        assert_eq!(counts(&shop, &campaign).await, json!({ "waiting": 5 }), "Sunday");
        site.app.clock.wait_until("2026-06-08T06:00:00Z".parse().unwrap()).await;
        site.work().await;
        assert_eq!(counts(&shop, &campaign).await, json!({ "sent": 2, "waiting": 3 }), "Monday");
        site.work_after(6).await;
        assert_eq!(counts(&shop, &campaign).await, json!({ "sent": 2, "waiting": 3 }));
        site.work_after(18).await;
        assert_eq!(counts(&shop, &campaign).await, json!({ "sent": 4, "waiting": 1 }), "Tuesday");
        site.work_after(24).await;
        assert_eq!(counts(&shop, &campaign).await, json!({ "sent": 5 }), "Wednesday");
    }
}

#[tokio::test]
async fn a_trial_sends_at_most_fifty_messages_a_day_with_any_settings() {
    for site in sites_with_plans().await {
        let shop = site.shop("ann").await;
        contacts(&shop, 52).await;
        let settings = json!({ "is_off": false, "forbids_regulated": true, "period_days": 90, "daily_cap": 10_000,
            "first_hour": 8, "last_hour": 21, "sender_name": "Chez Nous", "postal_address": "1 rue X" });
        shop.client.put("/api/v1/request-settings").json(&settings).send().await.expect(200);
        let campaign = start(&shop, json!({ "reminder_after_days": null })).await;
        assert_eq!(campaign["daily_cap"], 10_000, "it holds after the trial");
        for _ in 0..3 {
            site.work().await;
        }
        assert_eq!(counts(&shop, &campaign).await, json!({ "sent": 50, "waiting": 2 }));
        site.work_after(24).await;
        assert_eq!(counts(&shop, &campaign).await, json!({ "sent": 52 }));
    }
}

#[tokio::test]
async fn an_organization_that_cannot_be_served_does_not_hold_up_the_next() {
    for site in sites().await {
        let (broken, shop) = (site.shop("ann").await, site.shop("max").await);
        for shop in [&broken, &shop] {
            contacts(shop, 1).await;
            start(shop, json!({ "reminder_after_days": null })).await;
        }
        // A value that no version reads.
        let row = db::query!("update review_requests set language = 'xx' where org_id = $1", &broken.org);
        row.run(&site.app.db).await.unwrap();
        site.work().await;
        assert_eq!(site.emails().await, 1);
    }
}

#[tokio::test]
async fn a_link_in_the_sender_of_all_emails_is_refused() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for (field, text) in
            [("sender_name", "EVIL.example"), ("postal_address", "1 rue X\nHTTPS://evil.example/login")]
        {
            let mut settings = json!({ "is_off": false, "forbids_regulated": true, "period_days": 90, "daily_cap": 200,
                "first_hour": 8, "last_hour": 21, "sender_name": "Chez Nous", "postal_address": "1 rue X" });
            settings[field] = json!(text);
            let refused = shop.client.put("/api/v1/request-settings").json(&settings).send().await.expect(422).json();
            assert_eq!(
                (&refused["errors"][0]["field"], &refused["errors"][0]["code"]),
                (&json!(field), &json!("link"))
            );
        }
    }
}

#[tokio::test]
async fn a_campaign_is_paused_resumed_and_canceled() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        contacts(&shop, 3).await;
        let campaign = start(&shop, json!({ "daily_cap": 1 })).await;
        let path = format!("/api/v1/request-campaigns/{}", campaign["id"].as_str().unwrap());
        let change = |action: &str| shop.client.post(&format!("{path}/{action}")).send();
        change("resume").await.expect(409);
        change("pause").await.expect(200);
        site.work().await;
        assert_eq!(site.emails().await, 0);
        assert_eq!(change("resume").await.expect(200).json()["state"], "running");
        site.work().await;
        assert_eq!(site.emails().await, 1);
        let canceled = change("cancel").await.expect(200).json();
        assert_eq!(
            (&canceled["state"], &canceled["counts"]),
            (&json!("canceled"), &json!({ "canceled": 2, "sent": 1 }))
        );
        site.work_after(96).await;
        assert_eq!(site.emails().await, 1, "no reminder either");
        change("cancel").await.expect(409);
    }
}

#[tokio::test]
async fn the_rules_leave_people_out_with_the_reason() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        contacts(&shop, 1).await;
        for new in [
            json!({ "name": "No consent", "email": "a@example.com", "location_ids": [shop.location] }),
            json!({ "name": "No email", "phone": "+33612345678", "location_ids": [shop.location] }),
            json!({ "name": "Stopped", "email": "b@example.com", "location_ids": [shop.location],
                "consents": [{ "channel": "email", "state": "withdrawn" }] }),
        ] {
            shop.client.post("/api/v1/contacts").json(&new).send().await.expect(201);
        }
        let forecast = shop.client.post("/api/v1/request-campaigns/forecast").json(&shop.campaign()).send().await;
        let forecast = forecast.expect(200).json();
        assert_eq!(forecast["recipients"], 1);
        assert_eq!(forecast["left_out"], json!({ "no_address": 1, "no_consent": 1, "opted_out": 1 }));
        assert_eq!((&forecast["obstacle"], &forecast["wording_problems"]), (&Value::Null, &json!([])));
        start(&shop, json!({})).await;
        site.work().await;
        assert_eq!(site.emails().await, 1);
        let second_campaign =
            shop.client.post("/api/v1/request-campaigns").json(&shop.campaign()).send().await.expect(409).json();
        assert_eq!(second_campaign["code"], "no_recipients");
        // Forgotten and added again, the person was still asked lately.
        let contact = shop.get("/api/v1/contacts?search=client0@example.com").await["items"][0].clone();
        shop.client.delete(&format!("/api/v1/contacts/{}", contact["id"].as_str().unwrap())).send().await.expect(204);
        let contact = shop.contact("Client", "client0@example.com").await;
        let ask = json!({ "contact_id": contact["id"], "location_id": shop.location });
        let refused = shop.client.post("/api/v1/requests").json(&ask).send().await.expect(409).json();
        assert_eq!(refused["code"], "asked_recently");
        assert_eq!(refused["params"]["until"], "2026-08-30T12:01:00Z");
    }
}

#[tokio::test]
async fn an_unfair_campaign_is_refused() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        contacts(&shop, 1).await;
        let refused = async |change: Value| {
            let mut new = shop.campaign();
            new.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
            let answer = shop.client.post("/api/v1/request-campaigns").json(&new).send().await;
            assert_eq!(answer.status.as_u16(), 422, "{change}");
            answer.json()
        };
        refused(json!({ "min_rating": 4 })).await;
        refused(json!({ "audience": { "all": true, "min_score": 9 } })).await;
        refused(json!({ "audience": { "score": "high" } })).await;
        refused(json!({ "audience": {} })).await;
        refused(json!({ "channel": "sms" })).await;
        refused(json!({ "reminder_after_days": 1 })).await;
        let wording = json!({ "fr": { "subject": "Un cadeau", "body": "Laissez un avis positif {link}" } });
        let answer = refused(json!({ "wording": wording })).await;
        let rules: Vec<_> = answer["errors"][0]["params"]["problems"]
            .as_array()
            .unwrap()
            .iter()
            .map(|problem| &problem["rule"])
            .collect();
        assert_eq!(rules, ["reward", "positive_only"]);
        let off = json!({ "is_off": true, "forbids_regulated": true, "period_days": 90, "daily_cap": 200,
            "first_hour": 8, "last_hour": 21, "sender_name": "x", "postal_address": "y" });
        shop.client.put("/api/v1/request-settings").json(&off).send().await.expect(200);
        let answer =
            shop.client.post("/api/v1/request-campaigns").json(&shop.campaign()).send().await.expect(409).json();
        assert_eq!(answer["code"], "requests_off");
    }
}

#[tokio::test]
async fn one_call_requests_a_review_from_a_recent_customer() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let ask = json!({ "email": "zoe@example.com", "name": "Zoé", "language": "fr", "location_id": shop.location });
        let request = shop.client.post("/api/v1/requests").json(&ask).send().await.expect(201).json();
        assert_eq!((&request["state"], &request["contact_name"]), (&json!("waiting"), &json!("Zoé")));
        shop.client.post("/api/v1/requests").json(&ask).send().await.expect(409);
        site.work().await;
        assert_eq!(site.emails().await, 1);
        let list = shop.get(&format!("/api/v1/requests?location={}&state=sent", shop.location)).await;
        assert_eq!(list["items"][0]["id"], request["id"]);
        site.app.clock.advance(SignedDuration::from_hours(1));
        let nobody = json!({ "location_id": shop.location });
        shop.client.post("/api/v1/requests").json(&nobody).send().await.expect(422);
    }
}

/// Sends one request and returns the token of its page.
pub async fn sent(site: &TestSite, shop: &Shop) -> (Value, String) {
    shop.contact("Zoé", "zoe@example.com").await;
    let campaign = start(shop, json!({})).await;
    site.work().await;
    let token = site.tokens().await.pop().unwrap();
    (campaign, token)
}

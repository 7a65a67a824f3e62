//! Stops by the recipient.

use serde_json::json;

use crate::{sending::sent, setup::sites};

#[tokio::test]
async fn opening_the_page_stops_nothing_and_one_click_stops_everything() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (campaign, token) = sent(&site, &shop).await;
        let path = format!("/u/{token}");
        shop.client.get(&path).send().await.expect(200);
        let contact = shop.get("/api/v1/contacts?search=zoe").await["items"][0].clone();
        assert_eq!(contact["opted_out_at"], json!(null));
        // A mail program posts from anywhere, without cookies.
        let one_click = || {
            let post = testing::Client::new(site.router.clone()).post(&path).header("sec-fetch-site", "cross-site");
            post.body("application/x-www-form-urlencoded", "List-Unsubscribe=One-Click").send()
        };
        for _ in 0..2 {
            one_click().await.expect(200);
        }
        let contact = shop.get("/api/v1/contacts?search=zoe").await["items"][0].clone();
        assert!(contact["opted_out_at"].is_string());
        assert_eq!(
            (&contact["consents"][0]["state"], &contact["consents"][1]["state"]),
            (&json!("withdrawn"), &json!("withdrawn"))
        );
        let path = format!("/api/v1/request-campaigns/{}", campaign["id"].as_str().unwrap());
        assert_eq!(shop.get(&path).await["counts"], json!({ "opted_out": 1 }));
        site.work_after(96).await;
        assert_eq!(site.emails().await, 1, "no reminder");
    }
}

#[tokio::test]
async fn a_stop_works_after_the_contact_was_forgotten() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (_, token) = sent(&site, &shop).await;
        let contact = shop.get("/api/v1/contacts?search=zoe").await["items"][0].clone();
        shop.client.delete(&format!("/api/v1/contacts/{}", contact["id"].as_str().unwrap())).send().await.expect(204);
        shop.client.post(&format!("/u/{token}")).body("application/x-www-form-urlencoded", "").send().await.expect(200);
        let contact = shop.contact("Zoé", "zoe@example.com").await;
        assert_eq!(contact["consents"][0]["state"], "withdrawn");
        site.work_after(96).await;
        assert_eq!(site.emails().await, 1);
    }
}

#[tokio::test]
async fn a_message_that_waits_is_not_sent_after_a_stop() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (_, token) = sent(&site, &shop).await;
        // Half a year later, another campaign waits for the morning.
        site.app.clock.wait_until("2026-12-01T22:00:00Z".parse().unwrap()).await;
        let campaign =
            shop.client.post("/api/v1/request-campaigns").json(&shop.campaign()).send().await.expect(201).json();
        shop.client.post(&format!("/u/{token}")).body("application/x-www-form-urlencoded", "").send().await.expect(200);
        let path = format!("/api/v1/request-campaigns/{}", campaign["id"].as_str().unwrap());
        assert_eq!(shop.get(&path).await["counts"], json!({ "opted_out": 1 }));
        site.work_after(12).await;
        assert_eq!(site.emails().await, 1);
    }
}

#[tokio::test]
async fn an_email_that_is_queued_already_is_dropped_after_a_stop_a_deletion_and_the_end_of_its_organization() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (_, token) = sent(&site, &shop).await;
        shop.client.post(&format!("/u/{token}")).body("application/x-www-form-urlencoded", "").send().await.expect(200);
        assert_eq!(site.deliver().await, 0, "stopped");
        let max = site.shop("max").await;
        let contact = max.contact("Zoé", "zoe@example.com").await;
        let ask = json!({ "contact_id": contact["id"], "location_id": max.location });
        max.client.post("/api/v1/requests").json(&ask).send().await.expect(201);
        site.work().await;
        assert_eq!(site.emails().await, 1);
        max.client.delete(&format!("/api/v1/contacts/{}", contact["id"].as_str().unwrap())).send().await.expect(204);
        assert_eq!(site.deliver().await, 0, "forgotten");
        let liz = site.shop("liz").await;
        sent(&site, &liz).await;
        let mut tx = site.app.db.begin().await.unwrap();
        orgs::remove(&mut tx, &liz.org).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(site.deliver().await, 0, "deleted");
        sent(&site, &site.shop("ben").await).await;
        assert_eq!(site.deliver().await, 1);
    }
}

//! Links that show a report without signing in.

use api::ClientAddress;
use axum::Extension;
use serde_json::json;
use testing::Client;

use crate::setup::{new_report, sites, sites_with};

fn path(share: &serde_json::Value) -> String {
    let url = share["url"].as_str().unwrap();
    url[url.find("/s/").unwrap()..].to_owned()
}

#[tokio::test]
async fn a_link_shows_its_report_until_it_is_revoked_or_expires() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.report(&site, new_report()).await;
        let new = json!({ "kind": "report", "id": id, "expires_in_days": 1, "download": false });
        let share = shop.program.post("/api/v1/shares").json(&new).send().await.expect(201).json();
        let visitor = Client::new(site.router.clone());
        let page = visitor.get(&path(&share)).send().await.expect(200);
        let html = page.text();
        for text in ["Chez Nous, October 2026", "Profile views", "372", "<svg", "&#60;b&#62;bold"] {
            assert!(html.contains(text), "{text} in {html}");
        }
        assert!(!html.contains("<script") && !html.contains("style=\"") && !html.contains("<b>bold"), "{html}");
        let header = |name: &str| page.header(name).to_owned();
        assert_eq!(header("cache-control"), "private, no-store");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("x-robots-tag"), "noindex");
        assert!(header("content-security-policy").starts_with("default-src 'none'"));
        visitor.get(&format!("{}/pdf", path(&share))).send().await.expect(404);
        let listed = shop.get(&format!("/api/v1/shares?id={id}")).await;
        assert_eq!((&listed["items"][0]["opened"], &listed["items"][0]["url"]), (&json!(1), &serde_json::Value::Null));
        let unknown = visitor.get("/s/AAAAAAAAAAAAAAAAAAAAAA").send().await.expect(404).text();
        let other = shop.program.post("/api/v1/shares").json(&new).send().await.expect(201).json();
        let revoke = format!("/api/v1/shares/{}", other["id"].as_str().unwrap());
        shop.program.delete(&revoke).send().await.expect(204);
        assert_eq!(visitor.get(&path(&other)).send().await.expect(404).text(), unknown, "revoked is like unknown");
        site.work_after(25).await;
        assert_eq!(visitor.get(&path(&share)).send().await.expect(404).text(), unknown, "expired is like unknown");
    }
}

#[tokio::test]
async fn a_stranger_may_try_ten_passwords_and_keeps_no_other_visitor_out() {
    for site in sites_with(1).await {
        let shop = site.shop("ann").await;
        let id = shop.report(&site, new_report()).await;
        let new = json!({ "kind": "report", "id": id, "password": "correct horse" });
        let share = shop.client.post("/api/v1/shares").json(&new).send().await.expect(201).json();
        assert_eq!(share["has_password"], true);
        let visitor = Client::new(site.router.clone());
        let path = path(&share);
        let form = visitor.get(&path).send().await.expect(200).text();
        assert!(form.contains("type=\"password\"") && !form.contains("372"), "{form}");
        visitor.get(&format!("{path}/pdf")).send().await.expect(303);
        let answer = visitor
            .post(&path)
            .body("application/x-www-form-urlencoded", "password=correct+horse")
            .send()
            .await
            .expect(303);
        let cookie = answer.header("set-cookie").to_owned();
        assert!(cookie.contains("HttpOnly") && cookie.contains(&format!("Path={path}")), "{cookie}");
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let page = visitor.get(&path).header("cookie", &cookie).send().await.expect(200).text();
        assert!(page.contains("372"));
        // The cookie opens this link only.
        let other = shop.client.post("/api/v1/shares").json(&new).send().await.expect(201).json();
        let page = visitor.get(&self::path(&other)).header("cookie", &cookie).send().await.expect(200).text();
        assert!(!page.contains("372"));
        for _ in 0..9 {
            visitor.post(&path).body("application/x-www-form-urlencoded", "password=wrong").send().await.expect(403);
        }
        let limited = visitor
            .post(&path)
            .body("application/x-www-form-urlencoded", "password=correct+horse")
            .send()
            .await
            .expect(429);
        assert!(!limited.header("retry-after").is_empty());
        let elsewhere = ClientAddress("203.0.113.9".parse().unwrap());
        let other = Client::new(site.router.clone().layer(Extension(elsewhere)));
        other.post(&path).body("application/x-www-form-urlencoded", "password=correct+horse").send().await.expect(303);
    }
}

#[tokio::test]
async fn links_that_cannot_be_made_are_refused() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let id = shop.report(&site, new_report()).await;
        for (new, status) in [
            (json!({ "kind": "report", "id": id, "expires_in_days": 0 }), 422),
            (json!({ "kind": "report", "id": id, "expires_in_days": 731 }), 422),
            (json!({ "kind": "report", "id": id, "password": "short" }), 422),
            (json!({ "kind": "report", "id": "018f0000-0000-7000-8000-000000000000" }), 404),
        ] {
            shop.client.post("/api/v1/shares").json(&new).send().await.expect(status);
        }
        let stranger = site.shop("eve").await;
        stranger.client.post("/api/v1/shares").json(&json!({ "kind": "report", "id": id })).send().await.expect(404);
        let share = shop.client.post("/api/v1/shares").json(&json!({ "kind": "report", "id": id })).send().await;
        let share = share.expect(201).json();
        let revoke = format!("/api/v1/shares/{}", share["id"].as_str().unwrap());
        stranger.client.delete(&revoke).send().await.expect(404);
        shop.client.delete(&format!("/api/v1/reports/{id}")).send().await.expect(204);
        Client::new(site.router.clone()).get(&path(&share)).send().await.expect(404);
    }
}

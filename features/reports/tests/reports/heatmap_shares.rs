//! Links that show a scan of a heatmap without signing in.

use heatmaps::{SampleHistory, SamplePanel, SampleResult};
use serde_json::{Value, json};
use testing::{Answer, Client};

use crate::setup::{Shop, TestSite, new_report, sites, sites_with};

/// Place of the measured business.
const PLACE: (f64, f64) = (45.76412, 4.83571);
const UNKNOWN: &str = "018f0000-0000-7000-8000-000000000000";

/// Scan of the keyword "boulangerie" at a location of its own.
struct Scan {
    location: String,
    panel: String,
    /// Path of its links.
    shares: String,
}

async fn scan(site: &TestSite, shop: &Shop) -> Scan {
    let new = json!({ "name": "Le Fournil", "address": "2 rue Mercière", "city": "Lyon", "postal_code": "69002",
        "country": "FR", "latitude": PLACE.0, "longitude": PLACE.1 });
    let place = shop.client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
    let place =
        locations::find(&site.app.db, &shop.org, &place["id"].as_str().unwrap().parse().unwrap()).await.unwrap();
    let place = place.unwrap();
    let me = shop.get("/api/v1/me").await;
    let user = me["user"]["id"].as_str().unwrap().parse().unwrap();
    let panel = SamplePanel { keyword: "boulangerie".into(), language: "fr", country: "FR", size: 3, radius: 1.0 };
    let result = |name: &str, point| SampleResult {
        name: name.into(),
        place_id: None,
        cid: name.len().to_string(),
        point,
        rating: Some(4.6),
        reviews: 1_234,
        category: "Bakery".into(),
    };
    let ranking = |_, _, _| vec![result("Chez <Paul>", (45.77123, 4.84)), result("Le Fournil", PLACE)];
    let history = SampleHistory::measure((&user, &place), &panel, &[site.app.now()], ranking).unwrap();
    let mut tx = site.app.db.begin().await.unwrap();
    history.seed(&mut tx, &shop.org, &user, &place.id).await.unwrap();
    tx.commit().await.unwrap();
    let panel = shop.get(&format!("/api/v1/heatmaps?location_id={}", place.id)).await["items"][0].clone();
    Scan {
        location: format!("/api/v1/locations/{}", place.id),
        panel: format!("/api/v1/heatmaps/{}", panel["id"].as_str().unwrap()),
        shares: format!("/api/v1/heatmap-scans/{}/shares", panel["latest_scan_id"].as_str().unwrap()),
    }
}

async fn share(by: &Client, scan: &Scan, new: &Value) -> Value {
    by.post(&scan.shares).json(new).send().await.expect(201).json()
}

fn path(share: &Value) -> String {
    let url = share["url"].as_str().unwrap();
    url[url.find("/s/").unwrap()..].to_owned()
}

async fn give(visitor: &Client, path: &str, password: &str) -> Answer {
    let form = "application/x-www-form-urlencoded";
    visitor.post(path).body(form, format!("password={password}")).send().await
}

#[tokio::test]
async fn a_link_shows_the_scan_as_it_was_without_coordinates() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let scan = scan(&site, &shop).await;
        let english = share(&shop.program, &scan, &json!({ "language": "en" })).await;
        assert_eq!((&english["kind"], &english["title"]), (&json!("heatmap"), &json!("boulangerie, Le Fournil")));
        let french = share(&shop.program, &scan, &json!({ "language": "fr" })).await;
        let visitor = Client::new(site.router.clone());
        let page = visitor.get(&path(&english)).send().await.expect(200);
        let html = page.text();
        for text in [
            "“boulangerie”",
            "Le Fournil, Lyon",
            "November 2, 2026",
            "3 × 3 points",
            "9 of 9 points",
            "100%",
            "Chez &#60;Paul&#62;",
            "1,234",
            "Ranks on Google Maps, measured with DataForSEO",
            "How to read this heatmap",
            "ann",
        ] {
            assert!(html.contains(text), "{text} in {html}");
        }
        assert!(!html.contains("<script") && !html.contains("style=\"") && !html.contains("45.7"), "{html}");
        assert_eq!(page.header("cache-control"), "private, no-store");
        assert_eq!(page.header("referrer-policy"), "no-referrer");
        assert_eq!(page.header("x-robots-tag"), "noindex");
        let policy = page.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'") && policy.contains("img-src 'self'"), "{policy}");
        let picture = visitor.get(&format!("{}/image", path(&english))).send().await.expect(200);
        assert_eq!((picture.header("content-type"), picture.header("x-robots-tag")), ("image/png", "noindex"));
        let own = shop.program.get(&scan.shares.replace("/shares", "/picture?language=en")).send().await.expect(200);
        assert_eq!(picture.bytes, own.bytes);
        let html = visitor.get(&path(&french)).send().await.expect(200).text();
        assert!(html.contains("«\u{202f}boulangerie\u{202f}»") && html.contains("Comment lire cette carte"), "{html}");
        visitor.get(&format!("{}/pdf", path(&english))).send().await.expect(404);
        // Later changes of the location are not shown, except that its address is hidden.
        let change = json!({ "name": "Renamed", "service_area_business": true });
        shop.program.patch(&scan.location).header("if-match", "\"1\"").json(&change).send().await.expect(200);
        let html = visitor.get(&path(&english)).send().await.expect(200).text();
        assert!(html.contains("Le Fournil") && !html.contains("Renamed"), "{html}");
        assert!(html.contains("Address hidden") && !html.contains("45.7"), "{html}");
        let hidden = visitor.get(&format!("{}/image", path(&english))).send().await.expect(200);
        assert_ne!(hidden.bytes, picture.bytes, "the center is not marked");
        let listed = shop.get(&scan.shares).await;
        let opened: Vec<&Value> = listed["items"].as_array().unwrap().iter().map(|item| &item["opened"]).collect();
        assert_eq!(opened, [&json!(1), &json!(2)], "pictures are not counted, and the latest link is first");
    }
}

#[tokio::test]
async fn a_link_that_ended_is_like_an_unknown_one() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let scan = scan(&site, &shop).await;
        let visitor = Client::new(site.router.clone());
        let unknown = visitor.get("/s/AAAAAAAAAAAAAAAAAAAAAA").send().await.expect(404);
        let gone = async |share: &Value| {
            for path in [path(share), format!("{}/image", path(share))] {
                let answer = visitor.get(&path).send().await.expect(404);
                assert_eq!(answer.text(), unknown.text(), "{path}");
                assert_eq!(answer.header("content-security-policy"), unknown.header("content-security-policy"));
            }
        };
        let new = json!({ "language": "en", "expires_in_days": 1 });
        let revoked = share(&shop.program, &scan, &new).await;
        let revoke = format!("{}/{}", scan.shares, revoked["id"].as_str().unwrap());
        shop.program.delete(&revoke).send().await.expect(204);
        shop.program.delete(&revoke).send().await.expect(404);
        gone(&revoked).await;
        let expired = share(&shop.program, &scan, &new).await;
        site.work_after(25).await;
        gone(&expired).await;
        let shared = share(&shop.program, &scan, &new).await;
        shop.program.delete(&scan.location).send().await.expect(204);
        gone(&shared).await;
        shop.program.post(&format!("{}/restore", scan.location)).send().await.expect(200);
        visitor.get(&path(&shared)).send().await.expect(200);
        shop.program.delete(&scan.panel).send().await.expect(204);
        gone(&shared).await;
    }
}

#[tokio::test]
async fn a_password_opens_page_and_picture_of_its_link_only() {
    for site in sites_with(1).await {
        let shop = site.shop("ann").await;
        let scan = scan(&site, &shop).await;
        let new = json!({ "language": "fr", "password": "correct horse" });
        let shared = share(&shop.client, &scan, &new).await;
        assert_eq!(shared["has_password"], true);
        let (visitor, path) = (Client::new(site.router.clone()), path(&shared));
        let form = visitor.get(&path).send().await.expect(200).text();
        assert!(form.contains("Cette carte de positions est protégée") && !form.contains("Fournil"), "{form}");
        visitor.get(&format!("{path}/image")).send().await.expect(303);
        let answer = give(&visitor, &path, "correct+horse").await.expect(303);
        let cookie = answer.header("set-cookie").split(';').next().unwrap().to_owned();
        for path in [path.clone(), format!("{path}/image")] {
            visitor.get(&path).header("cookie", &cookie).send().await.expect(200);
        }
        let other = share(&shop.client, &scan, &new).await;
        let html = visitor.get(&self::path(&other)).header("cookie", &cookie).send().await.expect(200).text();
        assert!(!html.contains("Fournil"));
        for _ in 0..9 {
            give(&visitor, &path, "wrong").await.expect(403);
        }
        give(&visitor, &path, "correct+horse").await.expect(429);
    }
}

#[tokio::test]
async fn links_are_for_members_who_make_reports_and_see_the_heatmap() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let scan = scan(&site, &shop).await;
        let new = json!({ "language": "en" });
        let shared = share(&shop.client, &scan, &new).await;
        let revoke = format!("{}/{}", scan.shares, shared["id"].as_str().unwrap());
        let refused = async |client: &Client, status: u16| {
            client.get(&scan.shares).send().await.expect(status);
            client.post(&scan.shares).json(&new).send().await.expect(status);
            client.delete(&revoke).send().await.expect(status);
        };
        refused(&site.shop("eve").await.client, 404).await;
        let limits = json!({ "locations": [shop.location], "labels": [] });
        refused(&site.member(&shop, "liz", "manager", Some(limits)).await, 404).await;
        refused(&site.member(&shop, "vic", "viewer", None).await, 403).await;
        let role = json!({ "name": "Reports only", "permissions": ["see_locations", "see_reports", "make_reports"] });
        let role = shop.client.post("/api/v1/roles").json(&role).send().await.expect(201).json();
        let blind = site.member(&shop, "bob", "viewer", None).await;
        let me = blind.get("/api/v1/me").send().await.expect(200).json();
        let member = format!("/api/v1/members/{}", me["user"]["id"].as_str().unwrap());
        shop.client.patch(&member).json(&json!({ "role_id": role["id"] })).send().await.expect(204);
        refused(&blind, 404).await;
        // Links to reports and to heatmaps are ended where they are listed.
        shop.client.delete(&format!("/api/v1/shares/{}", shared["id"].as_str().unwrap())).send().await.expect(404);
        let report = shop.report(&site, new_report()).await;
        let new_share = json!({ "kind": "report", "id": report });
        let of_report = shop.client.post("/api/v1/shares").json(&new_share).send().await.expect(201).json();
        let id = of_report["id"].as_str().unwrap();
        shop.client.delete(&format!("{}/{id}", scan.shares)).send().await.expect(404);
        let listed =
            |page: Value| page["items"].as_array().unwrap().iter().map(|share| share["id"].clone()).collect::<Vec<_>>();
        assert_eq!(listed(shop.get("/api/v1/shares").await), [of_report["id"].clone()]);
        assert_eq!(listed(shop.get(&scan.shares).await), [shared["id"].clone()]);
        shop.client.delete(&revoke).send().await.expect(204);
    }
}

#[tokio::test]
async fn links_that_cannot_be_made_are_refused() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let scan = scan(&site, &shop).await;
        for new in [
            json!({}),
            json!({ "language": "de" }),
            json!({ "language": "en", "expires_in_days": 0 }),
            json!({ "language": "en", "expires_in_days": 731 }),
            json!({ "language": "en", "password": "short" }),
        ] {
            shop.client.post(&scan.shares).json(&new).send().await.expect(422);
        }
        let new = json!({ "language": "en" });
        for id in [UNKNOWN, "x", "018F"] {
            shop.client.post(&format!("/api/v1/heatmap-scans/{id}/shares")).json(&new).send().await.expect(404);
        }
        let heatmap = json!({ "kind": "heatmap", "id": UNKNOWN });
        shop.client.post("/api/v1/shares").json(&heatmap).send().await.expect(422);
    }
}

//! Evidence packs of crises.

use std::io::{Cursor, Read};

use jiff::SignedDuration;
use reviews::FoundReview;
use serde_json::{Value, json};
use testing::{Answer, Client};
use zip::ZipArchive;

use crate::setup::{Shop, TestSite, add_location, found, sites};

/// Returns four bad reviews, the first with a formula as its author and this text.
fn bad(site: &TestSite, text: &str) -> Vec<FoundReview> {
    let at = site.app.now() - SignedDuration::from_hours(1);
    let review = |number: usize| FoundReview {
        author: if number == 0 { "=HYPERLINK(\"x\")".into() } else { format!("Author {number}") },
        url: Some(format!("https://maps.google.com/r/{number}")),
        written_at: at,
        changed_at: site.now() - SignedDuration::from_hours(1),
        ..found(&number.to_string(), 1.0, if number == 0 { text } else { "Awful" }, 1)
    };
    (0..4).map(review).collect()
}

/// Returns a shop with an open crisis, and the path of its evidence.
async fn shop_in_crisis(site: &TestSite) -> (Shop, String) {
    let shop = site.shop("ann").await;
    site.read(&shop, &bad(site, "Rude staff")).await;
    let list = shop.client.get("/api/v1/review-crises").send().await.expect(200).json();
    let path = format!("/api/v1/review-crises/{}", list["items"][0]["id"].as_str().unwrap());
    (shop, path)
}

async fn pack(client: &Client, path: &str) -> Answer {
    client.get(&format!("{path}/evidence?language=fr")).send().await.expect(200)
}

/// Returns a file of a pack.
fn file(pack: &Answer, name: &str) -> Vec<u8> {
    let mut archive = ZipArchive::new(Cursor::new(&pack.bytes[..])).unwrap();
    let mut bytes = Vec::new();
    archive.by_name(name).unwrap().read_to_end(&mut bytes).unwrap();
    bytes
}

#[tokio::test]
async fn a_pack_has_the_reviews_with_their_versions_and_the_time_line() {
    for site in sites().await {
        let (shop, path) = shop_in_crisis(&site).await;
        site.advance(2);
        site.read(&shop, &bad(&site, "Rude staff, and I want 300 euros")).await;
        let note = json!({ "text": "A man called and asked for 300 euros" });
        shop.client.post(&format!("{path}/entries")).json(&note).send().await.expect(201);
        let pack = pack(&shop.client, &path).await;
        assert_eq!(pack.header("content-type"), "application/zip");
        assert_eq!(pack.header("content-disposition"), "attachment; filename=\"review-crisis-2026-06-01.zip\"");
        assert!(file(&pack, "evidence.pdf").starts_with(b"%PDF-"));
        let json: Value = serde_json::from_slice(&file(&pack, "evidence.json")).unwrap();
        assert_eq!(
            (&json["business"]["name"], &json["business"]["address"]),
            (&json!("Shop"), &json!("1 Main St, Austin"))
        );
        assert_eq!(json["made_by"]["email"], "ann@example.com");
        assert_eq!(json["timeline"][1]["text"], note["text"]);
        let reviews = json["reviews"].as_array().unwrap();
        let edited = reviews.iter().find(|review| review["state"] == "edited").unwrap();
        assert_eq!((reviews.len(), &edited["url"]), (4, &json!("https://maps.google.com/r/0")));
        assert_eq!(edited["text"]["text"], "Rude staff, and I want 300 euros");
        assert_eq!(edited["versions"][0]["text"]["text"], "Rude staff");
        let table = String::from_utf8(file(&pack, "reviews.csv")).unwrap();
        assert_eq!(table.lines().count(), 6);
        assert!(table.contains("\"'=HYPERLINK(\"\"x\"\")\""), "{table}");
        assert!(table.contains("\"Rude staff\""), "{table}");
    }
}

#[tokio::test]
async fn texts_of_sites_that_forbid_copies_stay_out_of_a_pack() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for number in 0..4 {
            let new = json!({ "location_id": shop.id, "source": "other", "rating": 1.0, "text": "Secret recipe",
                "author": format!("Bob {number}"), "url": format!("https://www.yelp.com/biz/shop?hrid={number}"),
                "written_at": "2026-06-01T10:00:00Z" });
            shop.client.post("/api/v1/reviews").json(&new).send().await.expect(201);
        }
        let list = shop.client.get("/api/v1/review-crises").send().await.expect(200).json();
        let path = format!("/api/v1/review-crises/{}", list["items"][0]["id"].as_str().unwrap());
        let pack = pack(&shop.client, &path).await;
        for name in ["evidence.json", "reviews.csv"] {
            let text = String::from_utf8(file(&pack, name)).unwrap();
            assert!(text.contains("site_forbids") && text.contains("yelp.com") && !text.contains("Secret"), "{text}");
        }
    }
}

#[tokio::test]
async fn packs_are_in_the_audit_log_and_for_members_who_handle_the_crisis() {
    for site in sites().await {
        let (shop, path) = shop_in_crisis(&site).await;
        let elsewhere = add_location(&shop.client, "Other").await;
        let limited = async |name: &str, id: &str| {
            site.member(&shop, name, "manager", Some(json!({ "locations": [id], "labels": [] }))).await
        };
        let responder = site.member(&shop, "rosa", "responder", None).await;
        let evidence = format!("{path}/evidence");
        responder.get(&evidence).send().await.expect(403);
        limited("lena", elsewhere.as_str()).await.get(&evidence).send().await.expect(404);
        site.shop("bob").await.client.get(&evidence).send().await.expect(404);
        shop.client.get(&format!("{evidence}?language=de")).send().await.expect(422);
        limited("lou", shop.id.as_str()).await.get(&evidence).send().await.expect(200);
        let exported =
            db::query!((String,), "select actor from audit_entries where action = 'review.crisis_evidence_exported'");
        assert_eq!(exported.all(&site.app.db).await.unwrap().len(), 1);
    }
}

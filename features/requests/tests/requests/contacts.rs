//! Contacts: sealed, found, joined, stopped and forgotten.

use serde_json::{Value, json};

use crate::setup::sites;

#[tokio::test]
async fn a_contact_is_sealed_and_found_by_its_name_email_and_phone() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let new = json!({ "name": "Zoé Lefèvre-Martin", "email": "Zoe@Example.com", "phone": "06 12 34 56 78",
            "language": "fr", "location_ids": [shop.location], "tags": ["vip", "vip", "atelier"],
            "last_visit": "2026-05-30",
            "consents": [{ "channel": "email", "state": "granted", "source": "web form", "proof": "J’accepte" }] });
        let contact = shop.client.post("/api/v1/contacts").json(&new).send().await.expect(201).json();
        assert_eq!(contact["email"], "zoe@example.com");
        assert_eq!(contact["phone"], "+33612345678");
        assert_eq!(contact["tags"], json!(["atelier", "vip"]));
        assert_eq!(contact["consents"][0]["proof"], "J’accepte");
        assert_eq!(contact["consents"][1]["state"], "none");
        shop.contact("Max Weber", "max@example.com").await;
        for (query, expected) in [
            ("search=lefevre", 1),
            ("search=zo%C3%A9%20mart", 1),
            ("search=zoe@example.com", 1),
            ("search=06%2012%2034%2056%2078", 1),
            ("search=efevre", 0),
            ("search=zoe@example.org", 0),
            ("tag=vip", 1),
            ("tag=other", 0),
            ("consent=granted", 1),
            ("consent=implied", 1),
            ("consent=none", 0),
            ("limit=200", 2),
        ] {
            let contacts = shop.get(&format!("/api/v1/contacts?{query}")).await;
            assert_eq!(contacts["items"].as_array().unwrap().len(), expected, "{query}");
        }
        let row =
            db::query!((String, String), "select name, email from contacts where org_id = $1 order by id", &shop.org);
        for (name, email) in row.all(&site.app.db).await.unwrap() {
            assert!(!name.contains("Zo") && !name.contains("Max") && !email.contains("example"));
        }
        let renamed = json!({ "name": "Anna" });
        let path = format!("/api/v1/contacts/{}", contact["id"].as_str().unwrap());
        shop.client.patch(&path).json(&renamed).send().await.expect(200);
        assert_eq!(shop.get("/api/v1/contacts?search=lefevre").await["items"], json!([]));
        assert_eq!(shop.get("/api/v1/contacts?search=anna").await["items"].as_array().unwrap().len(), 1);
    }
}

#[tokio::test]
async fn the_same_person_is_one_contact() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let first = shop.contact("Zoé", "zoe@example.com").await;
        let same_person =
            json!({ "name": "Zoe L.", "email": "ZOE@example.com", "phone": "+33612345678", "tags": ["vip"] });
        let joined = shop.client.post("/api/v1/contacts").json(&same_person).send().await.expect(200).json();
        assert_eq!((&joined["id"], &joined["name"]), (&first["id"], &json!("Zoé")));
        assert_eq!((&joined["phone"], &joined["tags"]), (&json!("+33612345678"), &json!(["vip"])));
        let by_phone = json!({ "name": "Zoé", "phone": "+33612345678" });
        let joined = shop.client.post("/api/v1/contacts").json(&by_phone).send().await.expect(200).json();
        assert_eq!(joined["id"], first["id"]);
        // A family may share a phone.
        let other = json!({ "name": "Max", "phone": "+33612345678", "email": "max@example.com" });
        shop.client.post("/api/v1/contacts").json(&other).send().await.expect(201);
    }
}

#[tokio::test]
async fn a_limited_member_learns_nothing_of_a_contact_of_another_location() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let new = json!({ "name": "Other", "address": "1 rue A", "city": "Lyon", "country": "FR" });
        let other = shop.client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
        let other = other["id"].as_str().unwrap();
        let contact = json!({ "name": "Zoé Lefèvre", "email": "zoe@example.com", "phone": "+33612345678",
            "location_ids": [shop.location], "tags": ["vip"] });
        let contact = shop.client.post("/api/v1/contacts").json(&contact).send().await.expect(201).json();
        let limited = site.responder(&shop, "lou", other).await;
        for (field, value) in [("email", "zoe@example.com"), ("phone", "+33612345678")] {
            let new = json!({ "name": "Z", field: value, "location_ids": [other] });
            let refused = limited.post("/api/v1/contacts").json(&new).send().await.expect(409);
            assert_eq!(refused.json()["code"], "contact_elsewhere");
        }
        let links = json!({ "items": [
            { "source": "google", "url": "https://search.google.com/local/writereview?placeid=ChIJ2" },
        ] });
        let path = format!("/api/v1/locations/{other}/review-links");
        shop.client.put(&path).json(&links).send().await.expect(200);
        let ask = json!({ "name": "Z", "email": "zoe@example.com", "location_id": other });
        let refused = limited.post("/api/v1/requests").json(&ask).send().await.expect(409);
        assert_eq!(refused.json()["code"], "contact_elsewhere");
        assert_eq!(limited.get("/api/v1/contacts").send().await.expect(200).json()["items"], json!([]));
        // Someone who sees all locations adds the other one; then both see the contact.
        let path = format!("/api/v1/contacts/{}", contact["id"].as_str().unwrap());
        let both = json!({ "location_ids": [shop.location, other] });
        shop.client.patch(&path).json(&both).send().await.expect(200);
        let new = json!({ "name": "Z", "email": "zoe@example.com", "location_ids": [other] });
        let joined = limited.post("/api/v1/contacts").json(&new).send().await.expect(200).json();
        assert_eq!((&joined["id"], &joined["location_ids"]), (&contact["id"], &json!([other])));
    }
}

#[tokio::test]
async fn a_stop_survives_the_contact_and_a_new_import() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let contact = shop.contact("Zoé", "zoe@example.com").await;
        let path = format!("/api/v1/contacts/{}", contact["id"].as_str().unwrap());
        let stop = json!({ "consents": [{ "channel": "email", "state": "withdrawn" }] });
        let stopped = shop.client.patch(&path).json(&stop).send().await.expect(200).json();
        assert_eq!(stopped["consents"][1]["state"], "withdrawn");
        assert!(stopped["opted_out_at"].is_string());
        let grant = json!({ "consents": [{ "channel": "email", "state": "granted", "proof": "yes" }] });
        assert_eq!(shop.client.patch(&path).json(&grant).send().await.expect(409).json()["code"], "opted_out");
        shop.client.delete(&path).send().await.expect(204);
        shop.client.get(&path).send().await.expect(404);
        let new_contact = shop.contact("Zoé", "zoe@example.com").await;
        assert_ne!(new_contact["id"], contact["id"]);
        assert_eq!(new_contact["consents"][0]["state"], "withdrawn");
        let batch = json!({ "items": [
            { "name": "Zoé", "email": "zoe@example.com", "consents": [{ "channel": "email", "state": "granted", "proof": "x" }] },
            { "name": "", "email": "nobody" },
        ] });
        let answer = shop.client.post("/api/v1/contacts/batch").json(&batch).send().await.expect(200).json();
        assert_eq!(
            (&answer["items"][0]["outcome"], &answer["items"][1]["outcome"]),
            (&json!("joined"), &json!("refused"))
        );
        let ask = json!({ "contact_id": new_contact["id"], "location_id": shop.location });
        assert_eq!(
            shop.client.post("/api/v1/requests").json(&ask).send().await.expect(409).json()["code"],
            "opted_out"
        );
    }
}

#[tokio::test]
async fn bad_contacts_are_refused_with_the_field() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for (body, field) in [
            (json!({ "name": "", "email": "a@b.example" }), "name"),
            (json!({ "name": "a\u{0}b", "email": "a@b.example" }), "name"),
            (json!({ "name": "x".repeat(121), "email": "a@b.example" }), "name"),
            (json!({ "name": "Zoé" }), "email"),
            (json!({ "name": "Zoé", "email": "zoe" }), "email"),
            (json!({ "name": "Zoé", "phone": "12" }), "phone"),
            (json!({ "name": "Zoé", "email": "a@b.example", "last_visit": "yesterday" }), "last_visit"),
            (json!({ "name": "Zoé", "email": "a@b.example", "tags": vec!["x"; 21] }), "tags"),
            (
                json!({ "name": "Zoé", "email": "a@b.example", "location_ids": ["018f0000-0000-7000-8000-000000000001"] }),
                "location_ids",
            ),
            (
                json!({ "name": "Zoé", "email": "a@b.example", "consents": [{ "channel": "email", "state": "granted" }] }),
                "consents",
            ),
        ] {
            let answer = shop.client.post("/api/v1/contacts").json(&body).send().await.expect(422).json();
            assert_eq!(answer["errors"][0]["field"], field, "{body}: {answer}");
        }
        assert_eq!(shop.get("/api/v1/contacts").await["items"], Value::Array(vec![]));
    }
}

#[tokio::test]
async fn a_text_is_measured_before_it_is_read_and_locations_beyond_the_limit_are_not_looked_up() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        // 3,000 characters when cleaned.
        let text = format!("5*{}", " ".repeat(2_000)).repeat(1_000);
        let check = json!({ "text": text, "language": "en" });
        let refused = shop.client.post("/api/v1/request-wording/check").json(&check).send().await.expect(422).json();
        assert_eq!(refused["errors"][0]["code"], "too_long");
        let ids: Vec<String> = (0..10_000).map(|index| format!("018f0000-0000-7000-8000-{index:012}")).collect();
        let new = json!({ "name": "Zoé", "email": "zoe@example.com", "location_ids": ids });
        let refused = shop.client.post("/api/v1/contacts").json(&new).send().await.expect(422).json();
        assert_eq!(refused["errors"][0]["code"], "too_many");
    }
}

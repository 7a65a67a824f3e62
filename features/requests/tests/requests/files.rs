//! Contacts from and to CSV files.

use serde_json::json;

use crate::setup::sites;

const FILE: &str = "Nom;Courriel;Portable;Magasin;Consentement\n\
    Zoé;zoe@example.com;06 12 34 56 78;Chez Nous;client\n\
    Max;max@example.com;;;\n\
    ;not an address;;;\n\
    Zoé encore;ZOE@example.com;;Nulle part;\n\
    Zoé L.;ZOE@example.com;;;\n";

#[tokio::test]
async fn a_file_is_tried_then_imported_and_again_adds_nothing() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let import = |is_dry_run: bool| {
            let body = json!({ "csv": FILE, "is_dry_run": is_dry_run, "location_id": shop.location });
            shop.client.post("/api/v1/contacts/import").json(&body).send()
        };
        let dry = import(true).await.expect(200).json();
        assert_eq!((&dry["created"], &dry["joined"], &dry["refused"]), (&json!(2), &json!(1), &json!(2)), "{dry}");
        assert_eq!((&dry["problems"][0]["line"], &dry["problems"][0]["field"]), (&json!(4), &json!("email")));
        assert_eq!((&dry["problems"][1]["line"], &dry["problems"][1]["code"]), (&json!(5), &json!("unknown")));
        assert_eq!(shop.get("/api/v1/contacts").await["items"], json!([]));
        let done = import(false).await.expect(200).json();
        assert_eq!((&done["created"], &done["joined"], &done["refused"]), (&json!(2), &json!(1), &json!(2)));
        let second_import = import(false).await.expect(200).json();
        assert_eq!((&second_import["created"], &second_import["joined"]), (&json!(0), &json!(3)));
        let zoe = shop.get("/api/v1/contacts?search=zoe@example.com").await["items"][0].clone();
        assert_eq!((&zoe["phone"], &zoe["consents"][0]["state"]), (&json!("+33612345678"), &json!("implied")));
        assert_eq!(zoe["location_ids"], json!([shop.location]));
        let file = shop.session.get("/api/v1/contacts/export").send().await.expect(200);
        shop.client.get("/api/v1/contacts/export").send().await.expect(403);
        assert!(file.header("content-disposition").contains("contacts.csv"));
        assert_eq!(file.text().lines().count(), 3);
        assert!(file.text().contains("\"zoe@example.com\",\"'+33612345678\""), "{}", file.text());
        // A downloaded file imports as the same contacts.
        let body = json!({ "csv": file.text() });
        let back = shop.client.post("/api/v1/contacts/import").json(&body).send().await.expect(200).json();
        assert_eq!((&back["created"], &back["joined"], &back["refused"]), (&json!(0), &json!(2), &json!(0)), "{back}");
    }
}

#[tokio::test]
async fn a_bad_file_is_refused_and_a_stop_holds_against_an_import() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let import = |csv: &str| shop.client.post("/api/v1/contacts/import").json(&json!({ "csv": csv })).send();
        for (csv, code) in
            [("", "no_address"), ("email\n", "empty"), ("nothing\nx", "no_address"), ("\u{0}", "no_address")]
        {
            assert_eq!(import(csv).await.expect(422).json()["errors"][0]["code"], code, "{csv:?}");
        }
        let nul = import("name,email\na\u{0}b,zoe@example.com\n").await.expect(200).json();
        assert_eq!(nul["problems"][0]["code"], "invalid_character");
        let stopped = import("email,consent\nzoe@example.com,STOP\n").await.expect(200).json();
        assert_eq!((&stopped["created"], &stopped["opted_out"]), (&json!(1), &json!(1)));
        let second_import = import("email,consent,consent_proof\nzoe@example.com,yes,form\n").await.expect(200).json();
        assert_eq!((&second_import["joined"], &second_import["opted_out"]), (&json!(1), &json!(1)));
        let zoe = shop.get("/api/v1/contacts?search=zoe@example.com").await["items"][0].clone();
        assert_eq!(zoe["consents"][0]["state"], "withdrawn");
    }
}

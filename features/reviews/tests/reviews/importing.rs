//! Import of reviews from files: dry run, run, undo.

use serde_json::{Value, json};
use testing::{Answer, Client};

use crate::setup::{Shop, TestSite, add_location, each, sites};

const CSV: &str = "Établissement;Auteur;Note;Commentaire;Date;Réponse\n\
    Shop;Zoé;4,5;Très bien;13/02/2025;Merci\nShop;Léo;8/10;Bien;01/03/2025;\nShop;Léo;8/10;Bien;01/03/2025;\n";
const TAKEOUT: &str = r#"{"reviews":[
    {"name":"accounts/1/locations/2/reviews/r1","reviewId":"r1","reviewer":{"displayName":"Ann"},"starRating":"FIVE",
     "comment":"Lovely <b>\nplace","createTime":"2025-01-02T03:04:05.678Z","updateTime":"2025-01-02T03:04:05.678Z",
     "reviewReply":{"comment":"Thanks","updateTime":"2025-01-03T03:04:05Z"}},
    {"name":"accounts/1/locations/2/reviews/r2","reviewId":"r2","reviewer":{"displayName":"Bob"},"starRating":"ONE",
     "createTime":"2025-02-02T03:04:05Z","updateTime":"2025-02-02T03:04:05Z"}]}"#;

async fn upload(client: &Client, name: &str, kind: &str, file: &str) -> Answer {
    client.post(&format!("/api/v1/review-imports?filename={name}")).body(kind, file.to_owned()).send().await
}

/// Returns the path of an uploaded file, and its import.
async fn uploaded(client: &Client, name: &str, file: &str) -> (String, Value) {
    let kind = if name.contains(".csv") { "text/csv" } else { "application/json" };
    let import = upload(client, name, kind, file).await.expect(201).json();
    (format!("/api/v1/review-imports/{}", import["id"].as_str().unwrap()), import)
}

/// Checks an uploaded file with its suggestions and these options.
async fn checked(client: &Client, at: &str, import: &Value, options: Value) -> Value {
    let mut all =
        json!({ "source": import["detected"]["source_guess"], "date_order": import["detected"]["date_order_guess"] });
    for (name, value) in options.as_object().unwrap() {
        all[name] = value.clone();
    }
    let choices = json!({ "mapping": import["detected"]["suggested_mapping"], "options": all });
    client.post(&format!("{at}/check")).json(&choices).send().await.expect(200).json()
}

async fn run(site: &TestSite, client: &Client, at: &str) -> Value {
    client.post(&format!("{at}/run")).json(&json!({})).send().await.expect(202);
    site.work().await;
    client.get(at).send().await.expect(200).json()
}

/// Imports a file.
async fn imported(site: &TestSite, shop: &Shop, name: &str, file: &str, options: Value) -> (String, Value) {
    let (at, import) = uploaded(&shop.client, name, file).await;
    checked(&shop.client, &at, &import, options).await;
    let done = run(site, &shop.client, &at).await;
    assert_eq!(done["state"], "done", "{done}");
    (at, done)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_csv_file_is_tried_imported_and_undone() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (at, import) = uploaded(&shop.client, "avis.csv", CSV).await;
        assert_eq!(import["detected"]["date_order_guess"], "day_first");
        let check = checked(&shop.client, &at, &import, json!({})).await["check"].clone();
        assert_eq!(check, json!({ "rows": 3, "new": 2, "matching": 0, "duplicates": 1, "bad": 0, "updates": 0 }));
        assert_eq!(shop.list("").await["items"], json!([]), "a dry run writes nothing");

        let done = run(&site, &shop.client, &at).await;
        assert_eq!((&done["outcome"]["created"], &done["outcome"]["duplicates"]), (&json!(2), &json!(1)));
        let list = shop.list("").await["items"].clone();
        assert_eq!(each(&list, "text"), ["Bien", "Très bien"]);
        assert_eq!((&list[0]["rating_given"], &list[0]["rating"]), (&json!("8/10"), &json!(4.1)));
        assert_eq!((&list[1]["origin"], &list[1]["language"]), (&json!("import"), &json!("fr")));
        assert_eq!((&list[1]["reply"]["text"], &list[1]["is_answered"]), (&json!("Merci"), &json!(true)));
        let id = done["id"].as_str().unwrap();
        assert_eq!(shop.texts(&format!("?import={id}")).await.len(), 2);
        assert_eq!(shop.texts(&format!("?import={id}&sort=lowest&location={}", shop.id)).await.len(), 2);
        assert_eq!(shop.summary().await["reviews"], 2);

        shop.client.post(&format!("{at}/undo")).send().await.expect(200);
        assert_eq!((&shop.list("").await["items"], &shop.summary().await["reviews"]), (&json!([]), &json!(0)));
        let again = shop.client.post(&format!("{at}/undo")).send().await.expect(409).json();
        assert_eq!(again["code"], "import_not_done");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_file_twice_adds_nothing() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for (name, file, options) in
            [("avis.csv", CSV, json!({})), ("reviews.json", TAKEOUT, json!({ "location": shop.id }))]
        {
            // The location of Takeout's file is not linked: it is the one of the whole file.
            let (at, mut import) = uploaded(&shop.client, name, file).await;
            import["detected"]["suggested_mapping"]["location"] =
                if name.contains(".csv") { json!({ "column": 0 }) } else { Value::Null };
            checked(&shop.client, &at, &import, options.clone()).await;
            assert_eq!(run(&site, &shop.client, &at).await["outcome"]["created"], 2, "{name}");
            let (at, _) = uploaded(&shop.client, name, file).await;
            let check = checked(&shop.client, &at, &import, options).await["check"].clone();
            assert_eq!((&check["new"], &check["matching"]), (&json!(0), &json!(2)), "{name}");
            let rows = shop.client.get(&format!("{at}/rows?outcome=matching")).send().await.expect(200).json();
            assert_eq!(rows["items"][0]["message"], "This review is already in the list.");
            assert_eq!(run(&site, &shop.client, &at).await["outcome"]["created"], 0, "{name}");
        }
        let list = shop.list("?source=google&sort=oldest").await["items"].clone();
        assert_eq!(each(&list, "text"), ["Lovely <b>\nplace", ""]);
        assert_eq!((&list[0]["reply"]["text"], &list[1]["rating"]), (&json!("Thanks"), &json!(1.0)));
        assert_eq!(shop.summary().await["reviews"], 4);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_with_errors_stop_the_import_or_are_skipped() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let file =
            "store,rating,text,date\nShop,5,Good,2025-01-01\nElsewhere,5,Good,2025-01-01\nShop,9,Good,2025-01-02\n";
        let (at, import) = uploaded(&shop.client, "a.csv", file).await;
        let check = checked(&shop.client, &at, &import, json!({})).await["check"].clone();
        assert_eq!((&check["new"], &check["bad"]), (&json!(1), &json!(2)));
        let rows = shop.client.get(&format!("{at}/rows")).send().await.expect(200).json();
        let codes: Vec<_> =
            rows["items"].as_array().unwrap().iter().map(|row| (row["line"].clone(), row["code"].clone())).collect();
        assert_eq!(codes, [(json!(3), json!("unknown_location")), (json!(4), json!("unknown_scale"))]);
        let refused = shop.client.post(&format!("{at}/run")).json(&json!({})).send().await.expect(409).json();
        assert_eq!(refused["code"], "import_has_bad_rows");
        checked(&shop.client, &at, &import, json!({ "on_bad_row": "skip" })).await;
        let done = run(&site, &shop.client, &at).await;
        assert_eq!((&done["outcome"]["created"], &done["outcome"]["bad"]), (&json!(1), &json!(2)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_keeps_reviews_that_were_worked_on() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (at, _) = imported(
            &site,
            &shop,
            "a.csv",
            "store,rating,date\nShop,5,2025-01-01\nShop,4,2025-01-02\nShop,3,2025-01-03\n",
            json!({}),
        )
        .await;
        let list = shop.list("").await["items"].clone();
        let path = |at: usize| format!("/api/v1/reviews/{}", list[at]["id"].as_str().unwrap());
        shop.client.patch(&path(0)).json(&json!({ "is_done": true })).send().await.expect(200);
        shop.client.put(&format!("{}/reply", path(1))).json(&json!({ "text": "Hi" })).send().await.expect(200);
        shop.client.post(&format!("{at}/undo")).send().await.expect(200);
        assert_eq!(shop.list("").await["items"].as_array().unwrap().len(), 2);
        assert_eq!(shop.summary().await["reviews"], 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn broken_files_are_refused_with_a_reason() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for (name, kind, file, code) in [
            ("a.json", "application/json", "{\"reviews\":[{\"a\":1},", "invalid_json"),
            ("a.json", "application/json", "[1,2]", "not_an_object"),
            ("a.json", "application/json", "  ", "empty_file"),
            ("a.jsonl", "application/x-ndjson", "{\"a\":1}\n{", "invalid_json"),
            ("a.json", "image/png", "[]", "not_csv"),
            ("a.zip", "application/zip", "PK", "not_csv"),
            ("a.csv", "text/csv", "a,b\n\"x", "unclosed_quote"),
            ("a.csv", "text/csv", "a,b\n", "header_only"),
        ] {
            let refused = upload(&shop.client, name, kind, file).await.expect(422).json();
            assert_eq!(refused["code"], code, "{name} {file}");
        }
        let list = shop.client.get("/api/v1/review-imports").send().await.expect(200).json();
        assert_eq!(list["items"], json!([]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn imports_of_reviews_and_of_locations_are_apart() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let (at, import) = uploaded(&shop.client, "avis.csv", CSV).await;
        let id = import["id"].as_str().unwrap();
        shop.client.get(&format!("/api/v1/imports/{id}")).send().await.expect(404);
        assert_eq!(shop.client.get("/api/v1/imports").send().await.json()["items"], json!([]));
        let limits = shop.client.get("/api/v1/review-imports/limits").send().await.expect(200).json();
        assert_eq!(limits["max_rows"], 100_000);
        let bob = site.shop("bob").await;
        bob.client.get(&at).send().await.expect(404);
        add_location(&bob.client, "Elsewhere").await;
        let (at, import) = uploaded(&bob.client, "avis.csv", CSV).await;
        let foreign = json!({ "mapping": import["detected"]["suggested_mapping"], "options": { "location": shop.id } });
        let refused = bob.client.post(&format!("{at}/check")).json(&foreign).send().await.expect(422).json();
        assert_eq!(refused["code"], "unknown_location");
    }
}

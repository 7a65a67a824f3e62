//! Importing files, from the first byte to the undo.

use http::Method;
use serde_json::{Value, json};
use testing::Client;

use crate::setup::{TestSite, add, names, sites, sites_with};

const SMALL: &str = "Business Name,Address,City,State,ZIP Code,Phone\r\n\
    Alpha,1 Main St,Austin,TX,78701,(512) 555-0100\r\n\
    Beta,2 Main St,Austin,TX,78701,\r\n\
    Alpha,1 Main St,Austin,TX,78701,\r\n\
    ,4 Main St,Austin,TX,78701,\r\n";

fn large() -> locations::Settings {
    let mut settings = locations::Settings::default();
    settings.imports.max_rows = 100_000;
    settings
}

async fn upload(client: &Client, name: &str, file: impl Into<Vec<u8>>) -> testing::Answer {
    client.post(&format!("/api/v1/imports?filename={name}")).body("text/csv", file.into()).send().await
}

fn path(import: &Value) -> String {
    format!("/api/v1/imports/{}", import["id"].as_str().unwrap())
}

/// Uploads a file and checks it with the suggested mapping, changed by `mapping`.
async fn checked(client: &Client, file: impl Into<Vec<u8>>, mapping: Value, options: Value) -> Value {
    let import = upload(client, "shops.csv", file).await.expect(201).json();
    let mut all = import["detected"]["suggested_mapping"].clone();
    for (field, source) in mapping.as_object().unwrap() {
        all[field] = source.clone();
    }
    let choices = json!({ "mapping": all, "options": options });
    client.post(&format!("{}/check", path(&import))).json(&choices).send().await.expect(200).json()
}

async fn run(site: &TestSite, client: &Client, import: &Value) -> Value {
    let queued = client.post(&format!("{}/run", path(import))).json(&json!({})).send().await.expect(202).json();
    assert_eq!(queued["state"], "queued");
    let ran = site.work().await;
    assert_eq!((ran.retried, ran.failed), (0, 0));
    client.get(&path(import)).send().await.expect(200).json()
}

/// Every row of an outcome.
async fn rows(client: &Client, import: &Value, outcome: &str) -> Vec<Value> {
    let mut rows = Vec::new();
    let mut cursor = String::new();
    loop {
        let address = format!("{}/rows?outcome={outcome}&limit=200{cursor}", path(import));
        let page = client.get(&address).send().await.expect(200).json();
        rows.extend(page["items"].as_array().unwrap().iter().cloned());
        let Some(next) = page["next_cursor"].as_str() else { return rows };
        cursor = format!("&cursor={next}");
    }
}

#[tokio::test]
async fn the_run_does_exactly_as_the_check_predicted() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let import = checked(&client, SMALL, json!({}), json!({ "on_bad_row": "skip" })).await;
        assert_eq!(import["state"], "checked");
        assert_eq!(
            import["check"],
            json!({ "rows": 4, "new": 2, "matching": 0, "duplicates": 1, "bad": 1, "updates": 0 })
        );
        let bad = rows(&client, &import, "bad").await;
        assert_eq!((bad.len(), &bad[0]["line"], &bad[0]["code"]), (1, &json!(5), &json!("required")));
        assert_eq!((&bad[0]["field"], &bad[0]["column"]), (&json!("name"), &json!("Business Name")));
        assert_eq!((&bad[0]["name"], &bad[0]["params"]), (&Value::Null, &Value::Null));
        let twice = rows(&client, &import, "duplicate").await;
        assert_eq!((twice.len(), &twice[0]["line"], &twice[0]["duplicate_of_line"]), (1, &json!(4), &json!(2)));
        assert!(names(&client, "").await.is_empty(), "a dry run changes nothing");
        let done = run(&site, &client, &import).await;
        assert_eq!(done["state"], "done");
        assert_eq!(
            done["outcome"],
            json!({ "created": 2, "updated": 0, "skipped_matching": 0, "duplicates": 1, "bad": 1 })
        );
        assert_eq!(names(&client, "").await, ["Alpha", "Beta"]);
        let listed = client.get("/api/v1/locations?q=alpha").send().await.json();
        assert_eq!(listed["items"][0]["phone_e164"], "+15125550100");
        assert_eq!(client.get("/api/v1/locations/summary").send().await.json()["total"], 2);
        let all = client.get("/api/v1/imports").send().await.expect(200).json();
        assert_eq!(all["items"], json!([done]));
    }
}

#[tokio::test]
async fn a_bad_row_blocks_the_import_unless_skipping_is_chosen() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let import = checked(&client, SMALL, json!({}), json!({})).await;
        let refused = client.post(&format!("{}/run", path(&import))).json(&json!({})).send().await.expect(409);
        assert_eq!(refused.json()["code"], "import_has_bad_rows");
        site.work().await;
        assert!(names(&client, "").await.is_empty());
        let fresh = upload(&client, "a.csv", SMALL).await.expect(201).json();
        let refused = client.post(&format!("{}/run", path(&fresh))).json(&json!({})).send().await.expect(409);
        assert_eq!(refused.json()["code"], "import_not_checked");
        let refused = client.post(&format!("{}/undo", path(&fresh))).send().await.expect(409);
        assert_eq!(refused.json()["code"], "import_not_done");
    }
}

#[tokio::test]
async fn real_files_give_exactly_the_locations_that_the_check_promised() {
    for site in sites_with(&large()).await {
        for (name, mapping, options, rows_expected) in [
            (
                "walmart_us_1962_2006.csv",
                json!({ "name": { "template": "Walmart #{storenum}" } }),
                json!({ "country": "US", "on_bad_row": "skip" }),
                2_992,
            ),
            ("cms_hospitals_us_2018.csv", json!({}), json!({ "country": "US", "on_bad_row": "skip" }), 5_334),
            (
                "alimconfiance_fr_2019_semicolon.csv",
                json!({}),
                json!({ "country": "FR", "on_bad_row": "skip" }),
                15_463,
            ),
        ] {
            let client = site.sign_up(&name[..7]).await;
            let file = std::fs::read(format!("tests/data/{name}")).unwrap();
            let import = checked(&client, file, mapping, options).await;
            let check = &import["check"];
            assert_eq!(check["rows"], rows_expected, "{name}: {check}");
            let count = |key: &str| check[key].as_i64().unwrap();
            assert_eq!(count("new") + count("matching") + count("duplicates") + count("bad"), rows_expected, "{name}");
            assert_eq!(rows(&client, &import, "duplicate").await.len() as i64, count("duplicates"), "{name}");
            let bad: std::collections::HashSet<_> =
                rows(&client, &import, "bad").await.iter().map(|row| row["line"].as_i64()).collect();
            assert_eq!(bad.len() as i64, count("bad"), "{name}");
            let done = run(&site, &client, &import).await;
            assert_eq!(done["outcome"]["created"], check["new"], "{name}");
            assert_eq!(done["outcome"]["duplicates"], check["duplicates"], "{name}");
            assert_eq!(done["outcome"]["bad"], check["bad"], "{name}");
            let listed = names(&client, "limit=200").await;
            assert_eq!(listed.len() as i64, count("new"), "{name}");
            let total = client.get("/api/v1/locations/count?q=e").send().await.json();
            assert_eq!(total["total"], check["new"], "{name}");
            eprintln!("{name}: {check}");
        }
    }
}

#[tokio::test]
async fn a_second_import_of_the_same_file_matches_everything() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let skip = json!({ "on_bad_row": "skip" });
        let first = checked(&client, SMALL, json!({}), skip.clone()).await;
        run(&site, &client, &first).await;
        let second = checked(&client, SMALL, json!({}), skip).await;
        assert_eq!(second["check"]["matching"], 2);
        assert_eq!(rows(&client, &second, "matching").await.len(), 2);
        let done = run(&site, &client, &second).await;
        assert_eq!((&done["outcome"]["created"], &done["outcome"]["skipped_matching"]), (&json!(0), &json!(2)));
        assert_eq!(names(&client, "").await, ["Alpha", "Beta"]);
    }
}

#[tokio::test]
async fn an_undo_deletes_created_locations_and_restores_changed_ones() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let new = json!({ "name": "alpha", "address": "1, Main Street", "city": "Dallas", "postal_code": "78701",
            "category": "Other", "phone": "+1 512 555 0199" });
        let old = client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
        let edited = json!({ "name": "beta", "address": "2 Main", "city": "Waco", "postal_code": "78701" });
        let edited = client.post("/api/v1/locations").json(&edited).send().await.expect(201).json();
        let file = format!("{SMALL}Gamma,9 Elm St,Austin,TX,78702,\n");
        let import = checked(&client, file, json!({}), json!({ "on_bad_row": "skip", "on_match": "update" })).await;
        assert_eq!((&import["check"]["updates"], &import["check"]["new"]), (&json!(2), &json!(1)));
        let done = run(&site, &client, &import).await;
        assert_eq!((&done["outcome"]["updated"], &done["outcome"]["created"]), (&json!(2), &json!(1)));
        let at = |location: &Value| format!("/api/v1/locations/{}", location["id"].as_str().unwrap());
        let updated = client.get(&at(&old)).send().await.expect(200).json();
        for (field, expected) in
            [("name", "Alpha"), ("city", "Austin"), ("state", "TX"), ("category", "Other"), ("phone", "(512) 555-0100")]
        {
            assert_eq!(updated[field], expected, "{field}");
        }
        let change = json!({ "description": "edited since" });
        client.patch(&at(&edited)).header("if-match", "\"2\"").json(&change).send().await.expect(200);
        let undone = client.post(&format!("{}/undo", path(&import))).send().await.expect(200).json();
        assert_eq!(undone["state"], "undone");
        let restored = client.get(&at(&old)).send().await.expect(200).json();
        for (field, expected) in [("name", "alpha"), ("city", "Dallas"), ("phone", "+1 512 555 0199")] {
            assert_eq!(restored[field], expected, "{field}");
        }
        assert_eq!(restored["state"], Value::Null);
        assert_eq!(client.get(&at(&edited)).send().await.json()["description"], "edited since");
        assert_eq!(names(&client, "").await, ["alpha", "Beta"]);
        assert_eq!(client.get("/api/v1/locations/summary").send().await.json()["total"], 2);
        client.post(&format!("{}/undo", path(&import))).send().await.expect(409);
    }
}

#[tokio::test]
async fn files_that_cannot_be_imported_say_why_and_leave_nothing() {
    let mut settings = locations::Settings::default();
    (settings.imports.max_rows, settings.imports.max_bytes) = (3, 100_000);
    for site in sites_with(&settings).await {
        let client = site.sign_up("ann").await;
        let huge = format!("a,b\n{},1\n", "x".repeat(90_000)).into_bytes();
        for (name, file, status, code) in [
            ("a.txt", b"a,b\n1,2\n".to_vec(), 422, "not_csv"),
            ("a.csv", b"\x89PNG\r\n\x1a\n0000".to_vec(), 422, "not_csv"),
            ("a.csv", Vec::new(), 422, "empty_file"),
            ("a.csv", b"  \n\n".to_vec(), 422, "empty_file"),
            ("a.csv", b"a,b\n".to_vec(), 422, "header_only"),
            ("a.csv", vec![b'a'; 100_001], 413, "file_too_large"),
            ("a.csv", b"a,b\n1,2\n1,2\n1,2\n1,2\n".to_vec(), 422, "too_many_rows"),
            ("a.csv", huge, 422, "field_too_large"),
            ("a.csv", b"a,b\n1,\"2\n".to_vec(), 422, "unclosed_quote"),
            ("a.csv", b"a,b\n1,2\0\n".to_vec(), 422, "nul_bytes"),
            ("a.csv", b"a,A\n1,2\n".to_vec(), 422, "duplicate_headers"),
        ] {
            let answer = upload(&client, name, file).await.expect(status).json();
            assert_eq!(answer["code"], code, "{answer}");
        }
        let answer = client.post("/api/v1/imports?filename=a.csv").body("image/png", "a,b\n1,2\n").send().await;
        assert_eq!(answer.expect(422).json()["code"], "not_csv");
        for kind in ["application/vnd.ms-excel", "text/csv; charset=utf-8", "application/octet-stream"] {
            client.post("/api/v1/imports?filename=a.csv").body(kind, "a,b\n1,2\n").send().await.expect(201);
        }
        let all = client.get("/api/v1/imports?limit=2").send().await.expect(200).json();
        assert_eq!(all["items"].as_array().unwrap().len(), 2, "only the good ones are kept");
        let next = all["next_cursor"].as_str().unwrap();
        let second_page = client.get(&format!("/api/v1/imports?cursor={next}")).send().await.expect(200).json();
        assert_eq!((second_page["items"].as_array().unwrap().len(), &second_page["next_cursor"]), (1, &Value::Null));
    }
}

#[tokio::test]
async fn a_mapping_that_cannot_be_says_which_field_is_at_fault() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let import = upload(&client, "a.csv", SMALL).await.expect(201).json();
        let check = |mapping: Value| {
            let request = client.post(&format!("{}/check", path(&import)));
            async move { request.json(&json!({ "mapping": mapping })).send().await.expect(422).json() }
        };
        let missing = check(json!({ "name": { "column": 0 } })).await;
        assert_eq!(missing["code"], "mapping_incomplete");
        let fields: Vec<_> =
            missing["errors"].as_array().unwrap().iter().map(|error| error["field"].as_str().unwrap()).collect();
        assert_eq!(fields, ["address", "city", "state", "postal_code"]);
        let all = |name: Value| json!({ "name": name, "address": { "column": 1 }, "city": { "column": 2 }, "state": { "column": 3 }, "postal_code": { "column": 4 } });
        assert_eq!(check(all(json!({ "column": 1 }))).await["code"], "mapping_duplicate_column");
        assert_eq!(check(all(json!({ "column": 99 }))).await["code"], "mapping_unknown_column");
        assert_eq!(check(all(json!({ "template": "{nope}" }))).await["code"], "template_unknown_column");
        check(json!({ "color": { "column": 1 } })).await;
    }
}

#[tokio::test]
async fn an_import_that_is_killed_leaves_nothing_and_is_done_by_the_next_worker() {
    for site in sites_with(&large()).await {
        let client = site.sign_up("ann").await;
        let file = std::fs::read("tests/data/walmart_us_1962_2006.csv").unwrap();
        let mapping = json!({ "name": { "template": "Walmart #{storenum}" } });
        let import = checked(&client, file, mapping, json!({ "country": "US", "on_bad_row": "skip" })).await;
        client.post(&format!("{}/run", path(&import))).json(&json!({})).send().await.expect(202);
        let mut work = Box::pin(site.work());
        // As far as the first rows are written, then the worker is gone.
        loop {
            tokio::select! {
                _ = &mut work => panic!("done too soon"),
                () = tokio::time::sleep(std::time::Duration::from_millis(1)) => {}
            }
            let seen = client.get(&path(&import)).send().await.expect(200).json();
            assert!(names(&client, "").await.is_empty(), "nobody sees a part of an import");
            if seen["progress"]["done"].as_i64().unwrap_or(0) > 0 {
                break;
            }
        }
        drop(work);
        assert!(names(&client, "").await.is_empty());
        assert_eq!(client.get("/api/v1/locations/summary").send().await.json()["total"], 0);
        site.app.clock.advance(jiff::SignedDuration::from_mins(10));
        site.work().await;
        let done = client.get(&path(&import)).send().await.expect(200).json();
        assert_eq!((&done["state"], &done["outcome"]["created"]), (&json!("done"), &import["check"]["new"]));
    }
}

#[tokio::test]
async fn an_import_is_hidden_from_other_users() {
    for site in sites().await {
        let (ann, bob) = (site.sign_up("ann").await, site.sign_up("bob").await);
        let import = checked(&ann, SMALL, json!({}), json!({ "on_bad_row": "skip" })).await;
        let at = path(&import);
        let choices = json!({ "mapping": import["mapping"] });
        for (method, path, body) in [
            (Method::GET, at.clone(), json!({})),
            (Method::GET, format!("{at}/rows"), json!({})),
            (Method::POST, format!("{at}/check"), choices),
            (Method::POST, format!("{at}/run"), json!({})),
            (Method::POST, format!("{at}/undo"), json!({})),
        ] {
            bob.ask(method, &path).json(&body).send().await.expect(404);
        }
        assert_eq!(bob.get("/api/v1/imports").send().await.json()["items"], json!([]));
        // Locations of others match nothing.
        run(&site, &ann, &import).await;
        let same = checked(&bob, SMALL, json!({}), json!({ "on_bad_row": "skip" })).await;
        assert_eq!((&same["check"]["new"], &same["check"]["matching"]), (&json!(2), &json!(0)));
    }
}

#[tokio::test]
async fn formulas_markup_and_other_scripts_are_kept_as_they_are() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let file = "name,address,city,state,zip\n<script>alert(1)</script>,1 A St,X,TX,78701\n=1+1,2 A St,X,TX,78701\nمطعم الشرق,3 A St,X,TX,78701\n👩‍👩‍👧 Family,4 A St,X,TX,78701\n";
        let import = checked(&client, file, json!({}), json!({})).await;
        run(&site, &client, &import).await;
        let mut listed = names(&client, "").await;
        listed.sort();
        assert_eq!(listed, ["<script>alert(1)</script>", "=1+1", "مطعم الشرق", "👩‍👩‍👧 Family"]);
        add(&client, "by hand").await;
        let long = format!("name,address,city,state,zip\n{},1 A St,X,TX,78701\n", "n".repeat(10_000));
        let import = checked(&client, long, json!({}), json!({})).await;
        let bad = rows(&client, &import, "bad").await;
        assert_eq!((&bad[0]["code"], &bad[0]["params"]["max"]), (&json!("too_long"), &json!(200)));
        assert_eq!(bad[0]["params"].as_object().unwrap().len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_imports_of_one_file_at_once_bring_each_shop_once() {
    for site in sites_with(&large()).await {
        let client = site.sign_up("twice").await;
        let file = include_bytes!("../data/walmart_us_1962_2006.csv");
        let name = json!({ "name": { "template": "Walmart #{storenum}" } });
        for _ in 0..2 {
            let import = checked(&client, file.to_vec(), name.clone(), json!({ "country": "US" })).await;
            client.post(&format!("{}/run", path(&import))).json(&json!({})).send().await.expect(202);
        }
        tokio::join!(site.work(), site.work());
        let count = client.get("/api/v1/locations/count").send().await.expect(200).json();
        assert_eq!(count["count"], 2_992);
    }
}

#[tokio::test]
async fn the_user_who_started_an_import_is_notified_of_its_result() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let import = checked(&client, SMALL, json!({}), json!({ "on_bad_row": "skip" })).await;
        let done = run(&site, &client, &import).await;
        let notifications = client.get("/api/v1/notifications").send().await.expect(200).json();
        assert_eq!(notifications["items"][0]["kind"], "import_finished");
        let params = json!({ "import_id": done["id"], "kind": "locations", "filename": "shops.csv", "created": 2, "updated": 0, "left_out": 2 });
        assert_eq!(notifications["items"][0]["params"], params);
        assert_eq!(
            notifications["items"][0]["link"],
            format!("/dashboard/locations?import={}", done["id"].as_str().unwrap())
        );
        assert_eq!(notifications["items"].as_array().unwrap().len(), 1);
    }
}

#[tokio::test]
async fn an_import_that_left_nothing_out_leads_to_the_locations_it_brought_or_changed() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let file = |phone: &str, name: &str| {
            format!(
                "Business Name,Address,City,State,ZIP Code,Phone\nAlpha,1 A St,Austin,TX,78701,{phone}\n{name},2 B St,Austin,TX,78702,\n"
            )
        };
        let imported = async |text: String| {
            let import =
                checked(&client, text, json!({ "phone": { "column": 5 } }), json!({ "on_match": "update" })).await;
            run(&site, &client, &import).await["id"].as_str().unwrap().to_owned()
        };
        let first = imported(file("", "Beta")).await;
        site.app.clock.advance(jiff::SignedDuration::from_millis(1));
        let second = imported(file("512 555 0100", "Gamma")).await;
        let notifications = client.get("/api/v1/notifications").send().await.expect(200).json();
        assert_eq!(notifications["items"][0]["link"], format!("/dashboard/locations?changed_by={second}"));
        assert_eq!(names(&client, &format!("changed_by={first}")).await, ["Alpha", "Beta"]);
        assert_eq!(names(&client, &format!("changed_by={second}")).await, ["Alpha", "Gamma"]);
        assert_eq!(names(&client, &format!("changed_by={second}&q=gam&sort=city")).await, ["Gamma"]);
        let count = client.get(&format!("/api/v1/locations/count?changed_by={second}")).send().await.expect(200).json();
        assert_eq!(count, json!({ "count": 2, "total": 3 }));
        let file = client.get(&format!("/api/v1/locations/export?changed_by={second}")).send().await.expect(200).text();
        assert_eq!(file.lines().count(), 3, "{file}");
        let map = "/api/v1/locations/map?west=-180&south=-85&east=180&north=85&zoom=1";
        let map = client.get(&format!("{map}&changed_by={second}")).send().await.expect(200).json();
        assert_eq!((&map["located"], &map["unlocated"]), (&json!(2), &json!(0)));
        let other = site.sign_up("bob").await;
        assert!(names(&other, &format!("changed_by={second}")).await.is_empty());
        client.get("/api/v1/locations?changed_by=mine").send().await.expect(422);
    }
}

#[tokio::test]
async fn an_undo_is_attributed_to_its_requester() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let import = checked(&client, SMALL, json!({}), json!({ "on_bad_row": "skip" })).await;
        let done = run(&site, &client, &import).await;
        client.post(&format!("{}/undo", path(&done))).send().await.expect(200);
        let rows = site.logged(&client).await;
        let undone = rows.iter().find(|row| row.action == "location.import_undone").unwrap();
        let me = client.get("/api/v1/me").send().await.json();
        assert_eq!((undone.actor.as_str(), undone.user_id.as_deref()), ("user", me["user"]["id"].as_str()));
        assert_eq!(undone.object_id.as_deref(), done["id"].as_str());
    }
}

#[tokio::test]
async fn opening_hours_and_the_second_address_line_come_along() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let file = "Business Name,Address,Address line 2,City,State,ZIP,Opening hours\n\
            A,1 Main St,Suite 4,Austin,TX,78701,Mo-Fr 09:00-17:00; Sa 18:00-02:00; PH off\n\
            B,2 Main St,,Austin,TX,78701,\n\
            C,3 Main St,,Austin,TX,78701,\"May-Sep Mo-Fr 09:00-17:00\"\n";
        let import = checked(&client, file, json!({}), json!({ "on_bad_row": "skip" })).await;
        assert_eq!((&import["check"]["new"], &import["check"]["bad"]), (&json!(2), &json!(1)));
        let bad = rows(&client, &import, "bad").await;
        assert_eq!((&bad[0]["code"], &bad[0]["column"]), (&json!("invalid_hours"), &json!("Opening hours")));
        assert_eq!(bad[0]["params"]["reason"], "seasons");
        assert_eq!(bad[0]["name"], "C");
        run(&site, &client, &import).await;
        let page = client.get("/api/v1/locations").send().await.expect(200).json();
        let (a, b) = (&page["items"][0], &page["items"][1]);
        assert_eq!(
            (&a["address2"], &b["address2"], &b["opening_hours"]),
            (&json!("Suite 4"), &Value::Null, &Value::Null)
        );
        assert_eq!(a["opening_hours"]["regular"].as_array().unwrap().len(), 6);
        assert_eq!(a["opening_hours"]["regular"][5]["close_day"], "sunday");
        assert_eq!(a["coordinates_source"], "postal_code");
    }
}

#[tokio::test]
async fn an_update_moves_derived_coordinates_only() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let update = json!({ "on_match": "update" });
        let first = "Business Name,Store code,Address,City,State,ZIP,Latitude,Longitude\n\
            A,a1,1 Main St,Austin,TX,78701,,\nB,b1,2 Main St,Austin,TX,78701,30.5,-97.5\n";
        let import = checked(&client, first, json!({}), update.clone()).await;
        run(&site, &client, &import).await;
        let second = "Business Name,Store code,Address,City,State,ZIP\n\
            A,a1,1 Main St,New York,NY,10001\nB,b1,2 Main St,New York,NY,10001\n";
        let import = checked(&client, second, json!({}), update).await;
        assert_eq!(import["check"]["updates"], 2);
        run(&site, &client, &import).await;
        let page = client.get("/api/v1/locations").send().await.expect(200).json();
        let (a, b) = (&page["items"][0], &page["items"][1]);
        assert_eq!((&a["coordinates_source"], &b["coordinates_source"]), (&json!("postal_code"), &json!("given")));
        assert!(a["latitude"].as_f64().unwrap() > 40.0, "{a}");
        assert_eq!(b["latitude"], 30.5);
    }
}

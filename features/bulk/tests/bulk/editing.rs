//! Effects, limits and undo of bulk edits.

use db::query;
use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::Client;

use crate::setup::{TestSite, add, counts, label, location, names, sites};

const PATH: &str = "/api/v1/locations/bulk";

async fn request_bulk(client: &Client, scope: Value, expected: usize, action: Value) -> Value {
    let new = json!({ "scope": scope, "expected": expected, "action": action });
    client.post(PATH).json(&new).send().await.expect(202).json()
}

#[expect(clippy::needless_pass_by_value, reason = "always made on the spot")]
fn edit(changes: Value) -> Value {
    json!({ "kind": "edit", "changes": changes })
}

/// Runs the jobs, and returns the bulk edit.
async fn done(site: &TestSite, client: &Client, bulk: &Value) -> Value {
    site.work().await;
    client.get(&format!("{PATH}/{}", bulk["id"].as_str().unwrap())).send().await.expect(200).json()
}

async fn undone(site: &TestSite, client: &Client, bulk: &Value) -> Value {
    let path = format!("{PATH}/{}/undo", bulk["id"].as_str().unwrap());
    let undoing = client.post(&path).send().await.expect(202).json();
    assert_eq!((&undoing["state"], &undoing["done"]), (&json!("undoing"), &json!(0)));
    done(site, client, bulk).await
}

fn figures(bulk: &Value) -> (&str, i64, i64, i64, i64) {
    let number = |field: &str| bulk[field].as_i64().unwrap();
    (bulk["state"].as_str().unwrap(), number("count"), number("done"), number("changed"), number("skipped"))
}

async fn location_of(client: &Client, id: &str) -> Value {
    client.get(&format!("/api/v1/locations/{id}")).send().await.expect(200).json()
}

async fn patch(client: &Client, id: &str, changes: Value) {
    let path = format!("/api/v1/locations/{id}");
    let tag = client.get(&path).send().await.header("etag").to_owned();
    client.patch(&path).header("if-match", &tag).json(&changes).send().await.expect(200);
}

#[tokio::test]
async fn an_edit_of_chosen_locations_says_how_many_it_changed_and_skipped() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let ids = site.add_many(&ann, "Shop", 3).await;
        patch(&ann, &ids[2], json!({ "category": "Bakery", "website": "example.com" })).await;
        let changes = edit(json!({ "category": " Bakery ", "website": "Example.com" }));
        let bulk_edit = request_bulk(&ann, json!({ "ids": ids }), 3, changes).await;
        assert_eq!(figures(&bulk_edit), ("queued", 3, 0, 0, 0));
        assert_eq!(bulk_edit["action"], edit(json!({ "category": "Bakery", "website": "https://example.com" })));
        assert_eq!((&bulk_edit["by"]["name"], &bulk_edit["undo_until"]), (&json!("ann Tester"), &Value::Null));
        ann.delete(&format!("/api/v1/locations/{}", ids[1])).send().await.expect(204);
        let bulk = done(&site, &ann, &bulk_edit).await;
        // One was deleted meanwhile, one was so already.
        assert_eq!(figures(&bulk), ("done", 3, 3, 1, 2));
        assert!(bulk["finished_at"].is_string() && bulk["undo_until"].is_string());
        let changed = location_of(&ann, &ids[0]).await;
        assert_eq!((&changed["category"], &changed["website"]), (&json!("Bakery"), &json!("https://example.com")));
        assert_eq!((&changed["health"], &changed["version"]), (&json!(80), &json!(2)));
        assert_eq!(location_of(&ann, &ids[2]).await["version"], 2);
        let cleared = run_bulk(&site, &ann, json!({ "ids": [ids[0]] }), 1, edit(json!({ "website": null }))).await;
        assert_eq!(cleared["action"]["changes"], json!({ "website": null }));
        assert_eq!(location_of(&ann, &ids[0]).await["website"], Value::Null);
        let list = ann.get(PATH).send().await.expect(200).json();
        assert_eq!(list["items"].as_array().unwrap().len(), 2);
    }
}

#[tokio::test]
async fn phone_city_country_hours_description_and_sync_are_changed_and_undone() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let ids = site.add_many(&ann, "Shop", 2).await;
        patch(&ann, &ids[1], json!({ "country": "CA", "postal_code": "H2X 1Y4" })).await;
        let week =
            json!([{ "open_day": "monday", "open_time": "09:00", "close_day": "monday", "close_time": "17:00" }]);
        let changes = edit(json!({ "phone": "01 42 68 53 00", "city": "Lyon", "state": "Rhône", "country": "france",
            "description": "Bread.", "is_sync_paused": true, "regular_hours": week }));
        let before = location_of(&ann, &ids[0]).await;
        let bulk = run_bulk(&site, &ann, json!({ "ids": ids }), 2, changes).await;
        // The postal code of the second does not exist in France.
        assert_eq!(figures(&bulk), ("done", 2, 2, 1, 1));
        let after = location_of(&ann, &ids[0]).await;
        assert_eq!((&after["country"], &after["phone_e164"]), (&json!("FR"), &json!("+33142685300")));
        assert_eq!((&after["city"], &after["state"]), (&json!("Lyon"), &json!("Rhône")));
        assert_eq!((&after["description"], &after["is_sync_paused"]), (&json!("Bread."), &json!(true)));
        assert_eq!(after["opening_hours"]["regular"], week);
        assert_eq!(figures(&undone(&site, &ann, &bulk).await), ("undone", 2, 2, 1, 1));
        let restored = location_of(&ann, &ids[0]).await;
        for field in
            ["phone", "phone_e164", "city", "state", "country", "description", "is_sync_paused", "opening_hours"]
        {
            assert_eq!(restored[field], before[field], "{field}");
        }
    }
}

async fn run_bulk(site: &TestSite, client: &Client, scope: Value, expected: usize, action: Value) -> Value {
    let bulk_edit = request_bulk(client, scope, expected, action).await;
    done(site, client, &bulk_edit).await
}

#[tokio::test]
async fn a_filter_selects_the_locations_that_match_at_the_request() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        site.add_many(&ann, "North", 1_001).await;
        site.add_many(&ann, "South", 2).await;
        let scope = json!({ "filters": { "q": "north", "status": "unverified" } });
        let bulk_edit = request_bulk(&ann, scope, 1_001, edit(json!({ "category": "Café" }))).await;
        add(&ann, "North late").await;
        let bulk = done(&site, &ann, &bulk_edit).await;
        assert_eq!(figures(&bulk), ("done", 1_001, 1_001, 1_001, 0));
        let by_it = format!("/api/v1/locations/count?changed_by={}", bulk["id"].as_str().unwrap());
        assert_eq!(ann.get(&by_it).send().await.json(), json!({ "count": 1_001, "total": 1_004 }));
        let count = ann.get("/api/v1/locations/count?category=cafe").send().await.json();
        assert_eq!(count, json!({ "count": 1_001, "total": 1_004 }));
        let all = run_bulk(&site, &ann, json!({ "filters": {} }), 1_004, edit(json!({ "category": "Bar" }))).await;
        assert_eq!(figures(&all), ("done", 1_004, 1_004, 1_004, 0));
        assert_eq!(ann.get("/api/v1/locations/count?category=bar").send().await.json()["count"], 1_004);
    }
}

#[tokio::test]
async fn unticked_locations_are_excluded() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let ids = site.add_many(&ann, "Shop", 3).await;
        let new =
            json!({ "scope": { "filters": {} }, "except": [ids[1]], "expected": 2, "action": { "kind": "delete" } });
        let bulk_edit = ann.post(PATH).json(&new).send().await.expect(202).json();
        assert_eq!(figures(&done(&site, &ann, &bulk_edit).await), ("done", 2, 2, 2, 0));
        assert_eq!(names(&ann, "").await, ["Shop 1"]);
    }
}

#[tokio::test]
async fn a_deletion_fails_unless_the_confirmed_count_matches() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        site.add_many(&ann, "Shop", 30).await;
        let ask = async |expected: i64, action: Value| {
            let new = json!({ "scope": { "filters": {} }, "expected": expected, "action": action });
            ann.post(PATH).json(&new).send().await
        };
        for expected in [29, 31, 0, -1] {
            let refused = ask(expected, json!({ "kind": "delete" })).await.expect(409).json();
            assert_eq!((&refused["code"], &refused["params"]), (&json!("bulk_count_changed"), &json!({ "count": 30 })));
        }
        // An edit may meet a few more, or fewer.
        ask(1, edit(json!({ "category": "Bar" }))).await.expect(409);
        ask(25, edit(json!({ "category": "Bar" }))).await.expect(202);
        ask(40, edit(json!({ "category": "Bar" }))).await.expect(202);
        let none = json!({ "scope": { "filters": { "q": "nowhere" } }, "expected": 0, "action": { "kind": "delete" } });
        ann.post(PATH).json(&none).send().await.expect(409);
    }
}

#[tokio::test]
async fn locations_without_a_position_can_be_selected_alone() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        site.add_many(&ann, "Nowhere", 2).await;
        let mut there = location(&site, "There");
        (there.details.latitude, there.details.longitude) = (Some(45.5), Some(-73.5));
        site.add(&ann, vec![there]).await;
        let scope = json!({ "filters": { "unlocated": true } });
        let bulk = run_bulk(&site, &ann, scope, 2, edit(json!({ "category": "Bar" }))).await;
        assert_eq!(figures(&bulk), ("done", 2, 2, 2, 0));
        let query = format!("changed_by={}", bulk["id"].as_str().unwrap());
        assert_eq!(names(&ann, &query).await, ["Nowhere 0", "Nowhere 1"]);
        site.app.clock.advance(SignedDuration::from_millis(1));
        let all = json!({ "filters": { "changed_by": bulk["id"] } });
        let gone = run_bulk(&site, &ann, all, 2, json!({ "kind": "delete" })).await;
        assert_eq!(figures(&gone), ("done", 2, 2, 2, 0));
        let notifications = ann.get("/api/v1/notifications").send().await.expect(200).json();
        assert_eq!(notifications["items"][0]["link"], "/dashboard/locations", "those that are gone are in no list");
    }
}

#[tokio::test]
async fn the_hours_of_a_date_are_kept_or_replaced_as_the_request_says() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let ids = site.add_many(&ann, "Shop", 2).await;
        let regular =
            json!([{ "open_day": "monday", "open_time": "09:00", "close_day": "monday", "close_time": "17:00" }]);
        let before = json!({ "regular": regular, "special": [
            { "date": "2026-12-24", "is_closed": false, "open_time": "09:00", "close_time": "12:00" },
            { "date": "2026-12-25", "is_closed": false, "open_time": "10:00", "close_time": "11:00" }] });
        patch(&ann, &ids[0], json!({ "opening_hours": before })).await;
        let closed = json!([{ "date": "2026-12-25", "is_closed": true, "open_time": null, "close_time": null }]);
        let scope = json!({ "ids": ids });
        let first_edit = run_bulk(&site, &ann, scope.clone(), 2, edit(json!({ "special_hours": closed }))).await;
        assert_eq!((figures(&first_edit), &first_edit["kept_hours"]), (("done", 2, 2, 1, 1), &json!(1)));
        assert_eq!(location_of(&ann, &ids[0]).await["opening_hours"], before, "an exception stays");
        undone(&site, &ann, &first_edit).await;
        let replaced = edit(json!({ "special_hours": closed, "keep_special_hours": false }));
        let bulk = run_bulk(&site, &ann, scope, 2, replaced).await;
        assert_eq!((figures(&bulk), &bulk["kept_hours"]), (("done", 2, 2, 2, 0), &json!(0)));
        let hours = location_of(&ann, &ids[0]).await["opening_hours"].clone();
        assert_eq!((&hours["regular"], &hours["special"][0]), (&regular, &before["special"][0]));
        assert_eq!((&hours["special"][1], &hours["special"][2]), (&closed[0], &Value::Null));
        assert_eq!(location_of(&ann, &ids[1]).await["opening_hours"], json!({ "regular": [], "special": closed }));
        undone(&site, &ann, &bulk).await;
        assert_eq!(location_of(&ann, &ids[0]).await["opening_hours"], before);
        assert_eq!(location_of(&ann, &ids[1]).await["opening_hours"], Value::Null);
    }
}

#[tokio::test]
async fn labels_are_put_on_taken_off_counted_and_found() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let north = label(&ann, "North").await;
        site.app.clock.advance(SignedDuration::from_millis(1));
        let south = label(&ann, "South").await;
        let ids = site.add_many(&ann, "Shop", 3).await;
        let put_on = edit(json!({ "add_labels": [north, south] }));
        run_bulk(&site, &ann, json!({ "ids": ids }), 3, put_on).await;
        assert_eq!(counts(&ann).await, [("North".into(), 3), ("South".into(), 3)]);
        let take_off = edit(json!({ "remove_labels": [south] }));
        let bulk = run_bulk(&site, &ann, json!({ "ids": [ids[0], ids[1]] }), 2, take_off).await;
        assert_eq!(figures(&bulk), ("done", 2, 2, 2, 0));
        assert_eq!(location_of(&ann, &ids[0]).await["labels"], json!([north]));
        assert_eq!(location_of(&ann, &ids[2]).await["labels"], json!([north, south]));
        assert_eq!(names(&ann, &format!("label={south}")).await, ["Shop 2"]);
        ann.delete(&format!("/api/v1/locations/{}", ids[2])).send().await.expect(204);
        assert_eq!(counts(&ann).await, [("North".into(), 2), ("South".into(), 0)]);
        ann.post(&format!("/api/v1/locations/{}/restore", ids[2])).send().await.expect(200);
        assert_eq!(counts(&ann).await, [("North".into(), 3), ("South".into(), 1)]);
        undone(&site, &ann, &bulk).await;
        assert_eq!(counts(&ann).await, [("North".into(), 3), ("South".into(), 3)]);
        assert_eq!(location_of(&ann, &ids[0]).await["labels"], json!([north, south]));
    }
}

#[tokio::test]
async fn a_deleted_label_comes_off_every_location_however_many() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let label_id = label(&ann, "North").await;
        let ids = site.add_many(&ann, "Shop", 1_001).await;
        let put_on = edit(json!({ "add_labels": [label_id] }));
        let bulk = run_bulk(&site, &ann, json!({ "filters": {} }), 1_001, put_on).await;
        assert_eq!(counts(&ann).await, [("North".into(), 1_001)]);
        ann.delete(&format!("/api/v1/labels/{label_id}")).send().await.expect(204);
        assert_eq!(counts(&ann).await, []);
        site.work().await;
        for id in [&ids[0], &ids[500], &ids[1_000]] {
            let location = location_of(&ann, id).await;
            assert_eq!((&location["labels"], &location["version"]), (&json!([]), &json!(2)));
        }
        assert_eq!(names(&ann, &format!("label={label_id}")).await, Vec::<String>::new());
        // Nothing brings it back.
        assert_eq!(undone(&site, &ann, &bulk).await["state"], "undone");
        assert_eq!(location_of(&ann, &ids[0]).await["labels"], json!([]));
    }
}

#[tokio::test]
async fn an_undo_skips_locations_changed_since() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let ids = site.add_many(&ann, "Shop", 501).await;
        patch(&ann, &ids[0], json!({ "category": "Bar" })).await;
        let bulk = run_bulk(&site, &ann, json!({ "filters": {} }), 501, edit(json!({ "category": "Café" }))).await;
        assert_eq!(figures(&bulk), ("done", 501, 501, 501, 0));
        patch(&ann, &ids[1], json!({ "phone": "+1 512 555 0100" })).await;
        ann.delete(&format!("/api/v1/locations/{}", ids[2])).send().await.expect(204);
        let after = undone(&site, &ann, &bulk).await;
        assert_eq!(figures(&after), ("undone", 501, 501, 499, 2));
        assert_eq!(after["undo_until"], Value::Null);
        assert_eq!(location_of(&ann, &ids[0]).await["category"], "Bar");
        assert_eq!(location_of(&ann, &ids[1]).await["category"], "Café");
        assert_eq!(location_of(&ann, &ids[3]).await["category"], Value::Null);
        let response = ann.post(&format!("{PATH}/{}/undo", bulk["id"].as_str().unwrap())).send().await;
        assert_eq!(response.expect(409).json()["code"], "bulk_not_done");
    }
}

#[tokio::test]
async fn an_undone_deletion_skips_locations_restored_and_deleted_again() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let ids = site.add_many(&ann, "Shop", 3).await;
        let before = ann.get("/api/v1/locations/summary").send().await.json();
        let bulk = run_bulk(&site, &ann, json!({ "ids": ids }), 3, json!({ "kind": "delete" })).await;
        assert_eq!(figures(&bulk), ("done", 3, 3, 3, 0));
        assert_eq!(ann.get("/api/v1/locations/summary").send().await.json()["total"], 0);
        for id in &ids[..2] {
            ann.post(&format!("/api/v1/locations/{id}/restore")).send().await.expect(200);
        }
        ann.delete(&format!("/api/v1/locations/{}", ids[1])).send().await.expect(204);
        let after = undone(&site, &ann, &bulk).await;
        assert_eq!(figures(&after), ("undone", 3, 3, 1, 2));
        assert_eq!(names(&ann, "").await, ["Shop 0", "Shop 2"]);
        ann.post(&format!("/api/v1/locations/{}/restore", ids[1])).send().await.expect(200);
        assert_eq!(ann.get("/api/v1/locations/summary").send().await.json(), before);
    }
}

#[tokio::test]
async fn bulk_edits_of_an_organisation_happen_one_after_the_other() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let ids = site.add_many(&ann, "Shop", 2).await;
        let mut asked_for = Vec::new();
        for category in ["One", "Two", "Three"] {
            site.app.clock.advance(SignedDuration::from_millis(1));
            asked_for.push(request_bulk(&ann, json!({ "ids": ids }), 2, edit(json!({ "category": category }))).await);
        }
        for bulk in &asked_for {
            assert_eq!(done(&site, &ann, bulk).await["state"], "done");
        }
        assert_eq!(location_of(&ann, &ids[0]).await["category"], "Three");
        assert_eq!(location_of(&ann, &ids[0]).await["version"], 4);
        // The first was overtaken by the second, so its undo finds nothing to put back.
        assert_eq!(figures(&undone(&site, &ann, &asked_for[0]).await), ("undone", 2, 2, 0, 2));
        assert_eq!(figures(&undone(&site, &ann, &asked_for[2]).await), ("undone", 2, 2, 2, 0));
        assert_eq!(location_of(&ann, &ids[0]).await["category"], "Two");
    }
}

#[tokio::test]
async fn a_bulk_edit_that_is_sent_twice_happens_once() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let ids = site.add_many(&ann, "Shop", 2).await;
        let new = json!({ "scope": { "ids": ids }, "expected": 2, "action": { "kind": "delete" } });
        let send = async || ann.post(PATH).header("idempotency-key", "k1").json(&new).send().await.expect(202).json();
        let first = send().await;
        site.work().await;
        assert_eq!(send().await, first);
        assert_eq!(ann.get(PATH).send().await.json()["items"].as_array().unwrap().len(), 1);
    }
}

#[tokio::test]
async fn another_organisations_locations_labels_and_bulk_edits_do_not_exist() {
    for site in sites().await {
        let (ann, bob) = (site.sign_up("ann").await, site.sign_up("bob").await);
        let ids = site.add_many(&ann, "Ann’s", 2).await;
        let his = site.add_many(&bob, "Bob’s", 1).await;
        let hers = label(&ann, "Ann’s").await;
        let post = async |scope: Value, expected: i64, action: Value| {
            let new = json!({ "scope": scope, "expected": expected, "action": action });
            bob.post(PATH).json(&new).send().await
        };
        post(json!({ "ids": ids }), 2, json!({ "kind": "delete" })).await.expect(404);
        let labelled = post(json!({ "ids": his }), 1, edit(json!({ "add_labels": [hers] }))).await.expect(422).json();
        assert_eq!(labelled["errors"][0]["field"], "add_labels");
        // Of a mixed list, only his own are meant.
        let mixed = post(json!({ "ids": [ids[0], his[0]] }), 1, json!({ "kind": "delete" })).await.expect(202).json();
        assert_eq!(mixed["count"], 1);
        let all = post(json!({ "filters": { "label": hers } }), 1, edit(json!({ "category": "x" }))).await;
        assert_eq!(all.expect(409).json()["params"], json!({ "count": 0 }));
        site.work().await;
        assert_eq!(names(&ann, "").await.len(), 2);
        let path = format!("{PATH}/{}", mixed["id"].as_str().unwrap());
        ann.get(&path).send().await.expect(404);
        ann.post(&format!("{path}/undo")).send().await.expect(404);
        assert_eq!(ann.get(PATH).send().await.json()["items"], json!([]));
    }
}

#[tokio::test]
async fn invalid_edits_are_refused_with_their_field() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let ids = site.add_many(&ann, "Shop", 1).await;
        let closed_and_open = json!([{ "date": "2026-12-25", "is_closed": true },
            { "date": "2026-12-25", "is_closed": false, "open_time": "09:00", "close_time": "10:00" }]);
        for (changes, field, code) in [
            (json!({}), "changes", "required"),
            (json!({ "website": "javascript:alert(1)" }), "website", "invalid_url"),
            (json!({ "category": "x".repeat(101) }), "category", "too_long"),
            (json!({ "category": "a\0b" }), "category", "control_characters"),
            (json!({ "special_hours": closed_and_open }), "special_hours", "hours_closed_and_open"),
            (json!({ "add_labels": ["0197f3a0-0000-7000-8000-000000000000"] }), "add_labels", "invalid"),
        ] {
            let new = json!({ "scope": { "ids": ids }, "expected": 1, "action": edit(changes) });
            let errors = ann.post(PATH).json(&new).send().await.expect(422).json()["errors"].clone();
            assert_eq!((&errors[0]["field"], &errors[0]["code"]), (&json!(field), &json!(code)));
        }
        for (scope, status) in [
            (json!({ "ids": [] }), 422),
            (json!({ "ids": ["x"] }), 422),
            (json!({ "ids": vec![&ids[0]; 1_001] }), 422),
            (json!({ "filters": { "q": 1 } }), 422),
            (json!({}), 400),
        ] {
            let new = json!({ "scope": scope, "expected": 1, "action": { "kind": "delete" } });
            ann.post(PATH).json(&new).send().await.expect(status);
        }
    }
}

#[tokio::test]
async fn a_bulk_edit_is_forgotten_after_30_days_and_cannot_be_undone_any_more() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let ids = site.add_many(&ann, "Shop", 1).await;
        let bulk = run_bulk(&site, &ann, json!({ "ids": ids }), 1, json!({ "kind": "delete" })).await;
        site.app.clock.advance(SignedDuration::from_hours(30 * 24));
        let ann = site.sign_in("ann").await;
        let path = format!("{PATH}/{}", bulk["id"].as_str().unwrap());
        assert_eq!(ann.post(&format!("{path}/undo")).send().await.expect(409).json()["code"], "bulk_not_done");
        site.work().await;
        ann.get(&path).send().await.expect(404);
    }
}

#[tokio::test]
async fn its_author_is_notified_at_the_end_and_the_overview_shows_one_activity() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let ids = site.add_many(&ann, "Shop", 2).await;
        let bulk = run_bulk(&site, &ann, json!({ "ids": ids }), 2, edit(json!({ "category": "Bar" }))).await;
        let notification = ann.get("/api/v1/notifications").send().await.expect(200).json()["items"][0].clone();
        let id = bulk["id"].as_str().unwrap();
        let link = format!("/dashboard/locations?changed_by={id}");
        assert_eq!((&notification["kind"], &notification["link"]), (&json!("bulk_finished"), &json!(link)));
        site.add_many(&ann, "Other", 1).await;
        let list = ann.get(&format!("/api/v1/locations?changed_by={id}")).send().await.expect(200).json();
        let ids_found: Vec<_> =
            list["items"].as_array().unwrap().iter().map(|location| location["id"].as_str().unwrap()).collect();
        assert_eq!(ids_found, ids);
        assert_eq!(notification["params"], json!({ "bulk_id": bulk["id"], "kind": "edit", "changed": 2 }));
        site.app.clock.advance(SignedDuration::from_millis(1));
        undone(&site, &ann, &bulk).await;
        let overview = ann.get("/api/v1/overview").send().await.expect(200).json();
        let deeds = overview["activity"].as_array().unwrap().iter();
        let deeds: Vec<_> = deeds.map(|deed| (deed["kind"].as_str().unwrap(), deed["count"].as_i64())).collect();
        assert_eq!(deeds, [("bulk_undone", Some(2)), ("bulk_edited", Some(2))]);
        assert_eq!(overview["activity"][0]["by"]["name"], "ann Tester");
        let history = ann.get(&format!("/api/v1/locations/{}/history", ids[0])).send().await.expect(200).json();
        let sources: Vec<_> = history["items"].as_array().unwrap().iter().map(|line| &line["source"]).collect();
        assert_eq!(sources[..2], [&json!("undo"), &json!("bulk")]);
        assert_eq!(history["items"][1]["source_id"], bulk["id"]);
    }
}

#[tokio::test]
async fn a_failed_edit_reports_its_failure_blocks_no_other_and_can_be_undone() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let ids = site.add_many(&ann, "Shop", 401).await;
        let broken = request_bulk(&ann, json!({ "filters": {} }), 401, edit(json!({ "category": "Bar" }))).await;
        let org = site.org(&ann).await;
        query!("update bulk_edit_locations set locations = '' where org_id = $1 and part = 1", &org)
            .run(&site.app.db)
            .await
            .unwrap();
        let bulk = done(&site, &ann, &broken).await;
        assert_eq!(figures(&bulk), ("running", 401, 200, 200, 0), "it is tried again, and that can be seen");
        site.app.clock.advance(SignedDuration::from_millis(1));
        let first = ids.iter().min().unwrap();
        let next = request_bulk(&ann, json!({ "ids": [first] }), 1, edit(json!({ "website": "example.com" }))).await;
        let mut ann = ann;
        for _ in 0..10 {
            site.app.clock.advance(SignedDuration::from_hours(2));
            site.work().await;
            ann = site.sign_in("ann").await;
        }
        let failed = done(&site, &ann, &broken).await;
        assert_eq!((figures(&failed), &failed["error"]), (("failed", 401, 200, 200, 0), &json!("bulk_failed")));
        let notifications = ann.get("/api/v1/notifications").send().await.expect(200).json();
        let kinds: Vec<_> = notifications["items"].as_array().unwrap().iter().map(|item| &item["kind"]).collect();
        assert!(kinds.contains(&&json!("bulk_failed")), "{kinds:?}");
        assert_eq!(figures(&done(&site, &ann, &next).await), ("done", 1, 1, 1, 0));
        // The first was edited again by the next.
        assert_eq!(figures(&undone(&site, &ann, &broken).await), ("undone", 401, 200, 199, 1));
        assert_eq!(ann.get("/api/v1/locations/count?category=bar").send().await.json()["count"], 1);
    }
}

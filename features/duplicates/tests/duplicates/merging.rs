//! Two locations become one, and two again.

use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::{Answer, Client};

use crate::world::{add, billed_worlds, count, get, pair, worlds};

async fn merge(client: &Client, keep: &str, other: &str, take: Value) -> Answer {
    let body = json!({ "keep": keep, "take": take });
    client.post(&format!("/api/v1/duplicates/{}/merge", pair(keep, other))).json(&body).send().await
}

async fn undo(client: &Client, merged: &Value) -> Answer {
    client.post(&format!("/api/v1/merges/{}/undo", merged["merge"]["id"].as_str().unwrap())).send().await
}

/// Adds two locations that are one place.
async fn two(client: &Client) -> (String, String) {
    let hours = json!({ "regular": [
        { "open_day": "monday", "open_time": "09:00", "close_day": "monday", "close_time": "17:00" }] });
    let first = add(client, "Joe's Pizza", "12 Main Street", json!({ "category": "Pizzeria" })).await;
    let more = json!({ "phone": "(512) 555-0100", "website": "joes.example.com", "opening_hours": hours,
        "more_hours": [{ "type": "kitchen", "periods": hours["regular"] }],
        "latitude": 30.27, "longitude": -97.74, "category": "Restaurant" });
    let second = add(client, "JOES PIZZA", "12 Main St.", more).await;
    (first, second)
}

#[tokio::test]
async fn a_merge_copies_the_chosen_fields_and_deletes_the_other_location() {
    for world in worlds().await {
        let ann = world.sign_up("ann").await;
        let (kept_id, other) = two(&ann).await;
        // Entries of the same millisecond have no order.
        world.app.clock.advance(SignedDuration::from_secs(1));
        let take = json!(["phone", "opening_hours", "more_hours", "latitude", "longitude"]);
        let merged = merge(&ann, &kept_id, &other, take).await.expect(200).json();
        assert_eq!(merged["merge"]["undo_until"], "2026-12-20T12:00:01Z");
        let location = &merged["location"];
        assert_eq!(*location, get(&ann, &kept_id).await.unwrap());
        for (field, expected) in [
            ("name", json!("Joe's Pizza")),
            ("address", json!("12 Main Street")),
            ("phone", json!("(512) 555-0100")),
            ("phone_e164", json!("+15125550100")),
            ("website", Value::Null),
            ("latitude", json!(30.27)),
            ("coordinates_source", json!("given")),
            ("category", json!("Pizzeria")),
            ("version", json!(2)),
        ] {
            assert_eq!(location[field], expected, "{field}");
        }
        assert_eq!(location["opening_hours"]["regular"].as_array().unwrap().len(), 1);
        assert_eq!(location["more_hours"][0]["periods"], location["opening_hours"]["regular"]);
        assert_eq!((get(&ann, &other).await, count(&ann).await), (None, 0));
        let total = ann.get("/api/v1/locations/count").send().await.expect(200).json();
        assert_eq!(total["total"], 1);

        let history = ann.get(&format!("/api/v1/locations/{kept_id}/history")).send().await.expect(200).json();
        let newest = &history["items"][0];
        assert_eq!((&newest["event"], &newest["source"]), (&json!("merged"), &json!("merge")));
        assert_eq!(newest["source_id"], merged["merge"]["id"]);
        let overview = ann.get("/api/v1/overview").send().await.expect(200).json();
        assert_eq!(overview["activity"][0]["kind"], "locations_merged");
        assert_eq!(overview["activity"][0]["location"]["id"], json!(kept_id));
        merge(&ann, &kept_id, &other, json!([])).await.expect(404);
    }
}

#[tokio::test]
async fn a_merge_that_is_taken_back_leaves_both_as_they_were() {
    for world in worlds().await {
        let ann = world.sign_up("ann").await;
        let (kept_id, other) = two(&ann).await;
        let label = ann.post("/api/v1/labels").json(&json!({ "name": "North", "color": "blue" })).send().await;
        let label = label.expect(201).json()["id"].clone();
        let labelled = json!({ "labels": [label] });
        let path = format!("/api/v1/locations/{other}");
        ann.patch(&path).header("if-match", "\"1\"").json(&labelled).send().await.expect(200);
        let before = (get(&ann, &kept_id).await.unwrap(), get(&ann, &other).await.unwrap());
        let take = json!(["name", "phone", "labels", "photos", "latitude", "longitude", "category", "opening_hours"]);
        let merged = merge(&ann, &kept_id, &other, take).await.expect(200).json();
        assert_eq!(merged["location"]["labels"], json!([label]));
        let listed = ann.get(&format!("/api/v1/locations/count?label={}", label.as_str().unwrap())).send().await;
        assert_eq!(listed.expect(200).json()["count"], 1);
        // Fields that the merge did not change may be edited before it is undone.
        let website = json!({ "website": "https://new.example.com" });
        let path = format!("/api/v1/locations/{kept_id}");
        ann.patch(&path).header("if-match", "\"2\"").json(&website).send().await.expect(200);

        world.app.clock.advance(SignedDuration::from_secs(1));
        undo(&ann, &merged).await.expect(204);
        let after = (get(&ann, &kept_id).await.unwrap(), get(&ann, &other).await.unwrap());
        for (before, after) in [(&before.0, &after.0), (&before.1, &after.1)] {
            for (field, value) in before.as_object().unwrap() {
                if !["version", "updated_at", "website", "health", "issues", "audit_issues"].contains(&field.as_str()) {
                    assert_eq!(after[field], *value, "{field}");
                }
            }
        }
        assert_eq!(after.0["website"], "https://new.example.com");
        assert_eq!(count(&ann).await, 1);
        assert_eq!(undo(&ann, &merged).await.expect(409).json()["code"], "merge_not_undoable");
        let overview = ann.get("/api/v1/overview").send().await.expect(200).json();
        assert_eq!(overview["activity"][0]["kind"], "merge_undone");
        let me = ann.get("/api/v1/me").send().await.expect(200).json();
        let org = me["organisation"]["id"].as_str().unwrap();
        let log = audit::list(&world.app.db, org, &audit::Search::default(), None, 10).await.unwrap();
        let deeds = log.iter().filter(|row| row.action.starts_with("location.merge"));
        let deeds: Vec<_> = deeds.map(|row| (row.action.as_str(), row.actor.as_str())).collect();
        assert_eq!(deeds, [("location.merge_undone", "user"), ("location.merged", "user")]);
        assert_eq!(overview["locations"]["total"], 2);
    }
}

#[tokio::test]
async fn a_merge_cannot_be_taken_back_once_something_it_changed_changed_again() {
    for world in worlds().await {
        let ann = world.sign_up("ann").await;
        let refused = async |merged: &Value| {
            assert_eq!(undo(&ann, merged).await.expect(409).json()["code"], "merge_not_undoable");
        };
        // A taken field has been edited.
        let (kept_id, other) = two(&ann).await;
        let merged = merge(&ann, &kept_id, &other, json!(["phone"])).await.expect(200).json();
        let path = format!("/api/v1/locations/{kept_id}");
        let phone = json!({ "phone": "(512) 555-0199" });
        ann.patch(&path).header("if-match", "\"2\"").json(&phone).send().await.expect(200);
        refused(&merged).await;
        assert_eq!(get(&ann, &other).await, None);
        ann.delete(&path).send().await.expect(204);

        // The other location has been restored by a user.
        let (kept_id, other) = two(&ann).await;
        let merged = merge(&ann, &kept_id, &other, json!([])).await.expect(200).json();
        ann.post(&format!("/api/v1/locations/{other}/restore")).send().await.expect(200);
        refused(&merged).await;
        ann.delete(&format!("/api/v1/locations/{other}")).send().await.expect(204);
        refused(&merged).await;

        // The kept location has been deleted.
        let (fourth, three) = two(&ann).await;
        let merged = merge(&ann, &fourth, &three, json!([])).await.expect(200).json();
        ann.delete(&format!("/api/v1/locations/{fourth}")).send().await.expect(204);
        refused(&merged).await;

        // The retention has ended.
        let (kept_id, other) = two(&ann).await;
        let merged = merge(&ann, &kept_id, &other, json!([])).await.expect(200).json();
        let bob = world.sign_up("bob").await;
        undo(&bob, &merged).await.expect(404);
        world.app.clock.advance(SignedDuration::from_hours(30 * 24));
        let ann = world.sign_in("ann").await;
        assert_eq!(undo(&ann, &merged).await.expect(409).json()["code"], "merge_not_undoable");
    }
}

#[tokio::test]
async fn a_merge_says_which_of_the_two_stays_and_takes_only_fields_there_are() {
    for world in worlds().await {
        let ann = world.sign_up("ann").await;
        let (kept_id, other) = two(&ann).await;
        let path = format!("/api/v1/duplicates/{}/merge", pair(&kept_id, &other));
        for body in [json!({}), json!({ "keep": kept_id, "take": ["reviews"] }), json!({ "keep": 7 })] {
            ann.post(&path).json(&body).send().await.expect(422);
        }
        let third = add(&ann, "Ann's Nails", "1 Elm St", json!({})).await;
        ann.post(&path).json(&json!({ "keep": third })).send().await.expect(404);
        assert_eq!(count(&ann).await, 1);
        // A repeated request with the same key merges once.
        let body = json!({ "keep": kept_id });
        let first = ann.post(&path).header("idempotency-key", "k1").json(&body).send().await.expect(200).json();
        let repeated = ann.post(&path).header("idempotency-key", "k1").json(&body).send().await.expect(200).json();
        assert_eq!(first, repeated);
    }
}

fn png(shade: u8) -> Vec<u8> {
    let mut file = std::io::Cursor::new(Vec::new());
    let picture = image::RgbImage::from_pixel(300, 300, image::Rgb([shade; 3]));
    image::DynamicImage::from(picture).write_to(&mut file, image::ImageFormat::Png).unwrap();
    file.into_inner()
}

#[tokio::test]
async fn photos_that_are_taken_change_places_with_the_kept_ones_and_go_back() {
    for world in worlds().await {
        let ann = world.sign_up("ann").await;
        let (kept_id, other) = two(&ann).await;
        let photos = async |id: &str| {
            let list = ann.get(&format!("/api/v1/locations/{id}/photos")).send().await.expect(200).json();
            list["items"].as_array().unwrap().iter().map(|photo| photo["url"].clone()).collect::<Vec<_>>()
        };
        for (id, shades) in [(&kept_id, 0..1_u8), (&other, 1..3)] {
            for shade in shades {
                let path = format!("/api/v1/locations/{id}/photos");
                ann.post(&path).body("image/png", png(shade * 50)).send().await.expect(201);
            }
        }
        let before = (photos(&kept_id).await, photos(&other).await);
        assert_eq!((before.0.len(), before.1.len()), (1, 2));
        let merged = merge(&ann, &kept_id, &other, json!(["photos"])).await.expect(200).json();
        assert_eq!(photos(&kept_id).await, before.1);
        assert_eq!(merged["location"]["photos"].as_array().unwrap(), &before.1);
        undo(&ann, &merged).await.expect(204);
        assert_eq!((photos(&kept_id).await, photos(&other).await), before);
        assert_eq!(get(&ann, &kept_id).await.unwrap()["photos"].as_array().unwrap(), &before.0);
        assert_eq!(get(&ann, &other).await.unwrap()["photos"].as_array().unwrap(), &before.1);
    }
}

#[tokio::test]
async fn a_merge_is_taken_back_only_where_the_plan_has_room_for_one_more() {
    for world in billed_worlds().await {
        let ann = world.sign_up("ann").await;
        let (keep, other) = two(&ann).await;
        let merged = merge(&ann, &keep, &other, json!([])).await.expect(200).json();
        let mut last = String::new();
        for number in 0..4 {
            last = add(&ann, &format!("More {number}"), "9 Side St", json!({})).await;
        }
        assert_eq!(undo(&ann, &merged).await.expect(409).json()["code"], "plan_limit");
        ann.delete(&format!("/api/v1/locations/{last}")).send().await.expect(204);
        undo(&ann, &merged).await.expect(204);
    }
}

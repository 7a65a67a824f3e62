//! Hours of parts of a location: imported, published, and compared with Google's.

use serde_json::{Value, json};

use crate::{
    pushing::{change, push},
    syncing::{some, sync},
    world::{World, worlds},
};

/// Returns a part with hours on Monday, as the API has it.
fn part(kind: &str, from: u8, to: u8) -> Value {
    let time = |hours: u8| format!("{hours:02}:00");
    json!({ "type": kind, "periods": [{ "open_day": "monday", "open_time": time(from), "close_day": "monday",
        "close_time": time(to) }] })
}

/// Returns a part with hours on Monday, as Google has it.
fn part_at_google(id: &str, from: u8, to: u8) -> Value {
    json!({ "hoursTypeId": id, "periods": [{ "openDay": "MONDAY", "openTime": { "hours": from }, "closeDay": "MONDAY",
        "closeTime": { "hours": to } }] })
}

/// Returns the parts with hours at Google: type, opening and closing hour of the first period.
async fn hours_at_google(world: &World, google_id: &str) -> Vec<(String, Value, Value)> {
    let location = world.at_google(google_id).await;
    let hours = |part: &Value| {
        let period = &part["periods"][0];
        let id = part["hoursTypeId"].as_str().unwrap().to_owned();
        (id, period["openTime"]["hours"].clone(), period["closeTime"]["hours"].clone())
    };
    location["moreHours"].as_array().into_iter().flatten().map(hours).collect()
}

fn edit<'a>(link: &'a Value, field: &str) -> Option<&'a Value> {
    link["edits"].as_array().unwrap().iter().find(|edit| edit["field"] == field)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_brings_the_hours_of_delivery() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let all = owner.locations().await;
        let delivering = all.iter().find(|location| location["more_hours"] != json!([])).unwrap();
        assert_eq!(delivering["more_hours"][0]["type"], "delivery");
        let google_id = delivering["google_location_id"].as_str().unwrap();
        let at_google = world.at_google(google_id).await["moreHours"][0]["periods"].clone();
        let periods = &delivering["more_hours"][0]["periods"];
        assert_eq!(periods.as_array().unwrap().len(), at_google.as_array().unwrap().len());
        let link = owner.get(&format!("/api/v1/google/locations/{}", delivering["id"].as_str().unwrap())).await;
        assert_eq!((&link["edits"], &link["changes"]), (&json!([]), &json!([])), "nothing differs");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hours_of_parts_are_published_and_removed() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, _) = some(&owner).await;
        change(&owner, &id, &json!({ "more_hours": [part("takeout", 11, 14), part("drive_through", 8, 24)] })).await;
        let link = push(&world, &owner, &id, &["more_hours"]).await;
        assert!(edit(&link, "more_hours").is_none_or(|edit| edit["state"] == "pending"), "{link}");
        let hour = |hours: u8| json!(hours);
        let expected = [("DRIVE_THROUGH".to_owned(), hour(8), hour(24)), ("TAKEOUT".to_owned(), hour(11), hour(14))];
        assert_eq!(hours_at_google(&world, &google_id).await, expected);
        sync(&world, &owner, json!({ "location_id": id })).await;
        assert_eq!(owner.get("/api/v1/google/changes?open=true").await["items"], json!([]), "ours is no change");
        change(&owner, &id, &json!({ "more_hours": [part("tasting_room", 8, 12)] })).await;
        let link = push(&world, &owner, &id, &["more_hours"]).await;
        assert_eq!(edit(&link, "more_hours").unwrap()["state"], "refused", "{link}");
        assert_eq!(hours_at_google(&world, &google_id).await, expected, "Google is as it was");
        change(&owner, &id, &json!({ "more_hours": [] })).await;
        push(&world, &owner, &id, &["more_hours"]).await;
        assert!(hours_at_google(&world, &google_id).await.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hours_of_parts_that_change_on_google_are_notified_and_can_be_restored() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, _) = some(&owner).await;
        change(&owner, &id, &json!({ "more_hours": [part("kitchen", 11, 22)] })).await;
        push(&world, &owner, &id, &["more_hours"]).await;
        sync(&world, &owner, json!({ "location_id": id })).await;
        let theirs = json!({ "moreHours": [part_at_google("KITCHEN", 12, 20)] });
        world.edit_at_google(&google_id, "moreHours", &theirs).await;
        sync(&world, &owner, json!({ "location_id": id })).await;
        let path = format!("/api/v1/locations/{id}");
        assert_eq!(owner.get(&path).await["more_hours"], json!([part("kitchen", 12, 20)]), "it is taken over");
        let open = owner.get("/api/v1/google/changes?open=true").await;
        let changed = &open["items"][0];
        assert_eq!((&changed["field"], open["items"].as_array().unwrap().len()), (&json!("more_hours"), 1), "{open}");
        assert_eq!(changed["old"], json!([part("kitchen", 11, 22)]));
        let restore = format!("/api/v1/google/changes/{}/restore", changed["id"].as_str().unwrap());
        let _ = owner.client.post(&restore).send().await.expect(200);
        world.work().await;
        assert_eq!(owner.get(&path).await["more_hours"], json!([part("kitchen", 11, 22)]));
        let expected = [("KITCHEN".to_owned(), json!(11), json!(22))];
        assert_eq!(hours_at_google(&world, &google_id).await, expected);
    }
}

//! Categories beside the primary one, and the open status: imported, published, and compared with Google's.

use serde_json::{Value, json};

use crate::{
    pushing::{change, push},
    syncing::{some, sync},
    world::{World, worlds},
};

fn category(id: &str) -> Value {
    json!({ "name": format!("categories/gcid:{id}") })
}

/// Sets the categories of a profile at Google.
async fn categorize(world: &World, google_id: &str, primary: &str, others: &[&str]) {
    let others: Vec<Value> = others.iter().map(|id| category(id)).collect();
    let categories = json!({ "primaryCategory": category(primary), "additionalCategories": others });
    world.edit_at_google(google_id, "categories", &json!({ "categories": categories })).await;
}

/// Returns the ids of the categories of a profile at Google, the primary one first.
async fn ids_at_google(world: &World, google_id: &str) -> Vec<String> {
    let categories = world.at_google(google_id).await["categories"].clone();
    let others = categories["additionalCategories"].as_array().cloned().unwrap_or_default();
    let id = |category: &Value| category["name"].as_str().unwrap().replace("categories/gcid:", "");
    [&categories["primaryCategory"]].into_iter().chain(&others).map(id).collect()
}

fn edit<'a>(link: &'a Value, field: &str) -> Option<&'a Value> {
    link["edits"].as_array().unwrap().iter().find(|edit| edit["field"] == field)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_brings_every_category() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let all = owner.locations().await;
        let with_others = all.iter().filter(|location| location["additional_categories"] != json!([]));
        let first = with_others.clone().next().unwrap();
        let google_id = first["google_location_id"].as_str().unwrap();
        let at_google = world.at_google(google_id).await["categories"]["additionalCategories"].clone();
        let names: Vec<&Value> =
            at_google.as_array().unwrap().iter().map(|category| &category["displayName"]).collect();
        assert_eq!(first["additional_categories"], json!(names));
        let link = owner.get(&format!("/api/v1/google/locations/{}", first["id"].as_str().unwrap())).await;
        assert_eq!((&link["edits"], &link["changes"]), (&json!([]), &json!([])), "nothing differs");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn further_categories_are_published_and_the_primary_one_stays() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, _) = some(&owner).await;
        categorize(&world, &google_id, "bistro", &["bar"]).await;
        sync(&world, &owner, json!({ "location_id": id })).await;
        let changes = json!({ "category": "Campground", "additional_categories": ["Bar", "Brasserie"] });
        change(&owner, &id, &changes).await;
        let link = push(&world, &owner, &id, &["additional_categories"]).await;
        assert!(edit(&link, "additional_categories").is_none_or(|edit| edit["state"] == "pending"), "{link}");
        assert_eq!(edit(&link, "category").unwrap()["state"], "unsent", "only what was asked for");
        // The French name leads to the same category.
        assert_eq!(ids_at_google(&world, &google_id).await, ["bistro", "bar", "brewery"]);
        push(&world, &owner, &id, &["category"]).await;
        assert_eq!(ids_at_google(&world, &google_id).await, ["campground", "bar", "brewery"]);
        change(&owner, &id, &json!({ "category": "Bar", "additional_categories": [] })).await;
        push(&world, &owner, &id, &["category", "additional_categories"]).await;
        assert_eq!(ids_at_google(&world, &google_id).await, ["bar"], "none is left");
        change(&owner, &id, &json!({ "additional_categories": ["Bistro", "Nothing of the kind"] })).await;
        let link = push(&world, &owner, &id, &["additional_categories"]).await;
        let refused = edit(&link, "additional_categories").unwrap();
        assert_eq!((&refused["state"], &refused["code"]), (&json!("refused"), &json!("google_unknown_category")));
        assert_eq!(ids_at_google(&world, &google_id).await, ["bar"], "Google is as it was");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn further_categories_that_change_on_google_are_notified_and_can_be_reverted() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, _) = some(&owner).await;
        categorize(&world, &google_id, "bistro", &["bar"]).await;
        sync(&world, &owner, json!({ "location_id": id })).await;
        for change in owner.get("/api/v1/google/changes?open=true").await["items"].as_array().unwrap() {
            let path = format!("/api/v1/google/changes/{}/accept", change["id"].as_str().unwrap());
            let _ = owner.client.post(&path).send().await.expect(200);
        }
        categorize(&world, &google_id, "bistro", &["brewery", "bar"]).await;
        sync(&world, &owner, json!({ "location_id": id })).await;
        let location = owner.get(&format!("/api/v1/locations/{id}")).await;
        assert_eq!(location["additional_categories"].as_array().unwrap().len(), 2, "it is taken over: {location}");
        let open = owner.get("/api/v1/google/changes?open=true").await;
        let change = &open["items"][0];
        assert_eq!((&change["field"], open["items"].as_array().unwrap().len()), (&json!("additional_categories"), 1));
        let path = format!("/api/v1/google/changes/{}/restore", change["id"].as_str().unwrap());
        let _ = owner.client.post(&path).send().await.expect(200);
        world.work().await;
        assert_eq!(ids_at_google(&world, &google_id).await, ["bistro", "bar"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_location_is_closed_and_reopened_here_and_at_google() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let all = owner.locations().await;
        let open = all.iter().find(|location| location["open_status"] == "open" && location["verified"] == true);
        let open = open.unwrap();
        let (id, google_id) = (open["id"].as_str().unwrap(), open["google_location_id"].as_str().unwrap());
        for (status, at_google) in [
            ("temporarily_closed", "CLOSED_TEMPORARILY"),
            ("permanently_closed", "CLOSED_PERMANENTLY"),
            ("open", "OPEN"),
        ] {
            change(&owner, id, &json!({ "open_status": status })).await;
            let link = owner.get(&format!("/api/v1/google/locations/{id}")).await;
            assert_eq!(edit(&link, "open_status").unwrap()["state"], "unsent", "{status}");
            let link = push(&world, &owner, id, &["open_status"]).await;
            assert!(edit(&link, "open_status").is_none_or(|edit| edit["state"] == "pending"), "{link}");
            assert_eq!(world.at_google(google_id).await["openInfo"]["status"], at_google);
            sync(&world, &owner, json!({ "location_id": id })).await;
            assert_eq!(owner.get(&format!("/api/v1/locations/{id}")).await["open_status"], status);
        }
        assert_eq!(
            owner.get("/api/v1/google/changes?open=true").await["items"],
            json!([]),
            "ours is no change at Google"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn further_categories_that_google_shows_instead_are_notified() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, before) = some(&owner).await;
        let shown = json!([{ "name": "categories/gcid:campground", "displayName": "Campground" }]);
        let order = json!({ "location": format!("locations/{google_id}"), "kind": "update",
            "field": "categories.additionalCategories", "value": shown });
        world.sim_change(order).await;
        sync(&world, &owner, json!({ "location_id": id })).await;
        let link = owner.get(&format!("/api/v1/google/locations/{id}")).await;
        let changes = link["changes"].as_array().unwrap();
        let values: Vec<_> =
            changes.iter().map(|change| (&change["source"], &change["field"], &change["new"])).collect();
        let expected = (&json!("google"), &json!("additional_categories"), &json!(["Campground"]));
        assert_eq!(values, [expected], "{link}");
        let location = owner.get(&format!("/api/v1/locations/{id}")).await;
        assert_eq!(location["additional_categories"], before["additional_categories"], "ours stay");
    }
}

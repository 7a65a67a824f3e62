//! Hours of parts of a location.

use serde_json::{Value, json};

use crate::setup::sites;

fn part(kind: &str, from: &str, to: &str) -> Value {
    let period = json!({ "open_day": "monday", "open_time": from, "close_day": "monday", "close_time": to });
    json!({ "type": kind, "periods": [period] })
}

#[tokio::test]
async fn hours_of_parts_are_stored_recorded_and_cleared() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let (kitchen, takeout) = (part("kitchen", "11:00", "22:00"), part("takeout", "11:00", "14:00"));
        let new = json!({ "name": "A", "address": "1 Main St", "city": "Austin",
            "more_hours": [takeout, { "type": "brunch", "periods": [] }, kitchen] });
        let location = client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
        assert_eq!(location["more_hours"], json!([kitchen, takeout]), "sorted, without the empty one");
        let path = format!("/api/v1/locations/{}", location["id"].as_str().unwrap());
        let change = async |version: i64, changes: Value| {
            client.patch(&path).header("if-match", &format!("\"{version}\"")).json(&changes).send().await
        };
        let later = part("kitchen", "12:00", "22:00");
        let changed = change(1, json!({ "more_hours": [later] })).await.expect(200).json();
        assert_eq!(changed["more_hours"], json!([later]));
        assert_eq!(client.get(&path).send().await.expect(200).json(), changed, "it is read as it was answered");
        let history = client.get(&format!("{path}/history")).send().await.expect(200).json();
        let entry = &history["items"][0]["changes"][0];
        assert_eq!((&entry["field"], &entry["new"]), (&json!("more_hours"), &json!([later])));
        assert_eq!(entry["old"], json!([kitchen, takeout]));
        let renamed = change(2, json!({ "name": "B" })).await.expect(200).json();
        assert_eq!(renamed["more_hours"], json!([later]), "absent fields stay");
        let cleared = change(3, json!({ "more_hours": null })).await.expect(200).json();
        assert_eq!(cleared["more_hours"], json!([]));
        assert_eq!(client.get(&path).send().await.expect(200).json()["more_hours"], json!([]));
    }
}

#[tokio::test]
async fn invalid_hours_of_parts_are_refused_at_their_field() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let many: Vec<Value> = (0..21).map(|number| part(&format!("type_{number}"), "09:00", "17:00")).collect();
        let mut overlap = part("kitchen", "09:00", "17:00");
        let period = overlap["periods"][0].clone();
        overlap["periods"].as_array_mut().unwrap().push(period);
        for (given, code) in [
            (json!([part("Kitchen", "09:00", "17:00")]), "invalid"),
            (json!([part("kitchen", "09:00", "17:00"), part("kitchen", "18:00", "19:00")]), "duplicate"),
            (json!([part("kitchen", "09:00", "25:00")]), "hours_invalid_time"),
            (json!([overlap]), "hours_overlap"),
            (json!(many), "too_many"),
        ] {
            let new = json!({ "name": "A", "address": "1 Main St", "city": "Austin", "more_hours": given });
            let refused = client.post("/api/v1/locations").json(&new).send().await.expect(422).json();
            let error = &refused["errors"][0];
            assert_eq!((&error["field"], &error["code"]), (&json!("more_hours"), &json!(code)), "{refused}");
        }
        for wrong in [json!("kitchen"), json!([{ "periods": [] }]), json!([{ "type": "kitchen", "periods": 1 }])] {
            let new = json!({ "name": "A", "address": "1 Main St", "city": "Austin", "more_hours": wrong });
            let refused = client.post("/api/v1/locations").json(&new).send().await.expect(422).json();
            assert_eq!(refused["code"], "validation_failed", "{refused}");
        }
    }
}

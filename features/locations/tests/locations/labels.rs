//! Labels of an organization: adding, renaming, deleting.

use serde_json::{Value, json};
use testing::Client;

use crate::setup::sites;

/// Adds a label and returns its id.
pub async fn label(client: &Client, name: &str) -> String {
    let new = json!({ "name": name, "color": "green" });
    let label = client.post("/api/v1/labels").json(&new).send().await.expect(201).json();
    label["id"].as_str().unwrap().to_owned()
}

/// Returns the name and the number of locations of each label in the list.
pub async fn counts(client: &Client) -> Vec<(String, i64)> {
    let list = client.get("/api/v1/labels").send().await.expect(200).json();
    let items = list["items"].as_array().unwrap().iter();
    items.map(|item| (item["name"].as_str().unwrap().to_owned(), item["locations"].as_i64().unwrap())).collect()
}

#[tokio::test]
async fn labels_are_added_renamed_recoloured_deleted_and_listed_by_name() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let south = label(&ann, "  South \t shops ").await;
        label(&ann, "Éclair").await;
        assert_eq!(counts(&ann).await, [("Éclair".into(), 0), ("South shops".into(), 0)]);
        let path = format!("/api/v1/labels/{south}");
        let changed = ann.patch(&path).json(&json!({ "color": "red" })).send().await.expect(200).json();
        assert_eq!(changed, json!({ "id": south, "name": "South shops", "color": "red", "locations": 0 }));
        let changed = ann.patch(&path).json(&json!({ "name": "Airport" })).send().await.expect(200).json();
        assert_eq!((changed["name"].as_str(), changed["color"].as_str()), (Some("Airport"), Some("red")));
        ann.delete(&path).send().await.expect(204);
        ann.delete(&path).send().await.expect(404);
        ann.patch(&path).json(&json!({})).send().await.expect(404);
        assert_eq!(counts(&ann).await, [("Éclair".into(), 0)]);
    }
}

#[tokio::test]
async fn two_labels_never_differ_by_case_or_accents_alone() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        label(&ann, "Café").await;
        let again = ann.post("/api/v1/labels").json(&json!({ "name": "CAFE", "color": "blue" })).send().await;
        assert_eq!(again.expect(409).json()["code"], "label_exists");
        let other = label(&ann, "Bar").await;
        let path = format!("/api/v1/labels/{other}");
        let renamed = ann.patch(&path).json(&json!({ "name": "cafe" })).send().await;
        assert_eq!(renamed.expect(409).json()["code"], "label_exists");
        ann.patch(&path).json(&json!({ "name": "BAR" })).send().await.expect(200);
        ann.delete(&path).send().await.expect(204);
        label(&ann, "bar").await;
        // Another organization has names of its own.
        label(&site.sign_up("bob").await, "Café").await;
    }
}

#[tokio::test]
async fn a_label_needs_a_name_of_1_to_50_characters_and_a_palette_color() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let code = async |body: Value| {
            let answer = ann.post("/api/v1/labels").json(&body).send().await.expect(422).json();
            answer["errors"][0]["code"].as_str().unwrap_or_else(|| answer["code"].as_str().unwrap()).to_owned()
        };
        assert_eq!(code(json!({ "name": " ", "color": "blue" })).await, "required");
        assert_eq!(code(json!({ "name": "é".repeat(51), "color": "blue" })).await, "too_long");
        assert_eq!(code(json!({ "name": "a\0", "color": "blue" })).await, "control_characters");
        assert_eq!(code(json!({ "name": "a", "color": "pink" })).await, "validation_failed");
    }
}

#[tokio::test]
async fn an_organisation_has_at_most_200_labels() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        for number in 0..200 {
            label(&ann, &format!("Label {number}")).await;
        }
        let one_more = ann.post("/api/v1/labels").json(&json!({ "name": "x", "color": "blue" })).send().await;
        assert_eq!(one_more.expect(422).json()["code"], "too_many_labels");
    }
}

#[tokio::test]
async fn a_label_of_another_organisation_does_not_exist() {
    for site in sites().await {
        let (ann, bob) = (site.sign_up("ann").await, site.sign_up("bob").await);
        let path = format!("/api/v1/labels/{}", label(&ann, "Ann’s").await);
        bob.patch(&path).json(&json!({ "name": "mine" })).send().await.expect(404);
        bob.delete(&path).send().await.expect(404);
        assert_eq!(counts(&bob).await, []);
        assert_eq!(counts(&ann).await, [("Ann’s".into(), 0)]);
    }
}

#[tokio::test]
async fn label_changes_are_in_the_audit_log() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let id = label(&ann, "North").await;
        let path = format!("/api/v1/labels/{id}");
        ann.patch(&path).json(&json!({ "name": "Far North" })).send().await.expect(200);
        ann.delete(&path).send().await.expect(204);
        let rows = site.logged(&ann).await;
        let rows: Vec<_> = rows.iter().filter(|row| row.object_kind.as_deref() == Some("label")).collect();
        let mut actions: Vec<_> = rows.iter().map(|row| row.action.as_str()).collect();
        actions.sort_unstable();
        assert_eq!(actions, ["label.created", "label.deleted", "label.updated"]);
        assert!(rows.iter().all(|row| row.actor == "user" && row.object_id.as_deref() == Some(&id)));
        let changed = rows.iter().find(|row| row.action == "label.updated").unwrap();
        assert_eq!(changed.changes, json!([{ "field": "name", "before": "North", "after": "Far North" }]));
    }
}

//! Saved views: each belongs to one person.

use serde_json::json;

use crate::setup::sites;

#[tokio::test]
async fn a_view_is_saved_changed_and_forgotten() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let new = json!({ "name": " Worst first ", "search": "sort=health&status=unverified",
            "columns": ["name", "health"], "density": "compact" });
        let view = ann.post("/api/v1/views").json(&new).send().await.expect(201).json();
        assert_eq!(view["name"], "Worst first");
        let path = format!("/api/v1/views/{}", view["id"].as_str().unwrap());
        let changed = ann.patch(&path).json(&json!({ "search": "" })).send().await.expect(200).json();
        assert_eq!((&changed["search"], &changed["columns"]), (&json!(""), &json!(["name", "health"])));
        let list = ann.get("/api/v1/views").send().await.expect(200).json();
        assert_eq!(list, json!({ "items": [changed] }));
        ann.delete(&path).send().await.expect(204);
        ann.delete(&path).send().await.expect(404);
        ann.patch(&path).json(&json!({})).send().await.expect(404);
    }
}

#[tokio::test]
async fn invalid_views_are_refused_with_their_field() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let wrong = json!({ "name": "", "search": "a\0", "columns": ["<script>"] });
        let errors = ann.post("/api/v1/views").json(&wrong).send().await.expect(422).json()["errors"].clone();
        let fields: Vec<_> = errors.as_array().unwrap().iter().map(|error| error["field"].as_str().unwrap()).collect();
        assert_eq!(fields, ["name", "search", "columns"]);
        let view = ann.post("/api/v1/views").json(&json!({ "name": "v" })).send().await.expect(201).json();
        assert_eq!((&view["density"], &view["columns"]), (&json!("comfortable"), &json!([])));
        let path = format!("/api/v1/views/{}", view["id"].as_str().unwrap());
        ann.patch(&path).json(&json!({ "name": "é".repeat(51) })).send().await.expect(422);
    }
}

#[tokio::test]
async fn a_user_has_at_most_50_views() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        for number in 0..50 {
            let new = json!({ "name": format!("View {number}") });
            ann.post("/api/v1/views").json(&new).send().await.expect(201);
        }
        let one_more = ann.post("/api/v1/views").json(&json!({ "name": "x" })).send().await.expect(422).json();
        assert_eq!(one_more["code"], "too_many_views");
    }
}

#[tokio::test]
async fn views_of_other_users_are_not_found() {
    for site in sites().await {
        let (ann, bob) = (site.sign_up("ann").await, site.sign_up("bob").await);
        let view = ann.post("/api/v1/views").json(&json!({ "name": "mine" })).send().await.expect(201).json();
        let path = format!("/api/v1/views/{}", view["id"].as_str().unwrap());
        bob.patch(&path).json(&json!({ "name": "his" })).send().await.expect(404);
        bob.delete(&path).send().await.expect(404);
        assert_eq!(bob.get("/api/v1/views").send().await.expect(200).json(), json!({ "items": [] }));
        assert_eq!(ann.get("/api/v1/views").send().await.expect(200).json()["items"][0]["name"], "mine");
    }
}

#[tokio::test]
async fn view_changes_are_in_the_audit_log() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let new = json!({ "name": "North", "search": "city=Lyon", "columns": [], "density": "compact" });
        let view = ann.post("/api/v1/views").json(&new).send().await.expect(201).json();
        let path = format!("/api/v1/views/{}", view["id"].as_str().unwrap());
        ann.patch(&path).json(&json!({ "search": "city=Nice" })).send().await.expect(200);
        ann.delete(&path).send().await.expect(204);
        let rows = site.logged(&ann).await;
        let rows: Vec<_> = rows.iter().filter(|row| row.object_kind.as_deref() == Some("view")).collect();
        let mut actions: Vec<_> = rows.iter().map(|row| row.action.as_str()).collect();
        actions.sort_unstable();
        assert_eq!(actions, ["view.created", "view.deleted", "view.updated"]);
        assert!(rows.iter().all(|row| row.actor == "user" && row.object_name.as_deref() == Some("North")));
    }
}

//! Saved views: own views, and views that are shared with the organization.

use serde_json::{Value, json};
use testing::Client;

use crate::setup::{TestSite, sites};

/// Signs up a member of the organization of another client, with this role.
async fn member(site: &TestSite, of: &Client, name: &str, role: &str) -> Client {
    let client = site.sign_up(name).await;
    let me = client.get("/api/v1/me").send().await.expect(200).json();
    let (org, user) = (site.org(of).await, me["user"]["id"].as_str().unwrap());
    let db = &site.app.db;
    db::query!("update memberships set org_id = $1, role = $2 where user_id = $3", &org, role, user)
        .run(db)
        .await
        .unwrap();
    db::query!("update profiles set org_id = $1 where id = $2", &org, user).run(db).await.unwrap();
    client
}

/// Returns the views that a member sees on a screen, with name, whose they are and whether the member may change them.
async fn seen(client: &Client, screen: &str) -> Vec<(String, bool, bool)> {
    let path = format!("/api/v1/views?screen={screen}");
    let list = client.get(&path).send().await.expect(200).json();
    let of = |view: &Value| {
        let flag = |field: &str| view[field].as_bool().unwrap();
        (view["name"].as_str().unwrap().to_owned(), flag("is_mine"), flag("can_change"))
    };
    list["items"].as_array().unwrap().iter().map(of).collect()
}

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

#[tokio::test]
async fn a_shared_view_is_seen_by_all_and_changed_by_its_author_and_managers() {
    for site in sites().await {
        let owner = site.sign_up("ann").await;
        let responder = member(&site, &owner, "rosa", "responder").await;
        let viewer = member(&site, &owner, "vera", "viewer").await;
        let new = json!({ "name": "Worst", "screen": "reviews", "search": "stars=1", "is_shared": true });
        let view = responder.post("/api/v1/views").json(&new).send().await.expect(201).json();
        let path = format!("/api/v1/views/{}", view["id"].as_str().unwrap());
        let worst = |is_mine: bool, can_change: bool| vec![("Worst".to_owned(), is_mine, can_change)];
        assert_eq!(seen(&responder, "reviews").await, worst(true, true));
        assert_eq!(seen(&owner, "reviews").await, worst(false, true));
        assert_eq!(seen(&viewer, "reviews").await, worst(false, false));
        assert!(seen(&owner, "locations").await.is_empty());
        viewer.patch(&path).json(&json!({ "name": "Mine" })).send().await.expect(403);
        viewer.delete(&path).send().await.expect(403);
        let changed = owner.patch(&path).json(&json!({ "name": "Urgent" })).send().await.expect(200).json();
        assert_eq!((&changed["name"], &changed["is_mine"]), (&json!("Urgent"), &json!(false)));
        owner.patch(&path).json(&json!({ "is_shared": false })).send().await.expect(200);
        assert!(seen(&owner, "reviews").await.is_empty());
        owner.delete(&path).send().await.expect(404);
        assert_eq!(seen(&responder, "reviews").await, [("Urgent".to_owned(), true, true)]);
        responder.patch(&path).json(&json!({ "is_shared": true })).send().await.expect(200);
        owner.delete(&path).send().await.expect(204);
        assert!(seen(&responder, "reviews").await.is_empty());
        owner.get("/api/v1/views?screen=nothing").send().await.expect(422);
    }
}

#[tokio::test]
async fn members_who_do_not_see_others_keep_their_views_to_themselves() {
    for site in sites().await {
        let owner = site.sign_up("ann").await;
        let client = member(&site, &owner, "carl", "client").await;
        let new = json!({ "name": "v", "is_shared": true });
        assert_eq!(client.post("/api/v1/views").json(&new).send().await.expect(403).json()["code"], "forbidden");
        let view = client.post("/api/v1/views").json(&json!({ "name": "v" })).send().await.expect(201).json();
        let path = format!("/api/v1/views/{}", view["id"].as_str().unwrap());
        client.patch(&path).json(&json!({ "is_shared": true })).send().await.expect(403);
        client.patch(&path).json(&json!({ "name": "w" })).send().await.expect(200);
        assert_eq!(seen(&client, "locations").await, [("w".to_owned(), true, true)]);
    }
}

#[tokio::test]
async fn a_screen_has_at_most_50_shared_views() {
    for site in sites().await {
        let owner = site.sign_up("ann").await;
        let responder = member(&site, &owner, "rosa", "responder").await;
        for number in 0..50 {
            let new = json!({ "name": format!("View {number}"), "is_shared": true });
            owner.post("/api/v1/views").json(&new).send().await.expect(201);
        }
        let mut new = json!({ "name": "x", "is_shared": true });
        let one_more = responder.post("/api/v1/views").json(&new).send().await.expect(422).json();
        assert_eq!(one_more["code"], "too_many_shared_views");
        new["screen"] = json!("reviews");
        responder.post("/api/v1/views").json(&new).send().await.expect(201);
    }
}

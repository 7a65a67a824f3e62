//! Approval: members who can release a post.

use serde_json::json;

use crate::setup::{news, sites};

#[tokio::test]
async fn a_responder_asks_and_a_manager_approves_or_sends_back() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let responder = site.member(&shops, "Rita", "responder", None).await;
        let id = responder.write(&news()).await;
        let schedule = format!("/api/v1/posts/{id}/schedule");
        let post = responder.step(&schedule, 200).await;
        assert_eq!((&post["state"], &post["asked_by"]["name"]), (&json!("waiting_approval"), &json!("Rita Tester")));
        site.work().await;
        assert!(site.source.texts(&shops.lyon).is_empty());
        let approve = format!("/api/v1/posts/{id}/approve");
        let approval = json!({ "version": post["version"] });
        responder.client.post(&approve).json(&approval).send().await.expect(403);
        responder.client.post(&format!("/api/v1/posts/{id}/stop")).json(&json!({})).send().await.expect(403);
        let today = shops.get("/api/v1/today").await;
        assert!(today["items"].as_array().unwrap().iter().any(|line| line["kind"] == "post_approvals"), "{today}");
        let back = format!("/api/v1/posts/{id}/send-back");
        shops.client.post(&back).json(&json!({ "note": " " })).send().await.expect(422);
        let post = shops.client.post(&back).json(&json!({ "note": "Add a date" })).send().await.expect(200).json();
        assert_eq!((&post["state"], &post["note"]), (&json!("draft"), &json!("Add a date")));
        let read = responder.step(&schedule, 200).await;
        // The author changes the text while the manager reads it.
        let mut changed = news();
        changed["texts"]["fr"] = json!("Un autre texte");
        let changed =
            responder.client.patch(&format!("/api/v1/posts/{id}")).json(&changed).send().await.expect(200).json();
        let approval = json!({ "version": read["version"] });
        let refused = shops.client.post(&approve).json(&approval).send().await.expect(409).json();
        assert_eq!(refused["code"], "post_changed");
        let approval = json!({ "version": changed["version"] });
        let post = shops.client.post(&approve).json(&approval).send().await.expect(200).json();
        assert_eq!((&post["state"], &post["approver"]["name"]), (&json!("publishing"), &json!("Ada Tester")));
        site.work().await;
        assert_eq!(site.source.texts(&shops.lyon).len(), 1);
        let mut edited = news();
        edited["texts"]["fr"] = json!("Autre texte");
        responder.client.patch(&format!("/api/v1/posts/{id}")).json(&edited).send().await.expect(403);
        responder.client.delete(&format!("/api/v1/posts/{id}")).send().await.expect(403);
    }
}

#[tokio::test]
async fn where_approval_is_required_another_member_approves() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let settings = json!({ "approval_required": true });
        shops.client.put("/api/v1/post-settings").json(&settings).send().await.expect(200);
        // No other member may approve: the owner releases the own post.
        let alone = shops.write(&news()).await;
        assert_eq!(shops.step(&format!("/api/v1/posts/{alone}/schedule"), 200).await["state"], "publishing");
        let manager = site.member(&shops, "Mia", "manager", None).await;
        let mut new = news();
        new["texts"]["fr"] = json!("Salut");
        let id = manager.write(&new).await;
        let waiting = manager.step(&format!("/api/v1/posts/{id}/schedule"), 200).await;
        assert_eq!(waiting["state"], "waiting_approval");
        let (approve, approval) = (format!("/api/v1/posts/{id}/approve"), json!({ "version": waiting["version"] }));
        let refused = manager.client.post(&approve).json(&approval).send().await.expect(403).json();
        assert_eq!(refused["code"], "own_post");
        let post = shops.client.post(&approve).json(&approval).send().await.expect(200).json();
        assert_eq!(post["state"], "publishing");
    }
}

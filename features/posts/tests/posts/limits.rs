//! Members who are limited to some locations.

use serde_json::json;

use crate::setup::{news, sites};

#[tokio::test]
async fn a_limited_member_writes_and_sees_for_their_locations_only() {
    for site in sites().await {
        let shops = site.shops("Ada").await;
        let limited = site.member(&shops, "Lea", "manager", Some(&shops.lyon)).await;
        let everywhere = shops.schedule(&news()).await;
        let mut elsewhere = news();
        elsewhere["texts"]["en"] = json!("Only here");
        elsewhere["audience"] = json!({ "location_ids": [shops.new_york] });
        let elsewhere = shops.write(&elsewhere).await;
        let list = limited.get("/api/v1/posts").await;
        let items = list["items"].as_array().unwrap();
        assert_eq!((items.len(), &items[0]["id"]), (1, &json!(everywhere)), "{list}");
        assert_eq!((&items[0]["counts"]["total"], &items[0]["may_change"]), (&json!(1), &json!(false)));
        let targets = limited.get(&format!("/api/v1/posts/{everywhere}/targets")).await;
        assert_eq!(targets["items"].as_array().unwrap().len(), 1);
        for path in [
            format!("posts/{elsewhere}"),
            format!("posts/{elsewhere}/targets"),
            format!("locations/{}/google-posts", shops.new_york),
            format!("posts?location={}", shops.new_york),
        ] {
            limited.client.get(&format!("/api/v1/{path}")).send().await.expect(404);
        }
        assert_eq!(limited.step(&format!("/api/v1/posts/{everywhere}/stop"), 403).await["code"], "limited");
        limited.step(&format!("/api/v1/posts/{elsewhere}/schedule"), 404).await;
        limited.client.delete(&format!("/api/v1/posts/{everywhere}")).send().await.expect(403);
        let mut new = news();
        new["texts"]["fr"] = json!("Salut");
        let own = limited.schedule(&new).await;
        let post = shops.get(&format!("/api/v1/posts/{own}")).await;
        assert_eq!(post["audience"], json!({ "location_ids": [shops.lyon] }), "all of theirs");
        let mut foreign = news();
        foreign["audience"] = json!({ "location_ids": [shops.new_york] });
        limited.client.post("/api/v1/posts").json(&foreign).send().await.expect(422);
        let calendar = limited.get("/api/v1/posts/calendar?from=2026-12-01&to=2026-12-02").await;
        assert_eq!(calendar["days"], json!([{ "day": "2026-12-01", "posts": 2 }]), "{calendar}");
        limited
            .client
            .put("/api/v1/post-settings")
            .json(&json!({ "approval_required": true }))
            .send()
            .await
            .expect(403);
    }
}

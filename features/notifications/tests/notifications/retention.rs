use jiff::SignedDuration;
use notifications::{Audience, RETENTION, purge};
use serde_json::{Value, json};

use crate::world::{drop_at, worlds};

fn names(items: &[Value]) -> Vec<&str> {
    items.iter().map(|item| item["params"]["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn pages_follow_each_other_the_latest_first() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        for name in ["one", "two", "three", "four", "five"] {
            let mut tx = world.app.db.begin().await.unwrap();
            let later = world.app.now() + SignedDuration::from_secs(name.len() as i64);
            notifications::notify(
                &mut tx,
                &owner.org,
                &drop_at(name),
                Audience::Having(orgs::Permission::ChangeLocations),
                "/",
                later,
            )
            .await
            .unwrap();
            tx.commit().await.unwrap();
        }
        let mut seen: Vec<Value> = Vec::new();
        let mut cursor = String::new();
        loop {
            let path = format!("/api/v1/notifications?limit=2&cursor={cursor}");
            let page = owner.client.get(&path).send().await.expect(200).json();
            seen.extend(page["items"].as_array().unwrap().clone());
            let Some(next) = page["next_cursor"].as_str() else { break };
            next.clone_into(&mut cursor);
        }
        assert_eq!(seen.len(), 5);
        assert_eq!(names(&seen)[0], "three");
        assert!(seen.is_sorted_by(|newer, older| newer["created_at"].as_str() >= older["created_at"].as_str()));
        owner.client.get("/api/v1/notifications?cursor=zz").send().await.expect(422);
        owner.client.get("/api/v1/notifications?limit=201").send().await.expect(422);
        owner.client.get("/api/v1/notifications?unread=perhaps").send().await.expect(422);
    }
}

#[tokio::test]
async fn read_notifications_stay_in_the_list_and_are_not_counted() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        for name in ["one", "two", "three"] {
            world.notify(&owner.org, &drop_at(name), Audience::Having(orgs::Permission::ChangeLocations)).await;
        }
        let first = owner.list("").await[0]["id"].clone();
        assert_eq!(owner.read(&json!({ "ids": [first] })).await, 2);
        assert_eq!(owner.read(&json!({ "ids": [first] })).await, 2);
        assert_eq!(owner.list("?unread=true").await.len(), 2);
        let all = owner.list("").await;
        assert_eq!((all.len(), &all[0]["read_at"]), (3, &json!("2026-03-01T12:00:00Z")));
        assert_eq!(owner.read(&json!({ "all": true })).await, 0);
        assert!(owner.list("?unread=true").await.is_empty());
        assert_eq!(owner.read(&json!({})).await, 0);
    }
}

#[tokio::test]
async fn notifications_of_other_members_are_not_found() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let colleague = world.colleague(&owner, "colleague", "admin").await;
        world.notify(&owner.org, &drop_at("Shop"), Audience::User(&owner.user)).await;
        let id = owner.list("").await[0]["id"].clone();
        assert_eq!(colleague.read(&json!({ "ids": [id] })).await, 0);
        assert_eq!(colleague.read(&json!({ "all": true })).await, 0);
        assert_eq!(owner.unread().await, 1);
    }
}

#[tokio::test]
async fn ids_that_are_none_or_too_many_are_refused() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let read = async |body: Value| owner.client.post("/api/v1/notifications/read").json(&body).send().await;
        read(json!({ "ids": ["\u{0}"] })).await.expect(422);
        let many = vec!["018f0000-0000-7000-8000-000000000000"; 201];
        let refused = read(json!({ "ids": many })).await.expect(422).json();
        assert_eq!(
            (&refused["errors"][0]["code"], &refused["errors"][0]["params"]["max"]),
            (&json!("too_many"), &json!(200))
        );
        read(json!({ "ids": many[1..] })).await.expect(200);
    }
}

#[tokio::test]
async fn notifications_older_than_90_days_are_removed() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        world.notify(&owner.org, &drop_at("one"), Audience::Having(orgs::Permission::ChangeLocations)).await;
        world.notify(&owner.org, &drop_at("two"), Audience::Having(orgs::Permission::ChangeLocations)).await;
        let id = owner.list("").await[0]["id"].clone();
        owner.read(&json!({ "ids": [id] })).await;
        assert_eq!(RETENTION, SignedDuration::from_hours(90 * 24));
        assert_eq!(purge(&world.app.db, world.app.now() + RETENTION).await.unwrap(), 0);
        let later = world.app.now() + RETENTION + SignedDuration::from_millis(1);
        assert_eq!(purge(&world.app.db, later).await.unwrap(), 2);
        assert!(owner.list("").await.is_empty());
    }
}

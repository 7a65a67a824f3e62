use api::Heard;
use notifications::Audience;
use serde_json::{Value, json};

use crate::world::{ImportFinished, TestUser, drop_at, unverified, worlds};

#[tokio::test]
async fn only_the_user_who_started_the_job_is_notified() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let (colleague, stranger) =
            (world.colleague(&owner, "colleague", "manager").await, world.sign_up("stranger").await);
        let notification = ImportFinished {
            import_id: "i".into(),
            filename: "stores.csv".into(),
            created: 3,
            updated: 2,
            left_out: 1,
        };
        world.notify(&owner.org, &notification, Audience::User(&owner.user)).await;
        let notifications = owner.list("").await;
        assert_eq!(notifications.len(), 1);
        assert_eq!(notifications[0]["kind"], "import_finished");
        let params = json!({ "import_id": "i", "filename": "stores.csv", "created": 3, "updated": 2, "left_out": 1 });
        assert_eq!(notifications[0]["params"], params);
        assert_eq!(notifications[0]["link"], "/dashboard/locations");
        assert_eq!(notifications[0]["created_at"], "2026-03-01T12:00:00Z");
        assert!(notifications[0]["read_at"].is_null());
        assert_eq!(
            (owner.unread().await, colleague.unread().await, stranger.unread().await),
            (json!(1), json!(0), json!(0))
        );
        assert!(colleague.list("").await.is_empty() && stranger.list("").await.is_empty());
    }
}

#[tokio::test]
async fn members_who_can_edit_locations_are_notified_and_viewers_are_not() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let stranger = world.sign_up("stranger").await;
        let mut members = vec![("owner", owner.client.clone(), 1)];
        for (role, times) in [("admin", 1), ("manager", 1), ("responder", 0), ("viewer", 0)] {
            members.push((role, world.colleague(&owner, role, role).await.client, times));
        }
        world.notify(&owner.org, &drop_at("Shop"), Audience::Having(orgs::Permission::ChangeLocations)).await;
        for (role, client, times) in members {
            let count = client.get("/api/v1/notifications/count").send().await.expect(200).json();
            assert_eq!(count["unread"], times, "{role}");
        }
        let client = world.colleague(&owner, "client", "client").await.client;
        client.get("/api/v1/notifications/count").send().await.expect(403);
        assert_eq!(stranger.unread().await, 0);
    }
}

#[tokio::test]
async fn only_owners_and_admins_are_notified_about_settings() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let admin = world.colleague(&owner, "admin", "admin").await;
        let manager = world.colleague(&owner, "manager", "manager").await;
        world.notify(&owner.org, &drop_at("Shop"), Audience::Having(orgs::Permission::ManageOrganisation)).await;
        let unread = (owner.unread().await, admin.unread().await, manager.unread().await);
        assert_eq!(unread, (json!(1), json!(1), json!(0)));
    }
}

#[tokio::test]
async fn users_who_moved_to_another_organization_are_not_notified() {
    for world in worlds().await {
        let (owner, other) = (world.sign_up("owner").await, world.sign_up("other").await);
        world.notify(&owner.org, &drop_at("Shop"), Audience::User(&other.user)).await;
        assert_eq!(other.unread().await, 0);
        let gone = auth::UserId::new(world.app.now());
        world.notify(&owner.org, &drop_at("Shop"), Audience::User(&gone)).await;
        assert_eq!(owner.unread().await, 0);
    }
}

#[tokio::test]
async fn a_rolled_back_transaction_notifies_no_member() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let mut tx = world.app.db.begin().await.unwrap();
        notifications::notify(
            &mut tx,
            &owner.org,
            &drop_at("Shop"),
            Audience::Having(orgs::Permission::ChangeLocations),
            "/",
            world.app.now(),
        )
        .await
        .unwrap();
        drop(tx);
        assert_eq!(owner.unread().await, 0);
    }
}

#[tokio::test]
async fn a_disabled_kind_is_not_notified_until_enabled() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let colleague = world.colleague(&owner, "colleague", "manager").await;
        let path = "/api/v1/notifications/preferences";
        let all = owner.client.get(path).send().await.expect(200).json();
        let kinds: Vec<_> =
            all["items"].as_array().unwrap().iter().map(|item| item["kind"].as_str().unwrap()).collect();
        let expected =
            ["emergency_access_began", "import_finished", "location_unverified", "low_review", "rating_dropped"];
        assert_eq!(kinds, expected);
        assert!(all["items"].as_array().unwrap().iter().all(|item| item["is_on"] == true));

        let off = json!({ "items": [{ "kind": "rating_dropped", "is_on": false }] });
        let stored = owner.client.put(path).json(&off).send().await.expect(200).json();
        assert_eq!(stored["items"][4], json!({ "kind": "rating_dropped", "is_on": false, "email": "daily" }));
        assert_eq!(owner.client.get(path).send().await.json(), stored);
        world.notify(&owner.org, &drop_at("Shop"), Audience::Having(orgs::Permission::ChangeLocations)).await;
        world.notify(&owner.org, &unverified("Shop"), Audience::Having(orgs::Permission::ChangeLocations)).await;
        assert_eq!((owner.unread().await, colleague.unread().await), (json!(1), json!(2)));

        let on = json!({ "items": [{ "kind": "rating_dropped", "is_on": true }] });
        owner.client.put(path).json(&on).send().await.expect(200);
        world.notify(&owner.org, &drop_at("Shop"), Audience::Having(orgs::Permission::ChangeLocations)).await;
        assert_eq!(owner.unread().await, 2);
    }
}

#[tokio::test]
async fn preferences_of_an_unknown_kind_are_refused_and_change_nothing() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let path = "/api/v1/notifications/preferences";
        let before = owner.client.get(path).send().await.expect(200).json();
        let wrong =
            json!({ "items": [{ "kind": "rating_dropped", "is_on": false }, { "kind": "weather", "is_on": false }] });
        owner.client.put(path).json(&wrong).send().await.expect(422);
        assert_eq!(owner.client.get(path).send().await.json(), before);
    }
}

#[tokio::test]
async fn owners_and_admins_are_notified_of_emergency_access() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let admin = world.colleague(&owner, "admin", "admin").await;
        let viewer = world.colleague(&owner, "viewer", "viewer").await;
        let path = format!("/api/v1/members/{}", viewer.user);
        let may = json!({ "may_use_emergency_access": true });
        owner.client.ask("PATCH".parse().unwrap(), &path).json(&may).send().await.expect(204);
        let begin = json!({ "reason": "Nobody else can be reached", "hours": 1, "password": testing::PASSWORD });
        viewer.client.post("/api/v1/organisation/emergency-access").json(&begin).send().await.expect(201);
        let jobs = notifications::jobs(&world.app, &world.auth);
        jobs::run_pending(&world.app.db, &world.app.clock, &jobs).await.unwrap();

        let check_notified = |list: Vec<Value>| {
            assert_eq!(list.len(), 1);
            assert_eq!(list[0]["kind"], "emergency_access_began");
            assert_eq!(list[0]["params"]["reason"], "Nobody else can be reached");
            assert_eq!(list[0]["params"]["until"], "2026-03-01T13:00:00Z");
        };
        check_notified(owner.list("").await);
        check_notified(admin.list("").await);
        assert!(viewer.list("").await.is_empty());
    }
}

#[tokio::test]
async fn only_streams_of_the_recipient_receive_the_event() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let colleague = world.colleague(&owner, "colleague", "manager").await;
        let (mut own, mut others) = (world.app.live.listen(&owner.user), world.app.live.listen(&colleague.user));
        let mut everybody = world.app.live.listen(&owner.org);
        world.notify(&owner.org, &drop_at("Shop"), Audience::User(&owner.user)).await;
        let Some(Heard::Event(event)) = own.next().await else { unreachable!("an event") };
        assert_eq!((event.topic.as_str(), event.id), ("notifications", None));
        // The first event that the other members receive is the notification to them.
        world.notify(&owner.org, &drop_at("Shop"), Audience::User(&colleague.user)).await;
        let Some(Heard::Event(event)) = others.next().await else { unreachable!("an event") };
        assert_eq!(event.org, colleague.user.to_string());
        let mut tx = world.app.db.begin().await.unwrap();
        api::Event::new(&owner.org, "locations", None).announce(&mut tx);
        tx.commit().await.unwrap();
        let Some(Heard::Event(event)) = everybody.next().await else { unreachable!("an event") };
        assert_eq!(event.topic, "locations", "the organisation's stream carries no notification");
    }
}

#[tokio::test]
async fn limited_members_are_notified_of_their_locations_only() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let (north, none) = (vec!["north".to_owned()], Vec::new());
        let by_name = world.colleague(&owner, "named", "manager").await;
        let by_label = world.colleague(&owner, "labelled", "manager").await;
        let reader = world.colleague(&owner, "reader", "viewer").await;
        world.limit(&by_name, &["a"], &[]).await;
        world.limit(&by_label, &[], &["north"]).await;
        world.limit(&reader, &["a"], &[]).await;
        world.notify_about(&owner.org, &[("a", &none), ("b", &north), ("c", &none)]).await;
        world.notify_about(&owner.org, &[("c", &none)]).await;
        world.notify(&owner.org, &drop_at("whole"), Audience::Having(orgs::Permission::ChangeLocations)).await;
        world.notify(&owner.org, &drop_at("own"), Audience::User(&by_name.user)).await;
        let names = async |person: &TestUser| {
            let notifications = person.list("").await;
            notifications
                .iter()
                .map(|notification| notification["params"]["name"].as_str().unwrap().to_owned())
                .collect::<Vec<_>>()
        };
        let mut all = names(&owner).await;
        all.sort_unstable();
        assert_eq!(all, ["a b c", "c", "whole"]);
        assert_eq!((names(&by_name).await, by_name.unread().await), (vec!["a".to_owned()], json!(1)));
        assert_eq!((names(&by_label).await, by_label.unread().await), (vec!["b".to_owned()], json!(1)));
        assert_eq!((names(&reader).await, reader.unread().await), (vec![], json!(0)));
        let notifications = by_name.list("?unread=true").await;
        let params = json!({ "location_id": "l", "name": "a", "from": 4.5, "to": 4.25 });
        assert_eq!(notifications[0]["params"], params, "what is kept with it is not shown");
        assert_eq!(by_name.read(&json!({ "all": true })).await, 0);
    }
}

#[tokio::test]
async fn notifications_outside_new_limits_are_hidden() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let member = world.colleague(&owner, "member", "manager").await;
        let seen = async || (member.list("").await.len(), member.unread().await);
        world.notify_about(&owner.org, &[("a", &[])]).await;
        assert_eq!(seen().await, (1, json!(1)));
        world.limit(&member, &["b"], &[]).await;
        assert_eq!(seen().await, (0, json!(0)), "told while they saw all");
        world.notify_about(&owner.org, &[("b", &[])]).await;
        assert_eq!(seen().await, (1, json!(1)));
        world.limit(&member, &["c"], &[]).await;
        assert_eq!(seen().await, (0, json!(0)));
        world.limit(&member, &["b"], &[]).await;
        assert_eq!(seen().await, (1, json!(1)));
    }
}

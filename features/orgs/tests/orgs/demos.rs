use jiff::{SignedDuration, Timestamp};
use serde_json::{Map, Value, json};

use crate::world::{World, worlds};

async fn demo(world: &World) -> (Value, orgs::OrgId, Timestamp) {
    let now = world.app.now();
    let expires_at = now + SignedDuration::from_hours(24);
    let mut tx = world.app.db.begin().await.unwrap();
    let session = auth::accounts::create_anonymous_user(&world.auth, &mut tx, Map::new(), now).await.unwrap();
    let org = orgs::create_demo(&mut tx, &session.user.id, expires_at, now).await.unwrap();
    tx.commit().await.unwrap();
    (serde_json::to_value(session).unwrap(), org, expires_at)
}

#[tokio::test]
async fn a_demo_belongs_to_its_visitor_until_it_expires() {
    for world in worlds().await {
        let (session, org, expires_at) = demo(&world).await;
        let (_, other, _) = demo(&world).await;
        assert_ne!(org, other);
        let me = world.client_of(&session).get("/api/v1/me").send().await.expect(200).json();
        assert_eq!((&me["role"], &me["registration_completed"]), (&json!("owner"), &json!(true)));
        assert_eq!(me["user"]["full_name"], "Demo User");
        assert_eq!(
            me["organisation"],
            json!({
                "id": org, "name": "Demo", "is_demo": true, "demo_expires_at": expires_at.to_string(),
                "trial_ends_at": null, "plan": { "state": "unlimited", "plan": null, "ends_at": null }, "requires_second_factor": false, "agency_requires_second_factor": false, "idle_minutes": null, "agency_idle_minutes": null, "default_country": null, "agency_id": null, "has_clients": false, "removal_at": null,
                "default_language": null, "brand": { "logo": null, "colour": null, "palettes": null },
            })
        );
        world.client_of(&session).post("/change").send().await.expect(200);
        assert_eq!(orgs::expired_demos(&world.db, world.app.now()).await.unwrap(), []);

        world.app.clock.advance(SignedDuration::from_hours(24));
        let body = json!({ "refresh_token": session["refresh_token"] });
        let session = world.client.post("/auth/v1/token?grant_type=refresh_token").json(&body).send().await.json();
        let refused = world.client_of(&session).get("/read").send().await.expect(403);
        assert_eq!(refused.json()["code"], "organisation_required");
        let mut made = [org, other];
        made.sort();
        assert_eq!(orgs::expired_demos(&world.db, world.app.now()).await.unwrap(), made);
    }
}

#[tokio::test]
async fn removing_a_demo_leaves_nothing_of_it_and_everything_else() {
    for world in worlds().await {
        let owner = world.owner("zoe@example.com").await;
        let (session, org, _) = demo(&world).await;
        let (kept_demo, ..) = demo(&world).await;
        let mut tx = world.app.db.begin().await.unwrap();
        orgs::remove(&mut tx, &org).await.unwrap();
        tx.commit().await.unwrap();
        world.client_of(&session).get("/api/v1/me").send().await.expect(401);
        world.client_of(&kept_demo).get("/read").send().await.expect(200);
        owner.get("/read").send().await.expect(200);
        let left = db::query!(
            (i64, i64, i64, i64),
            "select (select count(*) from users), (select count(*) from user_registrations), (select count(*) from orgs),
                (select count(*) from profiles)"
        );
        assert_eq!(left.one(&*world.db).await.unwrap(), (2, 2, 2, 2));
    }
}

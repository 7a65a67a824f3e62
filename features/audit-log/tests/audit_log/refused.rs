use audit::{Actor, Origin};
use audit_log::{Refusal, Refusals};
use db::query;

use crate::world::{Somebody, World, worlds};

fn refusal(user: &Somebody, operation: &str) -> Refusal {
    let origin = Origin { ip: Some("192.0.2.7".into()), user_agent: Some("curl".into()) };
    let actor = Some(Actor::user(&user.user, origin).in_log_of(&user.org));
    Refusal { actor, operation: operation.into(), code: "forbidden".into(), object: None }
}

/// Refusals in all logs: organization, user and address.
async fn rows(world: &World) -> Vec<(String, Option<String>, Option<String>)> {
    query!(
        (String, Option<String>, Option<String>),
        "select org_id, user_id, ip from audit_entries where org_id is not null and action = 'access.refused' order by id"
    )
    .all(&*world.db)
    .await
    .unwrap()
}

#[tokio::test]
async fn a_hundred_thousand_refusals_are_a_few_rows_that_count_them_all() {
    for world in worlds().await {
        let (owner, refusals) = (world.sign_up("zoe").await, Refusals::default());
        for n in 0..100_000 {
            refusals.add(refusal(&owner, &format!("GET /{}", n % 60)), world.app.now());
            if n % 1_000 == 0 {
                refusals.write(&world.app).await;
            }
        }
        refusals.finish(&world.app).await;
        let entries = owner.log("?group=refused&limit=200").await;
        assert_eq!(entries.len(), 42);
        let times: i64 = entries.iter().map(|entry| entry["facts"]["times"].as_i64().unwrap()).sum();
        assert_eq!(times, 100_000);
        assert!(entries.iter().all(|entry| entry["ip"] == "192.0.2.7"));
    }
}

#[tokio::test]
async fn several_processes_write_their_own_counts_into_one_log() {
    for world in worlds().await {
        let (owner, first, second) = (world.sign_up("zoe").await, Refusals::default(), Refusals::default());
        for refusals in [&first, &second] {
            refusals.add(refusal(&owner, "GET /a"), world.app.now());
        }
        tokio::join!(first.write(&world.app), second.write(&world.app));
        assert_eq!(rows(&world).await.len(), 2);
        world.seal().await;
        assert_eq!(owner.log("?group=refused").await.len(), 2);
    }
}

#[tokio::test]
async fn a_refusal_with_only_a_login_name_is_logged_in_the_users_organization() {
    for world in worlds().await {
        let (owner, refusals) = (world.sign_up("zoe").await, Refusals::default());
        let actor = Some(Actor::user(&owner.user, Origin::default()));
        refusals.add(Refusal { actor, ..refusal(&owner, "GET /a") }, world.app.now());
        refusals.write(&world.app).await;
        assert_eq!(owner.actions("?group=refused").await, ["access.refused"]);
    }
}

#[tokio::test]
async fn late_entries_hide_addresses_of_deleted_users_and_skip_deleted_organizations() {
    for world in worlds().await {
        let (zoe, max, refusals) = (world.sign_up("zoe").await, world.sign_up("max").await, Refusals::default());
        let max_at_zoe = Somebody { org: zoe.org.clone(), ..max };
        refusals.add(refusal(&max_at_zoe, "GET /a"), world.app.now());
        query!("delete from memberships where org_id is not null and user_id = $1", &max_at_zoe.user)
            .run(&*world.db)
            .await
            .unwrap();
        query!("delete from users where id = $1", &max_at_zoe.user).run(&*world.db).await.unwrap();
        refusals.write(&world.app).await;
        assert_eq!(rows(&world).await, [(zoe.org.clone(), Some(max_at_zoe.user), None)]);

        let mia = world.sign_up("mia").await;
        refusals.add(refusal(&mia, "GET /a"), world.app.now());
        let mut tx = world.db.begin().await.unwrap();
        orgs::remove(&mut tx, &mia.org.parse().unwrap()).await.unwrap();
        tx.commit().await.unwrap();
        refusals.write(&world.app).await;
        assert!(rows(&world).await.iter().all(|(org, _, _)| *org == zoe.org));
    }
}

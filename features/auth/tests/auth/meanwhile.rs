//! Changes of an account during a sign-in, because checking a password takes long.

use db::{Query, query};

use crate::world::{OTHER, PASSWORD, World, refused, worlds};

/// Worlds where this happens to Zoé's account between the look at her password and her session: there the log of the
/// account is asked for.
async fn worlds_where_meanwhile(deed: impl Fn() -> Query<()>) -> Vec<World> {
    let worlds = worlds().await;
    for world in &worlds {
        for (email, password) in [("zoe", PASSWORD), ("renewed", PASSWORD), ("changed", OTHER)] {
            let email = format!("{email}@example.com");
            world.sign_up(&email).await;
            auth::accounts::set_password(&world.auth, &world.app, &email, password).await.unwrap();
        }
        *world.meanwhile.lock().unwrap() = Some(deed());
    }
    worlds
}

/// Gives Zoé the password of another user.
fn given_the_hash_of(email: &str) -> Query<()> {
    query!(
        "update users set password_hash = (select h.password_hash from users h where h.email = $1)
         where email = 'zoe@example.com'",
        email
    )
}

async fn is_kept_out(world: &World, code: &str) {
    refused(&world.sign_in("zoe@example.com", PASSWORD).await, 400, code);
    assert!(world.meanwhile.lock().unwrap().is_none(), "nothing happened meanwhile");
    assert_eq!(world.sessions().await, 0, "{:?}", world.db.engine());
    assert!(world.deeds("session.created").await.is_empty());
}

#[tokio::test]
async fn a_password_changed_during_its_check_refuses_the_sign_in() {
    for world in worlds_where_meanwhile(|| given_the_hash_of("changed@example.com")).await {
        is_kept_out(&world, "invalid_credentials").await;
        assert_eq!(world.deeds("session.refused").await.len(), 1);
        world.sign_in("zoe@example.com", OTHER).await.expect(200);
    }
}

#[tokio::test]
async fn a_user_banned_or_deleted_during_the_password_check_is_refused() {
    let banned = || query!("update users set banned_until = 4000000000000 where email = 'zoe@example.com'");
    for world in worlds_where_meanwhile(banned).await {
        is_kept_out(&world, "user_banned").await;
    }
    let deleted = || query!("update users set deleted_at = 1 where email = 'zoe@example.com'");
    for world in worlds_where_meanwhile(deleted).await {
        is_kept_out(&world, "invalid_credentials").await;
    }
}

#[tokio::test]
async fn a_hash_renewed_by_another_device_does_not_refuse_the_sign_in() {
    for world in worlds_where_meanwhile(|| given_the_hash_of("renewed@example.com")).await {
        world.sign_in("zoe@example.com", PASSWORD).await.expect(200);
        assert!(world.meanwhile.lock().unwrap().is_none(), "nothing happened meanwhile");
        assert_eq!((world.sessions().await, world.deeds("session.created").await.len()), (1, 1));
    }
}

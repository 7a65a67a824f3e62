use auth::Settings;
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::world::{World, refused, text, user, worlds, worlds_with};

async fn refreshed(world: &World, session: &Value) -> Value {
    world.refresh(&text(&session["refresh_token"])).await.expect(200).json()
}

#[tokio::test]
async fn each_refresh_gives_the_next_token() {
    for world in worlds().await {
        let mut session = world.sign_up("zoe@example.com").await;
        let mut seen = vec![session["refresh_token"].clone()];
        for _ in 0..5 {
            world.app.clock.advance(SignedDuration::from_secs(3600));
            let next = refreshed(&world, &session).await;
            assert!(!seen.contains(&next["refresh_token"]));
            assert_eq!(next["expires_at"], world.app.now().as_second() + 3600);
            user(&world.client_of(&next)).send().await.expect(200);
            refused(&user(&world.client_of(&session)).send().await, 403, "bad_jwt");
            seen.push(next["refresh_token"].clone());
            session = next;
        }
        assert_eq!(world.sessions().await, 1);
    }
}

#[tokio::test]
async fn a_client_that_lost_the_answer_gets_it_again() {
    for world in worlds().await {
        let first = world.sign_up("zoe@example.com").await;
        let second = refreshed(&world, &first).await;
        for _ in 0..3 {
            assert_eq!(refreshed(&world, &first).await["refresh_token"], second["refresh_token"]);
        }
        let third = refreshed(&world, &second).await;
        assert_ne!(third["refresh_token"], second["refresh_token"]);
    }
}

#[tokio::test]
async fn an_older_token_ends_the_session_and_every_token_of_it() {
    for world in worlds().await {
        for replayed in 0..8 {
            let mut family = vec![world.sign_up(&format!("user{replayed}@example.com")).await];
            for _ in 0..9 {
                family.push(refreshed(&world, &family[family.len() - 1]).await);
            }
            let answer = world.refresh(&text(&family[replayed]["refresh_token"])).await;
            let message = refused(&answer, 400, "refresh_token_already_used");
            assert_eq!(message, "Invalid Refresh Token: Already Used");
            for session in &family {
                refused(&world.refresh(&text(&session["refresh_token"])).await, 400, "session_not_found");
                refused(&user(&world.client_of(session)).send().await, 403, "session_not_found");
            }
        }
        assert_eq!(world.sessions().await, 0);
    }
}

#[tokio::test]
async fn twenty_refreshes_at_once_keep_one_session() {
    for world in worlds().await {
        let mut token = text(&world.sign_up("zoe@example.com").await["refresh_token"]);
        for _ in 0..3 {
            let answers = futures::future::join_all((0..20).map(|_| world.refresh(&token))).await;
            let tokens: Vec<_> =
                answers.into_iter().map(|answer| answer.expect(200).json()["refresh_token"].clone()).collect();
            assert!(tokens.iter().all(|other| *other == tokens[0]), "{tokens:?}");
            assert_ne!(text(&tokens[0]), token);
            token = text(&tokens[0]);
        }
        assert_eq!(world.sessions().await, 1);
    }
}

#[tokio::test]
async fn foreign_refresh_tokens_are_refused() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let token = text(&session["refresh_token"]);
        let mut mistyped = token.clone();
        mistyped.replace_range(3..4, if &token[3..4] == "A" { "B" } else { "A" });
        for wrong in ["", "x", "not a token", &mistyped, &token[1..], &"A".repeat(5_000)] {
            let message = refused(&world.refresh(wrong).await, 400, "validation_failed");
            assert_eq!(message, "Refresh token is not valid");
        }
        let message = refused(&world.refresh("a1b2c3d4e5f6").await, 400, "refresh_token_not_found");
        assert_eq!(message, "Invalid Refresh Token: Refresh Token Not Found");
        let none = world.post("/token?grant_type=refresh_token", &json!({})).send().await;
        refused(&none, 400, "validation_failed");
        // None of this has hurt the session.
        world.refresh(&token).await.expect(200);
    }
}

#[tokio::test]
async fn a_session_ends_when_it_is_idle_or_old() {
    let hours = SignedDuration::from_hours;
    let settings = Settings { idle_timeout: hours(24), absolute_timeout: hours(60), ..Settings::default() };
    for world in worlds_with(settings, 1_000).await {
        let idle = world.sign_up("idle@example.com").await;
        let mut busy = world.sign_up("busy@example.com").await;
        for _ in 0..3 {
            world.app.clock.advance(hours(16));
            busy = refreshed(&world, &busy).await;
        }
        let message = refused(&world.refresh(&text(&idle["refresh_token"])).await, 400, "session_expired");
        assert_eq!(message, "Invalid Refresh Token: Session Expired");
        assert_eq!(world.sessions().await, 1);

        world.app.clock.advance(hours(12) - SignedDuration::from_mins(30));
        busy = refreshed(&world, &busy).await;
        user(&world.client_of(&busy)).send().await.expect(200);
        // The access token would have lasted; the session has not.
        world.app.clock.advance(SignedDuration::from_mins(30));
        refused(&user(&world.client_of(&busy)).send().await, 403, "session_expired");
        refused(&world.refresh(&text(&busy["refresh_token"])).await, 400, "session_expired");
        assert_eq!(world.sessions().await, 0);
    }
}

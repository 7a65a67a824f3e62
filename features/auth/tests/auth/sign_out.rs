use api::{Event, Heard};
use serde_json::Value;
use testing::Answer;

use crate::world::{PASSWORD, World, refused, text, user, worlds};

async fn two_devices(world: &World) -> (Value, Value) {
    let first = world.sign_up("zoe@example.com").await;
    let second = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
    (first, second)
}

async fn sign_out(world: &World, session: &Value, query: &str) -> Answer {
    let ask = world.client_of(session).post(&format!("/auth/v1/logout{query}"));
    ask.header("X-Supabase-Api-Version", "2024-01-01").send().await
}

async fn is_signed_in(world: &World, session: &Value) -> bool {
    let answer = user(&world.client_of(session)).send().await;
    if answer.status != 200 {
        refused(&answer, 403, "session_not_found");
        world.client_of(session).get("/whoami").send().await.expect(401);
        refused(&world.refresh(&text(&session["refresh_token"])).await, 400, "session_not_found");
    }
    answer.status == 200
}

#[tokio::test]
async fn signing_out_ends_the_sessions_of_its_scope_at_once() {
    let cases = [
        ("", false, false),
        ("?scope=global", false, false),
        ("?scope=local", false, true),
        ("?scope=others", true, false),
    ];
    for (scope, is_first_left, is_second_left) in cases {
        for world in worlds().await {
            let (first, second) = two_devices(&world).await;
            let stranger = world.sign_up("stranger@example.com").await;
            assert!(is_signed_in(&world, &first).await && is_signed_in(&world, &second).await);
            let answer = sign_out(&world, &first, scope).await.expect(204);
            assert!(answer.bytes.is_empty());
            assert_eq!(is_signed_in(&world, &first).await, is_first_left, "{scope}");
            assert_eq!(is_signed_in(&world, &second).await, is_second_left, "{scope}");
            assert!(is_signed_in(&world, &stranger).await);
        }
    }
}

#[tokio::test]
async fn an_unknown_scope_ends_no_session() {
    for world in worlds().await {
        let (first, second) = two_devices(&world).await;
        refused(&sign_out(&world, &first, "?scope=everything").await, 400, "validation_failed");
        assert!(is_signed_in(&world, &first).await && is_signed_in(&world, &second).await);
        let nobody = world.client.post("/auth/v1/logout").header("X-Supabase-Api-Version", "2024-01-01").send().await;
        refused(&nobody, 401, "no_authorization");
    }
}

#[tokio::test]
async fn the_users_streams_hear_of_every_session_that_ended() {
    for world in worlds().await {
        let (first, second) = two_devices(&world).await;
        let id = text(&first["user"]["id"]);
        let mut heard = world.app.live.listen(&id);
        sign_out(&world, &second, "?scope=local").await.expect(204);
        let Some(Heard::Event(Event { org, topic, id: Some(session) })) = heard.next().await else { panic!("nothing") };
        assert_eq!((org, topic.as_str()), (id, "session"));
        assert!(world.client_of(&second).get("/whoami").send().await.expect(401).text().contains("unauthorized"));
        assert!(!session.is_empty() && is_signed_in(&world, &first).await);
    }
}

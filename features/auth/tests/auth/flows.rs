use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use jiff::SignedDuration;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::world::{PASSWORD, World, refused, user, with_mail, worlds_with};

const VERIFIER: &str = "a-verifier-of-at-least-forty-three-characters-0";

/// Asks for a link with a challenge and follows it; the code it leads to.
async fn code(world: &World) -> String {
    let challenge = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(VERIFIER));
    let body = json!({ "email": "zoe@example.com", "code_challenge": challenge, "code_challenge_method": "s256" });
    world.post("/otp", &body).send().await.expect(200);
    let message = world.email().await;
    assert!(message.parameter("token").starts_with("pkce_"));
    let landed = world.follow(&message).await;
    let landed = url::Url::parse(&landed).unwrap();
    assert!(landed.fragment().is_none());
    landed.query_pairs().find(|(name, _)| name == "code").unwrap().1.into_owned()
}

#[tokio::test]
async fn a_code_is_exchanged_once_and_only_with_the_verifier() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("zoe@example.com").await;
        let code = code(&world).await;
        let exchange = async |code: &str, verifier: &str| {
            let body = json!({ "auth_code": code, "code_verifier": verifier });
            world.post("/token?grant_type=pkce", &body).send().await
        };
        refused(&exchange("", VERIFIER).await, 400, "validation_failed");
        refused(&exchange("unknown", VERIFIER).await, 404, "flow_state_not_found");
        refused(&exchange(&code, "another-verifier").await, 400, "bad_code_verifier");
        let session = exchange(&code, VERIFIER).await.expect(200).json();
        user(&world.client_of(&session)).send().await.expect(200);
        refused(&exchange(&code, VERIFIER).await, 404, "flow_state_not_found");
    }
}

#[tokio::test]
async fn a_code_is_good_for_five_minutes() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("zoe@example.com").await;
        let code = code(&world).await;
        world.app.clock.advance(SignedDuration::from_secs(301));
        let body = json!({ "auth_code": code, "code_verifier": VERIFIER });
        refused(&world.post("/token?grant_type=pkce", &body).send().await, 422, "flow_state_expired");
    }
}

#[tokio::test]
async fn a_challenge_has_both_halves_wherever_it_is_sent() {
    for world in worlds_with(with_mail(), 1_000).await {
        for path in ["/otp", "/recover", "/resend"] {
            let body = json!({ "email": "zoe@example.com", "type": "signup", "code_challenge": "a".repeat(43) });
            refused(&world.post(path, &body).send().await, 400, "validation_failed");
        }
    }
}

#[tokio::test]
async fn a_plain_challenge_is_refused_wherever_it_is_sent() {
    for world in worlds_with(with_mail(), 1_000).await {
        let session = world.join("zoe@example.com").await;
        let plain = json!({ "email": "zoe@example.com", "type": "signup", "password": PASSWORD,
            "code_challenge": "a".repeat(43), "code_challenge_method": "plain" });
        for path in ["/signup", "/otp", "/recover", "/resend"] {
            refused(&world.post(path, &plain).send().await, 400, "validation_failed");
        }
        let put = world.client_of(&session).put("/auth/v1/user").header("X-Supabase-Api-Version", "2024-01-01");
        refused(&put.json(&plain).send().await, 400, "validation_failed");
        assert!(world.emails().await.is_empty());
    }
}

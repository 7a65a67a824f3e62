use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::Answer;
use totp_rs::{Builder, Secret};

use crate::world::{PASSWORD, World, refused, text, user, worlds};

/// Sends a POST with the token of the session.
async fn post(world: &World, session: &Value, path: &str, body: Value) -> Answer {
    let ask = world.client_of(session).post(&format!("/auth/v1{path}")).header("X-Supabase-Api-Version", "2024-01-01");
    ask.json(&body).send().await
}

/// The code that an app shows now.
pub fn code(world: &World, enrolled: &Value) -> String {
    let secret = Secret::try_from_base32(text(&enrolled["totp"]["secret"])).unwrap();
    Builder::new().with_secret(secret).build_noncompliant().generate(world.app.now().as_second() as u64).to_string()
}

/// Adds a factor of that name, not proved yet.
pub async fn enrol(world: &World, session: &Value, name: &str) -> Value {
    post(world, session, "/factors", json!({ "factor_type": "totp", "friendly_name": name })).await.expect(200).json()
}

async fn challenge(world: &World, session: &Value, enrolled: &Value) -> String {
    let path = format!("/factors/{}/challenge", text(&enrolled["id"]));
    text(&post(world, session, &path, json!({})).await.expect(200).json()["id"])
}

/// Asks for a factor and answers with a code.
pub async fn verify(world: &World, session: &Value, enrolled: &Value, code: &str) -> Answer {
    let challenge = challenge(world, session, enrolled).await;
    let path = format!("/factors/{}/verify", text(&enrolled["id"]));
    post(world, session, &path, json!({ "challenge_id": challenge, "code": code })).await
}

/// A user with a second factor, proved; the session and what was enrolled.
pub async fn with_factor(world: &World) -> (Value, Value) {
    let session = world.sign_up("zoe@example.com").await;
    let enrolled = enrol(world, &session, "Phone").await;
    let code = code(world, &enrolled);
    let strong = verify(world, &session, &enrolled, &code).await.expect(200).json();
    world.app.clock.advance(SignedDuration::from_secs(60));
    (strong, enrolled)
}

fn claims(session: &Value) -> Value {
    use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
    let token = text(&session["access_token"]);
    serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(token.split('.').nth(1).unwrap()).unwrap()).unwrap()
}

#[tokio::test]
async fn a_proved_factor_raises_the_session_and_ends_the_weak_ones() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let other = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        let enrolled = enrol(&world, &session, "Phone").await;
        assert!(text(&enrolled["totp"]["qr_code"]).contains("<svg"));
        assert!(text(&enrolled["totp"]["uri"]).starts_with("otpauth://totp/"));
        let wrong = verify(&world, &session, &enrolled, "000000").await;
        assert_eq!(refused(&wrong, 422, "mfa_verification_failed"), "Invalid TOTP code entered");
        let strong = verify(&world, &session, &enrolled, &code(&world, &enrolled)).await.expect(200).json();
        let claims = claims(&strong);
        assert_eq!((&claims["aal"], &claims["amr"][0]["method"]), (&json!("aal2"), &json!("totp")));
        assert_eq!(claims["amr"][1]["method"], "password");
        assert_eq!(strong["user"]["factors"][0]["status"], "verified");
        user(&world.client_of(&other)).send().await.expect(403);
        // The refresh token before this one is void, and using it ends the session as stolen.
        world.refresh(&text(&strong["refresh_token"])).await.expect(200);
    }
}

#[tokio::test]
async fn one_factor_does_not_pass_checks_that_require_two() {
    for world in worlds().await {
        let (strong, enrolled) = with_factor(&world).await;
        let weak = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        assert_eq!(claims(&weak)["aal"], "aal1");
        // Data is closed, proving the factor is not.
        world.client_of(&weak).get("/whoami").send().await.expect(403);
        user(&world.client_of(&weak)).send().await.expect(200);
        let ask = |body: Value| {
            let put = world.client_of(&weak).put("/auth/v1/user").header("X-Supabase-Api-Version", "2024-01-01");
            put.json(&body).send()
        };
        refused(&ask(json!({ "password": "Quai-Voltaire-9" })).await, 401, "insufficient_aal");
        refused(&ask(json!({ "email": "new@example.com" })).await, 401, "insufficient_aal");
        refused(&ask(json!({ "data": { "first_name": "Eve" } })).await, 401, "insufficient_aal");
        let nonce =
            world.client_of(&weak).get("/auth/v1/reauthenticate").header("X-Supabase-Api-Version", "2024-01-01");
        refused(&nonce.send().await, 401, "insufficient_aal");
        assert!(world.emails().await.iter().all(|message| message.code.is_empty()));
        refused(&post(&world, &weak, "/factors", json!({ "factor_type": "totp" })).await, 403, "insufficient_aal");
        refused(&post(&world, &weak, "/recovery_codes", json!({})).await, 401, "insufficient_aal");
        let path = format!("/auth/v1/factors/{}", text(&enrolled["id"]));
        let removed = world.client_of(&weak).delete(&path).header("X-Supabase-Api-Version", "2024-01-01").send().await;
        refused(&removed, 422, "insufficient_aal");
        world.client_of(&strong).get("/whoami").send().await.expect(200);
        world.client_of(&strong).delete(&path).send().await.expect(200);
        world.client_of(&weak).get("/whoami").send().await.expect(200);
    }
}

#[tokio::test]
async fn a_code_is_accepted_once() {
    for world in worlds().await {
        let (_, enrolled) = with_factor(&world).await;
        let now = code(&world, &enrolled);
        let first = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        let second = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        verify(&world, &first, &enrolled, &now).await.expect(200);
        let third = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        refused(&verify(&world, &third, &enrolled, &now).await, 422, "mfa_verification_failed");
        // Sessions with one factor ended when the factor was proved.
        user(&world.client_of(&second)).send().await.expect(403);
    }
}

#[tokio::test]
async fn a_challenge_is_answered_once_in_time_from_where_it_was_asked() {
    for world in worlds().await {
        let (_, enrolled) = with_factor(&world).await;
        let weak = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        let id = challenge(&world, &weak, &enrolled).await;
        let path = format!("/factors/{}/verify", text(&enrolled["id"]));
        let answer = async |id: &str| {
            let body = json!({ "challenge_id": id, "code": code(&world, &enrolled) });
            post(&world, &weak, &path, body).await
        };
        refused(&answer("no").await, 422, "mfa_ip_address_mismatch");
        let elsewhere = crate::world::client(&world.app, &world.auth, [198, 51, 100, 9].into());
        let body = json!({ "challenge_id": id, "code": code(&world, &enrolled) });
        let ask = elsewhere.with_token(text(&weak["access_token"])).post(&format!("/auth/v1{path}"));
        refused(
            &ask.header("X-Supabase-Api-Version", "2024-01-01").json(&body).send().await,
            422,
            "mfa_ip_address_mismatch",
        );
        world.app.clock.advance(SignedDuration::from_secs(301));
        refused(&answer(&id).await, 422, "mfa_challenge_expired");
    }
}

#[tokio::test]
async fn names_are_unique_and_factors_are_few() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        enrol(&world, &session, "Phone").await;
        let again =
            post(&world, &session, "/factors", json!({ "factor_type": "totp", "friendly_name": "Phone" })).await;
        refused(&again, 422, "mfa_factor_name_conflict");
        for _ in 0..9 {
            post(&world, &session, "/factors", json!({ "factor_type": "totp" })).await.expect(200);
        }
        let eleventh = post(&world, &session, "/factors", json!({ "factor_type": "totp" })).await;
        refused(&eleventh, 422, "too_many_enrolled_mfa_factors");
        // Factors that were never verified expire.
        world.app.clock.advance(SignedDuration::from_secs(301));
        enrol(&world, &session, "Phone").await;
        refused(&post(&world, &session, "/factors", json!({ "factor_type": "smoke" })).await, 400, "validation_failed");
        let nobodys = "/factors/00000000-0000-7000-8000-000000000000/challenge";
        refused(&post(&world, &session, nobodys, json!({})).await, 404, "mfa_factor_not_found");
        refused(&post(&world, &session, "/factors/x/challenge", json!({})).await, 404, "mfa_factor_not_found");
    }
}

#[tokio::test]
async fn a_recovery_code_opens_an_account_once() {
    for world in worlds().await {
        let alone = world.sign_up("alone@example.com").await;
        refused(&post(&world, &alone, "/recovery_codes", json!({})).await, 422, "mfa_factor_not_found");
        let (strong, _) = with_factor(&world).await;
        let made = post(&world, &strong, "/recovery_codes", json!({})).await.expect(200).json();
        let codes: Vec<String> = made["codes"].as_array().unwrap().iter().map(text).collect();
        let weak = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        let recover = async |code: &str| post(&world, &weak, "/recovery_codes/verify", json!({ "code": code })).await;
        refused(&recover("aaaa-bbbb-cccc-dddd").await, 422, "mfa_verification_failed");
        let raised = recover(&codes[0].to_uppercase()).await.expect(200).json();
        world.client_of(&raised).get("/whoami").send().await.expect(200);
        let weak = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        let again = post(&world, &weak, "/recovery_codes/verify", json!({ "code": codes[0] })).await;
        refused(&again, 422, "mfa_verification_failed");
        let left = world.client_of(&weak).get("/auth/v1/recovery_codes").send().await.expect(200).json();
        assert_eq!(left["left"], 9);
    }
}

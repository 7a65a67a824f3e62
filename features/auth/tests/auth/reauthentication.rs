use auth::Settings;
use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::Answer;

use crate::{
    authenticator::Authenticator,
    factors::{enrol, verify, with_factor},
    passkeys::with_passkey,
    world::{OTHER, PASSWORD, World, refused, text, with_mail, worlds, worlds_with},
};

const VERSION: (&str, &str) = ("X-Supabase-Api-Version", "2024-01-01");
const NEEDED: &str = "reauthentication_needed";

async fn post(world: &World, session: &Value, path: &str, body: &Value) -> Answer {
    world.client_of(session).post(&format!("/auth/v1{path}")).header(VERSION.0, VERSION.1).json(body).send().await
}

async fn delete(world: &World, session: &Value, path: &str) -> Answer {
    world.client_of(session).delete(&format!("/auth/v1{path}")).header(VERSION.0, VERSION.1).send().await
}

async fn prove(world: &World, session: &Value, proof: Value) -> Answer {
    post(world, session, "/reauthenticate", &proof).await
}

fn leave_open(world: &World) {
    world.app.clock.advance(SignedDuration::from_secs(601));
}

#[tokio::test]
async fn an_open_window_adds_no_way_in_until_its_user_is_proved_again() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        leave_open(&world);
        let totp = json!({ "factor_type": "totp" });
        refused(&post(&world, &session, "/factors", &totp).await, 400, NEEDED);
        refused(&post(&world, &session, "/passkeys/registration/options", &json!({})).await, 400, NEEDED);
        let put = world.client_of(&session).put("/auth/v1/user").header(VERSION.0, VERSION.1);
        refused(&put.json(&json!({ "password": OTHER })).send().await, 400, "current_password_required");
        let link = "/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true";
        refused(&world.client_of(&session).get(link).header(VERSION.0, VERSION.1).send().await, 400, NEEDED);

        refused(&prove(&world, &session, json!({})).await, 400, "validation_failed");
        refused(&prove(&world, &session, json!({ "password": OTHER })).await, 400, "current_password_invalid");
        refused(&post(&world, &session, "/factors", &totp).await, 400, NEEDED);
        assert_eq!(world.deeds("session.refused").await.len(), 1);

        prove(&world, &session, json!({ "password": PASSWORD })).await.expect(200);
        post(&world, &session, "/factors", &totp).await.expect(200);
        post(&world, &session, "/passkeys/registration/options", &json!({})).await.expect(200);
        leave_open(&world);
        refused(&post(&world, &session, "/factors", &totp).await, 400, NEEDED);
        // A sign-in of this moment is a proof of its own, and carrying a session on is none.
        let carried_on = world.refresh(&text(&session["refresh_token"])).await.expect(200).json();
        refused(&post(&world, &carried_on, "/factors", &totp).await, 400, NEEDED);
        let anew = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        post(&world, &anew, "/factors", &totp).await.expect(200);
    }
}

#[tokio::test]
async fn an_open_window_takes_no_way_in_away_until_its_user_is_proved_again() {
    for world in worlds().await {
        let (strong, enrolled) = with_factor(&world).await;
        let factor = format!("/factors/{}", text(&enrolled["id"]));
        leave_open(&world);
        refused(&delete(&world, &strong, &factor).await, 400, NEEDED);
        refused(&post(&world, &strong, "/recovery_codes", &json!({})).await, 400, NEEDED);
        // A secret that was never proved is of no use: it goes without.
        prove(&world, &strong, json!({ "password": PASSWORD })).await.expect(200);
        let abandoned = enrol(&world, &strong, "Tablet").await;
        world.app.clock.advance(SignedDuration::from_secs(290));
        post(&world, &strong, "/recovery_codes", &json!({})).await.expect(200);
        delete(&world, &strong, &format!("/factors/{}", text(&abandoned["id"]))).await.expect(200);
        leave_open(&world);
        // The factor itself proves it, as the protocol has it.
        let code = crate::factors::code(&world, &enrolled);
        let proved = verify(&world, &strong, &enrolled, &code).await.expect(200).json();
        delete(&world, &proved, &factor).await.expect(200);

        let (session, passkey, _) = with_passkey(&world, "yann@example.com").await;
        let passkey = format!("/passkeys/{}", text(&passkey["id"]));
        leave_open(&world);
        refused(&delete(&world, &session, &passkey).await, 400, NEEDED);
        prove(&world, &session, json!({ "password": PASSWORD })).await.expect(200);
        delete(&world, &session, &passkey).await.expect(204);
    }
}

#[tokio::test]
async fn users_without_a_password_reauthenticate_with_an_emailed_code() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("zoe@example.com").await;
        let session = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        leave_open(&world);
        world.client_of(&session).get("/auth/v1/reauthenticate").send().await.expect(200);
        let message = world.email().await;
        let wrong = if message.code == "000000" { "000001" } else { "000000" };
        refused(&prove(&world, &session, json!({ "nonce": wrong })).await, 400, "reauthentication_not_valid");
        prove(&world, &session, json!({ "nonce": message.code })).await.expect(200);
        let begun = post(&world, &session, "/passkeys/registration/options", &json!({})).await.expect(200).json();
        let body = json!({
            "challenge_id": begun["challenge_id"], "credential": Authenticator::new().create(&begun["options"]),
        });
        post(&world, &session, "/passkeys/registration/verify", &body).await.expect(200);
        refused(&prove(&world, &session, json!({ "nonce": message.code })).await, 400, "reauthentication_not_valid");
    }
}

#[tokio::test]
async fn a_thief_at_an_open_window_has_few_tries() {
    for world in worlds_with(Settings::default(), 1).await {
        let session = world.sign_up("zoe@example.com").await;
        let mut tried = 0;
        while prove(&world, &session, json!({ "password": OTHER })).await.status != 429 {
            tried += 1;
            assert!(tried <= 11, "{tried} guesses");
        }
    }
}

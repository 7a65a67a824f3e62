//! Wrong codes in a row.

use db::query;
use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::Answer;

use crate::{
    factors::{code, verify, with_factor},
    world::{Email, PASSWORD, World, refused, with_mail, worlds, worlds_with},
};

const ZOE: &str = "zoe@example.com";
/// Maximum wrong mailed codes in a row.
const MAX_MAILED: i64 = 50;

async fn ask(world: &World) -> Email {
    world.post("/otp", &json!({ "email": ZOE })).send().await.expect(200);
    world.email().await
}

async fn type_code(world: &World, email: &str, code: &str) -> Answer {
    world.post("/verify", &json!({ "type": "email", "email": email, "token": code })).send().await
}

fn other_than(code: &str) -> &'static str {
    if code == "000000" { "000001" } else { "000000" }
}

/// Sets how many wrong codes were typed in a row, which takes too long to do by typing.
async fn set_wrong(world: &World, kind: &str, wrong: i64) {
    let set = query!("update wrong_codes set in_a_row = $2 where kind = $1", kind, wrong);
    assert_eq!(set.run(&*world.db).await.unwrap(), 1);
}

async fn wrong_rows(world: &World) -> i64 {
    query!((i64,), "select count(*) from wrong_codes").one(&*world.db).await.unwrap().0
}

#[tokio::test]
async fn after_too_many_wrong_mailed_codes_only_a_link_signs_in_and_turns_codes_on_again() {
    for world in worlds_with(with_mail(), 1_000).await {
        let session = world.join(ZOE).await;
        let message = ask(&world).await;
        refused(&type_code(&world, ZOE, other_than(&message.code)).await, 403, "otp_expired");
        // New codes change nothing: the row goes on.
        let message = ask(&world).await;
        refused(&type_code(&world, ZOE, other_than(&message.code)).await, 403, "otp_expired");
        set_wrong(&world, "mail", MAX_MAILED - 1).await;
        let last = ask(&world).await;
        let answer = type_code(&world, ZOE, other_than(&last.code)).await;
        refused(&answer, 403, "otp_expired");
        let warning = world.email().await;
        assert_eq!((warning.to.as_str(), warning.subject.as_str()), (ZOE, "Sign-in codes are turned off for now"));

        // The right code gets the answer of a wrong one, and of an address without an account.
        for email in [ZOE, "unknown@example.com"] {
            let refusal = type_code(&world, email, &last.code).await;
            assert_eq!((refusal.status, refusal.text()), (answer.status, answer.text()), "{email}");
        }
        assert!(world.emails().await.is_empty(), "one warning is enough");
        let reauthenticate = world.client_of(&session).get("/auth/v1/reauthenticate");
        let answer = reauthenticate.header("X-Supabase-Api-Version", "2024-01-01").send().await;
        refused(&answer, 400, "reauthentication_not_valid");

        let next = ask(&world).await;
        assert_eq!(next.code, "", "a code that does not work");
        assert!(world.follow(&next).await.contains("access_token="));
        let next = ask(&world).await;
        type_code(&world, ZOE, &next.code).await.expect(200);
    }
}

#[tokio::test]
async fn a_right_code_ends_the_row_of_wrong_ones() {
    for world in worlds_with(with_mail(), 1_000).await {
        let session = world.join(ZOE).await;
        let message = ask(&world).await;
        refused(&type_code(&world, ZOE, other_than(&message.code)).await, 403, "otp_expired");
        set_wrong(&world, "mail", MAX_MAILED - 1).await;
        type_code(&world, ZOE, &message.code).await.expect(200);
        assert_eq!(wrong_rows(&world).await, 0);

        // Wrong codes of a reauthentication count in the same row.
        world.client_of(&session).get("/auth/v1/reauthenticate").send().await.expect(200);
        let code = world.email().await.code;
        let prove = async |code: &str| {
            world.client_of(&session).post("/auth/v1/reauthenticate").json(&json!({ "nonce": code })).send().await
        };
        prove(other_than(&code)).await.expect(400);
        assert_eq!(wrong_rows(&world).await, 1);
        prove(&code).await.expect(200);
        assert_eq!(wrong_rows(&world).await, 0);
    }
}

async fn one_factor(world: &World) -> Value {
    world.sign_in(ZOE, PASSWORD).await.expect(200).json()
}

#[tokio::test]
async fn wrong_codes_of_an_app_warn_the_user_wait_longer_and_longer_and_end() {
    for world in worlds().await {
        let (strong, app) = with_factor(&world).await;
        let made =
            world.client_of(&strong).post("/auth/v1/recovery_codes").json(&json!({})).send().await.expect(200).json();
        world.emails().await;
        let weak = one_factor(&world).await;
        let guess = async |weak: &Value| verify(&world, weak, &app, other_than(&code(&world, &app))).await;
        for _ in 0..9 {
            refused(&guess(&weak).await, 422, "mfa_verification_failed");
        }
        assert!(world.emails().await.is_empty());
        refused(&guess(&weak).await, 422, "mfa_verification_failed");
        assert_eq!(world.email().await.subject, "Someone may know your password");

        // Not even the right code is looked at before the time.
        let early = verify(&world, &weak, &app, &code(&world, &app)).await;
        refused(&early, 429, "over_request_rate_limit");
        assert_eq!(early.header("retry-after"), "31");
        world.app.clock.advance(SignedDuration::from_secs(30));
        refused(&guess(&weak).await, 422, "mfa_verification_failed");
        world.app.clock.advance(SignedDuration::from_secs(30));
        refused(&guess(&weak).await, 429, "over_request_rate_limit");

        set_wrong(&world, "app", 99).await;
        world.app.clock.advance(SignedDuration::from_mins(15));
        refused(&guess(&weak).await, 422, "mfa_verification_failed");
        world.app.clock.advance(SignedDuration::from_mins(15));
        let right = verify(&world, &weak, &app, &code(&world, &app)).await;
        refused(&right, 422, "mfa_verification_rejected");
        assert!(world.emails().await.is_empty(), "one warning is enough");

        let recovery = json!({ "code": made["codes"][0] });
        world.client_of(&weak).post("/auth/v1/recovery_codes/verify").json(&recovery).send().await.expect(200);
        verify(&world, &one_factor(&world).await, &app, &code(&world, &app)).await.expect(200);
    }
}

#[tokio::test]
async fn the_operator_unlocks_a_user_after_guessed_codes() {
    for world in worlds().await {
        let (_, app) = with_factor(&world).await;
        let weak = one_factor(&world).await;
        refused(&verify(&world, &weak, &app, other_than(&code(&world, &app))).await, 422, "mfa_verification_failed");
        set_wrong(&world, "app", 100).await;
        world.app.clock.advance(SignedDuration::from_mins(15));
        let right = verify(&world, &weak, &app, &code(&world, &app)).await;
        refused(&right, 422, "mfa_verification_rejected");
        auth::accounts::set_password(&world.auth, &world.app, ZOE, PASSWORD).await.unwrap();
        verify(&world, &one_factor(&world).await, &app, &code(&world, &app)).await.expect(200);
    }
}

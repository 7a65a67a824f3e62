use auth::Settings;
use jiff::SignedDuration;
use serde_json::{Map, Value, json};
use testing::Answer;

use crate::world::{OTHER, PASSWORD, World, refused, text, user, with_mail, worlds, worlds_with};

/// A password that is neither of the two.
const THIRD: &str = "Pont-Mirabeau-15";

async fn change(world: &World, session: &Value, changes: &Value) -> Answer {
    let ask = world.client_of(session).put("/auth/v1/user").header("X-Supabase-Api-Version", "2024-01-01");
    ask.json(changes).send().await
}

#[tokio::test]
async fn metadata_is_merged_and_null_takes_a_key_away() {
    for world in worlds().await {
        let data = json!({ "first_name": "Zoé", "company": "Acme" });
        let body = json!({ "email": "zoe@example.com", "password": PASSWORD, "data": data });
        let session = world.post("/signup", &body).send().await.expect(200).json();
        let changes = json!({ "data": { "company": null, "theme": "dark" }, "unknown": true });
        let changed = change(&world, &session, &changes).await.expect(200).json();
        assert_eq!(changed["user_metadata"]["first_name"], "Zoé");
        assert_eq!(changed["user_metadata"]["theme"], "dark");
        assert!(changed["user_metadata"].get("company").is_none());
        assert_eq!(user(&world.client_of(&session)).send().await.expect(200).json(), changed);
        let large = json!({ "data": { "long": "x".repeat(9_000) } });
        refused(&change(&world, &session, &large).await, 400, "validation_failed");
    }
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let elsewhere = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        change(&world, &session, &json!({ "password": OTHER, "current_password": PASSWORD })).await.expect(200);
        user(&world.client_of(&session)).send().await.expect(200);
        refused(&user(&world.client_of(&elsewhere)).send().await, 403, "session_not_found");
        refused(&world.sign_in("zoe@example.com", PASSWORD).await, 400, "invalid_credentials");
        world.sign_in("zoe@example.com", OTHER).await.expect(200);
    }
}

#[tokio::test]
async fn a_new_password_is_strong_and_new() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let cases = [
            (json!({ "password": "x" }), 422, "weak_password"),
            (json!({ "password": "Zoe-2026!" }), 422, "weak_password"),
            (json!({ "password": "aB1!".repeat(19) }), 400, "validation_failed"),
            (json!({ "password": PASSWORD }), 422, "same_password"),
            (json!({ "password": OTHER, "current_password": "wrong" }), 400, "current_password_invalid"),
        ];
        for (changes, status, code) in &cases {
            refused(&change(&world, &session, changes).await, *status, code);
        }
        world.sign_in("zoe@example.com", PASSWORD).await.expect(200);
        let changes = json!({ "password": OTHER, "current_password": PASSWORD });
        change(&world, &session, &changes).await.expect(200);
    }
}

#[tokio::test]
async fn a_new_password_needs_the_present_one_or_a_recent_proof_of_the_mailbox() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("zoe@example.com").await;
        let new = json!({ "password": OTHER });
        let late = SignedDuration::from_secs(601);
        let by_password = async || world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        let by_link = async || {
            world.post("/recover", &json!({ "email": "zoe@example.com" })).send().await.expect(200);
            let token = world.email().await.parameter("token");
            world.post("/verify", &json!({ "type": "recovery", "token_hash": token })).send().await.expect(200).json()
        };
        let by_code = async || {
            let session = by_password().await;
            world.client_of(&session).get("/auth/v1/reauthenticate").send().await.expect(200);
            let proof = json!({ "nonce": world.email().await.code });
            world.client_of(&session).post("/auth/v1/reauthenticate").json(&proof).send().await.expect(200);
            session
        };
        for session in [by_password().await, by_link().await, by_code().await] {
            world.app.clock.advance(late);
            refused(&change(&world, &session, &new).await, 400, "current_password_required");
        }
        refused(&change(&world, &by_password().await, &new).await, 400, "current_password_required");
        world.sign_in("zoe@example.com", PASSWORD).await.expect(200);
        change(&world, &by_code().await, &new).await.expect(200);
        assert_eq!(world.email().await.subject, "Your password was changed");
        change(&world, &by_link().await, &json!({ "password": THIRD })).await.expect(200);
        world.sign_in("zoe@example.com", THIRD).await.expect(200);
    }
}

#[tokio::test]
async fn a_user_without_a_password_sets_one_after_any_recent_proof() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.post("/otp", &json!({ "email": "zoe@example.com" })).send().await.expect(200);
        let link = json!({ "type": "signup", "token_hash": world.email().await.parameter("token") });
        let session = world.post("/verify", &link).send().await.expect(200).json();
        world.app.clock.advance(SignedDuration::from_secs(601));
        let new = json!({ "password": OTHER });
        refused(&change(&world, &session, &new).await, 400, "reauthentication_needed");
        // There is no present password, so that this one proves nothing.
        let guess = json!({ "password": OTHER, "current_password": PASSWORD });
        refused(&change(&world, &session, &guess).await, 400, "reauthentication_needed");
        world.app.clock.advance(-SignedDuration::from_secs(60));
        change(&world, &session, &new).await.expect(200);
        world.sign_in("zoe@example.com", OTHER).await.expect(200);
    }
}

#[tokio::test]
async fn of_two_new_passwords_at_once_that_name_the_present_one_one_is_kept() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let other = |new: &str| json!({ "password": new, "current_password": PASSWORD });
        let (first, second) = (other(OTHER), other(THIRD));
        let (first, second) = tokio::join!(change(&world, &session, &first), change(&world, &session, &second));
        let (current_password, late) = if first.status == 200 { (OTHER, second) } else { (THIRD, first) };
        refused(&late, 400, "current_password_invalid");
        world.sign_in("zoe@example.com", current_password).await.expect(200);
        assert_eq!(world.deeds("account.password_changed").await.len(), 1);
    }
}

#[tokio::test]
async fn the_present_password_cannot_be_guessed_from_a_session() {
    for world in worlds_with(Settings::default(), 1).await {
        let session = world.sign_up("zoe@example.com").await;
        // The answer tells a right guess from a wrong one in either way.
        let guesses = [json!({ "password": OTHER, "current_password": "wrong" }), json!({ "password": OTHER })];
        let mut tried = 0;
        for guess in guesses.iter().cycle() {
            if change(&world, &session, guess).await.status == 429 {
                break;
            }
            tried += 1;
        }
        assert!(tried <= 11, "{tried} guesses");
        refused(&world.sign_in("zoe@example.com", PASSWORD).await, 429, "over_request_rate_limit");
    }
}

#[tokio::test]
async fn an_address_changes_to_one_that_is_free() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        world.sign_up("taken@example.com").await;
        let answer = change(&world, &session, &json!({ "email": "TAKEN@example.com" })).await;
        refused(&answer, 422, "email_exists");
        refused(&change(&world, &session, &json!({ "email": "none" })).await, 400, "validation_failed");
        let changed = change(&world, &session, &json!({ "email": "New@example.com" })).await.expect(200).json();
        assert_eq!(changed["email"], "new@example.com");
        assert_eq!(changed["user_metadata"]["email"], "new@example.com");
        world.sign_in("new@example.com", PASSWORD).await.expect(200);
        refused(&world.sign_in("zoe@example.com", PASSWORD).await, 400, "invalid_credentials");
    }
}

#[tokio::test]
async fn users_cannot_raise_their_own_role() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        refused(&change(&world, &session, &json!({ "app_metadata": { "role": "admin" } })).await, 403, "not_admin");
        let sly = json!({ "role": "service_role", "is_anonymous": true, "id": "x", "banned_until": null, "aud": "x" });
        let changed = change(&world, &session, &sly).await.expect(200).json();
        assert_eq!((&changed["role"], &changed["id"]), (&json!("authenticated"), &session["user"]["id"]));
        refused(&change(&world, &session, &json!({ "phone": "+33612345678" })).await, 400, "phone_provider_disabled");
    }
}

#[tokio::test]
async fn a_demo_user_is_signed_in_with_the_transaction_that_makes_it() {
    for world in worlds().await {
        let mut tx = world.app.db.begin().await.unwrap();
        let metadata = Map::from_iter([("full_name".to_owned(), json!("Demo User"))]);
        let session =
            auth::accounts::create_anonymous_user(&world.auth, &mut tx, metadata, world.app.now()).await.unwrap();
        let session = serde_json::to_value(session).unwrap();
        assert_eq!(user(&world.client_of(&session)).send().await.status, 403);
        tx.commit().await.unwrap();
        let user_view = user(&world.client_of(&session)).send().await.expect(200).json();
        assert_eq!((&user_view["is_anonymous"], &user_view["email"]), (&json!(true), &json!("")));
        assert_eq!((&user_view["identities"], &user_view["app_metadata"]), (&json!([]), &json!({})));
        world.refresh(&text(&session["refresh_token"])).await.expect(200);

        let existing = world.sign_up("zoe@example.com").await;
        let ids = [&session, &existing].map(|session| text(&session["user"]["id"]).parse().unwrap());
        let mut tx = world.app.db.begin().await.unwrap();
        assert_eq!(auth::remove_anonymous(&mut tx, &ids).await.unwrap(), 1);
        tx.commit().await.unwrap();
        refused(&user(&world.client_of(&session)).send().await, 403, "user_not_found");
        user(&world.client_of(&existing)).send().await.expect(200);
    }
}

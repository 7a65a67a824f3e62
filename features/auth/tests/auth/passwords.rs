use auth::Settings;
use db::query;
use serde_json::json;

use crate::world::{OTHER, PASSWORD, client, refused, text, worlds, worlds_with};

#[tokio::test]
async fn signing_in_answers_a_session_of_its_own() {
    for world in worlds().await {
        let first = world.sign_up("zoe@example.com").await;
        world.app.clock.advance(jiff::SignedDuration::from_secs(60));
        let second = world.sign_in("ZOE@example.com", PASSWORD).await.expect(200).json();
        assert_eq!(second["user"]["id"], first["user"]["id"]);
        assert_eq!(second["user"]["last_sign_in_at"], "2026-03-01T12:01:00Z");
        assert_ne!(second["refresh_token"], first["refresh_token"]);
        assert_eq!(world.sessions().await, 2);
    }
}

#[tokio::test]
async fn an_unknown_user_and_a_wrong_password_look_the_same() {
    for world in worlds().await {
        world.sign_up("zoe@example.com").await;
        let long = "x".repeat(10_000);
        let tries = [
            ("zoe@example.com", OTHER),
            ("zoe@example.com", ""),
            ("zoe@example.com", &long),
            ("nobody@example.com", PASSWORD),
            ("nobody@example.com", ""),
            ("no address", PASSWORD),
        ];
        let mut bodies = Vec::new();
        for (email, password) in tries {
            let answer = world.sign_in(email, password).await;
            assert_eq!(refused(&answer, 400, "invalid_credentials"), "Invalid login credentials");
            bodies.push((answer.text(), format!("{:?}", answer.headers)));
        }
        let answer = world.post("/token?grant_type=password", &json!({ "email": "zoe@example.com" })).send().await;
        refused(&answer, 400, "invalid_credentials");
        bodies.dedup();
        assert_eq!(bodies.len(), 1, "{bodies:?}");
    }
}

#[tokio::test]
async fn a_sign_in_names_a_user_in_one_way() {
    for world in worlds().await {
        let path = "/token?grant_type=password";
        let none = world.post(path, &json!({ "password": PASSWORD })).send().await;
        assert_eq!(refused(&none, 400, "validation_failed"), "missing email or phone");
        let both = json!({ "email": "a@example.com", "phone": "+33612345678", "password": PASSWORD });
        refused(&world.post(path, &both).send().await, 400, "validation_failed");
        let phone = json!({ "phone": "+33612345678", "password": PASSWORD });
        refused(&world.post(path, &phone).send().await, 400, "phone_provider_disabled");
    }
}

#[tokio::test]
async fn a_banned_user_learns_it_only_with_the_right_password() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let until = world.app.now() + jiff::SignedDuration::from_hours(1);
        query!("update users set banned_until = $1", until).run(&*world.db).await.unwrap();
        refused(&world.sign_in("zoe@example.com", PASSWORD).await, 400, "user_banned");
        refused(&world.sign_in("zoe@example.com", OTHER).await, 400, "invalid_credentials");
        refused(&world.refresh(&text(&session["refresh_token"])).await, 400, "user_banned");
        refused(&crate::world::user(&world.client_of(&session)).send().await, 403, "user_banned");
        world.app.clock.advance(jiff::SignedDuration::from_hours(1));
        world.sign_in("zoe@example.com", PASSWORD).await.expect(200);
    }
}

#[tokio::test]
async fn a_hash_with_other_parameters_is_renewed_at_sign_in() {
    for world in worlds().await {
        world.sign_up("zoe@example.com").await;
        // m=1024, t=1: "Rue-du-Bac-75007"
        let old = hash_of_old(PASSWORD);
        query!("update users set password_hash = $1", old.clone()).run(&*world.db).await.unwrap();
        refused(&world.sign_in("zoe@example.com", OTHER).await, 400, "invalid_credentials");
        let stored_hash =
            async || query!((String,), "select password_hash from users").one(&*world.db).await.unwrap().0;
        assert_eq!(stored_hash().await, old);
        world.sign_in("zoe@example.com", PASSWORD).await.expect(200);
        assert!(stored_hash().await.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        world.sign_in("zoe@example.com", PASSWORD).await.expect(200);
    }
}

fn hash_of_old(password: &str) -> String {
    use argon2::{Algorithm, Argon2, Params, PasswordHasher, Version, password_hash::phc::PasswordHash};
    let weaker = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(1024, 1, 1, None).unwrap());
    let hash: PasswordHash = weaker.hash_password(password.as_bytes()).unwrap();
    hash.to_string()
}

#[tokio::test]
async fn password_guessing_is_slowed_down_without_locking_out_the_user() {
    for world in worlds_with(Settings::default(), 1).await {
        world.sign_up("zoe@example.com").await;
        let mut tried = 0;
        let limited = loop {
            let answer = world.sign_in("zoe@example.com", OTHER).await;
            if answer.status == 429 {
                break answer;
            }
            tried += 1;
        };
        assert!(tried <= 11, "{tried} guesses");
        assert_eq!(refused(&limited, 429, "over_request_rate_limit"), "Request rate limit reached");
        assert!(limited.header("retry-after").parse::<u64>().unwrap() >= 1);
        // The user, elsewhere, is not in the guesser's way.
        let elsewhere = client(&world.app, &world.auth, [198, 51, 100, 7].into());
        let body = json!({ "email": "zoe@example.com", "password": PASSWORD });
        elsewhere.post("/auth/v1/token?grant_type=password").json(&body).send().await.expect(200);
    }
}

#[tokio::test]
async fn sign_ups_from_one_address_are_limited() {
    for world in worlds_with(Settings::default(), 1).await {
        let body = json!({ "email": "a@example.com", "password": "x" });
        let mut statuses = Vec::new();
        for _ in 0..40 {
            statuses.push(world.post("/signup", &body).send().await.status.as_u16());
        }
        assert_eq!(statuses[..30], [422; 30]);
        assert_eq!(statuses[39], 429);
    }
}

#[tokio::test]
async fn other_ways_to_a_token_are_refused_by_name() {
    let cases = [
        ("pkce", json!({}), 400, "validation_failed"),
        ("pkce", json!({ "auth_code": "a", "code_verifier": "b" }), 404, "flow_state_not_found"),
        ("id_token", json!({ "id_token": "x", "provider": "google" }), 400, "validation_failed"),
        ("web3", json!({}), 422, "web3_provider_disabled"),
        ("magic", json!({}), 400, "invalid_credentials"),
        ("", json!({}), 400, "invalid_credentials"),
    ];
    for world in worlds().await {
        for (grant, body, status, code) in &cases {
            let answer = world.post(&format!("/token?grant_type={grant}"), body).send().await;
            refused(&answer, *status, code);
        }
    }
}

#[tokio::test]
async fn the_operator_creates_users_sets_passwords_and_deletes() {
    for world in worlds().await {
        let (app, auth) = (&world.app, &world.auth);
        let id = auth::accounts::create(auth, app, "Zoe@example.com", PASSWORD, serde_json::Map::new()).await.unwrap();
        let again =
            auth::accounts::create(auth, app, "zoe@example.com", PASSWORD, serde_json::Map::new()).await.unwrap_err();
        assert_eq!(again.code(), "user_already_exists");
        let weak = auth::accounts::create(auth, app, "b@example.com", "x", serde_json::Map::new()).await.unwrap_err();
        assert_eq!(weak.code(), "weak_password");

        let session = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        assert_eq!(session["user"]["id"], id.to_string());
        auth::accounts::set_password(auth, app, "zoe@example.com", OTHER).await.unwrap();
        refused(&crate::world::user(&world.client_of(&session)).send().await, 403, "session_not_found");
        refused(&world.sign_in("zoe@example.com", PASSWORD).await, 400, "invalid_credentials");

        auth::accounts::set_password(auth, app, "zoe@example.com", &auth::random_password()).await.unwrap();
        auth::accounts::set_password(auth, app, "zoe@example.com", OTHER).await.unwrap();
        world.sign_in("zoe@example.com", OTHER).await.expect(200);
        assert_eq!(
            auth::accounts::set_password(auth, app, "zoé@example.com", OTHER).await.unwrap_err().code(),
            "user_not_found"
        );
    }
}

use api::{App, Clock, Site};
use auth::{Auth, Settings};
use db::{Db, query};
use jiff::SignedDuration;
use jsonwebtoken::{Algorithm, DecodingKey, Validation, jwk::Jwk};
use serde_json::{Value, json};
use testing::{engines, sealer};

use crate::world::{Refuses, client, text, user, worlds};

#[tokio::test]
async fn anybody_can_check_a_token_with_the_public_key() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let answer = world.client.get("/auth/v1/.well-known/jwks.json").send().await.expect(200);
        assert_eq!(answer.header("cache-control"), "public, max-age=600");
        let keys = answer.json();
        let key = &keys["keys"][0];
        assert_eq!(keys["keys"].as_array().unwrap().len(), 1);
        assert_eq!((&key["kty"], &key["crv"], &key["alg"]), (&json!("EC"), &json!("P-256"), &json!("ES256")));
        assert_eq!(key["key_ops"], json!(["verify"]));
        assert!(key.get("d").is_none(), "the private part is shown");
        let jwk: Jwk = serde_json::from_value(key.clone()).unwrap();
        let mut validation = Validation::new(Algorithm::ES256);
        validation.set_audience(&["authenticated"]);
        validation.validate_exp = false;
        let token = text(&session["access_token"]);
        assert_eq!(text(&key["kid"]), jsonwebtoken::decode_header(&token).unwrap().kid.unwrap());
        let key = DecodingKey::from_jwk(&jwk).unwrap();
        let claims = jsonwebtoken::decode::<Value>(&token, &key, &validation).unwrap().claims;
        assert_eq!(claims["sub"], session["user"]["id"]);
    }
}

#[tokio::test]
async fn processes_that_start_at_once_sign_with_one_key() {
    for db in engines().await {
        let start = async || {
            let clock = Clock::fixed("2026-03-01T12:00:00Z".parse().unwrap());
            let app = App::new(Db::open(db.url()).await.unwrap(), clock, Site::default());
            let auth = Auth::new(&app, &sealer(), Settings::default(), Refuses::default()).await.unwrap();
            client(&app, &auth, [192, 0, 2, 1].into())
        };
        let processes = futures::future::join_all((0..4).map(|_| start())).await;
        let count = query!((i64,), "select count(*) from signing_keys").one(&*db).await.unwrap().0;
        assert_eq!(count, 1);
        let body = json!({ "email": "zoe@example.com", "password": crate::world::PASSWORD });
        let session = processes[0].post("/auth/v1/signup").json(&body).send().await.expect(200).json();
        for process in &processes {
            user(&process.with_token(text(&session["access_token"]))).send().await.expect(200);
        }
        // Signed out at one, refused at all.
        processes[1].with_token(text(&session["access_token"])).post("/auth/v1/logout").send().await.expect(204);
        for process in &processes {
            user(&process.with_token(text(&session["access_token"]))).send().await.expect(403);
        }
    }
}

#[tokio::test]
async fn the_settings_list_the_enabled_features() {
    for world in worlds().await {
        let health = world.client.get("/auth/v1/health").send().await.expect(200).json();
        assert!(["version", "name", "description"].iter().all(|key| health[key].is_string()), "{health}");
        let settings = world.client.get("/auth/v1/settings").send().await.expect(200).json();
        assert_eq!(
            settings,
            json!({
                "external": { "email": true, "phone": false, "anonymous_users": false, "google": false },
                "disable_signup": false, "mailer_autoconfirm": true, "phone_autoconfirm": false,
                "sms_provider": "", "saml_enabled": false, "passkeys_enabled": true,
            })
        );
    }
}

#[tokio::test]
async fn a_new_key_signs_after_a_while_and_old_tokens_stay_good() {
    for world in worlds().await {
        let kid = |session: &Value| jsonwebtoken::decode_header(text(&session["access_token"])).unwrap().kid.unwrap();
        let before = world.sign_up("zoe@example.com").await;
        let made = auth::rotate_keys(&world.app, &sealer()).await.unwrap();
        // Another process, which has read the keys since.
        let start = async || {
            let auth = Auth::new(&world.app, &sealer(), Settings::default(), Refuses::default()).await.unwrap();
            client(&world.app, &auth, [192, 0, 2, 1].into())
        };
        let sign_in = async |process: &testing::Client| {
            let body = json!({ "email": "zoe@example.com", "password": crate::world::PASSWORD });
            process.post("/auth/v1/token?grant_type=password").json(&body).send().await.expect(200).json()
        };
        let process = start().await;
        assert_eq!(kid(&sign_in(&process).await), kid(&before));
        let keys = process.get("/auth/v1/.well-known/jwks.json").send().await.json();
        assert_eq!(keys["keys"].as_array().unwrap().len(), 2);
        world.app.clock.advance(SignedDuration::from_mins(2));
        let after = sign_in(&process).await;
        assert_eq!(kid(&after), made);
        user(&process.with_token(text(&before["access_token"]))).send().await.expect(200);
        // When the last of its tokens has expired, the old key is gone.
        world.app.clock.advance(SignedDuration::from_hours(3));
        let keys = start().await.get("/auth/v1/.well-known/jwks.json").send().await.json();
        assert_eq!(keys["keys"].as_array().unwrap().len(), 1);
    }
}

#[tokio::test]
async fn a_key_created_by_a_fast_clock_still_signs_in_users() {
    for world in worlds().await {
        let zoe = world.sign_up("zoe@example.com").await;
        world.app.clock.advance(-SignedDuration::from_hours(1));
        let body = json!({ "refresh_token": zoe["refresh_token"] });
        world.client.post("/auth/v1/token?grant_type=refresh_token").json(&body).send().await.expect(200);
        let session = world.sign_up("yves@example.com").await;
        user(&world.client.with_token(text(&session["access_token"]))).send().await.expect(200);
    }
}

#[tokio::test]
async fn private_keys_cannot_be_read_in_the_database() {
    for world in worlds().await {
        let (stored_key,) = query!((String,), "select private_key from signing_keys").one(&*world.db).await.unwrap();
        let other = crypto::Sealer::new(&[[8; 32]]).unwrap();
        assert!(Auth::new(&world.app, &other, Settings::default(), Refuses::default()).await.is_err());
        assert!(stored_key.contains('.') && stored_key.len() > 100, "{stored_key}");
    }
}

#[tokio::test]
async fn keys_that_the_operator_gives_sign_and_verify() {
    let secret = "c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LTMyISE";
    let keys = json!([{ "kty": "oct", "k": secret, "kid": "one", "alg": "HS256", "key_ops": ["sign", "verify"] }]);
    let settings = Settings { signing_keys: Some(keys.to_string()), ..Settings::default() };
    for world in crate::world::worlds_with(settings, 1_000).await {
        let session = world.sign_up("zoe@example.com").await;
        let header = jsonwebtoken::decode_header(text(&session["access_token"])).unwrap();
        assert_eq!((header.alg, header.kid.as_deref()), (Algorithm::HS256, Some("one")));
        user(&world.client_of(&session)).send().await.expect(200);
        let keys = world.client.get("/auth/v1/.well-known/jwks.json").send().await.json();
        assert_eq!(keys, json!({ "keys": [] }), "a secret is not shown");
    }
}

//! Access tokens that must not be accepted.

use auth::Settings;
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use jiff::SignedDuration;
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use serde_json::{Value, json};

use crate::world::{World, refused, text, user, worlds, worlds_with};

fn parts(token: &str) -> (Value, Value, String) {
    let mut parts = token.split('.');
    let mut json = || serde_json::from_slice(&BASE64.decode(parts.next().unwrap()).unwrap()).unwrap();
    (json(), json(), parts.next().unwrap().to_owned())
}

fn joined(header: &Value, claims: &Value, signature: &str) -> String {
    format!("{}.{}.{signature}", BASE64.encode(header.to_string()), BASE64.encode(claims.to_string()))
}

async fn is_refused(world: &World, token: &str) {
    let client = world.client.with_token(token);
    let message = refused(&user(&client).send().await, 403, "bad_jwt");
    assert!(message.starts_with("invalid JWT: unable to parse or verify signature, "), "{message}");
    let elsewhere = client.get("/whoami").send().await.expect(401).json();
    assert_eq!(elsewhere["code"], "unauthorized");
}

#[tokio::test]
async fn a_token_contains_the_user_the_session_and_the_methods() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        let (header, claims, _) = parts(&text(&session["access_token"]));
        let now = world.app.now().as_second();
        assert_eq!((&header["alg"], &header["typ"]), (&json!("ES256"), &json!("JWT")));
        assert_eq!(claims["iss"], "https://vitrine.example/auth/v1");
        assert_eq!(claims["sub"], session["user"]["id"]);
        assert_eq!((&claims["aud"], &claims["role"]), (&json!("authenticated"), &json!("authenticated")));
        assert_eq!((&claims["iat"], &claims["exp"]), (&json!(now), &json!(now + 3600)));
        assert_eq!((&claims["email"], &claims["phone"]), (&json!("zoe@example.com"), &json!("")));
        assert_eq!(claims["aal"], "aal1");
        assert_eq!(claims["amr"], json!([{ "method": "password", "timestamp": now }]));
        assert_eq!(claims["user_metadata"], session["user"]["user_metadata"]);
        assert_eq!(claims["app_metadata"], session["user"]["app_metadata"]);
        assert_eq!(claims["is_anonymous"], false);
        assert_eq!(text(&claims["session_id"]).len(), 36);
    }
}

#[tokio::test]
async fn a_forged_token_is_refused() {
    for world in worlds().await {
        let token = text(&world.sign_up("zoe@example.com").await["access_token"]);
        let stranger = text(&world.sign_up("stranger@example.com").await["access_token"]);
        let (header, claims, signature) = parts(&token);
        let with = |value: &Value, key: &str, new: Value| {
            let mut value = value.clone();
            value[key] = new;
            value
        };
        let keys = world.client.get("/auth/v1/.well-known/jwks.json").send().await.json();
        let public = keys["keys"][0].clone();

        // No algorithm, in every spelling, with and without the signature.
        for none in ["none", "None", "NONE", "nOnE", ""] {
            for signature in ["", &signature] {
                is_refused(&world, &joined(&with(&header, "alg", json!(none)), &claims, signature)).await;
            }
        }
        // The public key as the secret of a symmetric algorithm, in every form an attacker may have it in.
        let point = [BASE64.decode(text(&public["x"])).unwrap(), BASE64.decode(text(&public["y"])).unwrap()].concat();
        let uncompressed = [vec![4], point.clone()].concat();
        for secret in [public.to_string().into_bytes(), point, uncompressed, text(&public["x"]).into_bytes(), vec![0]] {
            for algorithm in [Algorithm::HS256, Algorithm::HS384, Algorithm::HS512] {
                let header = Header { kid: Some(text(&header["kid"])), ..Header::new(algorithm) };
                let forged = jsonwebtoken::encode(&header, &claims, &EncodingKey::from_secret(&secret)).unwrap();
                is_refused(&world, &forged).await;
            }
        }
        // Another ES256 key: under our kid, under its own, under none, and brought along.
        let pair = aws_lc_rs::signature::EcdsaKeyPair::generate_pkcs8(
            &aws_lc_rs::signature::ECDSA_P256_SHA256_FIXED_SIGNING,
            &aws_lc_rs::rand::SystemRandom::new(),
        );
        let own = EncodingKey::from_ec_der(pair.unwrap().as_ref());
        for kid in [Some(text(&header["kid"])), Some("another".into()), Some("../../dev/null".into()), None] {
            let header = Header { kid, jku: Some("https://evil.example/jwks".into()), ..Header::new(Algorithm::ES256) };
            is_refused(&world, &jsonwebtoken::encode(&header, &claims, &own).unwrap()).await;
        }
        is_refused(&world, &joined(&with(&header, "kid", json!("another")), &claims, &signature)).await;
        is_refused(&world, &joined(&with(&header, "alg", json!("ES384")), &claims, &signature)).await;
        // A changed claim, and another token's signature.
        for (key, new) in [
            ("sub", parts(&stranger).1["sub"].clone()),
            ("session_id", parts(&stranger).1["session_id"].clone()),
            ("exp", json!(i64::MAX)),
            ("role", json!("service_role")),
        ] {
            is_refused(&world, &joined(&header, &with(&claims, key, new), &signature)).await;
        }
        is_refused(&world, &joined(&header, &claims, &parts(&stranger).2)).await;
        // Strings that are not tokens.
        for wrong in ["x", "a.b.c", "..", &token[1..], &token[..token.len() - 2], &format!("{token}.{signature}")] {
            is_refused(&world, wrong).await;
        }
        user(&world.client.with_token(token)).send().await.expect(200);
    }
}

#[tokio::test]
async fn a_good_signature_does_not_excuse_wrong_claims() {
    let secret = [7; 32];
    let keys = json!([{ "kty": "oct", "k": BASE64.encode(secret), "kid": "one", "alg": "HS256" }]);
    let settings = Settings { signing_keys: Some(keys.to_string()), ..Settings::default() };
    for world in worlds_with(settings, 1_000).await {
        let session = world.sign_up("zoe@example.com").await;
        let other = world.sign_up("other@example.com").await;
        let (_, claims, _) = parts(&text(&session["access_token"]));
        let (_, others, _) = parts(&text(&other["access_token"]));
        let header = Header { kid: Some("one".into()), ..Header::new(Algorithm::HS256) };
        let signed = |changes: Value| {
            let mut claims = claims.as_object().unwrap().clone();
            for (key, value) in changes.as_object().unwrap() {
                if value.is_null() { drop(claims.remove(key)) } else { drop(claims.insert(key.clone(), value.clone())) }
            }
            jsonwebtoken::encode(&header, &claims, &EncodingKey::from_secret(&secret)).unwrap()
        };
        user(&world.client.with_token(signed(json!({})))).send().await.expect(200);
        let now = world.app.now().as_second();
        for changes in [
            json!({ "iss": "https://evil.example/auth/v1" }),
            json!({ "iss": "https://vitrine.example" }),
            json!({ "iss": "https://vitrine.example/auth/v1/" }),
            json!({ "iss": ["https://vitrine.example/auth/v1", "x"], "aud": null }),
            json!({ "iss": null }),
            json!({ "aud": "another" }),
            json!({ "aud": null }),
            json!({ "exp": now }),
            json!({ "exp": now - 1 }),
            json!({ "exp": -1 }),
            json!({ "exp": "9999999999" }),
            json!({ "exp": 1e40 }),
            json!({ "exp": null }),
            json!({ "nbf": now + 121 }),
            json!({ "nbf": now + 3600 }),
            json!({ "iat": now + 121 }),
            json!({ "iat": null }),
            json!({ "sub": others["sub"] }),
            json!({ "sub": "" }),
            json!({ "sub": "not-a-uuid" }),
            json!({ "sub": null }),
            json!({ "session_id": others["session_id"] }),
            json!({ "session_id": "" }),
            json!({ "session_id": null }),
        ] {
            let answer = user(&world.client.with_token(signed(changes.clone()))).send().await;
            assert!([400, 401, 403].contains(&answer.status.as_u16()), "{changes}: {}", answer.text());
            let elsewhere = world.client.with_token(signed(changes.clone())).get("/whoami").send().await;
            assert_eq!(elsewhere.status, 401, "{changes}");
        }
        // A service token does not authenticate a user, and a user's token does not authenticate a service.
        let service =
            auth::keys::service_token(&world.auth, &world.app, world.app.now() + SignedDuration::from_hours(1))
                .unwrap();
        is_refused(&world, &service).await;
        let admin = world.client.with_token(signed(json!({}))).get("/auth/v1/admin/users").send().await;
        assert_eq!(admin.status, 403);
    }
}

#[tokio::test]
async fn a_token_expires_to_the_second_also_when_it_was_seen_before() {
    for world in worlds().await {
        let session = world.sign_up("zoe@example.com").await;
        user(&world.client_of(&session)).send().await.expect(200);
        world.app.clock.advance(SignedDuration::from_millis(3_599_999));
        user(&world.client_of(&session)).send().await.expect(200);
        world.app.clock.advance(SignedDuration::from_millis(1));
        is_refused(&world, &text(&session["access_token"])).await;
    }
}

#[tokio::test]
async fn requests_without_a_token_are_not_signed_in() {
    for world in worlds().await {
        for header in ["", "Bearer", "Bearer ", "Basic YTpi", "nonsense"] {
            let answer = user(&world.client).header("Authorization", header).send().await;
            let message = refused(&answer, 401, "no_authorization");
            assert_eq!(message, "This endpoint requires a valid Bearer token");
        }
        refused(&user(&world.client).send().await, 401, "no_authorization");
        let answer = world.client.get("/whoami").send().await.expect(401);
        assert_eq!(answer.header("content-type"), "application/problem+json");
        assert_eq!(answer.json()["code"], "unauthorized");
        // Public routes ignore the key that auth-js sends as a bearer token.
        let body = json!({ "email": "a@example.com", "password": crate::world::PASSWORD });
        let client = world.client.with_token("sb_publishable_something");
        client.post("/auth/v1/signup").json(&body).send().await.expect(200);
    }
}

//! Signing in with a provider that runs in this process.

use std::sync::{Arc, Mutex};

use auth::{Provider, Settings};
use aws_lc_rs::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair},
};
use axum::{
    Json, Router,
    extract::State,
    routing::{get, post},
};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use jiff::SignedDuration;
use jsonwebtoken::{Algorithm, EncodingKey, Header, jwk::Jwk};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use url::Url;

use crate::world::{PASSWORD, World, refused, text, user, with_mail, worlds_with};

/// Fake provider that returns the claims of the test for every user.
#[derive(Clone)]
struct Fake {
    issuer: String,
    key: Arc<EncodingKey>,
    jwk: Value,
    claims: Arc<Mutex<Value>>,
    challenge: Arc<Mutex<String>>,
}

impl Fake {
    async fn start() -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let issuer = format!("http://{}", listener.local_addr().unwrap());
        let der = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).unwrap();
        let key = EncodingKey::from_ec_der(der.as_ref());
        let mut jwk = serde_json::to_value(Jwk::from_encoding_key(&key, Algorithm::ES256).unwrap()).unwrap();
        jwk["kid"] = json!("fake");
        let fake = Self { issuer, key: Arc::new(key), jwk, claims: Arc::default(), challenge: Arc::default() };
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(about))
            .route("/keys", get(async |State(fake): State<Self>| Json(json!({ "keys": [fake.jwk] }))))
            .route("/token", post(tokens))
            .with_state(fake.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        fake
    }

    fn settings(&self) -> Settings {
        let provider = Provider { issuer: self.issuer.clone(), client_id: "us".into(), client_secret: "secret".into() };
        Settings { google: Some(provider), ..with_mail() }
    }

    /// Sets the claims that the provider returns for the flow of the `authorize` address.
    fn says(&self, authorize: &Url, world: &World, subject: &str, email: &str, is_verified: bool) {
        let parameter = |name: &str| authorize.query_pairs().find(|(key, _)| key == name).unwrap().1.into_owned();
        let now = world.app.now().as_second();
        *self.challenge.lock().unwrap() = parameter("code_challenge");
        *self.claims.lock().unwrap() = json!({
            "iss": self.issuer, "aud": "us", "sub": subject, "email": email, "email_verified": is_verified,
            "iat": now, "exp": now + 3600, "nonce": parameter("nonce"), "name": "Zoé Roy", "given_name": "Zoé",
        });
    }

    /// Changes what it says.
    fn lies(&self, name: &str, value: Value) {
        self.claims.lock().unwrap()[name] = value;
    }
}

async fn about(State(fake): State<Fake>) -> Json<Value> {
    let issuer = fake.issuer;
    Json(json!({
        "issuer": issuer, "authorization_endpoint": format!("{issuer}/authorize"),
        "token_endpoint": format!("{issuer}/token"), "jwks_uri": format!("{issuer}/keys"),
    }))
}

async fn tokens(State(fake): State<Fake>, body: String) -> Result<Json<Value>, axum::http::StatusCode> {
    let form: std::collections::HashMap<_, _> = url::form_urlencoded::parse(body.as_bytes()).into_owned().collect();
    let challenge = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(&form["code_verifier"]));
    if form["client_secret"] != "secret" || form["code"] != "good" || challenge != *fake.challenge.lock().unwrap() {
        return Err(axum::http::StatusCode::BAD_REQUEST);
    }
    let header = Header { kid: Some("fake".into()), ..Header::new(Algorithm::ES256) };
    let id_token = jsonwebtoken::encode(&header, &*fake.claims.lock().unwrap(), &fake.key).unwrap();
    Ok(Json(json!({ "access_token": "their-access", "refresh_token": "their-refresh", "id_token": id_token })))
}

/// Goes to the provider; its address.
async fn leave(world: &World, query: &str) -> Url {
    let answer = world.client.get(&format!("/auth/v1/authorize?provider=google{query}")).send().await.expect(302);
    Url::parse(answer.header("location")).unwrap()
}

/// Comes back; where that leads.
async fn come_back(world: &World, authorize: &Url, code: &str) -> String {
    let state = authorize.query_pairs().find(|(key, _)| key == "state").unwrap().1.into_owned();
    let path = format!("/auth/v1/callback?code={code}&state={state}");
    world.client.get(&path).send().await.header("location").to_owned()
}

fn session(landed: &str) -> Value {
    let (_, fragment) = landed.split_once('#').unwrap_or_else(|| panic!("no session: {landed}"));
    Value::Object(url::form_urlencoded::parse(fragment.as_bytes()).map(|(k, v)| (k.into_owned(), json!(v))).collect())
}

#[tokio::test]
async fn a_user_signs_up_with_google_and_signs_in_again() {
    let fake = Fake::start().await;
    for world in worlds_with(fake.settings(), 1_000).await {
        let url = leave(&world, "&scopes=calendar&prompt=consent&access_type=offline").await;
        assert!(url.as_str().starts_with(&format!("{}/authorize?", fake.issuer)));
        for (name, value) in [
            ("client_id", "us"),
            ("scope", "openid email profile calendar"),
            ("redirect_uri", "https://vitrine.example/auth/v1/callback"),
            ("prompt", "consent"),
            ("access_type", "offline"),
            ("code_challenge_method", "S256"),
        ] {
            assert!(url.query_pairs().any(|(key, query_value)| key == name && query_value == value), "{name} in {url}");
        }
        fake.says(&url, &world, "g-1", "Zoe@Example.com", true);
        let first = session(&come_back(&world, &url, "good").await);
        assert_eq!(
            (&first["provider_token"], &first["provider_refresh_token"]),
            (&json!("their-access"), &json!("their-refresh"))
        );
        let me = user(&world.client_of(&first)).send().await.expect(200).json();
        assert_eq!((&me["email"], &me["app_metadata"]["providers"]), (&json!("zoe@example.com"), &json!(["google"])));
        assert_eq!(me["user_metadata"]["first_name"], "Zoé");
        // Known by the provider's name for them, whatever their address is by now.
        let url = leave(&world, "").await;
        fake.says(&url, &world, "g-1", "other@example.com", true);
        let second = session(&come_back(&world, &url, "good").await);
        assert_eq!(user(&world.client_of(&second)).send().await.json()["id"], me["id"]);
        // A state comes back once.
        assert!(come_back(&world, &url, "good").await.contains("error_code=flow_state_already_used"));
    }
}

#[tokio::test]
async fn the_code_of_a_challenge_is_exchanged_with_the_providers_tokens() {
    let fake = Fake::start().await;
    for world in worlds_with(fake.settings(), 1_000).await {
        let verifier = "a-verifier-of-at-least-forty-three-characters-0";
        let challenge = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(verifier));
        let to = "https%3A%2F%2Fvitrine.example%2Flogin";
        let url =
            leave(&world, &format!("&redirect_to={to}&code_challenge={challenge}&code_challenge_method=s256")).await;
        fake.says(&url, &world, "g-1", "zoe@example.com", true);
        let landed = Url::parse(&come_back(&world, &url, "good").await).unwrap();
        assert_eq!((landed.path(), landed.fragment()), ("/login", None));
        let code = landed.query_pairs().find(|(key, _)| key == "code").unwrap().1.into_owned();
        let body = json!({ "auth_code": code, "code_verifier": verifier });
        let session = world.post("/token?grant_type=pkce", &body).send().await.expect(200).json();
        assert_eq!(session["provider_token"], "their-access");
        user(&world.client_of(&session)).send().await.expect(200);
    }
}

#[tokio::test]
async fn accounts_with_an_address_verified_on_both_sides_are_linked() {
    let fake = Fake::start().await;
    for world in worlds_with(fake.settings(), 1_000).await {
        let mine = world.join("zoe@example.com").await;
        let url = leave(&world, "").await;
        fake.says(&url, &world, "g-1", "zoe@example.com", true);
        let session = session(&come_back(&world, &url, "good").await);
        let me = user(&world.client_of(&session)).send().await.expect(200).json();
        assert_eq!((&me["id"], &me["app_metadata"]["providers"]), (&mine["user"]["id"], &json!(["email", "google"])));
        world.sign_in("zoe@example.com", PASSWORD).await.expect(200);
    }
}

#[tokio::test]
async fn a_squatted_address_gives_no_access_after_google_sign_in() {
    let fake = Fake::start().await;
    for world in worlds_with(fake.settings(), 1_000).await {
        let body = json!({ "email": "zoe@example.com", "password": PASSWORD });
        world.post("/signup", &body).send().await.expect(200);
        let link = world.email().await;
        let url = leave(&world, "").await;
        fake.says(&url, &world, "g-1", "zoe@example.com", true);
        session(&come_back(&world, &url, "good").await);
        refused(&world.sign_in("zoe@example.com", PASSWORD).await, 400, "invalid_credentials");
        assert!(world.follow(&link).await.contains("error_code=otp_expired"));
    }
}

#[tokio::test]
async fn an_address_that_google_has_not_made_sure_of_opens_nothing() {
    let fake = Fake::start().await;
    for world in worlds_with(fake.settings(), 1_000).await {
        world.join("zoe@example.com").await;
        for email in ["zoe@example.com", "new@example.com"] {
            let url = leave(&world, "").await;
            fake.says(&url, &world, &format!("g-{email}"), email, false);
            let landed = come_back(&world, &url, "good").await;
            assert!(landed.contains("error_code=provider_email_needs_verification"), "{landed}");
            assert!(!landed.contains("access_token"));
        }
    }
}

#[tokio::test]
async fn a_forged_answer_of_the_provider_opens_nothing() {
    let fake = Fake::start().await;
    for world in worlds_with(fake.settings(), 1_000).await {
        let now = world.app.now().as_second();
        for (name, value) in [
            ("nonce", json!("another")),
            ("nonce", Value::Null),
            ("aud", json!("somebody else")),
            ("aud", json!(["somebody", "else"])),
            ("azp", json!("somebody else")),
            ("iss", json!("https://evil.example")),
            ("exp", json!(now - 600)),
            ("iat", json!(now + 600)),
            ("sub", Value::Null),
            ("email", json!("not an address")),
        ] {
            let url = leave(&world, "").await;
            fake.says(&url, &world, "g-1", "zoe@example.com", true);
            fake.lies(name, value.clone());
            let landed = come_back(&world, &url, "good").await;
            assert!(landed.contains("error_code=bad_oauth_callback"), "{name} {value}: {landed}");
        }
        let url = leave(&world, "").await;
        assert!(come_back(&world, &url, "bad").await.contains("error_code=bad_oauth_callback"));
        let url = leave(&world, "").await;
        world.app.clock.advance(SignedDuration::from_secs(301));
        assert!(come_back(&world, &url, "good").await.contains("error_code=bad_oauth_state"));
        for state in ["", "&state=", "&state=nonsense", "&state=00000000-0000-4000-8000-000000000000"] {
            let path = format!("/auth/v1/callback?code=good{state}");
            let landed = world.client.get(&path).send().await.expect(303).header("location").to_owned();
            assert!(
                landed.starts_with("https://vitrine.example/?error=invalid_request&error_code=bad_oauth_"),
                "{landed}"
            );
        }
        assert_eq!(world.users().await, 0);
    }
}

#[tokio::test]
async fn a_user_who_denies_consent_is_redirected_with_an_error() {
    let fake = Fake::start().await;
    for world in worlds_with(fake.settings(), 1_000).await {
        let url = leave(&world, "&redirect_to=https%3A%2F%2Fvitrine.example%2Ffr%2Flogin").await;
        let state = url.query_pairs().find(|(key, _)| key == "state").unwrap().1.into_owned();
        let path = format!("/auth/v1/callback?error=access_denied&error_description=No%0d%0athanks&state={state}");
        let landed = world.client.get(&path).send().await.expect(302).header("location").to_owned();
        assert!(landed.starts_with("https://vitrine.example/fr/login?error=access_denied"), "{landed}");
        assert!(landed.contains("Nothanks") && landed.contains("#error="), "{landed}");
        // A failure of the provider is not the user's decision.
        let state = leave(&world, "").await.query_pairs().find(|(key, _)| key == "state").unwrap().1.into_owned();
        let path = format!("/auth/v1/callback?error=temporarily_unavailable&state={state}");
        let landed = world.client.get(&path).send().await.expect(302).header("location").to_owned();
        assert!(landed.contains("error=invalid_request&error_code=bad_oauth_callback"), "{landed}");
    }
}

#[tokio::test]
async fn an_identity_is_linked_and_taken_away_but_not_the_last() {
    let fake = Fake::start().await;
    for world in worlds_with(fake.settings(), 1_000).await {
        let mine = world.join("zoe@example.com").await;
        let client = world.client_of(&mine);
        let only = text(&user(&client).send().await.json()["identities"][0]["identity_id"]);
        let current = |path: &str| client.delete(path).header("X-Supabase-Api-Version", "2024-01-01");
        let last = current(&format!("/auth/v1/user/identities/{only}")).send().await;
        refused(&last, 422, "single_identity_not_deletable");
        let path = "/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true";
        let url = Url::parse(client.get(path).send().await.expect(200).json()["url"].as_str().unwrap()).unwrap();
        fake.says(&url, &world, "g-1", "private@example.com", true);
        session(&come_back(&world, &url, "good").await);
        let me = user(&client).send().await.json();
        assert_eq!((&me["email"], me["identities"].as_array().unwrap().len()), (&json!("zoe@example.com"), 2));
        let other = world.join("eve@example.com").await;
        let url = Url::parse(world.client_of(&other).get(path).send().await.json()["url"].as_str().unwrap()).unwrap();
        fake.says(&url, &world, "g-1", "private@example.com", true);
        assert!(come_back(&world, &url, "good").await.contains("error_code=identity_already_exists"));
        let google = text(
            &me["identities"].as_array().unwrap().iter().find(|id| id["provider"] == "google").unwrap()["identity_id"],
        );
        let stranger = world.client_of(&other).delete(&format!("/auth/v1/user/identities/{google}"));
        refused(&stranger.header("X-Supabase-Api-Version", "2024-01-01").send().await, 422, "identity_not_found");
        current(&format!("/auth/v1/user/identities/{google}")).send().await.expect(200);
        refused(&current("/auth/v1/user/identities/nonsense").send().await, 404, "validation_failed");
    }
}

#[tokio::test]
async fn a_provider_that_is_not_configured_is_none() {
    for world in worlds_with(with_mail(), 1_000).await {
        for provider in ["google", "myspace", ""] {
            let path = format!("/auth/v1/authorize?provider={provider}");
            let answer = world.client.get(&path).header("X-Supabase-Api-Version", "2024-01-01").send().await;
            assert!(refused(&answer, 400, "validation_failed").starts_with("Unsupported provider: "));
        }
    }
}

#[tokio::test]
async fn a_browser_that_navigates_is_led_back_with_the_failure_and_other_callers_get_json() {
    const HTML: &str = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    let nowhere = {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        format!("http://{}", listener.local_addr().unwrap())
    };
    let provider = Provider { issuer: nowhere, client_id: "us".into(), client_secret: "secret".into() };
    let closed = Settings { google: Some(provider), ..with_mail() };
    let login = "https://vitrine.example/fr/login";
    let there = format!("&redirect_to={login}");
    for (settings, query, code) in [
        (with_mail(), format!("provider=google{there}"), "validation_failed"),
        (with_mail(), format!("provider=myspace{there}"), "validation_failed"),
        (with_mail(), format!("provider=google&provider=google{there}"), "validation_failed"),
        (closed.clone(), format!("provider=google&code_challenge=short{there}"), "validation_failed"),
        (closed.clone(), format!("provider=google{there}"), "provider_unreachable"),
    ] {
        for world in worlds_with(settings.clone(), 1_000).await {
            let path = format!("/auth/v1/authorize?{query}");
            let ask = || world.client.get(&path).header("X-Supabase-Api-Version", "2024-01-01");
            let landed = ask().header("Accept", HTML).send().await.expect(303).header("location").to_owned();
            let start = format!("{login}?error=invalid_request&error_code={code}&error_description=");
            assert!(landed.starts_with(&start) && landed.contains("#error=invalid_request"), "{landed}");
            refused(&ask().send().await, 400, code);
            refused(&ask().header("Accept", "application/json").send().await, 400, code);
        }
    }
    for world in worlds_with(closed.clone(), 1_000).await {
        // An address that is not ours leads to the site, like no address.
        for to in ["", "&redirect_to=https://evil.example/"] {
            let path = format!("/auth/v1/authorize?provider=google{to}");
            let landed = world.client.get(&path).header("Accept", HTML).send().await.expect(303);
            let landed = landed.header("location");
            assert!(landed.starts_with("https://vitrine.example/?error=invalid_request"), "{landed}");
        }
        let twice = world.client.get("/auth/v1/callback?state=a&state=b").send().await.expect(303);
        assert!(
            twice.header("location").starts_with("https://vitrine.example/?error="),
            "{}",
            twice.header("location")
        );
    }
}

#[tokio::test]
async fn closed_sign_ups_let_no_newcomer_in_with_google() {
    let fake = Fake::start().await;
    for world in worlds_with(Settings { is_sign_up_open: false, ..fake.settings() }, 1_000).await {
        let url = leave(&world, "&redirect_to=https%3A%2F%2Fvitrine.example%2Ffr%2Flogin").await;
        fake.says(&url, &world, "g-1", "zoe@example.com", true);
        let landed = come_back(&world, &url, "good").await;
        let start = "https://vitrine.example/fr/login?error=access_denied&error_code=signup_disabled";
        assert!(landed.starts_with(start), "{landed}");
        assert_eq!(world.users().await, 0);
    }
}

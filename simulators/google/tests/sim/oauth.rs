//! Signing in: consent, PKCE, refresh, expiry, revocation, identity.

use axum::body::Body;
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use http::Request;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::harness::{Answer, CAMILLE, Sim};

const VERIFIER: &str = "a-verifier-that-is-long-enough-for-the-rules-of-pkce";
const BUSINESS: &str = "https://www.googleapis.com/auth/business.manage";
const HOST: &str = "127.0.0.1:8090";
const BACK: &str = "http://localhost:8080/callback?from=google";

fn query(more: &[(&str, &str)]) -> String {
    let challenge = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(VERIFIER));
    let scope = format!("openid email profile {BUSINESS}");
    let mut pairs = vec![
        ("client_id", simulated_google::CLIENT_ID),
        ("redirect_uri", BACK),
        ("response_type", "code"),
        ("scope", &scope),
        ("state", "s t&te"),
        ("access_type", "offline"),
        ("prompt", "consent"),
        ("code_challenge", &challenge),
        ("code_challenge_method", "S256"),
    ];
    for (name, value) in more {
        pairs.retain(|(existing, _)| existing != name);
        if !value.is_empty() {
            pairs.push((name, value));
        }
    }
    url::form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
}

async fn form(sim: &Sim, path: &str, pairs: &[(&str, &str)]) -> Answer {
    let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish();
    let request = Request::post(path).header("content-type", "application/x-www-form-urlencoded").header("host", HOST);
    sim.answer(request.body(Body::from(body)).unwrap()).await
}

async fn consent(sim: &Sim, email: &str, query: &str, decision: &str, scopes: &[&str]) -> Vec<(String, String)> {
    let mut pairs = vec![("account", email), ("decision", decision)];
    pairs.extend(scopes.iter().map(|scope| ("scope", *scope)));
    let answer = form(sim, &format!("/o/oauth2/v2/auth?{query}"), &pairs).await;
    assert_eq!(answer.code, 302, "{}", answer.text);
    let to = answer.headers["location"].to_str().unwrap().to_owned();
    assert!(to.starts_with(BACK), "{to}");
    url::Url::parse(&to).unwrap().query_pairs().into_owned().collect()
}

fn of(pairs: &[(String, String)], name: &str) -> String {
    pairs.iter().find(|(key, _)| key == name).map(|(_, value)| value.clone()).unwrap_or_default()
}

async fn exchange(sim: &Sim, code: &str, more: &[(&str, &str)]) -> Answer {
    let mut pairs = vec![
        ("grant_type", "authorization_code"),
        ("code", code),
        ("redirect_uri", BACK),
        ("client_id", simulated_google::CLIENT_ID),
        ("client_secret", simulated_google::CLIENT_SECRET),
        ("code_verifier", VERIFIER),
    ];
    for (name, value) in more {
        pairs.retain(|(existing, _)| existing != name);
        if !value.is_empty() {
            pairs.push((name, value));
        }
    }
    form(sim, "/token", &pairs).await
}

async fn refresh(sim: &Sim, token: &str) -> Answer {
    let pairs = [
        ("grant_type", "refresh_token"),
        ("refresh_token", token),
        ("client_id", simulated_google::CLIENT_ID),
        ("client_secret", simulated_google::CLIENT_SECRET),
    ];
    form(sim, "/token", &pairs).await
}

async fn signed_in(sim: &Sim) -> Value {
    let pairs = consent(sim, CAMILLE, &query(&[]), "allow", &[BUSINESS, "email", "profile"]).await;
    exchange(sim, &of(&pairs, "code"), &[]).await.ok()
}

async fn accounts(sim: &Sim, token: &Value) -> u16 {
    let path = "/mybusinessaccountmanagement/v1/accounts";
    sim.send(http::Method::GET, path, None, token.as_str()).await.code
}

#[tokio::test]
async fn a_code_becomes_tokens_once() {
    let sim = Sim::new(5).await;
    let pairs = consent(&sim, CAMILLE, &query(&[]), "allow", &[BUSINESS, "email", "profile"]).await;
    assert_eq!((of(&pairs, "state"), of(&pairs, "from")), ("s t&te".into(), "google".into()));
    let code = of(&pairs, "code");
    let tokens = exchange(&sim, &code, &[]).await.ok();
    assert_eq!((&tokens["expires_in"], &tokens["token_type"]), (&3599.into(), &"Bearer".into()));
    assert_eq!(accounts(&sim, &tokens["access_token"]).await, 200);
    let second_answer = exchange(&sim, &code, &[]).await;
    assert_eq!((second_answer.code, &second_answer.json()["error"]), (400, &"invalid_grant".into()));
}

#[tokio::test]
async fn a_code_works_only_for_its_client() {
    let sim = Sim::new(5).await;
    for (more, code, error) in [
        (("code_verifier", "another-verifier-that-is-long-enough-for-the-rules"), 400, "invalid_grant"),
        (("code_verifier", ""), 400, "invalid_grant"),
        (("redirect_uri", "http://localhost:8080/elsewhere"), 400, "redirect_uri_mismatch"),
        (("client_secret", "wrong"), 401, "invalid_client"),
        (("client_id", "somebody"), 401, "invalid_client"),
        (("grant_type", "password"), 400, "unsupported_grant_type"),
        (("grant_type", ""), 400, "invalid_request"),
        (("code", "4/0Anonsense"), 400, "invalid_grant"),
    ] {
        let pairs = consent(&sim, CAMILLE, &query(&[]), "allow", &[BUSINESS]).await;
        let answer = exchange(&sim, &of(&pairs, "code"), &[more]).await;
        assert_eq!((answer.code, answer.json()["error"].as_str().unwrap()), (code, error), "{more:?}");
    }
    let pairs = consent(&sim, CAMILLE, &query(&[]), "allow", &[BUSINESS]).await;
    sim.advance(601);
    assert_eq!(exchange(&sim, &of(&pairs, "code"), &[]).await.code, 400, "after ten minutes");
}

#[tokio::test]
async fn denying_says_so() {
    let sim = Sim::new(5).await;
    let pairs = consent(&sim, CAMILLE, &query(&[]), "deny", &[]).await;
    assert_eq!(
        (of(&pairs, "error"), of(&pairs, "state"), of(&pairs, "code")),
        ("access_denied".into(), "s t&te".into(), String::new())
    );
}

#[tokio::test]
async fn a_scope_without_its_tick_is_not_granted() {
    let sim = Sim::new(5).await;
    let pairs = consent(&sim, CAMILLE, &query(&[]), "allow", &["email"]).await;
    assert_eq!(of(&pairs, "scope"), "openid email");
    let tokens = exchange(&sim, &of(&pairs, "code"), &[]).await.ok();
    assert_eq!(tokens["scope"], "openid email");
    assert_eq!(accounts(&sim, &tokens["access_token"]).await, 403);
}

#[tokio::test]
async fn an_access_token_expires_and_is_refreshed() {
    let sim = Sim::new(5).await;
    let tokens = signed_in(&sim).await;
    sim.advance(3598);
    assert_eq!(accounts(&sim, &tokens["access_token"]).await, 200);
    sim.advance(1);
    assert_eq!(accounts(&sim, &tokens["access_token"]).await, 401);
    let fresh = refresh(&sim, tokens["refresh_token"].as_str().unwrap()).await.ok();
    assert!(fresh.get("refresh_token").is_none(), "the old one goes on");
    assert_eq!(accounts(&sim, &fresh["access_token"]).await, 200);
}

#[tokio::test]
async fn revoking_ends_everything() {
    let sim = Sim::new(5).await;
    let tokens = signed_in(&sim).await;
    let token = tokens["refresh_token"].as_str().unwrap();
    assert_eq!(form(&sim, "/revoke", &[("token", token)]).await.code, 200);
    assert_eq!(accounts(&sim, &tokens["access_token"]).await, 401);
    let refused = refresh(&sim, token).await;
    assert_eq!((refused.code, &refused.json()["error"]), (400, &"invalid_grant".into()));
    let second_answer = form(&sim, "/revoke", &[("token", token)]).await;
    assert_eq!((second_answer.code, &second_answer.json()["error"]), (400, &"invalid_token".into()));
    assert_eq!(accounts(&sim, &signed_in(&sim).await["access_token"]).await, 200, "a new consent is a new start");
}

#[tokio::test]
async fn refresh_tokens_are_dropped_when_unused_or_too_many() {
    let sim = Sim::new(5).await;
    let first = signed_in(&sim).await["refresh_token"].as_str().unwrap().to_owned();
    sim.advance(180 * 86_400);
    assert_eq!(refresh(&sim, &first).await.code, 200);
    sim.advance(180 * 86_400);
    assert_eq!(refresh(&sim, &first).await.code, 200, "it was used in between");
    sim.advance(183 * 86_400);
    assert_eq!(refresh(&sim, &first).await.code, 400, "six months unused");
    let second = signed_in(&sim).await["refresh_token"].as_str().unwrap().to_owned();
    for _ in 0..100 {
        signed_in(&sim).await;
    }
    assert_eq!(refresh(&sim, &second).await.code, 400, "the oldest of 101");
}

#[tokio::test]
async fn without_offline_or_a_new_consent_there_is_no_refresh_token() {
    let sim = Sim::new(5).await;
    let pairs = consent(&sim, CAMILLE, &query(&[("access_type", "")]), "allow", &[BUSINESS, "email", "profile"]).await;
    assert!(exchange(&sim, &of(&pairs, "code"), &[]).await.ok().get("refresh_token").is_none());
    let quiet = query(&[("prompt", ""), ("login_hint", CAMILLE)]);
    let answer = sim.get(&format!("/o/oauth2/v2/auth?{quiet}")).await;
    assert_eq!(answer.code, 302, "what was consented to is not asked again");
    let to = url::Url::parse(answer.headers["location"].to_str().unwrap()).unwrap();
    let pairs: Vec<(String, String)> = to.query_pairs().into_owned().collect();
    assert!(exchange(&sim, &of(&pairs, "code"), &[]).await.ok().get("refresh_token").is_none());
}

#[tokio::test]
async fn the_pages_speak_both_languages_and_say_that_they_are_simulated() {
    let sim = Sim::new(5).await;
    let english = sim.get(&format!("/o/oauth2/v2/auth?{}", query(&[]))).await;
    assert!(english.text.contains("<html lang=en>") && english.text.contains("Simulated Google account"));
    assert!(english.text.contains("Choose an account") && english.text.contains(CAMILLE));
    let french = sim.get(&format!("/o/oauth2/v2/auth?{}", query(&[("hl", "fr"), ("authuser", CAMILLE)]))).await;
    assert!(french.text.contains("<html lang=fr>") && french.text.contains("Compte Google simulé"));
    assert!(french.text.contains("Continuer") && french.text.contains("Annuler"));
    let hostile = sim.get(&format!("/o/oauth2/v2/auth?{}", query(&[("state", "\"><script>alert(1)</script>")]))).await;
    assert!(!hostile.text.contains("<script>"));
}

#[tokio::test]
async fn a_request_that_is_wrong_stops_at_google() {
    let sim = Sim::new(5).await;
    for (more, code, word) in [
        (("client_id", "somebody"), 401, "invalid_client"),
        (("redirect_uri", "javascript:alert(1)"), 400, "redirect_uri_mismatch"),
        (("response_type", "token"), 400, "unsupported_response_type"),
        (("scope", "email https://example.com/everything"), 400, "invalid_scope"),
        (("scope", ""), 400, "invalid_request"),
        (("code_challenge", "short"), 400, "invalid_request"),
        (("code_challenge_method", "MD5"), 400, "invalid_request"),
    ] {
        let answer = sim.get(&format!("/o/oauth2/v2/auth?{}", query(&[more]))).await;
        assert_eq!(answer.code, code, "{more:?}");
        assert!(answer.text.contains(word), "{more:?}: {}", answer.text);
        assert!(!answer.headers.contains_key("location"));
    }
}

#[tokio::test]
async fn the_identity_can_be_verified() {
    let sim = Sim::new(5).await;
    let tokens = signed_in(&sim).await;
    let keys = sim.get("/oauth2/v3/certs").await.ok();
    let set: jsonwebtoken::jwk::JwkSet = serde_json::from_value(keys).unwrap();
    let key = jsonwebtoken::DecodingKey::from_jwk(&set.keys[0]).unwrap();
    let mut rules = jsonwebtoken::Validation::new(jsonwebtoken::Algorithm::RS256);
    rules.set_audience(&[simulated_google::CLIENT_ID]);
    let about = Request::get("/.well-known/openid-configuration").header("host", HOST).body(Body::empty()).unwrap();
    let issuer = sim.answer(about).await.ok()["issuer"].as_str().unwrap().to_owned();
    assert_eq!(issuer, format!("http://{HOST}"), "the address at which it was asked");
    rules.set_issuer(&[&issuer]);
    rules.validate_exp = false;
    let claims = jsonwebtoken::decode::<Value>(tokens["id_token"].as_str().unwrap(), &key, &rules).unwrap().claims;
    assert_eq!(claims["email"], CAMILLE);
    let about = sim.send(http::Method::GET, "/oauth2/v2/userinfo", None, tokens["access_token"].as_str()).await.ok();
    assert_eq!((&about["id"], &about["email"]), (&claims["sub"], &claims["email"]));
    let openid = sim.send(http::Method::GET, "/v1/userinfo", None, tokens["access_token"].as_str()).await.ok();
    assert_eq!(openid["sub"], claims["sub"]);
    assert_eq!(sim.send(http::Method::GET, "/v1/userinfo", None, Some("x")).await.code, 401);
}

#[tokio::test]
async fn below_a_path_every_address_contains_it() {
    let inner = Sim::new(5).await;
    let router = axum::Router::new().nest("/google", inner.router.clone());
    let sim = Sim { router, clock: inner.clock.clone(), token: inner.token.clone() };
    let base = format!("http://{HOST}/google");
    let about = Request::get("/google/.well-known/openid-configuration").header("host", HOST);
    let about = sim.answer(about.body(Body::empty()).unwrap()).await.ok();
    assert_eq!(about["issuer"], base);
    for name in ["authorization_endpoint", "token_endpoint", "userinfo_endpoint", "revocation_endpoint", "jwks_uri"] {
        assert!(about[name].as_str().unwrap().starts_with(&format!("{base}/")), "{name}: {}", about[name]);
    }
    let page = sim.get(&format!("/google/o/oauth2/v2/auth?{}", query(&[]))).await;
    assert_eq!(page.code, 200);
    assert!(!page.text.contains("href=\"/") && !page.text.contains("action=\"/"), "links are relative: {}", page.text);
    // The consent is one of the simulator itself; its token names the base with the path.
    let pairs = consent(&inner, CAMILLE, &query(&[]), "allow", &[BUSINESS]).await;
    let code = of(&pairs, "code");
    let pairs = [
        ("grant_type", "authorization_code"),
        ("code", &code),
        ("redirect_uri", BACK),
        ("client_id", simulated_google::CLIENT_ID),
        ("client_secret", simulated_google::CLIENT_SECRET),
        ("code_verifier", VERIFIER),
    ];
    let tokens = form(&sim, "/google/token", &pairs).await.ok();
    let claims = tokens["id_token"].as_str().unwrap().split('.').nth(1).unwrap();
    let claims: Value = serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(claims).unwrap()).unwrap();
    assert_eq!(claims["iss"], base);
    let accounts = sim.get("/google/mybusinessaccountmanagement/v1/accounts").await.ok();
    assert!(!accounts["accounts"].as_array().unwrap().is_empty());
    assert_eq!(sim.get("/mybusinessaccountmanagement/v1/accounts").await.code, 404, "nothing beside the path");
}

#[tokio::test]
async fn tokens_outlive_the_simulator_that_made_them() {
    let tokens = signed_in(&Sim::new(5).await).await;
    let second = Sim::new(5).await;
    assert_eq!(accounts(&second, &tokens["access_token"]).await, 200);
    assert_eq!(refresh(&second, tokens["refresh_token"].as_str().unwrap()).await.code, 200);
    let other = Sim::with(simulated_google::Options { seed: 2, ..Default::default() }).await;
    assert_eq!(accounts(&other, &tokens["access_token"]).await, 401, "another world");
}

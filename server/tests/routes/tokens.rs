//! API tokens on every route of the OpenAPI document: one that may read changes nothing, one that is over opens nothing.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use api::{App, Clock, Site};
use auth::Auth;
use axum::http::Method;
use google::Google;
use jiff::SignedDuration;
use serde_json::json;
use testing::{Client, Operation, TestDb};
use vitrine::{Features, document, router};

const ALL: [&str; 4] = ["read", "write", "publish", "spend"];
const ID: &str = "018f0000-0000-7000-8000-000000000000";

async fn worlds() -> Vec<(App, Client, Client, TestDb)> {
    let mut worlds = Vec::new();
    for db in testing::engines().await {
        let site = Site { rate_limit_factor: 100_000, ..Site::default() };
        let app = App::new(db.db(), Clock::fixed("2026-03-01T12:00:00Z".parse().expect("a time")), site);
        let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
        let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
        let router = router(&app, auth, &google, &Features { rate_limit_factor: 100_000, ..Features::default() });
        let nobody = Client::new(router);
        let person = json!({ "email": "t@example.com", "password": "Correct-horse-7", "data": { "first_name": "A", "last_name": "B" } });
        let session = nobody.post("/auth/v1/signup").json(&person).send().await.expect(200).json();
        let owner = nobody.with_token(session["access_token"].as_str().expect("a token"));
        worlds.push((app, nobody, owner, db));
    }
    worlds
}

async fn make(nobody: &Client, owner: &Client, scopes: &[&str], days: Option<i64>) -> (String, Client) {
    let new = json!({ "name": "Test", "scopes": scopes, "expires_in_days": days });
    let made = owner.post("/api/v1/tokens").json(&new).send().await.expect(201).json();
    let program = nobody.with_token(made["token"].as_str().expect("a token"));
    (made["id"].as_str().expect("an id").into(), program)
}

/// Every operation, with an id in place of each name in braces.
fn operations() -> Vec<Operation> {
    let document = serde_json::to_value(document()).expect("JSON");
    let mut operations = testing::operations(&document);
    for operation in &mut operations {
        operation.path = operation.path_with(|_| ID.to_owned());
    }
    assert!(operations.len() > 30, "{}", operations.len());
    operations
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_may_read_changes_nothing_on_any_route() {
    for (_app, nobody, owner, _db) in worlds().await {
        let (_, program) = make(&nobody, &owner, &["read"], None).await;
        let changing = |operation: &Operation| operation.method != Method::GET && !operation.is_public;
        for Operation { method, path, accepts_tokens, scope, .. } in operations().into_iter().filter(changing) {
            let answer = program.ask(method.clone(), &path).header("if-match", "\"1\"").json(&json!({})).send().await;
            if !accepts_tokens {
                assert!([401, 403].contains(&answer.status.as_u16()), "{method} {path}: {}", answer.text());
            } else if scope.as_deref() != Some("read") {
                assert_eq!(answer.status, 403, "{method} {path}: {}", answer.text());
                assert_eq!(answer.json()["code"], "insufficient_scope", "{method} {path}");
            }
        }
    }
}

/// Operations that change nothing, although their method is POST.
const ASKING: [&str; 7] = [
    "check_post",
    "check_reply",
    "check_request_wording",
    "forecast_heatmaps",
    "forecast_post",
    "forecast_request_campaign",
    "preview_local_page",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_token_needs_the_scope_that_the_document_says_and_no_other() {
    for (_app, nobody, owner, _db) in worlds().await {
        let mut asking = Vec::new();
        for scope in ALL {
            let others: Vec<_> = ALL.into_iter().filter(|other| *other != scope).collect();
            let (_, lacks) = make(&nobody, &owner, &others, None).await;
            let (_, has) = make(&nobody, &owner, &[scope], None).await;
            let of_scope =
                |operation: &Operation| operation.accepts_tokens && operation.scope.as_deref() == Some(scope);
            for Operation { id, method, path, .. } in operations().into_iter().filter(of_scope) {
                if method == Method::GET {
                    assert_eq!(scope, "read", "{id}");
                    continue;
                }
                if scope == "read" {
                    asking.push(id.clone());
                } else {
                    let ask = lacks.ask(method.clone(), &path).header("if-match", "\"1\"").json(&json!({}));
                    let refused = ask.send().await.expect(403).json();
                    assert_eq!(refused["code"], "insufficient_scope", "{id}");
                    assert_eq!(refused["params"]["scopes"], json!([scope]), "{id}");
                }
                let answer = has.ask(method, &path).header("if-match", "\"1\"").json(&json!({})).send().await;
                assert!(!answer.text().contains("insufficient_scope"), "{id}: {}", answer.text());
            }
        }
        asking.sort();
        assert_eq!(asking, ASKING);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_refused_on_session_only_routes() {
    for (_app, nobody, owner, _db) in worlds().await {
        let (_, program) = make(&nobody, &owner, &ALL, None).await;
        let mut count = 0;
        for Operation { method, path, .. } in
            operations().into_iter().filter(|operation| !operation.is_public && !operation.accepts_tokens)
        {
            let answer = program.ask(method.clone(), &path).json(&json!({})).send().await;
            assert!([401, 403].contains(&answer.status.as_u16()), "{method} {path}: {}", answer.text());
            count += 1;
        }
        assert!(count >= 6, "{count}");
        for path in ["/auth/v1/user", "/auth/v1/logout"] {
            let method = if path.ends_with("user") { Method::GET } else { Method::POST };
            let answer = program.ask(method, path).send().await;
            assert!([401, 403].contains(&answer.status.as_u16()), "{path}: {}", answer.text());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_over_opens_no_route() {
    for (app, nobody, owner, _db) in worlds().await {
        let (id, revoked) = make(&nobody, &owner, &ALL, None).await;
        let (_, expired) = make(&nobody, &owner, &ALL, Some(7)).await;
        owner.delete(&format!("/api/v1/tokens/{id}")).send().await.expect(204);
        app.clock.advance(SignedDuration::from_hours(7 * 24));
        for Operation { method, path, .. } in operations().into_iter().filter(|operation| !operation.is_public) {
            for program in [&revoked, &expired] {
                let answer =
                    program.ask(method.clone(), &path).header("if-match", "\"1\"").json(&json!({})).send().await;
                assert_eq!(answer.status, 401, "{method} {path}: {}", answer.text());
                assert_eq!(answer.json()["code"], "unauthorized", "{method} {path}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_a_token_opened_ends_when_it_is_revoked() {
    for (_app, nobody, owner, _db) in worlds().await {
        let (id, program) = make(&nobody, &owner, &["read"], None).await;
        let response = program.get("/api/v1/events").open().await;
        assert_eq!(response.status(), 200);
        let mut stream = response.into_body();
        owner.delete(&format!("/api/v1/tokens/{id}")).send().await.expect(204);
        while let Some(frame) = http_body_util::BodyExt::frame(&mut stream).await {
            frame.expect("a stream ends, it does not break");
        }
    }
}

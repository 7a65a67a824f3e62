//! Hostile input: whatever is sent to whatever route, the answer is ours, whole, and never a 5xx.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use api::{App, Clock, Site};
use auth::Auth;
use axum::http::Method;
use google::Google;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use testing::{Answer, Ask, Client, TestDb};
use vitrine::{Features, document, router};

/// Every query parameter there is.
const PARAMETERS: [&str; 17] = [
    "q",
    "city",
    "category",
    "status",
    "min_rating",
    "health",
    "issue",
    "label",
    "sort",
    "cursor",
    "limit",
    "ids",
    "filename",
    "outcome",
    "since",
    "days",
    "validate_only",
];

/// Texts that have broken other programs.
fn texts() -> Vec<String> {
    let fixed = [
        "",
        " ",
        "\u{0}",
        "a\u{0}b",
        "\u{202e}evil",
        "=cmd|' /C calc'!A0",
        "<script>window.__pwned=1</script>",
        "' or 1=1 --",
        "%",
        "_",
        "\\",
        "%00",
        "../../etc/passwd",
        "{{7*7}}",
        "🏪🏪🏪",
        "\u{feff}",
        "\r\nSet-Cookie: x=1",
        "NaN",
        "-1",
        "1e999",
    ];
    fixed.iter().map(ToString::to_string).chain(["x".repeat(10_000), "é".repeat(5_000)]).collect()
}

fn encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |encoded, byte| encoded + &format!("%{byte:02x}"))
}

async fn worlds() -> Vec<(Client, TestDb)> {
    let mut worlds = Vec::new();
    for db in testing::engines().await {
        let app = App::new(db.db(), Clock::system(), Site { rate_limit_factor: 100_000, ..Site::default() });
        let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
        let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
        let router = router(&app, auth, &google, &Features { rate_limit_factor: 100_000, ..Features::default() });
        let nobody = Client::new(router);
        let person = json!({ "email": "h@example.com", "password": "Correct-horse-7", "data": { "first_name": "A", "last_name": "B" } });
        let session = nobody.post("/auth/v1/signup").json(&person).send().await.expect(200).json();
        worlds.push((nobody.with_token(session["access_token"].as_str().expect("a token")), db));
    }
    worlds
}

/// Every operation, path parameters filled in.
fn operations(id: &str) -> Vec<(Method, String)> {
    let document: Value = serde_json::to_value(document()).expect("JSON");
    let paths = document["paths"].as_object().expect("paths");
    paths
        .iter()
        .flat_map(|(path, item)| item.as_object().into_iter().flatten().map(move |(method, _)| (method, path)))
        .filter_map(|(method, path)| Some((method.to_uppercase().parse().ok()?, filled(path, id))))
        .collect()
}

/// A path with `id` for each of its parameters.
fn filled(path: &str, id: &str) -> String {
    let parts = path.split('/').map(|part| if part.starts_with('{') { id } else { part });
    parts.collect::<Vec<_>>().join("/")
}

/// Sends it; the stream of events has no end, so its beginning is the answer.
async fn answer(ask: Ask, path: &str) -> Answer {
    if !path.ends_with("/events") {
        return ask.send().await;
    }
    let (parts, body) = ask.open().await.into_parts();
    let is_stream = parts.headers.get("content-type").is_some_and(|kind| kind == "text/event-stream");
    let bytes = if is_stream { Vec::new() } else { body.collect().await.expect("a body").to_bytes().to_vec() };
    Answer { status: parts.status, headers: parts.headers, bytes }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_in_any_query_or_path_reaches_a_5xx() {
    for (client, _db) in worlds().await {
        for text in texts() {
            let text = encoded(&text);
            for (method, path) in operations(&text) {
                let query: Vec<_> = PARAMETERS.iter().map(|name| format!("{name}={text}")).collect();
                // All at once, and those of the list one by one: the first refusal must not hide what comes after it.
                let mut queries = vec![query.join("&")];
                if method == Method::GET && path.ends_with("/locations") {
                    queries.extend(query);
                }
                for query in queries {
                    if path.len() + query.len() > 60_000 {
                        continue;
                    }
                    let ask = client.ask(method.clone(), &format!("{path}?{query}"));
                    let answer = answer(ask, &path).await;
                    assert!(!answer.status.is_server_error(), "{method} {path}?{query}: {}", answer.text());
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unsupported_method_is_a_problem_that_lists_the_allowed_methods() {
    const METHODS: [Method; 5] = [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE];
    let (client, _db) = worlds().await.swap_remove(0);
    let operations = operations("018f0000-0000-7000-8000-000000000000");
    for (_, path) in &operations {
        let is_taken = |method: &Method| operations.contains(&(method.clone(), path.clone()));
        for method in METHODS.into_iter().filter(|method| !is_taken(method)) {
            let answer = client.ask(method.clone(), path).send().await.expect(405);
            assert_eq!(answer.header("content-type"), "application/problem+json", "{method} {path}");
            assert_eq!(answer.json()["code"], "method_not_allowed", "{method} {path}");
            let methods: Vec<_> = answer.header("allow").split(',').collect();
            assert!(
                METHODS.iter().all(|each| is_taken(each) == methods.contains(&each.as_str())),
                "{path}: {methods:?}"
            );
        }
    }
    let page = client.post("/pricing").send().await.expect(405);
    assert_eq!(page.header("allow"), "GET,HEAD");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_in_any_body_reaches_a_5xx_and_every_refusal_is_a_problem() {
    for (client, _db) in worlds().await {
        for text in texts() {
            let fields = [
                "name",
                "address",
                "address2",
                "city",
                "state",
                "postal_code",
                "country",
                "phone",
                "website",
                "category",
                "description",
                "external_id",
                "first_name",
                "last_name",
                "company",
                "org_id",
                "latitude",
            ];
            let texts: Value =
                fields.iter().map(|field| ((*field).to_owned(), json!(text))).collect::<serde_json::Map<_, _>>().into();
            let wrong_types =
                json!({ "name": [text.clone()], "address": { "a": 1 }, "city": 3, "mapping": text, "options": [1] });
            let id = "018f0000-0000-7000-8000-000000000000";
            // The demo takes nothing and does much: once with each kind of body is enough.
            let is_wanted = |path: &str| !path.ends_with("/demo") || text.is_empty();
            let operations =
                operations(id).into_iter().filter(|(method, path)| *method != Method::GET && is_wanted(path));
            for (method, path) in operations {
                for body in [
                    texts.to_string(),
                    wrong_types.to_string(),
                    text.clone(),
                    "{".into(),
                    "[]".into(),
                    "null".into(),
                    "[".repeat(100_000),
                ] {
                    let ask = client.ask(method.clone(), &format!("{path}?filename=a.csv")).header("if-match", "\"1\"");
                    let answer = answer(ask.body("application/json", body.clone()), &path).await;
                    let excerpt: String = body.chars().take(80).collect();
                    assert!(!answer.status.is_server_error(), "{method} {path} {excerpt}: {}", answer.text());
                    if answer.status.is_client_error() {
                        assert_eq!(
                            answer.header("content-type"),
                            "application/problem+json",
                            "{method} {path} {excerpt}"
                        );
                        assert!(answer.json()["code"].is_string());
                    }
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn client_supplied_proxy_headers_are_not_trusted() {
    for (client, _db) in worlds().await {
        let greedy = json!({ "name": "Shop", "address": "1 Main St", "city": "Austin", "verified": true, "health": 100, "reviews": 9_999,
            "rating": 5, "org_id": "other", "id": "018f0000-0000-7000-8000-000000000000", "sync_status": "synced", "version": 9 });
        let made = client.post("/api/v1/locations").json(&greedy).send().await.expect(201).json();
        let untouched = [
            made["verified"] == false,
            made["reviews"] == 0,
            made["rating"].is_null(),
            made["sync_status"] == "manual",
        ];
        assert_eq!(untouched, [true; 4], "{made}");
        assert_eq!((&made["health"], &made["issues"], &made["version"]), (&json!(40), &json!(3), &json!(1)));
        assert_ne!(made["id"], greedy["id"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_response_has_the_security_headers_with_any_status() {
    for (client, _db) in worlds().await {
        for (path, status) in [
            ("/login", 200),
            ("/nothing/here", 404),
            ("/api/v1/nothing", 404),
            ("/api/v1/me", 200),
            ("/healthz", 200),
            ("/login/", 308),
        ] {
            let answer = client.get(path).send().await;
            if answer.status.as_u16() != 404 {
                assert_eq!(answer.status.as_u16(), status, "{path}");
            }
            let policy = answer.header("content-security-policy");
            assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
            assert!(policy.contains("frame-ancestors 'none'") && policy.contains("base-uri 'none'"), "{path}");
            assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
            assert!(!answer.header("referrer-policy").is_empty(), "{path}");
            assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin", "{path}");
        }
        assert_eq!(client.get("/api/v1/me").send().await.header("cache-control"), "no-store");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn reading_never_changes_anything() {
    for (client, _db) in worlds().await {
        let shop = json!({ "name": "Shop", "address": "1 Main St", "city": "Austin" });
        let id = client.post("/api/v1/locations").json(&shop).send().await.expect(201).json()["id"]
            .as_str()
            .expect("an id")
            .to_owned();
        let before = client.get("/api/v1/locations").send().await.expect(200).json();
        for (_, path) in operations(&id) {
            answer(client.get(&path), &path).await;
        }
        assert_eq!(client.get("/api/v1/locations").send().await.json(), before);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_contact_for_weaknesses_is_named_only_where_the_operator_named_one() {
    let email = || Some("security@shop.example".to_owned());
    let company = |email| site::Company { email, ..site::Company::default() };
    for (company, contact_to, expected) in [
        (company(email()), None, Some("Contact: mailto:security@shop.example\n")),
        (company(email()), Some("desk@shop.example".into()), Some("Contact: mailto:security@shop.example\n")),
        (company(None), Some("desk@shop.example".into()), Some("Contact: http://localhost:8080/contact\n")),
        (company(None), None, None),
    ] {
        let db = testing::engines().await.swap_remove(0);
        let app = App::new(db.db(), Clock::system(), Site::default());
        let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
        let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
        let site = site::Settings { company, contact_to, ..site::Settings::default() };
        let client = Client::new(router(&app, auth, &google, &Features { site, ..Features::default() }));
        let answer = client.get("/.well-known/security.txt").send().await;
        match expected {
            Some(contact) => {
                let answer = answer.expect(200);
                assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
                assert!(answer.text().starts_with(contact), "{}", answer.text());
                assert!(!answer.text().contains("desk@"), "an inner mailbox is not published");
            }
            None => drop(answer.expect(404)),
        }
    }
}

//! Bodies, queries and paths that no client sends.

use serde_json::{Value, json};

use crate::world::{World, text, worlds};

/// Routes with a body: method, path, and whether the caller must be signed in.
const ROUTES: [(&str, &str, bool); 18] = [
    ("POST", "/signup", false),
    ("POST", "/token?grant_type=password", false),
    ("POST", "/token?grant_type=refresh_token", false),
    ("POST", "/token?grant_type=pkce", false),
    ("POST", "/recover", false),
    ("POST", "/otp", false),
    ("POST", "/resend", false),
    ("POST", "/verify", false),
    ("POST", "/passkeys/authentication/verify", false),
    ("POST", "/passkeys/registration/verify", true),
    ("PATCH", "/passkeys/0197c0de-0000-7000-8000-000000000000", true),
    ("PUT", "/user", true),
    ("POST", "/factors", true),
    ("POST", "/factors/0197c0de-0000-7000-8000-000000000000/verify", true),
    ("POST", "/recovery_codes/verify", true),
    ("POST", "/admin/users", true),
    ("POST", "/admin/generate_link", true),
    ("POST", "/invite", true),
];

/// Returns bodies that are not JSON objects, or not JSON at all.
fn malformed() -> Vec<Vec<u8>> {
    let mut bodies: Vec<Vec<u8>> = [
        "",
        " ",
        "null",
        "true",
        "5",
        "\"text\"",
        "[]",
        "[{}]",
        "{",
        "}",
        "{\"email\"",
        "{\"email\":",
        "{\"email\":}",
        "{email: 1}",
        "{'email': 'a@b.c'}",
        "{\"email\": \"a@b.c\",}",
        "{} {}",
        "{}x",
        "\u{feff}{}",
        "{\"email\": \"\\ud800\"}",
        "{\"email\": NaN}",
        "{\"email\": 1e999}",
        "email=a%40b.c&password=x",
        "<email>a@b.c</email>",
    ]
    .map(|body| body.as_bytes().to_vec())
    .to_vec();
    bodies.push(b"{\"email\": \"\xff\xfe\"}".to_vec());
    bodies.push(b"{\"email\": \"a\x00b\"}".to_vec());
    bodies.push(b"\x1f\x8b\x08\x00\x00\x00\x00\x00".to_vec());
    bodies.push("[".repeat(100_000).into_bytes());
    bodies.push("{\"a\":".repeat(100_000).into_bytes());
    bodies.push(format!("{{\"a\": {}1{}}}", "[".repeat(5_000), "]".repeat(5_000)).into_bytes());
    bodies
}

/// Objects whose fields are of a wrong kind, or hold what no field may.
fn misshapen() -> Vec<Value> {
    let fields =
        ["email", "password", "data", "token", "type", "refresh_token", "auth_code", "code_verifier", "credential"];
    let values = [json!(5), json!([]), json!({ "$gt": "" }), json!(true), json!("\0"), json!("x".repeat(100_000))];
    let all = fields.iter().flat_map(|field| values.iter().map(move |value| json!({ *field: value })));
    all.chain([
        json!({ "email": "a@b.c\0", "password": "x\0", "token": "\0", "type": "signup", "friendly_name": "\0" }),
        json!({ "email": "' or 1=1 --", "password": "' or 1=1 --", "type": "email", "token": "' or 1=1 --" }),
        json!({ "challenge_id": "\0", "credential": { "id": "\0", "response": {} }, "code": "\0" }),
        json!({ "refresh_token": "\u{202e}\0", "auth_code": "\0", "code_verifier": "\0" }),
        json!({ "factor_type": "totp\0", "friendly_name": "x".repeat(200), "issuer": "\0" }),
    ])
    .collect()
}

async fn status(world: &World, token: &str, route: (&str, &str, bool), body: Vec<u8>) -> u16 {
    let (method, path, needs_user) = route;
    let client = if needs_user { world.client.with_token(token) } else { world.client.with_token("anything") };
    let ask = client.ask(method.parse().unwrap(), &format!("/auth/v1{path}"));
    ask.body("application/json", body).send().await.status.as_u16()
}

#[tokio::test]
async fn no_malformed_body_is_accepted_and_none_fails_the_service() {
    for world in worlds().await {
        let token = text(&world.sign_up("zoe@example.com").await["access_token"]);
        let service =
            auth::keys::service_token(&world.auth, &world.app, world.app.now() + jiff::SignedDuration::from_hours(1));
        let service = service.unwrap();
        let before = (world.users().await, world.sessions().await);
        for route in ROUTES {
            let is_admin = route.1.starts_with("/admin") || route.1 == "/invite";
            let token = if is_admin { &service } else { &token };
            for body in malformed() {
                let excerpt = String::from_utf8_lossy(&body[..body.len().min(40)]).into_owned();
                assert_eq!(status(&world, token, route, body).await, 400, "{route:?} {excerpt}");
            }
            for body in misshapen() {
                let status = status(&world, token, route, body.to_string().into_bytes()).await;
                let excerpt: String = body.to_string().chars().take(60).collect();
                // Some are good for some routes: what is unknown is ignored.
                assert!(status < 500, "{route:?} {excerpt}: {status}");
            }
            let large = json!({ "email": "a".repeat(1024 * 1024) }).to_string().into_bytes();
            assert_eq!(status(&world, token, route, large).await, 413, "{route:?}");
        }
        assert_eq!((world.users().await, world.sessions().await), before);
    }
}

#[tokio::test]
async fn repeated_query_parameters_are_refused_in_the_format_of_the_protocol() {
    for world in worlds().await {
        let token = text(&world.sign_up("zoe@example.com").await["access_token"]);
        let client = world.client.with_token(&token);
        for (method, path) in [
            ("POST", "/token?grant_type=password&grant_type=pkce"),
            ("POST", "/logout?scope=local&scope=global"),
            ("GET", "/authorize?provider=google&provider=google"),
            ("GET", "/verify?token=1&token=2"),
            ("GET", "/user/identities/authorize?provider=google&provider=google"),
        ] {
            let answer =
                client.ask(method.parse().unwrap(), &format!("/auth/v1{path}")).send().await.expect(400).json();
            assert_eq!((&answer["code"], &answer["error_code"]), (&json!(400), &json!("validation_failed")), "{path}");
        }
        client.get("/auth/v1/user").send().await.expect(200);
    }
}

#[tokio::test]
async fn a_path_with_invalid_utf8_is_not_found() {
    for world in worlds().await {
        let client = world.client.with_token(text(&world.sign_up("zoe@example.com").await["access_token"]));
        for (method, path) in [
            ("DELETE", "/factors/%FF"),
            ("POST", "/factors/%FF/challenge"),
            ("DELETE", "/user/identities/%FF"),
            ("DELETE", "/passkeys/%FF"),
            ("DELETE", "/sessions/%FF"),
        ] {
            let answer =
                client.ask(method.parse().unwrap(), &format!("/auth/v1{path}")).send().await.expect(404).json();
            assert_eq!(answer["error_code"], "not_found", "{path}");
        }
    }
}

#[tokio::test]
async fn a_method_that_an_endpoint_does_not_take_is_refused_as_the_protocol_refuses() {
    for world in worlds().await {
        for (method, path, taken) in
            [("GET", "/signup", "POST"), ("DELETE", "/user", "GET,HEAD,PUT"), ("PUT", "/verify", "GET,HEAD,POST")]
        {
            let ask = world.client.ask(method.parse().unwrap(), &format!("/auth/v1{path}"));
            let answer = ask.header("x-supabase-api-version", "2024-01-01").send().await.expect(405);
            assert_eq!(answer.header("allow"), taken, "{method} {path}");
            assert_eq!(answer.json()["code"], "method_not_allowed", "{method} {path}");
        }
    }
}

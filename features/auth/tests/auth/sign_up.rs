use auth::Settings;
use serde_json::{Value, json};

use crate::world::{PASSWORD, refused, text, user, worlds, worlds_with};

#[tokio::test]
async fn signing_up_answers_a_session() {
    for world in worlds().await {
        let data = json!({ "first_name": "Zoé", "last_name": "Le Roy", "company": "Acme" });
        let body = json!({
            "email": "Zoe@Example.COM", "password": PASSWORD, "data": data, "unknown_field": 1,
            "gotrue_meta_security": {}, "code_challenge": null, "code_challenge_method": null,
        });
        let session = world.post("/signup", &body).send().await.expect(200).json();
        assert_eq!(session["token_type"], "bearer");
        assert_eq!(session["expires_in"], 3600);
        assert_eq!(session["expires_at"], world.app.now().as_second() + 3600);
        assert!(!text(&session["access_token"]).is_empty() && !text(&session["refresh_token"]).is_empty());
        let account = &session["user"];
        let id = text(&account["id"]);
        assert_eq!(account["email"], "zoe@example.com");
        assert_eq!(account["phone"], "");
        assert_eq!((&account["aud"], &account["role"]), (&json!("authenticated"), &json!("authenticated")));
        assert_eq!(account["email_confirmed_at"], "2026-03-01T12:00:00Z");
        assert_eq!(account["is_anonymous"], false);
        assert_eq!(account["app_metadata"], json!({ "provider": "email", "providers": ["email"] }));
        assert_eq!(
            account["user_metadata"],
            json!({
                "first_name": "Zoé", "last_name": "Le Roy", "company": "Acme", "full_name": "Zoé Le Roy",
                "sub": id, "email": "zoe@example.com", "email_verified": true, "phone_verified": false,
            })
        );
        assert_eq!(account["identities"][0]["provider"], "email");
        assert_eq!(account["identities"][0]["identity_data"]["sub"], id.as_str());
        assert!(account.get("banned_until").is_none());
        assert_eq!(&user(&world.client_of(&session)).send().await.expect(200).json(), account);
        assert_eq!(world.client_of(&session).get("/whoami").send().await.expect(200).text(), id);
    }
}

#[tokio::test]
async fn an_address_signs_up_once_in_any_case() {
    for world in worlds().await {
        world.sign_up("zoe@example.com").await;
        for email in ["zoe@example.com", "ZOE@EXAMPLE.COM", " zoe@Example.com "] {
            let answer = world.post("/signup", &json!({ "email": email, "password": PASSWORD })).send().await;
            assert_eq!(refused(&answer, 422, "user_already_exists"), "User already registered");
        }
        assert_eq!(world.users().await, 1);
    }
}

#[tokio::test]
async fn of_ten_at_once_with_one_address_one_signs_up() {
    for world in worlds().await {
        let asks =
            (0..10).map(|_| world.post("/signup", &json!({ "email": "zoe@example.com", "password": PASSWORD })).send());
        let answers = futures::future::join_all(asks).await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);
        assert_eq!(answers.iter().filter(|answer| answer.status == 422).count(), 9);
        assert_eq!((world.users().await, world.sessions().await), (1, 1));
    }
}

#[tokio::test]
async fn signing_up_happens_wholly_or_not_at_all() {
    for world in worlds().await {
        let answer =
            world.post("/signup", &json!({ "email": "refused@example.com", "password": PASSWORD })).send().await;
        refused(&answer, 422, "validation_failed");
        assert_eq!((world.users().await, world.sessions().await), (0, 0));
    }
}

#[tokio::test]
async fn sign_up_errors_use_the_codes_of_the_protocol() {
    let long = "aB1!".repeat(18) + "x";
    let email = "a@example.com";
    let cases: Vec<(Value, u16, &str, &str)> = vec![
        (json!({}), 422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"),
        (json!({ "data": {} }), 422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"),
        (json!({ "email": email }), 400, "validation_failed", "Signup requires a valid password"),
        (json!({ "email": email, "password": "" }), 400, "validation_failed", "Signup requires a valid password"),
        (
            json!({ "email": email, "password": long }),
            400,
            "validation_failed",
            "Password cannot be longer than 72 characters",
        ),
        (
            json!({ "email": email, "password": "aB1!x" }),
            422,
            "weak_password",
            "Password should be at least 8 characters.",
        ),
        (json!({ "email": email, "password": "zkvqpwtm" }), 422, "weak_password", "Please choose a stronger password."),
        (
            json!({ "email": email, "phone": "+33612345678", "password": PASSWORD }),
            400,
            "validation_failed",
            "Only an email address or phone number should be provided on signup.",
        ),
        (
            json!({ "phone": "+33612345678", "password": PASSWORD }),
            400,
            "phone_provider_disabled",
            "Phone signups are disabled",
        ),
        (
            json!({ "email": "not an address", "password": PASSWORD }),
            400,
            "validation_failed",
            "Unable to validate email address: invalid format",
        ),
        (
            json!({ "email": email, "password": PASSWORD, "code_challenge": "a".repeat(43) }),
            400,
            "validation_failed",
            "PKCE flow requires code_challenge_method and code_challenge to both be provided",
        ),
        (
            json!({ "email": email, "password": PASSWORD, "data": { "long": "x".repeat(9_000) } }),
            400,
            "validation_failed",
            "User metadata is too large",
        ),
    ];
    for world in worlds().await {
        for (body, status, code, message) in &cases {
            let answer = world.post("/signup", body).send().await;
            assert_eq!(refused(&answer, *status, code), *message, "{body}");
        }
        assert_eq!(world.users().await, 0);
        // The longest password there may be, and a PKCE pair, which changes nothing while no mail is sent.
        let body = json!({
            "email": email, "password": &format!("{PASSWORD} {long}")[..72], "code_challenge": "a".repeat(43), "code_challenge_method": "s256",
        });
        world.post("/signup", &body).send().await.expect(200);
    }
}

#[tokio::test]
async fn a_weak_password_is_refused_with_its_reasons() {
    for world in worlds().await {
        for (password, reason) in [("aB1!x", "length"), ("zkvqpwtm", "characters"), ("P@ssw0rd", "pwned")] {
            let body = json!({ "email": "a@example.com", "password": password });
            let answer = world.post("/signup", &body).send().await;
            refused(&answer, 422, "weak_password");
            assert_eq!(answer.json()["weak_password"], json!({ "reasons": [reason] }));
        }
    }
}

#[tokio::test]
async fn a_password_made_of_its_users_name_or_address_is_refused_as_a_common_one() {
    for world in worlds().await {
        for password in ["Marie-1985!", "Dupont-2026", "Boulangerie75!", "Vitrine2026!"] {
            let metadata = json!({ "first_name": "Zoé", "last_name": "Dupont", "company": "La Boulangerie" });
            let body = json!({ "email": "marie75@example.com", "password": password, "data": metadata });
            let answer = world.post("/signup", &body).send().await;
            refused(&answer, 422, "weak_password");
            assert_eq!(answer.json()["weak_password"], json!({ "reasons": ["pwned"] }), "{password}");
        }
        let somebody_else = json!({ "email": "yann@example.com", "password": "Marie-1985!" });
        world.post("/signup", &somebody_else).send().await.expect(200);
    }
}

#[tokio::test]
async fn errors_have_the_shape_of_the_callers_version() {
    for world in worlds().await {
        let ask = || world.client.post("/auth/v1/signup").json(&json!({ "email": "a@example.com", "password": "aB1" }));
        for old in [None, Some("2023-12-31"), Some("nonsense")] {
            let request = old.map_or_else(ask, |version| ask().header("X-Supabase-Api-Version", version));
            let answer = request.send().await;
            assert_eq!(
                answer.json(),
                json!({
                    "code": 422, "error_code": "weak_password", "msg": "Password should be at least 8 characters.",
                    "weak_password": { "reasons": ["length"] },
                })
            );
            assert_eq!(answer.header("x-sb-error-code"), "weak_password");
            assert_eq!(answer.header("x-supabase-api-version"), "");
            assert_eq!(answer.header("content-type"), "application/json");
        }
        for current in ["2024-01-01", "2025-06-30"] {
            let answer = ask().header("X-Supabase-Api-Version", current).send().await;
            refused(&answer, 422, "weak_password");
        }
    }
}

#[tokio::test]
async fn a_body_that_is_no_json_or_too_large_is_refused() {
    for world in worlds().await {
        for body in ["", "{", "[]", "nonsense", r#"{"email": 5}"#, r#"{"data": []}"#] {
            let ask = world.client.post("/auth/v1/signup").header("X-Supabase-Api-Version", "2024-01-01");
            refused(&ask.body("application/json", body).send().await, 400, "bad_json");
        }
        let large = json!({ "email": "a".repeat(1024 * 1024) });
        refused(&world.post("/signup", &large).send().await, 413, "request_entity_too_large");
        // Whatever the content type says.
        let body = json!({ "email": "a@example.com", "password": PASSWORD }).to_string();
        world.client.post("/auth/v1/signup").body("text/plain", body).send().await.expect(200);
    }
}

#[tokio::test]
async fn a_closed_instance_refuses_sign_ups() {
    let settings = Settings { is_sign_up_open: false, ..Settings::default() };
    for world in worlds_with(settings, 1_000).await {
        let answer = world.post("/signup", &json!({ "email": "a@example.com", "password": PASSWORD })).send().await;
        assert_eq!(refused(&answer, 422, "signup_disabled"), "Signups not allowed for this instance");
        assert_eq!(world.client.get("/auth/v1/settings").send().await.json()["disable_signup"], true);
    }
}

#[tokio::test]
async fn an_unknown_endpoint_and_a_preflight_fail_in_good_order() {
    for world in worlds().await {
        refused(&world.post("/nothing", &json!({})).send().await, 404, "not_found");
        let preflight = world.client.ask(axum::http::Method::OPTIONS, "/auth/v1/token").send().await;
        assert!(preflight.status.is_client_error(), "{}", preflight.status);
    }
}

use std::collections::BTreeSet;

use axum::http::Method;
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use jiff::SignedDuration;
use serde_json::json;

use crate::world::{OTHER, PASSWORD, refused, text, user, with_mail, worlds_with};

#[tokio::test]
async fn an_account_is_ready_once_its_address_is_confirmed() {
    for world in worlds_with(with_mail(), 1_000).await {
        let body = json!({ "email": "zoe@example.com", "password": PASSWORD, "data": { "first_name": "Zoé" } });
        let made = world.post("/signup", &body).send().await.expect(200).json();
        assert!(made.get("access_token").is_none(), "{made}");
        assert!(made["confirmation_sent_at"].is_string() && made.get("email_confirmed_at").is_none(), "{made}");
        let answer = world.sign_in("zoe@example.com", PASSWORD).await;
        assert_eq!(refused(&answer, 400, "email_not_confirmed"), "Email not confirmed");
        let answer = world.sign_in("zoe@example.com", OTHER).await;
        refused(&answer, 400, "invalid_credentials");

        let message = world.email().await;
        assert_eq!((message.to.as_str(), message.subject.as_str()), ("zoe@example.com", "Confirm your email address"));
        let body = json!({ "type": "signup", "email": "zoe@example.com", "token": message.code });
        let session = world.post("/verify", &body).send().await.expect(200).json();
        assert!(session["user"]["email_confirmed_at"].is_string());
        assert_eq!(session["user"]["user_metadata"]["email_verified"], true);
        assert_eq!(session["user"]["identities"][0]["identity_data"]["email_verified"], true);
        user(&world.client_of(&session)).send().await.expect(200);
        world.sign_in("zoe@example.com", PASSWORD).await.expect(200);
    }
}

#[tokio::test]
async fn whether_an_address_has_an_account_shows_nowhere() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("zoe@example.com").await;
        let (mut answers, mut ids) = (Vec::new(), BTreeSet::new());
        for email in ["zoe@example.com", "new@example.com", "new@example.com", "zoe@example.com"] {
            let body = json!({ "email": email, "password": OTHER, "data": { "first_name": "Eve" } });
            let made = world.post("/signup", &body).send().await.expect(200).json();
            assert_eq!(made["user_metadata"]["first_name"], "Eve");
            let (id, identity) = (text(&made["id"]), text(&made["identities"][0]["identity_id"]));
            answers.push(made.to_string().replace(email, "…").replace(&id, "…").replace(&identity, "…"));
            ids.extend([id, identity]);
        }
        answers.dedup();
        assert_eq!((answers.len(), ids.len()), (1, 8), "{answers:#?}");
        let mut emails = world.emails().await;
        emails.sort_by(|first, other| first.to.cmp(&other.to));
        let subjects: Vec<_> = emails.iter().map(|message| (message.to.as_str(), message.subject.as_str())).collect();
        let new = ("new@example.com", "Confirm your email address");
        let expected = ("zoe@example.com", "You already have an account");
        assert_eq!(subjects, [new, new, expected, expected]);
        for path in ["/recover", "/otp", "/resend"] {
            for email in ["zoe@example.com", "unknown@example.com"] {
                let body = json!({ "email": email, "create_user": false, "type": "signup" });
                assert_eq!(world.post(path, &body).send().await.expect(200).json(), json!({}), "{path} {email}");
            }
        }
        assert!(world.emails().await.iter().all(|message| message.to == "zoe@example.com"));
        // The password of the account is still its owner's.
        world.sign_in("zoe@example.com", PASSWORD).await.expect(200);
        for email in ["zoe@example.com", "new@example.com"] {
            refused(&world.sign_in(email, OTHER).await, 400, "email_not_confirmed");
        }
    }
}

#[tokio::test]
async fn ten_concurrent_sign_ups_of_one_address_get_the_same_response() {
    for world in worlds_with(with_mail(), 1_000).await {
        let body = json!({ "email": "new@example.com", "password": PASSWORD });
        let asks = (0..10).map(|_| world.post("/signup", &body).send());
        let mut answers = Vec::new();
        for answer in futures::future::join_all(asks).await {
            let made = answer.expect(200).json();
            let (id, identity) = (text(&made["id"]), text(&made["identities"][0]["identity_id"]));
            answers.push(made.to_string().replace(&id, "…").replace(&identity, "…"));
        }
        answers.dedup();
        assert_eq!((answers.len(), world.users().await), (1, 0), "{answers:#?}");
        let message = world.emails().await.pop().unwrap();
        let body = json!({ "type": "signup", "email": "new@example.com", "token": message.code });
        world.post("/verify", &body).send().await.expect(200);
        assert_eq!(world.users().await, 1);
    }
}

#[tokio::test]
async fn an_invalid_sign_up_is_refused_for_registered_addresses_too_and_stores_nothing() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("zoe@example.com").await;
        world.post("/signup", &json!({ "email": "new@example.com", "password": OTHER })).send().await.expect(200);
        for email in ["zoe@example.com", "new@example.com", "unknown@example.com"] {
            let body = json!({ "email": email, "password": OTHER, "data": { "long": "x".repeat(9_000) } });
            let refusal = refused(&world.post("/signup", &body).send().await, 400, "validation_failed");
            assert_eq!(refusal, "User metadata is too large", "{email}");
        }
        for email in ["zoe@example.com", "new@example.com"] {
            world.post("/signup", &json!({ "email": email, "password": OTHER })).send().await.expect(200);
        }
        assert_eq!(world.users().await, 1);
    }
}

#[tokio::test]
async fn a_repeated_sign_up_sends_a_sign_in_link_and_leaves_the_account_unchanged() {
    for world in worlds_with(with_mail(), 1_000).await {
        let session = world.join("zoe@example.com").await;
        let body = json!({ "email": "zoe@example.com", "password": OTHER, "data": { "first_name": "Eve" } });
        world.post("/signup", &body).send().await.expect(200);
        let message = world.email().await;
        assert_eq!((message.subject.as_str(), message.code.as_str()), ("You already have an account", ""));
        let landed = world.follow(&message).await;
        assert!(landed.contains("#access_token=") && landed.contains("type=magiclink"), "{landed}");
        let user_after = user(&world.client_of(&session)).send().await.expect(200).json();
        assert_eq!(user_after["user_metadata"].get("first_name"), None, "{user_after}");
        world.sign_in("zoe@example.com", PASSWORD).await.expect(200);
    }
}

#[tokio::test]
async fn a_link_signs_in_once_and_its_session_is_in_the_fragment() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("zoe@example.com").await;
        let to = "https://vitrine.example/fr/reset-password";
        let path = format!("/recover?redirect_to={to}");
        world.post(&path, &json!({ "email": "Zoe@Example.com" })).send().await.expect(200);
        let message = world.email().await;
        assert_eq!(message.parameter("type"), "recovery");
        let landed = world.follow(&message).await;
        let (page, fragment) = landed.split_once('#').unwrap();
        assert_eq!(page, to);
        let parameters: std::collections::HashMap<_, _> = url::form_urlencoded::parse(fragment.as_bytes()).collect();
        assert_eq!(
            (parameters["token_type"].as_ref(), parameters["type"].as_ref(), parameters["expires_in"].as_ref()),
            ("bearer", "recovery", "3600")
        );
        let session = json!({ "access_token": parameters["access_token"] });
        user(&world.client_of(&session)).send().await.expect(200);
        world.refresh(&parameters["refresh_token"]).await.expect(200);

        let again = world.follow(&message).await;
        assert!(
            again.contains(
                "#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired"
            ),
            "{again}"
        );
        assert!(!again.contains("access_token"));
    }
}

#[tokio::test]
async fn opening_a_link_uses_nothing_up_and_its_button_follows_it() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("zoe@example.com").await;
        let to = "https%3A%2F%2Fvitrine.example%2Ffr%2Freset-password";
        let path = format!("/recover?redirect_to={to}");
        world.post(&path, &json!({ "email": "zoe@example.com" })).send().await.expect(200);
        let message = world.email().await;
        for _ in 0..3 {
            world.client.ask(Method::HEAD, &message.path()).send().await.expect(200);
            let page = world.client.get(&message.path()).send().await.expect(200);
            assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
            assert_eq!((page.header("cache-control"), page.header("referrer-policy")), ("no-store", "no-referrer"));
            let html = page.text();
            assert!(html.contains("<html lang=\"fr\">") && html.contains("Choisir un nouveau mot de passe"), "{html}");
            assert_eq!((html.matches("<form").count(), html.matches("<script").count()), (1, 0));
            let action = html.split_once("action=\"").unwrap().1.split_once('"').unwrap().0;
            assert_eq!(action.replace("&#38;", "&").replace("&amp;", "&"), message.path());
        }
        assert_eq!(world.sessions().await, 1, "that of signing up");
        // A form on another site only opens the page.
        let foreign = world.client.post(&message.path()).header("sec-fetch-site", "cross-site").send().await;
        assert!(foreign.expect(200).text().contains("<form"));
        assert!(world.follow(&message).await.contains("access_token="));
        let page = world.client.get(&message.path()).send().await.expect(410).text();
        assert!(page.contains("Ce lien ne fonctionne plus") && !page.contains("<form"), "{page}");
        assert!(page.contains("/fr/reset-password#error="), "{page}");
    }
}

#[tokio::test]
async fn a_page_of_an_expired_unknown_or_misnamed_link_says_so() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("zoe@example.com").await;
        world.post("/otp", &json!({ "email": "zoe@example.com" })).send().await.expect(200);
        let message = world.email().await;
        for path in ["/auth/v1/verify", "/auth/v1/verify?token=x", "/auth/v1/verify?token=x&type=nonsense"] {
            assert!(
                world.client.get(path).send().await.expect(410).text().contains("This link no longer works"),
                "{path}"
            );
        }
        world.app.clock.advance(SignedDuration::from_secs(3_600));
        world.client.get(&message.path()).send().await.expect(410);
    }
}

#[tokio::test]
async fn a_session_of_a_link_or_code_remembers_a_one_time_token() {
    for world in worlds_with(with_mail(), 1_000).await {
        let amr = |token: &str| {
            let claims = token.split('.').nth(1).unwrap();
            let claims: serde_json::Value =
                serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(claims).unwrap()).unwrap();
            claims["amr"][0]["method"].clone()
        };
        let joined = world.join("zoe@example.com").await;
        assert_eq!(amr(joined["access_token"].as_str().unwrap()), "otp");
        for path in ["/otp", "/recover"] {
            world.post(path, &json!({ "email": "zoe@example.com" })).send().await.expect(200);
            let landed = world.follow(&world.email().await).await;
            let token = landed.split_once("access_token=").unwrap().1.split('&').next().unwrap().to_owned();
            assert_eq!(amr(&token), "otp", "{path}");
        }
    }
}

#[tokio::test]
async fn a_proof_expires_and_a_new_one_voids_the_one_before() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("zoe@example.com").await;
        let ask = async || {
            world.post("/otp", &json!({ "email": "zoe@example.com" })).send().await.expect(200);
            world.email().await
        };
        let verify = async |hash: String| {
            world.post("/verify", &json!({ "type": "magiclink", "token_hash": hash })).send().await
        };
        let first = ask().await;
        let second = ask().await;
        refused(&verify(first.parameter("token")).await, 403, "otp_expired");
        world.app.clock.advance(SignedDuration::from_secs(3_599));
        verify(second.parameter("token")).await.expect(200);
        let third = ask().await;
        world.app.clock.advance(SignedDuration::from_secs(3_600));
        let message = refused(&verify(third.parameter("token")).await, 403, "otp_expired");
        assert_eq!(message, "Email link is invalid or has expired");
    }
}

#[tokio::test]
async fn a_code_is_good_for_ten_minutes_and_its_link_for_an_hour() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("zoe@example.com").await;
        let ask = async || {
            world.post("/otp", &json!({ "email": "zoe@example.com" })).send().await.expect(200);
            world.email().await
        };
        let verify = async |code: &str| {
            let body = json!({ "type": "email", "email": "zoe@example.com", "token": code });
            world.post("/verify", &body).send().await
        };
        let early = ask().await;
        world.app.clock.advance(SignedDuration::from_secs(599));
        verify(&early.code).await.expect(200);
        let late = ask().await;
        world.app.clock.advance(SignedDuration::from_secs(600));
        refused(&verify(&late.code).await, 403, "otp_expired");
        assert!(world.follow(&late).await.contains("access_token="));
    }
}

#[tokio::test]
async fn five_wrong_codes_void_a_code_but_not_its_link() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("zoe@example.com").await;
        world.post("/otp", &json!({ "email": "zoe@example.com" })).send().await.expect(200);
        let message = world.email().await;
        let wrong = if message.code == "000000" { "000001" } else { "000000" };
        let verify = async |code: &str| {
            let body = json!({ "type": "email", "email": "zoe@example.com", "token": code });
            world.post("/verify", &body).send().await
        };
        for _ in 0..5 {
            assert_eq!(refused(&verify(wrong).await, 403, "otp_expired"), "Token has expired or is invalid");
        }
        refused(&verify(&message.code).await, 403, "otp_expired");
        assert!(world.follow(&message).await.contains("access_token="));
    }
}

#[tokio::test]
async fn an_email_sign_in_without_an_account_signs_up() {
    for world in worlds_with(with_mail(), 1_000).await {
        let body = json!({ "email": "new@example.com", "data": { "first_name": "Noé" } });
        world.post("/otp", &body).send().await.expect(200);
        assert_eq!(world.users().await, 0, "the answer comes before anybody looks");
        let message = world.email().await;
        assert_eq!(message.parameter("type"), "signup");
        let body = json!({ "type": "email", "email": "new@example.com", "token": message.code });
        let session = world.post("/verify", &body).send().await.expect(200).json();
        assert_eq!(session["user"]["user_metadata"]["first_name"], "Noé");
        refused(&world.sign_in("new@example.com", PASSWORD).await, 400, "invalid_credentials");
    }
}

#[tokio::test]
async fn links_lead_only_where_they_may() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("zoe@example.com").await;
        for evil in
            ["https://evil.example/", "//evil.example", "javascript:alert(1)", "https://vitrine.example@evil.example/"]
        {
            let query: String = url::form_urlencoded::byte_serialize(evil.as_bytes()).collect();
            let path = format!("/otp?redirect_to={query}");
            world.post(&path, &json!({ "email": "zoe@example.com" })).send().await.expect(200);
            let message = world.email().await;
            assert_eq!(message.parameter("redirect_to"), "https://vitrine.example/", "{evil}");
            // A link with a changed redirect target leads to the site too.
            let changed = message.path().replace("https%3A%2F%2Fvitrine.example%2F", &query);
            let landed = world.client.post(&changed).send().await.expect(303).header("location").to_owned();
            assert!(landed.starts_with("https://vitrine.example/#"), "{landed}");
        }
    }
}

#[tokio::test]
async fn a_new_password_voids_every_link_and_is_notified_by_email() {
    for world in worlds_with(with_mail(), 1_000).await {
        let session = world.join("zoe@example.com").await;
        world.post("/otp", &json!({ "email": "zoe@example.com" })).send().await.expect(200);
        let link = world.email().await;
        let body = json!({ "password": OTHER, "current_password": PASSWORD });
        world.client_of(&session).put("/auth/v1/user").json(&body).send().await.expect(200);
        assert_eq!(world.email().await.subject, "Your password was changed");
        assert!(world.follow(&link).await.contains("error_code=otp_expired"));
        world.sign_in("zoe@example.com", OTHER).await.expect(200);
    }
}

#[tokio::test]
async fn proofs_are_asked_for_in_the_protocols_words() {
    for world in worlds_with(with_mail(), 1_000).await {
        for (path, body, status, code) in [
            ("/recover", json!({}), 400, "validation_failed"),
            ("/recover", json!({ "email": "nobody" }), 400, "validation_failed"),
            ("/otp", json!({}), 400, "validation_failed"),
            ("/otp", json!({ "phone": "15145550123" }), 400, "phone_provider_disabled"),
            ("/resend", json!({ "email": "a@b.example", "type": "magic" }), 400, "validation_failed"),
            ("/resend", json!({ "type": "signup" }), 400, "validation_failed"),
            ("/verify", json!({ "type": "signup", "token_hash": "x", "token": "y" }), 400, "validation_failed"),
            (
                "/verify",
                json!({ "type": "signup", "token_hash": "x", "email": "a@b.example" }),
                400,
                "validation_failed",
            ),
            ("/verify", json!({ "type": "signup" }), 400, "validation_failed"),
            ("/verify", json!({ "type": "no", "token_hash": "x" }), 400, "validation_failed"),
            ("/verify", json!({ "type": "sms", "token": "123456", "phone": "no" }), 400, "validation_failed"),
            ("/verify", json!({ "type": "sms", "token": "123456", "phone": "15145550123" }), 403, "otp_expired"),
            ("/verify", json!({ "type": "signup", "token_hash": "x" }), 403, "otp_expired"),
            ("/verify", json!({ "type": "email", "token": "123456", "email": "a@b.example" }), 403, "otp_expired"),
        ] {
            refused(&world.post(path, &body).send().await, status, code);
        }
        let landed = world.client.post("/auth/v1/verify?token=x&type=signup").send().await.expect(303);
        assert!(landed.header("location").starts_with("https://vitrine.example/#error=access_denied"));
    }
}

#[tokio::test]
async fn an_instance_may_tell_that_an_address_has_no_account() {
    for world in worlds_with(auth::Settings { tells_unknown: true, ..with_mail() }, 1_000).await {
        world.join("zoe@example.com").await;
        let ask = async |email: &str| world.post("/otp", &json!({ "email": email, "create_user": false })).send().await;
        assert_eq!(refused(&ask("no@example.com").await, 422, "otp_disabled"), "Signups not allowed for otp");
        ask("zoe@example.com").await.expect(200);
    }
}

//! Limits of emails per caller and per address.

use auth::Settings;
use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::Client;

use crate::world::{Email, OTHER, PASSWORD, World, client, refused, user, with_mail, worlds_with};

const KNOWN: &str = "zoe@example.com";
const UNKNOWN: &str = "unknown@example.com";
const RESET: &str = "redirect_to=https%3A%2F%2Fvitrine.example%2Freset-password";

/// Addresses of callers who have not been here before.
struct Callers<'a> {
    world: &'a World,
    next: u32,
}

impl Callers<'_> {
    fn another(&mut self) -> Client {
        self.next += 1;
        client(&self.world.app, &self.world.auth, std::net::Ipv4Addr::from_bits(0x0A00_0000 + self.next).into())
    }
}

async fn worlds() -> Vec<World> {
    worlds_with(Settings { mail_pause: SignedDuration::from_secs(60), ..with_mail() }, 1_000).await
}

async fn ask(caller: &Client, path: &str, body: &Value) -> testing::Answer {
    let ask = caller.post(&format!("/auth/v1{path}")).header("X-Supabase-Api-Version", "2024-01-01");
    ask.json(body).send().await
}

/// Every request that may make an email go to an address, with the kind of email that it asks for.
fn requests(email: &str) -> Vec<(&'static str, String, Value)> {
    let challenge = "a".repeat(43);
    let flow = json!({ "email": email, "code_challenge": challenge, "code_challenge_method": "s256" });
    let elsewhere = "redirect_to=https%3A%2F%2Fvitrine.example%2Fpricing";
    vec![
        ("signup", "/signup".into(), json!({ "email": email, "password": OTHER })),
        ("signup", "/resend".into(), json!({ "email": email, "type": "signup" })),
        ("recovery", format!("/recover?{elsewhere}"), json!({ "email": email })),
        ("recovery", "/recover".into(), flow.clone()),
        ("magiclink", format!("/otp?{RESET}"), json!({ "email": email })),
        ("magiclink", "/otp".into(), flow),
        ("email_change", "/resend".into(), json!({ "email": email, "type": "email_change" })),
    ]
}

#[tokio::test]
async fn a_caller_requests_one_email_per_kind_and_minute_for_any_address() {
    for world in worlds().await {
        world.join(KNOWN).await;
        let mut callers = Callers { world: &world, next: 0 };
        for (kind, path, body) in requests(KNOWN) {
            let caller = callers.another();
            for email in [KNOWN, UNKNOWN] {
                let mut body = body.clone();
                body["email"] = email.into();
                ask(&caller, &path, &body).await.expect(200);
                for (_, path, mut body) in requests(email).into_iter().filter(|(other, ..)| *other == kind) {
                    body["email"] = email.into();
                    let answer = ask(&caller, &path, &body).await;
                    let message = refused(&answer, 429, "over_email_send_rate_limit");
                    assert!(
                        message.starts_with("For security purposes, you can only request this after "),
                        "{message}"
                    );
                    assert!(!answer.header("retry-after").is_empty());
                }
            }
        }
    }
}

#[tokio::test]
async fn an_address_gets_one_email_per_kind_and_minute_and_its_link_stays_valid() {
    for world in worlds().await {
        world.join(KNOWN).await;
        let mut callers = Callers { world: &world, next: 0 };
        let path = format!("/recover?{RESET}");
        let mut sent = Vec::new();
        for _ in 0..5 {
            ask(&callers.another(), &path, &json!({ "email": KNOWN })).await.expect(200);
            sent.extend(world.emails().await);
            world.app.clock.advance(SignedDuration::from_secs(10));
        }
        assert_eq!(sent.len(), 1, "{sent:?}");
        world.app.clock.advance(SignedDuration::from_secs(10));
        ask(&callers.another(), &path, &json!({ "email": KNOWN })).await.expect(200);
        let second = world.email().await;
        assert!(world.follow(&sent[0]).await.contains("error_code=otp_expired"), "the newer one voids it");
        assert!(world.follow(&second).await.contains("access_token="));
    }
}

#[tokio::test]
async fn no_stranger_keeps_an_address_from_a_valid_email_within_a_minute() {
    for world in worlds().await {
        world.join(KNOWN).await;
        let mut callers = Callers { world: &world, next: 0 };
        let mut mailbox: Vec<Email> = Vec::new();
        for minute in 0..4 {
            // Twenty strangers ask for everything, for both addresses, at every moment of the minute; then the owner asks.
            for second in [0, 20, 20] {
                world.app.clock.advance(SignedDuration::from_secs(second));
                for number in 0..20 {
                    for email in [KNOWN, "new@example.com"] {
                        let requests = requests(email);
                        let (_, path, body) = &requests[(number + minute) % requests.len()];
                        ask(&callers.another(), path, body).await.expect(200);
                    }
                }
                mailbox.extend(world.emails().await);
            }
            let owner = callers.another();
            ask(&owner, &format!("/recover?{RESET}"), &json!({ "email": KNOWN })).await.expect(200);
            ask(&owner, "/signup", &json!({ "email": "new@example.com", "password": PASSWORD })).await.expect(200);
            mailbox.extend(world.emails().await);
            world.app.clock.advance(SignedDuration::from_secs(20));
            let latest = |to: &str, kind: &str, page: &str| {
                let is_one = |message: &&Email| {
                    message.to == to
                        && message.parameter("type") == kind
                        && message.parameter("redirect_to").contains(page)
                };
                mailbox.iter().rev().find(is_one).unwrap().path()
            };
            let reset = latest(KNOWN, "recovery", "/reset-password");
            let landed = world.client.post(&reset).send().await.expect(303).header("location").to_owned();
            let (_, token) = landed.split_once("access_token=").unwrap_or_else(|| panic!("{minute}: {landed}"));
            let token = token.split('&').next().unwrap().to_owned();
            assert_eq!(user(&world.client.with_token(token)).send().await.expect(200).json()["email"], KNOWN);
            world.client.get(&latest("new@example.com", "signup", "")).send().await.expect(200);
        }
        let newest = mailbox.iter().rev().find(|message| message.to == "new@example.com" && !message.link.is_empty());
        world.client.post(&newest.unwrap().path()).send().await.expect(303);
        refused(&world.sign_in("new@example.com", OTHER).await, 400, "invalid_credentials");
    }
}

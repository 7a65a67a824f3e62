//! The reader of a mailbox owns the account of the address: credentials that a stranger set up before do not open it.

use db::query;
use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::Client;

use crate::world::{Email, OTHER, PASSWORD, World, client, refused, text, user, with_mail, worlds_with};

const EMAIL: &str = "alice@example.com";

/// Action of Mallory with Alice's address before Alice signs in.
#[derive(Clone, Copy, Debug)]
enum Trap {
    /// Signed up, from the network of the owner or from another.
    SignUp { is_near: bool },
    /// Signed up, and then asked for the email again.
    Resend,
    /// Signed up without a password, by asking for a link.
    Link,
    /// Had an account with this address before addresses had to be confirmed first.
    Unconfirmed,
}

/// Method that Alice signs in with.
#[derive(Clone, Copy, Debug)]
enum WayIn {
    /// She signs up and confirms.
    SignUp,
    /// She asks for a link.
    Link,
    /// She says that she forgot her password.
    Recovery,
    /// A service invites her.
    Invitation,
}

impl Trap {
    const ALL: [Self; 5] =
        [Self::SignUp { is_near: true }, Self::SignUp { is_near: false }, Self::Resend, Self::Link, Self::Unconfirmed];

    async fn set(self, world: &World, email: &str) {
        let mallory = client(&world.app, &world.auth, [198, 51, 100, 7].into());
        let near = matches!(self, Self::SignUp { is_near: true });
        let from = if near { &world.client } else { &mallory };
        let metadata = json!({ "first_name": "Mallory" });
        match self {
            Self::Link => {
                let body = json!({ "email": email, "data": metadata });
                from.post("/auth/v1/otp").json(&body).send().await.expect(200);
            }
            Self::Unconfirmed => {
                let body = json!({ "email": email, "password": OTHER });
                service(world).post("/auth/v1/admin/users").json(&body).send().await.expect(200);
            }
            Self::SignUp { .. } | Self::Resend => {
                let body = json!({ "email": email, "password": OTHER, "data": metadata });
                from.post("/auth/v1/signup").json(&body).send().await.expect(200);
            }
        }
        if matches!(self, Self::Resend) {
            world.emails().await;
            let body = json!({ "email": email, "type": "signup" });
            from.post("/auth/v1/resend").json(&body).send().await.expect(200);
        }
        world.emails().await;
    }
}

impl WayIn {
    const ALL: [Self; 4] = [Self::SignUp, Self::Link, Self::Recovery, Self::Invitation];

    async fn ask(self, world: &World, email: &str) -> Email {
        match self {
            Self::SignUp => {
                let body = json!({ "email": email, "password": PASSWORD, "data": { "first_name": "Alice" } });
                world.post("/signup", &body).send().await.expect(200);
            }
            Self::Link => {
                world.post("/otp", &json!({ "email": email })).send().await.expect(200);
            }
            Self::Recovery => {
                world.post("/recover", &json!({ "email": email })).send().await.expect(200);
            }
            Self::Invitation => {
                service(world).post("/auth/v1/invite").json(&json!({ "email": email })).send().await.expect(200);
            }
        }
        world.email().await
    }
}

fn service(world: &World) -> Client {
    let until = world.app.now() + SignedDuration::from_hours(1);
    world.client.with_token(auth::keys::service_token(&world.auth, &world.app, until).unwrap())
}

/// The session that a followed link carries.
fn session(landed: &str) -> Value {
    let (_, fragment) = landed.split_once('#').unwrap();
    Value::Object(url::form_urlencoded::parse(fragment.as_bytes()).map(|(k, v)| (k.into_owned(), json!(v))).collect())
}

#[tokio::test]
async fn after_any_way_in_no_password_of_a_stranger_opens_the_account() {
    for world in worlds_with(with_mail(), 1_000).await {
        let mut users = 0;
        for trap in Trap::ALL {
            for way in WayIn::ALL {
                users += 1;
                let email = format!("alice-{users}@example.com");
                trap.set(&world, &email).await;
                let landed = world.follow(&way.ask(&world, &email).await).await;
                let me = user(&world.client_of(&session(&landed))).send().await.expect(200).json();
                assert_eq!(me["email"], email, "{trap:?} {way:?}");
                assert_ne!(me["user_metadata"]["first_name"], "Mallory", "{trap:?} {way:?}");
                refused(&world.sign_in(&email, OTHER).await, 400, "invalid_credentials");
                assert_eq!(world.users().await, users, "{trap:?} {way:?}");
            }
        }
    }
}

#[tokio::test]
async fn a_link_confirms_the_password_of_its_own_sign_up() {
    for world in worlds_with(with_mail(), 1_000).await {
        let sign_up = async |password: &str| {
            world.post("/signup", &json!({ "email": EMAIL, "password": password })).send().await.expect(200);
            world.email().await
        };
        let first = sign_up(OTHER).await;
        let second = sign_up(PASSWORD).await;
        assert!(world.follow(&second).await.contains("access_token="));
        world.sign_in(EMAIL, PASSWORD).await.expect(200);
        refused(&world.sign_in(EMAIL, OTHER).await, 400, "invalid_credentials");
        assert!(world.follow(&first).await.contains("error_code=otp_expired"));
    }
}

#[tokio::test]
async fn the_link_of_a_strangers_sign_up_gives_the_owner_an_account_without_the_strangers_password() {
    for world in worlds_with(with_mail(), 1_000).await {
        let mallory = client(&world.app, &world.auth, [198, 51, 100, 7].into());
        world.post("/signup", &json!({ "email": EMAIL, "password": PASSWORD })).send().await.expect(200);
        world.email().await;
        mallory.post("/auth/v1/signup").json(&json!({ "email": EMAIL, "password": OTHER })).send().await.expect(200);
        let strangers = world.email().await;
        assert!(world.follow(&strangers).await.contains("access_token="));
        for password in [PASSWORD, OTHER] {
            refused(&world.sign_in(EMAIL, password).await, 400, "invalid_credentials");
        }
    }
}

#[tokio::test]
async fn a_sign_up_without_a_sent_email_never_shares_its_link() {
    let settings = auth::Settings { mail_pause: SignedDuration::from_secs(60), ..with_mail() };
    for world in worlds_with(settings, 1_000).await {
        let mallory = client(&world.app, &world.auth, [198, 51, 100, 7].into());
        mallory.post("/auth/v1/signup").json(&json!({ "email": EMAIL, "password": OTHER })).send().await.expect(200);
        let strangers = world.email().await;
        // A second email within the minute is not sent: Alice has the stranger's only.
        world.post("/signup", &json!({ "email": EMAIL, "password": PASSWORD })).send().await.expect(200);
        assert!(world.emails().await.is_empty());
        refused(&world.sign_in(EMAIL, PASSWORD).await, 400, "email_not_confirmed");
        assert!(world.follow(&strangers).await.contains("access_token="));
        refused(&world.sign_in(EMAIL, OTHER).await, 400, "invalid_credentials");
        assert_eq!(world.users().await, 1);
    }
}

#[tokio::test]
async fn a_sign_up_waits_a_week_for_its_confirmation_and_few_wait_for_one_address() {
    for world in worlds_with(with_mail(), 1_000).await {
        let count = async || query!((i64,), "select count(*) from sign_ups").one(&*world.db).await.unwrap().0;
        for _ in 0..8 {
            world.post("/signup", &json!({ "email": EMAIL, "password": PASSWORD })).send().await.expect(200);
        }
        assert_eq!(count().await, 2, "none has an email yet");
        for _ in 0..8 {
            world.post("/signup", &json!({ "email": EMAIL, "password": PASSWORD })).send().await.expect(200);
            world.emails().await;
        }
        assert_eq!(count().await, 4, "three with an email, and the last of those without");
        refused(&world.sign_in(EMAIL, PASSWORD).await, 400, "email_not_confirmed");
        world.app.clock.advance(SignedDuration::from_hours(7 * 24 + 2));
        world.emails().await;
        refused(&world.sign_in(EMAIL, PASSWORD).await, 400, "invalid_credentials");
        assert_eq!(count().await, 0);
    }
}

#[tokio::test]
async fn the_password_error_is_equal_for_free_and_taken_addresses() {
    for world in worlds_with(with_mail(), 1_000).await {
        world.join("taken@example.com").await;
        for email in ["taken@example.com", "free@example.com"] {
            world.post("/signup", &json!({ "email": email, "password": OTHER })).send().await.expect(200);
            let answer = world.sign_in(email, OTHER).await;
            assert_eq!(refused(&answer, 400, "email_not_confirmed"), "Email not confirmed", "{email}");
            refused(&world.sign_in(email, "Another-Wrong-1!").await, 400, "invalid_credentials");
            world.emails().await;
            refused(&world.sign_in(email, OTHER).await, 400, "email_not_confirmed");
        }
        let mine = world.sign_in("taken@example.com", PASSWORD).await.expect(200).json();
        assert_eq!(text(&mine["user"]["email"]), "taken@example.com");
    }
}

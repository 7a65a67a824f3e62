//! A service of its own for each test and engine, with a clock that stands still.

use std::{
    net::IpAddr,
    sync::{Arc, Mutex},
};

use api::{App, ClientAddress, Clock, Site};
use auth::{Auth, NewUser, OnSignUp, Settings, SignedIn, UserId};
use axum::{Extension, routing::get};
use db::{Db, Query, Tx, query};
use futures::{FutureExt, future::BoxFuture};
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use testing::{Answer, Ask, Client, TestDb, engines, sealer};
use utoipa_axum::router::OpenApiRouter;

/// A password that may be used.
pub const PASSWORD: &str = "Rue-du-Bac-75007";
/// Another.
pub const OTHER: &str = "Quai-Voltaire-9";

/// A service, and what it works with.
pub struct World {
    /// Anonymous client of the service.
    pub client: Client,
    /// State of the handlers.
    pub app: App,
    /// The service.
    pub auth: Auth,
    /// The database; gone with the world.
    pub db: TestDb,
    /// Statement that runs once, at the next lookup of an account's log outside a transaction.
    pub meanwhile: Meanwhile,
}

/// A statement that waits for its moment.
pub type Meanwhile = Arc<Mutex<Option<Query<()>>>>;

/// Refuses those whose address says so, after writing something.
#[derive(Default)]
pub struct Refuses(Meanwhile);

impl OnSignUp for Refuses {
    fn on_sign_up<'a>(&'a self, tx: &'a mut Tx, user: &'a NewUser, _: Timestamp) -> BoxFuture<'a, api::Result<()>> {
        async move {
            if !user.email.starts_with("refused") {
                return Ok(());
            }
            query!("update users set email = $2 where id = $1", &user.id, "written@example.com").run(tx).await?;
            Err(api::Error::invalid(Vec::new()))
        }
        .boxed()
    }

    fn log_of<'a>(&'a self, _: &'a mut Tx, _: &'a UserId) -> BoxFuture<'a, api::Result<Option<String>>> {
        async { Ok(None) }.boxed()
    }

    fn read_log_of<'a>(&'a self, db: &'a Db, _: &'a UserId) -> BoxFuture<'a, api::Result<Option<String>>> {
        async move {
            let deed = self.0.lock().unwrap().take();
            if let Some(deed) = deed {
                assert_eq!(deed.run(db).await?, 1);
            }
            Ok(None)
        }
        .boxed()
    }

    fn idle_limit<'a>(&'a self, _: &'a Db, _: &'a UserId) -> BoxFuture<'a, api::Result<Option<SignedDuration>>> {
        async { Ok(None) }.boxed()
    }
}

/// A world on each engine, with limits that no test meets.
pub async fn worlds() -> Vec<World> {
    worlds_with(Settings::default(), 1_000).await
}

/// Returns a world on each engine with the given settings and limits.
pub async fn worlds_with(settings: Settings, rate_limit_factor: u32) -> Vec<World> {
    let mut made = Vec::new();
    for db in engines().await {
        let site = Site { url: "https://vitrine.example".into(), rate_limit_factor, ..Site::default() };
        let app = App::new(db.db(), Clock::fixed("2026-03-01T12:00:00Z".parse().unwrap()), site);
        let meanwhile = Meanwhile::default();
        let auth = Auth::new(&app, &sealer(), settings.clone(), Refuses(meanwhile.clone())).await.unwrap();
        made.push(World { client: client(&app, &auth, [192, 0, 2, 1].into()), app, auth, db, meanwhile });
    }
    made
}

/// Sends from an address.
pub fn client(app: &App, auth: &Auth, address: IpAddr) -> Client {
    let (router, _) = OpenApiRouter::new().nest("/auth/v1", auth::routes()).split_for_parts();
    let whoami = get(|signed_in: SignedIn| async move { signed_in.user.to_string() });
    let router =
        router.route("/whoami", whoami).layer(Extension(auth.clone())).layer(Extension(ClientAddress(address)));
    Client::new(router.with_state(app.clone()))
}

/// Settings of an instance whose mail reaches people.
pub fn with_mail() -> Settings {
    Settings { confirms_at_once: false, mail_pause: jiff::SignedDuration::ZERO, ..Settings::default() }
}

/// An email that was sent.
#[derive(Debug)]
pub struct Email {
    /// Whom it went to.
    pub to: String,
    /// Subject line.
    pub subject: String,
    /// The address of its link, below this service; empty without one.
    pub link: String,
    /// The code to type; empty without one.
    pub code: String,
}

impl Email {
    /// A parameter of its link.
    pub fn parameter(&self, name: &str) -> String {
        let url = url::Url::parse(&self.link).unwrap();
        url.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned()).unwrap_or_default()
    }

    /// The path and query of its link.
    pub fn path(&self) -> String {
        self.link.strip_prefix("https://vitrine.example").unwrap().to_owned()
    }
}

fn read(received: &testing::Received) -> Email {
    let text = received.text.replace("=\r\n", "").replace("=3D", "=");
    let after = |start: &str| text.split_once(start).map(|(_, after_start)| after_start).unwrap_or_default();
    let link = after("https://vitrine.example/auth/v1/verify?");
    let link = link.split(char::is_whitespace).next().unwrap_or_default();
    let is_code = |line: &&str| line.len() == 6 && line.bytes().all(|byte| byte.is_ascii_digit());
    let code = text.lines().map(str::trim).find(is_code);
    Email {
        to: received.to.join(","),
        subject: after("Subject: ").lines().next().unwrap_or_default().to_owned(),
        link: if link.is_empty() { String::new() } else { format!("https://vitrine.example/auth/v1/verify?{link}") },
        code: code.unwrap_or_default().to_owned(),
    }
}

impl World {
    /// Entries of an action in the audit log, latest first.
    pub async fn deeds(&self, action: &str) -> Vec<audit::Entry> {
        let all = audit::list(&self.db, audit::INSTANCE, &audit::Search::default(), None, 1_000).await.unwrap();
        all.into_iter().filter(|row| row.action == action).collect()
    }

    /// Does what waits to be done, and gives the emails that went out.
    pub async fn emails(&self) -> Vec<Email> {
        let sink = testing::MailSink::start().await;
        let mailer = mail::Mailer::new(Some(&sink.url()), "Vitrine <no-reply@vitrine.example>", "mail".into()).unwrap();
        let jobs = auth::jobs(&self.app, &self.auth).and(mail::jobs(mailer, sealer()));
        let ran = jobs::run_pending(&self.app.db, &self.app.clock, &jobs).await.unwrap();
        assert_eq!((ran.retried, ran.failed), (0, 0));
        sink.emails().iter().map(read).collect()
    }

    /// The only email that went out.
    pub async fn email(&self) -> Email {
        let mut emails = self.emails().await;
        assert_eq!(emails.len(), 1, "{emails:?}");
        emails.remove(0)
    }

    /// Signs up and confirms the address; the session.
    pub async fn join(&self, email: &str) -> Value {
        self.post("/signup", &json!({ "email": email, "password": PASSWORD })).send().await.expect(200);
        let message = self.email().await;
        let body = json!({ "type": "signup", "email": email, "token": message.code });
        self.post("/verify", &body).send().await.expect(200).json()
    }

    /// Presses the button of the page that a link opens; where it leads.
    pub async fn follow(&self, message: &Email) -> String {
        self.client.post(&message.path()).send().await.expect(303).header("location").to_owned()
    }

    /// Signs up; the session.
    pub async fn sign_up(&self, email: &str) -> Value {
        self.post("/signup", &json!({ "email": email, "password": PASSWORD })).send().await.expect(200).json()
    }

    /// Tries to sign in.
    pub async fn sign_in(&self, email: &str, password: &str) -> Answer {
        let body = json!({ "email": email, "password": password });
        self.post("/token?grant_type=password", &body).send().await
    }

    /// Refreshes with a token.
    pub async fn refresh(&self, token: &str) -> Answer {
        self.post("/token?grant_type=refresh_token", &json!({ "refresh_token": token })).send().await
    }

    /// A POST in the current version of the protocol.
    pub fn post(&self, path: &str, body: &Value) -> Ask {
        self.client.post(&format!("/auth/v1{path}")).header("X-Supabase-Api-Version", "2024-01-01").json(body)
    }

    /// Acts with the access token of a session.
    pub fn client_of(&self, session: &Value) -> Client {
        self.client.with_token(text(&session["access_token"]))
    }

    /// Number of users.
    pub async fn users(&self) -> i64 {
        query!((i64,), "select count(*) from users").one(&*self.db).await.unwrap().0
    }

    /// Number of sessions.
    pub async fn sessions(&self) -> i64 {
        query!((i64,), "select count(*) from sessions").one(&*self.db).await.unwrap().0
    }
}

/// GET /user, in the current version of the protocol.
pub fn user(client: &Client) -> Ask {
    client.get("/auth/v1/user").header("X-Supabase-Api-Version", "2024-01-01")
}

/// The text of a JSON string.
pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

/// Asserts a failure in the current version: status, code in body and header.
#[track_caller]
pub fn refused(answer: &Answer, status: u16, code: &str) -> String {
    assert_eq!(answer.status.as_u16(), status, "{}", answer.text());
    let body = answer.json();
    assert_eq!(body["code"], code, "{body}");
    assert_eq!(answer.header("x-sb-error-code"), code);
    assert_eq!(answer.header("x-supabase-api-version"), "2024-01-01");
    text(&body["message"])
}

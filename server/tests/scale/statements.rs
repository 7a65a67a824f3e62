//! Number of statements per request, each of them a round trip on PostgreSQL.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use api::{App, Clock, Site};
use auth::Auth;
use db::{Db, Engine, query};
use google::Google;
use jiff::SignedDuration;
use serde_json::json;
use testing::{Ask, Client};
use tracing::{Subscriber, span, subscriber::DefaultGuard};
use tracing_subscriber::{Layer, filter::filter_fn, layer::Context, layer::SubscriberExt};
use vitrine::{Features, router};

/// Counts the statements that the program runs on this thread.
#[derive(Clone, Default)]
pub struct Statements(Arc<AtomicUsize>);

impl<S: Subscriber> Layer<S> for Statements {
    fn on_new_span(&self, attributes: &span::Attributes<'_>, _: &span::Id, _: Context<'_, S>) {
        if attributes.metadata().name() == "query" {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Statements {
    /// Counts until the guard is dropped.
    pub fn counting() -> (Self, DefaultGuard) {
        let statements = Self::default();
        let counted = statements.clone().with_filter(filter_fn(|metadata| metadata.target() == "vitrine::trace"));
        (statements, tracing::subscriber::set_default(tracing_subscriber::registry().with(counted)))
    }

    /// Counts the statements of a request. Sends it twice, so that caches are warm.
    pub async fn of(&self, ask: impl Fn() -> Ask) -> usize {
        ask().send().await;
        let before = self.0.load(Ordering::Relaxed);
        let answer = ask().send().await;
        assert!(answer.status.is_success(), "{}", answer.text());
        self.0.load(Ordering::Relaxed) - before
    }
}

/// Starts the whole program on a database; returns a client that is signed out.
pub async fn program(db: Db) -> Client {
    program_with(db, auth::Settings::default()).await
}

/// Starts it with other sign-in settings.
async fn program_with(db: Db, settings: auth::Settings) -> Client {
    // At one moment: sessions and tokens note their use once a minute, which would cost a statement more.
    let clock = Clock::fixed("2026-11-20T12:00:00Z".parse().expect("a time"));
    let app = App::new(db, clock, Site { rate_limit_factor: 10_000, ..Site::default() });
    let auth = Auth::new(&app, &testing::sealer(), settings, orgs::Registrar).await.expect("keys");
    let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
    Client::new(router(&app, auth, &google, &Features { rate_limit_factor: 10_000, ..Features::default() }))
}

#[tokio::test]
async fn authentication_costs_one_statement_for_sessions_and_tokens() {
    for db in testing::engines().await {
        let (statements, _counting) = Statements::counting();
        let nobody = program(db.db()).await;
        let person = json!({ "email": "zoe@example.com", "password": "Correct-horse-7",
            "data": { "first_name": "Zoe", "last_name": "Martin" } });
        let session = nobody.post("/auth/v1/signup").json(&person).send().await.expect(200).json();
        let zoe = nobody.with_token(session["access_token"].as_str().expect("a token"));
        let made = zoe.post("/api/v1/tokens").json(&json!({ "name": "Till", "scope": "read" })).send().await;
        let program = nobody.with_token(made.expect(201).json()["token"].as_str().expect("a token"));
        let shop = json!({ "name": "Shop", "address": "1 Main St", "city": "Austin" });
        let shop = zoe.post("/api/v1/locations").json(&shop).send().await.expect(201).json();
        let location_path = format!("/api/v1/locations/{}", shop["id"].as_str().expect("an id"));
        // Statements of the request itself: a page; the total; the version and a page; the totals.
        let requests = [
            ("/api/v1/locations?limit=50", 1),
            ("/api/v1/locations/count", 1),
            ("/api/v1/locations?q=austin", 2),
            ("/api/v1/locations/summary", 1),
            (location_path.as_str(), 1),
        ];
        for (path, own) in requests {
            assert_eq!(statements.of(|| zoe.get(path)).await, 1 + own, "{path}");
            assert_eq!(statements.of(|| program.get(path)).await, 1 + own, "{path} by a program");
        }
    }
}

#[tokio::test]
async fn the_list_of_clients_costs_the_same_for_one_and_for_hundreds() {
    for db in testing::engines().await {
        let (statements, _counting) = Statements::counting();
        let zoe = program(db.db()).await.sign_up("zoe").await;
        let (_, agency) = zoe.ids().await;
        let counts = async || {
            let mut counts = Vec::new();
            for sort in ["name", "waiting", "last_activity"] {
                counts.push(statements.of(|| zoe.get(&format!("/api/v1/clients?limit=200&sort={sort}"))).await);
            }
            counts
        };
        let mut before = None;
        for number in 0..300 {
            query!(
                "insert into orgs (id, name, is_demo, created_at, agency_id) values ($1, $2, false, 0, $3)",
                format!("018f0000-0000-7000-8000-{number:012}"),
                format!("Client {number}"),
                &agency
            )
            .run(&*db)
            .await
            .expect("a client");
            if before.is_none() {
                before = Some(counts().await);
            }
        }
        assert_eq!(Some(counts().await), before, "{:?}", db.engine());
        let page = zoe.get("/api/v1/clients?limit=200").send().await.expect(200).json();
        assert_eq!(page["items"].as_array().map(Vec::len), Some(200));
    }
}

#[tokio::test]
async fn signing_in_costs_a_hash_and_few_statements() {
    for db in testing::engines().await {
        let (statements, _counting) = Statements::counting();
        let nobody = program(db.db()).await;
        let person = json!({ "email": "zoe@example.com", "password": "Correct-horse-7",
            "data": { "first_name": "Zoe", "last_name": "Martin" } });
        nobody.post("/auth/v1/signup").json(&person).send().await.expect(200);
        let sign_in = || nobody.post("/auth/v1/token?grant_type=password").json(&person);
        // The user, the log they are in, what they sign in with (two), and the session with what is noted of it: one turn of
        // SQLite's writer, three statements elsewhere, where two limits are counted, too.
        let most = if db.engine() == Engine::Sqlite { 5 } else { 9 };
        let count = statements.of(sign_in).await;
        assert!(count <= most, "{count} statements on {:?}", db.engine());
    }
}

#[tokio::test]
async fn signing_up_takes_the_same_statements_whether_the_address_has_an_account_or_not() {
    let by_mail =
        auth::Settings { confirms_at_once: false, mail_pause: SignedDuration::ZERO, ..auth::Settings::default() };
    for db in testing::engines().await {
        let (statements, _counting) = Statements::counting();
        let nobody = program_with(db.db(), by_mail.clone()).await;
        query!(
            "insert into users (id, email, user_metadata, app_metadata, is_anonymous, email_confirmed_at, created_at, updated_at)
             values ('zoe', 'known@example.com', '{}', '{}', false, 0, 0, 0)"
        )
        .run(&*db)
        .await
        .expect("a user");
        for data in [json!({}), json!({ "first_name": "Zoe", "last_name": "Martin", "company": "Acme" })] {
            let sign_up = |email: &str| {
                let person = json!({ "email": email, "password": "Correct-horse-7", "data": data });
                nobody.post("/auth/v1/signup").json(&person)
            };
            let count_known = statements.of(|| sign_up("known@example.com")).await;
            let number = AtomicUsize::new(0);
            let unknown = || sign_up(&format!("new-{}@example.com", number.fetch_add(1, Ordering::Relaxed)));
            let unknown = statements.of(unknown).await;
            assert_eq!(count_known, unknown, "{:?} {data}", db.engine());
        }
    }
}

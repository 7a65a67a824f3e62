//! Test environment: the routes of organizations and sample routes, each on its own database.

use api::{App, Clock, Json, Site};
use auth::{Auth, Settings};
use axum::{
    Extension,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use db::{Db, query};
use futures::TryStreamExt;
use jiff::SignedDuration;
use media::{Pictures, Store};
use orgs::{
    Asking, Idempotent, Limits, LimitsLookup, May, OrgId, Publishing, Registrar, UnknownFieldsFuture, Within,
    may::{AddLocations, FollowChanges, KeepViews, SeeAuditLog, SeeLocations},
};
use serde::Deserialize;
use serde_json::{Value, json};
use testing::{Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

/// Test environment: the routes with their app, store and database.
pub struct World {
    /// Client that is not signed in.
    pub client: Client,
    /// State of the handlers.
    pub app: App,
    /// Authentication service.
    pub auth: Auth,
    /// Store of pictures.
    pub store: Store,
    /// Database, dropped with the environment.
    pub db: TestDb,
}

/// Replaces the check of locations and labels, which belong to another feature.
fn all_known<'a>(_: &'a Db, _: &'a OrgId, _: &'a Limits) -> UnknownFieldsFuture<'a> {
    Box::pin(async { Ok(Vec::new()) })
}

/// Returns a test environment per engine.
pub async fn worlds() -> Vec<World> {
    worlds_with(1_000).await
}

/// Returns test environments with other rate limits.
pub async fn worlds_with(rate_limit_factor: u32) -> Vec<World> {
    let mut made = Vec::new();
    for db in engines().await {
        let site = Site { rate_limit_factor, ..Site::default() };
        let app = App::new(db.db(), Clock::fixed("2026-03-01T12:00:00Z".parse().unwrap()), site);
        let auth = Auth::new(&app, &testing::sealer(), Settings::default(), Registrar).await.unwrap();
        let pictures = Pictures::default();
        let api = orgs::routes().merge(orgs::picture_routes(&pictures));
        let (router, _) = OpenApiRouter::new().nest("/api/v1", api).nest("/auth/v1", auth::routes()).split_for_parts();
        let router = router
            .route("/read", get(async |member: May<KeepViews>| format!("{} {:?}", member.org, member.role)))
            .route("/via", get(async |member: May<KeepViews>| if member.via.is_token() { "token" } else { "session" }))
            .route("/change", post(async |member: May<AddLocations>| member.org.to_string()))
            .route("/publish", post(async |member: May<Publishing<AddLocations>>| member.org.to_string()))
            .route("/ask", post(async |member: May<Asking<AddLocations>>| member.org.to_string()))
            .route("/own", post(async |member: May<SeeAuditLog>| member.org.to_string()))
            .route("/whole", get(async |member: May<FollowChanges>| member.org.to_string()))
            .route("/some", get(async |member: Within<SeeLocations>| format!("{:?}", member.scope)))
            .route("/things", post(add_thing))
            .layer(Extension(auth.clone()))
            .layer(Extension(LimitsLookup(all_known)));
        made.push(World { client: Client::new(router.with_state(app.clone())), app, auth, store: pictures.store, db });
    }
    made
}

/// Body of the sample route.
#[derive(Deserialize)]
struct Thing {
    name: String,
    #[serde(default)]
    fails: bool,
}

/// Adds a "thing" as a row that tests can count.
async fn add_thing(
    member: May<AddLocations>,
    State(app): State<App>,
    Idempotent(once, thing): Idempotent<Thing>,
) -> api::Result<Response> {
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, &member.org, app.now()).await? {
        return Ok(answer);
    }
    let id = orgs::OrgId::new(app.now());
    query!("insert into orgs (id, name, is_demo, created_at) values ($1, $2, false, $3)", &id, &thing.name, app.now())
        .run(&mut tx)
        .await?;
    if thing.fails {
        return Err(api::Error::invalid(Vec::new()));
    }
    let headers = [(header::ETAG, "\"1\"".to_owned()), (header::LOCATION, format!("/things/{id}"))];
    let answer = (StatusCode::CREATED, headers, Json(json!({ "id": id, "name": thing.name }))).into_response();
    let answer = once.keep(&mut tx, &member.org, answer).await?;
    tx.commit().await?;
    Ok(answer)
}

impl World {
    /// Signs a user up with metadata; returns their client.
    pub async fn sign_up(&self, email: &str, metadata: &Value) -> Client {
        let body = json!({ "email": email, "password": "Rue-du-Bac-75007", "data": metadata });
        let session = self.client.post("/auth/v1/signup").json(&body).send().await.expect(200).json();
        self.client_of(&session)
    }

    /// Signs a user up with first and last name.
    pub async fn owner(&self, email: &str) -> Client {
        self.sign_up(email, &json!({ "first_name": "Zoé", "last_name": "Le Roy" })).await
    }

    /// Signs a user in again.
    pub async fn sign_in(&self, email: &str) -> Client {
        let body = json!({ "email": email, "password": "Rue-du-Bac-75007" });
        let session = self.client.post("/auth/v1/token?grant_type=password").json(&body).send().await.expect(200);
        self.client_of(&session.json())
    }

    /// Returns a client with the access token of a session.
    pub fn client_of(&self, session: &Value) -> Client {
        self.client.with_token(session["access_token"].as_str().unwrap())
    }

    /// Sets the role of all members.
    pub async fn set_role(&self, role: &str) {
        query!("update memberships set role = $1", role).run(&*self.db).await.unwrap();
    }

    /// Bans the user with this address for an hour.
    pub async fn ban(&self, email: &str) {
        let until = self.app.now() + SignedDuration::from_hours(1);
        query!("update users set banned_until = $2 where email = $1", email, until).run(&*self.db).await.unwrap();
    }

    /// Moves all users to the organization in an answer of `/read`.
    pub async fn move_all(&self, read: &str) {
        let org = read.split(' ').next().unwrap();
        query!("update memberships set org_id = $1", org).run(&*self.db).await.unwrap();
        query!("update profiles set org_id = $1", org).run(&*self.db).await.unwrap();
    }

    /// Invites a user; returns the token of the invitation link.
    pub async fn invite(&self, by: &Client, email: &str, role: &str) -> String {
        self.invite_within(by, email, role, &Value::Null).await
    }

    /// Invites a user with limits; returns the token of the invitation link.
    pub async fn invite_within(&self, by: &Client, email: &str, role: &str, limits: &Value) -> String {
        let body = json!({ "email": email, "role": role, "language": "fr", "limits": limits });
        by.post("/api/v1/invitations").json(&body).send().await.expect(201);
        let emails = self.emails().await;
        let message = emails.iter().find(|message| message.to == [email]).unwrap();
        let text = message.text.replace("=\r\n", "");
        let (_, token) = text.split_once("/fr/invitation#").unwrap();
        token.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect()
    }

    /// Sends and returns all queued emails.
    pub async fn emails(&self) -> Vec<testing::Received> {
        let sink = testing::MailSink::start().await;
        let mailer = mail::Mailer::new(Some(&sink.url()), "Vitrine <no-reply@vitrine.example>", "mail".into()).unwrap();
        let jobs = mail::jobs(mailer, testing::sealer());
        let ran = jobs::run_pending(&self.app.db, &self.app.clock, &jobs).await.unwrap();
        assert_eq!((ran.retried, ran.failed), (0, 0));
        sink.emails()
    }

    /// Runs the jobs of pictures.
    pub async fn work(&self) {
        let ran = jobs::run_pending(&self.app.db, &self.app.clock, &media::jobs(&self.store)).await.unwrap();
        assert_eq!((ran.retried, ran.failed), (0, 0));
    }

    /// Returns the file at a path under `/media/`.
    pub async fn picture(&self, address: &str) -> Option<Vec<u8>> {
        let file = self.store.get(address.strip_prefix("/media/").unwrap()).await.unwrap()?;
        Some(file.content.try_collect::<Vec<_>>().await.unwrap().concat())
    }

    /// Returns the number of stored files.
    pub async fn file_count(&self) -> usize {
        self.store.older_than("9999-01-01T00:00:00Z".parse().unwrap()).try_collect::<Vec<_>>().await.unwrap().len()
    }

    /// Returns all tokens as stored in the database.
    pub async fn dump(&self) -> String {
        let all =
            query!((String, String, String), "select name, prefix, token_hash from api_tokens").all(&*self.db).await;
        format!("{:?}", all.unwrap())
    }

    /// Leaves the tokens as an earlier release wrote them.
    pub async fn forget_scopes(&self) {
        query!("update api_tokens set scopes = null").run(&*self.db).await.unwrap();
    }

    /// Counts the organizations with this name.
    pub async fn count(&self, name: &str) -> i64 {
        query!((i64,), "select count(*) from orgs where name = $1", name).one(&*self.db).await.unwrap().0
    }
}

//! API with sign-up, on a fresh database of each engine.

use ::events::{EmailText, Emailed, Notified};
use api::{App, Clock, Site};
use auth::{Auth, UserId};
use axum::Extension;
use db::query;
use jiff::SignedDuration;
use notifications::{AffectedLocation, Audience};
use orgs::{OrgId, Permission};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use testing::{Client, MailSink, Received, TestDb, engines};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

/// Event of another feature.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct ImportFinished {
    pub import_id: String,
    pub filename: String,
    pub created: i64,
    pub updated: i64,
    pub left_out: i64,
}
::events::heard_by!(ImportFinished => notification "import_finished");
impl Emailed for ImportFinished {
    const EMAIL: EmailText = EmailText::minor(["Import finished"; 2], ["Import terminé"; 2]);
}

/// Event of another feature.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct RatingDropped {
    pub location_id: String,
    pub name: String,
    pub from: f64,
    pub to: f64,
}
::events::heard_by!(RatingDropped => notification "rating_dropped");
impl Emailed for RatingDropped {
    const EMAIL: EmailText = EmailText::serious(
        ["The rating of {name} dropped from {from} to {to}", "A rating dropped"],
        ["La note de {name} est passée de {from} à {to}", "Une note a baissé"],
    );
}

/// Event of another feature.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct LocationUnverified {
    pub location_id: String,
    pub name: String,
}
::events::heard_by!(LocationUnverified => notification "location_unverified");
impl Emailed for LocationUnverified {
    const EMAIL: EmailText = EmailText::serious(["{name} lost its verification"; 2], ["{name} n’est plus validé"; 2]);
}

/// Event of another feature, which concerns the permission to reply.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct LowReview {
    pub name: String,
}
::events::heard_by!(LowReview => notification "low_review");
impl Emailed for LowReview {
    const PERMISSION: Option<&'static str> = Some(Permission::ReplyToReviews.as_str());
    const EMAIL: EmailText = EmailText::prompt(["{name} got a bad review"; 2], ["{name} a reçu un mauvais avis"; 2]);
}

/// API under test, with the database behind it.
pub struct World {
    pub app: App,
    pub auth: Auth,
    client: Client,
    db: TestDb,
}

/// Signed-in user.
pub struct TestUser {
    pub client: Client,
    pub user: UserId,
    pub org: OrgId,
}

/// Returns a world for each engine.
pub async fn worlds() -> Vec<World> {
    let mut made = Vec::new();
    for db in engines().await {
        let site = Site { rate_limit_factor: 1_000, ..Site::default() };
        let app = App::new(db.db(), Clock::fixed("2026-03-01T12:00:00Z".parse().unwrap()), site);
        let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let (router, _) = OpenApiRouter::new()
            .nest("/api/v1", orgs::routes().merge(notifications::routes()))
            .nest("/auth/v1", auth::routes())
            .split_for_parts();
        let all_known = orgs::LimitsLookup(|_, _, _| Box::pin(async { Ok(Vec::new()) }));
        let router = router.merge(notifications::pages());
        let router = router.layer(Extension(auth.clone())).layer(Extension(all_known));
        let client = Client::new(router.with_state(app.clone()));
        made.push(World { app, auth, client, db });
    }
    made
}

impl World {
    /// Signs up a user who owns a new organization.
    pub async fn sign_up(&self, name: &str) -> TestUser {
        let client = self.client.sign_up(name).await;
        let (user, org) = client.ids().await;
        TestUser { client, user: user.parse().unwrap(), org: org.parse().unwrap() }
    }

    /// Signs up a user and makes them a member of the organization of `owner`.
    pub async fn colleague(&self, owner: &TestUser, name: &str, role: &str) -> TestUser {
        let somebody = self.sign_up(name).await;
        query!("update profiles set org_id = $2 where id = $1", &somebody.user, &owner.org)
            .run(&*self.db)
            .await
            .unwrap();
        query!(
            "update memberships set org_id = $3, role = $4 where org_id = $2 and user_id = $1",
            &somebody.user,
            &somebody.org,
            &owner.org,
            role
        )
        .run(&*self.db)
        .await
        .unwrap();
        TestUser { org: owner.org.clone(), ..somebody }
    }

    /// Limits a member to some locations and labels.
    pub async fn limit(&self, somebody: &TestUser, locations: &[&str], labels: &[&str]) {
        let limits = json!({ "locations": locations, "labels": labels });
        query!(
            "update memberships set limits = $3 where org_id = $1 and user_id = $2",
            &somebody.org,
            &somebody.user,
            limits
        )
        .run(&*self.db)
        .await
        .unwrap();
    }

    /// Notifies about rating drops at these locations, given by id and labels, in one notification per member.
    pub async fn notify_about(&self, org: &OrgId, locations: &[(&str, &[String])]) {
        let places: Vec<AffectedLocation<'_>> =
            locations.iter().map(|&(id, labels)| AffectedLocation { id, labels }).collect();
        let notifications_of = |_: &UserId, seen: &[usize]| {
            let names: Vec<&str> = seen.iter().map(|at| locations[*at].0).collect();
            vec![(drop_at(&names.join(" ")), "/dashboard/locations".to_owned())]
        };
        let mut tx = self.app.db.begin().await.unwrap();
        notifications::notify_about(&mut tx, org, &places, notifications_of, self.app.now()).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Notifies about a low review of this location, given by id.
    pub async fn notify_low_review(&self, org: &OrgId, id: &str) {
        let event =
            |_: &UserId, _: &[usize]| vec![(LowReview { name: id.to_owned() }, "/dashboard/reviews".to_owned())];
        let mut tx = self.app.db.begin().await.unwrap();
        let place = [AffectedLocation { id, labels: &[] }];
        notifications::notify_about(&mut tx, org, &place, event, self.app.now()).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Writes the emails that are due, sends them, and returns them as text.
    pub async fn emails(&self) -> Vec<Received> {
        self.run_jobs().await;
        let sink = MailSink::start().await;
        let mailer = mail::Mailer::new(Some(&sink.url()), "Vitrine <no-reply@vitrine.example>", "mail".into()).unwrap();
        let jobs = mail::jobs(mailer, testing::sealer());
        let ran = jobs::run_pending(&self.app.db, &self.app.clock, &jobs).await.unwrap();
        assert_eq!((ran.retried, ran.failed), (0, 0));
        let emails = sink.emails().into_iter().map(|email| Received { text: decoded(&email.text), ..email });
        emails.filter(|email| email.text.contains("List-Unsubscribe")).collect()
    }

    /// Runs the jobs that are due.
    pub async fn run_jobs(&self) {
        let jobs = notifications::jobs(&self.app, &self.auth);
        let ran = jobs::run_pending(&self.app.db, &self.app.clock, &jobs).await.unwrap();
        assert_eq!((ran.retried, ran.failed), (0, 0));
    }

    /// Sets the time zone of a user.
    pub async fn set_zone(&self, somebody: &TestUser, zone: &str) {
        query!("update profiles set time_zone = $2 where id = $1", &somebody.user, zone).run(&*self.db).await.unwrap();
    }

    /// Ends a membership.
    pub async fn remove(&self, somebody: &TestUser) {
        query!("delete from memberships where org_id = $1 and user_id = $2", &somebody.org, &somebody.user)
            .run(&*self.db)
            .await
            .unwrap();
    }

    /// Bans a user for a day.
    pub async fn ban(&self, somebody: &TestUser) {
        let until = self.app.now() + SignedDuration::from_hours(24);
        query!("update users set banned_until = $2 where id = $1", &somebody.user, until).run(&*self.db).await.unwrap();
    }

    /// Turns an organization into a demo.
    pub async fn make_demo(&self, org: &OrgId) {
        query!("update orgs set is_demo = true where id = $1", org).run(&*self.db).await.unwrap();
    }

    /// Sends a request without signing in.
    pub fn visitor(&self) -> &Client {
        &self.client
    }

    /// Sends a notification and commits.
    pub async fn notify<E: Notified>(&self, org: &OrgId, event: &E, to: Audience<'_>) {
        let mut tx = self.app.db.begin().await.unwrap();
        notifications::notify(&mut tx, org, event, to, "/dashboard/locations", self.app.now()).await.unwrap();
        tx.commit().await.unwrap();
    }
}

impl TestUser {
    /// Returns the number of unread notifications.
    pub async fn unread(&self) -> Value {
        self.client.get("/api/v1/notifications/count").send().await.expect(200).json()["unread"].clone()
    }

    /// Returns the items of a list.
    pub async fn list(&self, query: &str) -> Vec<Value> {
        let page = self.client.get(&format!("/api/v1/notifications{query}")).send().await.expect(200).json();
        page["items"].as_array().unwrap().clone()
    }

    /// Chooses the delivery of a kind by email.
    pub async fn choose(&self, kind: &str, delivery: &str) -> Value {
        let change = json!({ "items": [{ "kind": kind, "email": delivery }] });
        self.client.put("/api/v1/notifications/preferences").json(&change).send().await.expect(200).json()
    }

    /// Returns the delivery of a kind by email.
    pub async fn delivery(&self, kind: &str) -> Value {
        let all = self.client.get("/api/v1/notifications/preferences").send().await.expect(200).json();
        let preference = all["items"].as_array().unwrap().iter().find(|item| item["kind"] == kind).unwrap();
        preference["email"].clone()
    }

    /// Marks notifications as read and returns the number still unread.
    pub async fn read(&self, selection: &Value) -> Value {
        self.client.post("/api/v1/notifications/read").json(selection).send().await.expect(200).json()["unread"].clone()
    }
}

/// Decodes quoted-printable text.
fn decoded(text: &str) -> String {
    let text = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut remaining = text.as_bytes();
    while let Some((&byte, after)) = remaining.split_first() {
        let code = (byte == b'=').then(|| after.get(..2)).flatten();
        let code = code.and_then(|code| u8::from_str_radix(std::str::from_utf8(code).ok()?, 16).ok());
        bytes.push(code.unwrap_or(byte));
        remaining = if code.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Returns a rating drop at a location of this name.
pub fn drop_at(name: &str) -> RatingDropped {
    RatingDropped { location_id: "l".into(), name: name.into(), from: 4.5, to: 4.25 }
}

/// Returns a lost verification of a location of this name.
pub fn unverified(name: &str) -> LocationUnverified {
    LocationUnverified { location_id: "l".into(), name: name.into() }
}

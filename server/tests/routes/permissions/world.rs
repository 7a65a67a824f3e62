//! An organization with something of everything, and its people.

use api::{App, Clock, Site};
use audit_log::Refusals;
use auth::Auth;
use axum::http::Method;
use db::query;
use google::Google;
use orgs::{MATRIX, MatrixRow, Role};
use serde_json::{Value, json};
use testing::{Answer, Client, Operation, TestDb};
use vitrine::{Features, document, router};

/// A word that only stands in the location of which limited members must not hear.
pub const SECRET: &str = "Zanzibarium";
const FILE: &str = "Business Name,Address,City,State,ZIP Code\nZanzibarium Two,1 Main St,Austin,TX,78701\n";

/// The organization of `owner`.
pub struct World {
    pub owner: Client,
    nobody: Client,
    org: String,
    /// The location that only members without limits see.
    pub hidden: String,
    /// The location that limited members see.
    pub visible: String,
    label: String,
    import: String,
    photo: String,
    view: String,
    /// Review of the hidden location.
    review: String,
    invitation: String,
    /// Refused access that waits to be written.
    pub refusals: Refusals,
    pub app: App,
    db: TestDb,
}

/// Every operation but the ones that anybody may ask for.
pub fn operations() -> Vec<Operation> {
    let document = serde_json::to_value(document()).expect("JSON");
    let mut operations = testing::operations(&document);
    operations.retain(|operation| !operation.is_public);
    assert!(operations.len() > 80, "{}", operations.len());
    operations
}

/// The line of the matrix of an operation; nothing where it is enough to be signed in.
pub fn row(operation: &Operation) -> Option<&'static MatrixRow> {
    let permission =
        operation.permission.as_deref().unwrap_or_else(|| panic!("{} names no x-permission", operation.id));
    let row = MATRIX.iter().find(|row| row.permission.as_str() == permission);
    assert!(row.is_some() || permission == "signed_in", "{}: there is no permission {permission}", operation.id);
    row
}

/// A world on each engine.
pub async fn worlds() -> Vec<World> {
    let mut worlds = Vec::new();
    for db in testing::engines().await {
        worlds.push(World::new(db).await);
    }
    worlds
}

impl World {
    async fn new(db: TestDb) -> Self {
        let site = Site { rate_limit_factor: 100_000, ..Site::default() };
        let app = App::new(db.db(), Clock::fixed("2026-03-01T12:00:00Z".parse().expect("a time")), site);
        let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
        let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
        let refusals = Refusals::default();
        let features = Features { rate_limit_factor: 100_000, refusals: refusals.clone(), ..Features::default() };
        let nobody = Client::new(router(&app, auth, &google, &features));
        let owner = sign_up(&nobody, "owner@example.com").await;
        let label = create(&owner, "labels", &json!({ "name": "North", "color": "red" })).await;
        let hidden = create(&owner, "locations", &location(&format!("{SECRET} One"))).await;
        let visible = create(&owner, "locations", &location("Plain")).await;
        let upload = owner.post("/api/v1/imports?filename=new.csv").body("text/csv", FILE).send().await.expect(201);
        let photos = format!("/api/v1/locations/{hidden}/photos?alt={SECRET}");
        let photo = owner.post(&photos).body("image/png", png()).send().await.expect(201);
        let view =
            create(&owner, "views", &json!({ "name": "All", "search": "", "columns": [], "density": "compact" })).await;
        let review = create(&owner, "reviews", &review(&hidden)).await;
        let invitation = create(&owner, "invitations", &json!({ "email": "z@example.com", "role": "viewer" })).await;
        let org = id_of(&owner.get("/api/v1/me").send().await.expect(200).json()["organisation"]);
        let (import, photo) = (id_of(&upload.json()), id_of(&photo.json()));
        Self { owner, nobody, org, hidden, visible, label, import, photo, view, review, invitation, refusals, app, db }
    }

    /// Returns a client that is signed out.
    pub fn signed_out(&self) -> &Client {
        &self.nobody
    }

    /// The owner in a new session.
    pub async fn owner_again(&self) -> Client {
        let proof = json!({ "email": "owner@example.com", "password": "Correct-horse-7" });
        let session = self.nobody.post("/auth/v1/token?grant_type=password").json(&proof).send().await.expect(200);
        self.nobody.with_token(session.json()["access_token"].as_str().expect("a token"))
    }

    /// Signs up the owner of another organization.
    pub async fn stranger(&self) -> Client {
        sign_up(&self.nobody, "stranger@example.com").await
    }

    /// Adds a member with a role.
    pub async fn member(&self, role: Role) -> Client {
        self.joined(role, None).await
    }

    /// A member who is limited to the location that is shown.
    pub async fn limited(&self, role: Role) -> Client {
        self.joined(role, Some(json!({ "locations": [self.visible], "labels": [self.label] }))).await
    }

    async fn joined(&self, role: Role, limits: Option<Value>) -> Client {
        let extent = if limits.is_some() { "limited" } else { "whole" };
        let client = sign_up(&self.nobody, &format!("{extent}-{}@example.com", role.as_str())).await;
        let user = id_of(&client.get("/api/v1/me").send().await.expect(200).json()["user"]);
        query!(
            "update memberships set org_id = $1, role = $2, limits = $3 where user_id = $4",
            &self.org,
            role.as_str(),
            limits,
            &user
        )
        .run(&*self.db)
        .await
        .expect("a membership");
        query!("update profiles set org_id = $1 where id = $2", &self.org, &user)
            .run(&*self.db)
            .await
            .expect("a profile");
        client
    }

    /// Lets the organization be a demo whose time is over.
    pub async fn expire(&self) {
        query!("update orgs set is_demo = true, expires_at = 1 where id = $1", &self.org)
            .run(&*self.db)
            .await
            .expect("an organisation");
    }

    /// Gives a member a custom role with these permissions.
    pub async fn give(&self, client: &Client, permissions: orgs::PermissionSet) {
        let id = id_of(&client.get("/api/v1/me").send().await.expect(200).json()["user"]);
        let text = permissions.text();
        let changed = query!("update custom_roles set permissions = $1 where org_id = $2", &text, &self.org);
        if changed.run(&*self.db).await.expect("a role") == 0 {
            query!(
                "insert into custom_roles (org_id, id, name, name_key, permissions, is_for_clients, is_offered,
                    created_at, updated_at) values ($1, '018f0000-0000-7000-8000-00000000aaaa', 'Random', 'random', $2, false, false, 1, 1)",
                &self.org,
                &text
            )
            .run(&*self.db)
            .await
            .expect("a role");
        }
        query!(
            "update memberships set role = 'custom', role_id = '018f0000-0000-7000-8000-00000000aaaa' where user_id = $1 and org_id = $2",
            &id,
            &self.org
        )
        .run(&*self.db)
        .await
        .expect("a membership");
    }

    /// Removes a member from the organization.
    pub async fn remove(&self, client: &Client) {
        let id = id_of(&client.get("/api/v1/me").send().await.expect(200).json()["user"]);
        self.owner.delete(&format!("/api/v1/members/{id}")).send().await.expect(204);
    }

    /// Asks for an operation of what the organization really has, with a body that would do something.
    pub async fn ask(&self, client: &Client, operation: &Operation) -> Answer {
        let id = |_: &str| match operation.path.as_str() {
            path if path.contains("/locations/{id}") => self.hidden.clone(),
            path if path.contains("/imports/") => self.import.clone(),
            path if path.contains("/labels/") => self.label.clone(),
            path if path.contains("/reviews/") => self.review.clone(),
            path if path.contains("/views/") => self.view.clone(),
            path if path.contains("/invitations/") => self.invitation.clone(),
            path if path.contains("/organisations/") => self.org.clone(),
            _ => UNKNOWN_ID.to_owned(),
        };
        self.send(
            client,
            operation,
            &operation.path_with(|name| if name == "photo" { self.photo.clone() } else { id(name) }),
        )
        .await
    }

    /// Asks for an operation of what is not there.
    pub async fn ask_for_nothing(&self, client: &Client, operation: &Operation) -> Answer {
        let path = operation.path_with(|_| UNKNOWN_ID.to_owned());
        let ask = client.ask(operation.method.clone(), &path).header("if-match", "\"1\"");
        if operation.method == Method::GET { answer(ask).await } else { ask.json(&json!({})).send().await }
    }

    async fn send(&self, client: &Client, operation: &Operation, path: &str) -> Answer {
        let ids = format!("?ids={},{}&q=zanzibarium&filename=mine.csv", self.hidden, self.visible);
        let ask = client.ask(operation.method.clone(), &format!("{path}{ids}")).header("if-match", "\"1\"");
        if operation.method == Method::GET {
            return answer(ask).await;
        }
        let column = |column: usize| json!({ "column": column });
        let mapping = json!({ "name": column(0), "address": column(1), "city": column(2), "state": column(3),
            "postal_code": column(4) });
        let body = json!({ "mapping": mapping, "options": {}, "name": "Taken over", "address": "2 Side St", "city": "Austin", "role": "owner",
            "email": "mine@example.com", "color": "red", "scope": "write", "ids": [self.photo], "alt": "Taken over",
            "text": "Taken over", "is_done": true, "rule": "off_topic", "outcome": "kept", "language": "en", "min_stars": 1, "max_stars": 5,
            "version": 1, "comment": "Taken over", "state": if path.contains("/citation-tasks") { "paused" } else { "open" },
            "decision": "same", "action": if path.contains("/local-pages") { json!({ "kind": "call" }) } else { json!({ "kind": "state", "state": "done" }) },
            "version_id": "018f0000-0000-7000-8000-000000000001" });
        let body = crate::isolation::of_path(&operation.path).unwrap_or(body);
        ask.json(&body).send().await
    }

    /// Returns the state of the organization, to compare it later.
    pub async fn everything(&self) -> Vec<Value> {
        let mut seen = Vec::new();
        for path in
            ["locations", "locations/summary", "imports", "members", "invitations", "labels", "views", "reviews"]
        {
            seen.push(self.owner.get(&format!("/api/v1/{path}")).send().await.expect(200).json());
        }
        seen.push(self.owner.get(&format!("/api/v1/locations/{}/photos", self.hidden)).send().await.expect(200).json());
        seen
    }
}

/// An id of nothing.
const UNKNOWN_ID: &str = "018f0000-0000-7000-8000-000000000000";

/// Sends a request and returns its answer; of an endless stream, only the beginning.
async fn answer(ask: testing::Ask) -> Answer {
    let response = ask.open().await;
    if response.headers().get("content-type").is_some_and(|kind| kind == "text/event-stream") {
        return Answer { status: response.status(), headers: response.headers().clone(), bytes: Vec::new() };
    }
    let (parts, body) = response.into_parts();
    let bytes = axum::body::to_bytes(body, usize::MAX).await.expect("a whole body").to_vec();
    Answer { status: parts.status, headers: parts.headers, bytes }
}

async fn sign_up(nobody: &Client, email: &str) -> Client {
    let profile = json!({ "first_name": "A", "last_name": "B" });
    let person = json!({ "email": email, "password": "Correct-horse-7", "data": profile });
    let session = nobody.post("/auth/v1/signup").json(&person).send().await.expect(200).json();
    nobody.with_token(session["access_token"].as_str().expect("a token"))
}

async fn create(client: &Client, collection: &str, new: &Value) -> String {
    id_of(&client.post(&format!("/api/v1/{collection}")).json(new).send().await.expect(201).json())
}

fn id_of(created: &Value) -> String {
    created["id"].as_str().expect("an id").to_owned()
}

fn location(name: &str) -> Value {
    json!({ "name": name, "address": "1 Main St", "city": "Austin", "state": "TX", "postal_code": "78701" })
}

fn review(location: &str) -> Value {
    json!({ "location_id": location, "source": "other", "text": SECRET, "written_at": "2020-01-01T00:00:00Z" })
}

fn png() -> Vec<u8> {
    let mut file = std::io::Cursor::new(Vec::new());
    image::DynamicImage::new_rgb8(300, 300).write_to(&mut file, image::ImageFormat::Png).expect("a file in memory");
    file.into_inner()
}

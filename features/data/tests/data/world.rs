//! Routes of this feature, and the routes that fill an organization.

use std::io::{Cursor, Read};

use api::{App, Clock, Site};
use auth::Auth;
use axum::{Extension, Router};
use db::query;
use futures::TryStreamExt;
use jobs::Registry;
use media::{Pictures, Store, StoreTarget};
use serde_json::{Value, json};
use tempfile::TempDir;
use testing::{Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;
use zip::ZipArchive;

/// Password of all users.
pub const PASSWORD: &str = "Rue-du-Bac-75007";

/// A running site.
pub struct World {
    pub app: App,
    pub store: Store,
    pub client: Client,
    pub auth: Auth,
    pub db: TestDb,
    jobs: Registry,
    _folder: TempDir,
}

/// Starts a site on each engine.
pub async fn worlds() -> Vec<World> {
    let mut made = Vec::new();
    for db in engines().await {
        made.push(World::on(db).await);
    }
    made
}

impl World {
    async fn on(db: TestDb) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&StoreTarget::Folder(folder.path().to_owned())).unwrap();
        let clock = Clock::fixed("2026-03-01T12:00:00Z".parse().unwrap());
        let app = App::new(db.db(), clock, Site { rate_limit_factor: 10_000, ..Site::default() });
        let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let photos = Pictures { store: store.clone(), ..Pictures::default() };
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(orgs::picture_routes(&photos))
            .merge(locations::routes(&locations::Settings::default()))
            .merge(photos::routes(&photos))
            .merge(notifications::routes())
            .merge(data::routes(&store));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .layer(Extension(auth.clone()))
            .layer(Extension(orgs::LimitsLookup(locations::unknown_limits)))
            .with_state(app.clone());
        let jobs = data::jobs(&app, &auth, &store).and(media::jobs(&store));
        Self { app, store, client: Client::new(router), auth, db, jobs, _folder: folder }
    }

    /// Signs up a user, who owns a new organization unless `told` has an invitation.
    pub async fn sign_up(&self, name: &str, metadata: &Value) -> Client {
        let mut data = json!({ "first_name": name, "last_name": "Durand" });
        data.as_object_mut().unwrap().extend(metadata.as_object().cloned().unwrap());
        let body = json!({ "email": email(name), "password": PASSWORD, "data": data });
        let session = self.client.post("/auth/v1/signup").json(&body).send().await.expect(200).json();
        self.client.with_token(session["access_token"].as_str().unwrap())
    }

    /// Signs up the owner of a new organization.
    pub async fn owner(&self, name: &str) -> Client {
        self.sign_up(name, &json!({})).await
    }

    /// Invites a user and signs them up.
    pub async fn join(&self, by: &Client, name: &str, role: &str) -> Client {
        let body = json!({ "email": email(name), "role": role, "language": "fr" });
        by.post("/api/v1/invitations").json(&body).send().await.expect(201);
        let emails = self.emails().await;
        let message = emails.iter().rev().find(|message| message.to == [email(name)]).unwrap();
        let text = message.text.replace("=\r\n", "");
        let (_, token) = text.split_once("/fr/invitation#").unwrap();
        let token: String = token.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
        self.sign_up(name, &json!({ "invitation": token })).await
    }

    /// Signs in an imported user, as if they had set a password through the link in the email.
    pub async fn sign_in(&self, name: &str) -> Client {
        auth::accounts::set_password(&self.auth, &self.app, &email(name), PASSWORD).await.unwrap();
        query!("update users set email_confirmed_at = created_at where email = $1", email(name))
            .run(&*self.db)
            .await
            .unwrap();
        let body = json!({ "email": email(name), "password": PASSWORD });
        let session =
            self.client.post("/auth/v1/token?grant_type=password").json(&body).send().await.expect(200).json();
        self.client.with_token(session["access_token"].as_str().unwrap())
    }

    /// Runs the queued jobs of this feature.
    pub async fn work(&self) -> jobs::Ran {
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap()
    }

    /// Runs the scheduled jobs once, as a worker does.
    pub async fn tick(&self) -> jobs::Ran {
        for kind in ["forget_data_exports", "remove_organisations"] {
            let mut tx = self.app.db.begin().await.unwrap();
            jobs::enqueue(&mut tx, &jobs::NewJob::new(kind, json!(null)), self.app.now()).await.unwrap();
            tx.commit().await.unwrap();
        }
        self.work().await
    }

    /// Sends the queued emails.
    pub async fn emails(&self) -> Vec<testing::Received> {
        let sink = testing::MailSink::start().await;
        let mailer = mail::Mailer::new(Some(&sink.url()), "Vitrine <no-reply@vitrine.example>", "mail".into()).unwrap();
        let ran =
            jobs::run_pending(&self.app.db, &self.app.clock, &mail::jobs(mailer, testing::sealer())).await.unwrap();
        assert_eq!((ran.retried, ran.failed), (0, 0));
        sink.emails()
    }

    /// Creates an export and returns its file.
    pub async fn export(&self, client: &Client) -> Vec<u8> {
        let id = client.post("/api/v1/data/exports").send().await.expect(202).json()["id"].clone();
        self.work().await;
        let path = format!("/api/v1/data/exports/{}/file", id.as_str().unwrap());
        client.get(&path).send().await.expect(200).bytes
    }

    /// Lists the names of all files in the store.
    pub async fn stored_files(&self) -> Vec<String> {
        let mut names: Vec<String> =
            self.store.older_than("9999-01-01T00:00:00Z".parse().unwrap()).try_collect().await.unwrap();
        names.sort();
        names
    }

    /// Returns every row of every table as text, with its table's name.
    pub async fn dump(&self) -> Vec<(String, String)> {
        let mut rows = match db::file(self.db.url()).unwrap() {
            Some(file) => {
                let file = file.to_owned();
                tokio::task::spawn_blocking(move || dump_of_file(&file)).await.unwrap()
            }
            None => dump_of_server(self.db.url()).await,
        };
        rows.sort();
        rows
    }

    /// Returns the tables with a row that contains this text.
    pub async fn tables_with(&self, text: &str) -> Vec<String> {
        let mut tables: Vec<String> =
            self.dump().await.into_iter().filter(|(_, row)| row.contains(text)).map(|(table, _)| table).collect();
        tables.dedup();
        tables
    }
}

/// Email address of a test user.
pub fn email(name: &str) -> String {
    format!("{}@example.com", name.to_lowercase())
}

/// Returns the id of the user's current organization.
pub async fn org_of(client: &Client) -> orgs::OrgId {
    let me = client.get("/api/v1/me").send().await.expect(200).json();
    me["organisation"]["id"].as_str().unwrap().parse().unwrap()
}

/// Returns the files of an archive, sorted by name.
pub fn files(archive: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut zip = ZipArchive::new(Cursor::new(archive)).unwrap();
    let mut files: Vec<_> = (0..zip.len())
        .map(|at| {
            let mut file = zip.by_index(at).unwrap();
            let mut content = Vec::new();
            file.read_to_end(&mut content).unwrap();
            (file.name().unwrap().into_owned(), content)
        })
        .collect();
    files.sort();
    files
}

/// Parses one file of an archive as JSON lines.
pub fn lines(archive: &[u8], name: &str) -> Vec<Value> {
    let files = files(archive);
    let (_, content) = files.iter().find(|(file, _)| file == name).unwrap();
    String::from_utf8(content.clone()).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn dump_of_file(file: &std::path::Path) -> Vec<(String, String)> {
    let connection = rusqlite::Connection::open(file).unwrap();
    let tables =
        "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'";
    let tables: Vec<String> =
        connection.prepare(tables).unwrap().query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let mut rows = Vec::new();
    for table in tables {
        let mut statement = connection.prepare(&format!("select * from {table}")).unwrap();
        let width = statement.column_count();
        let query_rows = statement.query_map([], |row| {
            (0..width).map(|at| row.get::<_, rusqlite::types::Value>(at)).collect::<Result<Vec<_>, _>>()
        });
        rows.extend(query_rows.unwrap().map(|row| (table.clone(), format!("{:?}", row.unwrap()))));
    }
    rows
}

async fn dump_of_server(url: &str) -> Vec<(String, String)> {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let tables = "select tablename::text from pg_tables where schemaname = 'public'";
    let mut rows = Vec::new();
    for table in client.query(tables, &[]).await.unwrap() {
        let table: String = table.get(0);
        let all = client.query(&format!("select t::text from {table} t"), &[]).await.unwrap();
        rows.extend(all.into_iter().map(|row| (table.clone(), row.get(0))));
    }
    rows
}

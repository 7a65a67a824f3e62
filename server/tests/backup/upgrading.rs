//! A database of an earlier release is upgraded at the start; one of a later release is refused.

use db::{Db, Migration, query};
use serde_json::json;
use testing::TestDb;
use vitrine::MIGRATIONS;

use crate::instance::{EMAIL, Home, PASSWORD, count, empty, sign_in, with_another};

/// The last migration of the earlier release.
const EARLIER: i64 = 7;
/// The last migration of the release whose tokens had no scopes.
const WITHOUT_SCOPES: i64 = 57;
const SHOPS: u64 = 3;

/// Runs statements as they are, in the schema of whatever release.
async fn execute(db: &TestDb, statements: &str) {
    if let Some(file) = db::file(db.url()).expect("an address") {
        let connection = rusqlite::Connection::open(file).expect("a file");
        connection.execute_batch(statements).expect("good statements");
        return;
    }
    let (client, connection) = tokio_postgres::connect(db.url(), tokio_postgres::NoTls).await.expect("a server");
    tokio::spawn(connection);
    client.batch_execute(statements).await.expect("good statements");
}

/// Returns the hash of the password; the earlier release hashed it in the same format.
async fn hash_of_the_password() -> String {
    let home = Home::new();
    let url = format!("sqlite:{}", home.file("one.db"));
    std::fs::write(home.path("password"), PASSWORD).expect("a file");
    let name = ["--first-name", "A", "--last-name", "B", "--email", EMAIL];
    let (keys, password) = (home.file("keys"), home.file("password"));
    let at = ["--database", &url, "--keys", &keys, "--password-file", &password];
    crate::instance::run(&[&["user", "create"], &name[..], &at].concat()).await.good();
    let db = Db::open(&url).await.expect("a database");
    let hash = query!((Option<String>,), "select password_hash from users").one(&db).await.expect("a user");
    hash.0.expect("a password")
}

/// Runs the migrations that a release had.
async fn migrate(db: &TestDb, last: i64) {
    let then = MIGRATIONS.iter().filter(|migration| migration.version <= last).map(|migration| Migration {
        version: migration.version,
        name: migration.name,
        engine: migration.engine,
        text: migration.text,
    });
    db.migrate(Vec::leak(then.collect())).await.expect("the migrations of then");
}

/// A database as the earlier release left it: one owner, three shops.
async fn earlier(db: &TestDb) {
    migrate(db, EARLIER).await;
    let hash = hash_of_the_password().await;
    let user = "01900000-0000-7000-8000-000000000001";
    let org = "01900000-0000-7000-8000-000000000002";
    execute(
        db,
        &format!(
            "insert into users (id, email, password_hash, email_confirmed_at, created_at, updated_at)
                 values ('{user}', '{EMAIL}', '{hash}', 1, 1, 1);
             insert into orgs (id, name, created_at) values ('{org}', 'Chez Léa', 1);
             insert into user_registrations (id, user_id, email, first_name, last_name, registration_completed, created_at)
                 values ('r', '{user}', '{EMAIL}', 'A', 'B', true, 1);
             insert into profiles (id, org_id, email, name, role, created_at)
                 values ('{user}', '{org}', '{EMAIL}', 'A B', 'owner', 1);
             insert into location_totals values ('{org}', {SHOPS}, 1, 1, 4500, 12, {SHOPS});"
        ),
    )
    .await;
    for n in 1..=SHOPS {
        let shop = format!("01900000-0000-7000-8000-00000000010{n}");
        execute(
            db,
            &format!(
                "insert into locations (org_id, id, version, name, address, city, phone, verified, service_area_business,
                     rating, reviews, health, issues, sync_status, created_at, updated_at, name_key, city_key,
                     category_key, search_key, place_key)
                 values ('{org}', '{shop}', {n}, 'Café {n}', '1 rue X', 'Lyon', '+33 1', {}, false, {}, 4, 60, 6,
                     'manual', 1, 1, 'cafe {n}', 'lyon', '', 'cafe {n} lyon', 'p{n}');
                 insert into location_stats_daily (org_id, location_id, date, views)
                     values ('{org}', '{shop}', '2026-11-01', {n});",
                n == 1,
                if n == 1 { "4.5" } else { "null" },
            ),
        )
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_an_earlier_release_is_upgraded_at_the_start_with_all_that_is_in_it() {
    for (db, restored) in with_another(empty().await).await {
        earlier(&db).await;
        let home = Home::new();
        let pending = home.run("migrate", db.url(), &["--check"]).await;
        assert!(pending.text.contains("0008 location_details has not run."), "{}", pending.text);
        pending.refused("migrations have not run");
        // The backup of the operator before the upgrade contains the earlier schema; restoring upgrades it.
        let file = home.file("before.backup");
        home.run_on_all("backup", db.url(), &["--to", &file]).await.good();

        serves_what_was_there(&db, &home).await;
        home.run_on_all("restore", restored.url(), &["--from", &file]).await.good();
        serves_what_was_there(&restored, &home).await;
    }
}

async fn serves_what_was_there(db: &TestDb, home: &Home) {
    let program = home.serve(db.url()).await;
    home.run("migrate", db.url(), &["--check"]).await.good();
    let token = sign_in(&program, EMAIL, PASSWORD).await;
    assert_eq!(count(&program, &token).await, SHOPS);
    let me = program.ask("GET", "/api/v1/me", &token, b"").await;
    assert_eq!(me["organisation"]["name"], "Chez Léa", "{me}");
    let role = query!((String,), "select role from memberships where org_id <> ''");
    assert_eq!(role.one(&**db).await.expect("a member").0, "owner");
    let views = query!((i64,), "select views from org_views_daily where org_id <> ''");
    assert_eq!(views.one(&**db).await.expect("a day").0, 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_of_a_release_without_scopes_keep_their_permissions() {
    for (db, restored) in with_another(empty().await).await {
        earlier(&db).await;
        migrate(&db, WITHOUT_SCOPES).await;
        for (n, scope) in ["read", "write"].iter().enumerate() {
            execute(
                &db,
                &format!(
                    "insert into api_tokens (org_id, user_id, id, name, scope, prefix, token_hash, created_at)
                         select org_id, id, '01900000-0000-7000-8000-00000000020{n}', '{scope}', '{scope}', 'vtr_', '{scope}', 1 from profiles"
                ),
            )
            .await;
        }
        let home = Home::new();
        let file = home.file("before.backup");
        home.run_on_all("backup", db.url(), &["--to", &file]).await.good();
        home.run_on_all("restore", restored.url(), &["--from", &file]).await.good();
        for upgraded in [&db, &restored] {
            let program = home.serve(upgraded.url()).await;
            let session = sign_in(&program, EMAIL, PASSWORD).await;
            let listed = program.ask("GET", "/api/v1/tokens", &session, b"").await;
            let mut scopes: Vec<_> =
                listed["items"].as_array().expect("tokens").iter().map(|token| &token["scopes"]).collect();
            scopes.sort_by_key(|scopes| scopes.as_array().map(Vec::len));
            assert_eq!(scopes, [&json!(["read"]), &json!(["read", "write", "publish"])], "{listed}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_later_release_is_refused_by_every_command() {
    for db in testing::engines().await {
        execute(&db, "insert into schema_migrations (version, name) values (9999, 'later')").await;
        let home = Home::new();
        let says = "the database has migration 9999, which this program does not know: start the newer program";
        home.run("serve", db.url(), &["--listen", "127.0.0.1:0"]).await.refused(says);
        home.run("migrate", db.url(), &[]).await.refused(says);
        home.run("migrate", db.url(), &["--check"]).await.refused(says);
        home.run_on_all("backup", db.url(), &["--to", &home.file("x")]).await.refused(says);
    }
}

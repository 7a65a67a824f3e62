//! Whole databases: read as they were at one moment, and filled in one transaction.

use std::collections::BTreeMap;

use db::{
    Db, Engine, Error, Migration, Settings,
    copy::{Checksum, FilledTable, Kind, Piece, Snapshot},
    query,
};
use rusqlite::Connection;

use crate::{
    add,
    engines::{TestDb, engines, engines_with},
    ids,
};

const ALL: &[Migration] = db::migrations!();

/// Reads a snapshot to its end.
async fn read(mut snapshot: Snapshot) -> (Vec<Piece>, BTreeMap<String, Checksum>) {
    let (mut pieces, mut checksums, mut name) = (Vec::new(), BTreeMap::<_, Checksum>::new(), String::new());
    while let Some(piece) = snapshot.next().await.unwrap() {
        match &piece {
            Piece::Table(table) => {
                name.clone_from(&table.name);
                checksums.insert(name.clone(), Checksum::default());
            }
            Piece::Rows(rows) => checksums.get_mut(&name).unwrap().add(rows).unwrap(),
        }
        pieces.push(piece);
    }
    (pieces, checksums)
}

/// Copies all contents of a database into another.
async fn fill(from: &Db, to: &Db) -> db::Result<Vec<FilledTable>> {
    let snapshot = from.snapshot(ALL).await?;
    let mut filling = to.fill(ALL, &snapshot.migrations).await?;
    for piece in read(snapshot).await.0 {
        match piece {
            Piece::Table(table) => filling.table(&table).await?,
            Piece::Rows(rows) => filling.rows(rows).await?,
        }
    }
    filling.commit().await
}

async fn empty_ones() -> Vec<TestDb> {
    engines_with(&[], &Settings::default()).await
}

/// Returns databases with users, an organization that references itself, and every type of value.
async fn filled() -> Vec<TestDb> {
    let made = engines().await;
    for db in &made {
        for n in 0..700 {
            add(&**db, &format!("{n:04}")).await.unwrap();
        }
        let odd = "tab\tnew\nline 'quote' é 漢 🍕 \u{202f}";
        for (id, agency) in [("b", None), ("a", Some("b")), ("c", Some("c"))] {
            let insert = query!(
                "insert into orgs (id, name, is_demo, created_at, agency_id) values ($1, $2, $3, $4, $5)",
                id,
                odd,
                id == "a",
                i64::MAX,
                agency
            );
            insert.run(&**db).await.unwrap();
        }
        let insert = query!(
            "insert into locations (org_id, id, version, name, address, city, verified, service_area_business, reviews,
                 health, issues, sync_status, created_at, updated_at, name_key, city_key, category_key, search_key,
                 place_key, rating, latitude)
             values ('a', 'l', 1, 'n', '', '', true, false, 0, 0, 0, 'manual', 0, 0, '', '', '', '', '', 4.7, -0.0)"
        );
        insert.run(&**db).await.unwrap();
        query!(
            "insert into imports (org_id, id, filename, state, created_at, updated_at) values ('a', 'i', '', '', 0, 0)"
        )
        .run(&**db)
        .await
        .unwrap();
        let piece = query!(
            "insert into import_pieces (org_id, import_id, part, bytes) values ('a', 'i', 1, $1)",
            vec![0_u8, 255, 10, 0]
        );
        piece.run(&**db).await.unwrap();
    }
    made
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_equals_its_source_between_every_pair_of_engines() {
    let mut all = Vec::new();
    for from in filled().await {
        let (_, expected) = read(from.snapshot(ALL).await.unwrap()).await;
        assert_eq!(expected["users"].rows(), 700);
        for to in empty_ones().await {
            fill(&from, &to).await.unwrap();
            let (_, copied) = read(to.snapshot(ALL).await.unwrap()).await;
            assert_eq!(copied, expected, "{:?} to {:?}", from.engine(), to.engine());
            assert_eq!(to.pending(ALL).await.unwrap(), 0);
            add(&*to, "later").await.unwrap();
            let orphan = query!(
                "insert into memberships (org_id, user_id, role, created_at) values ('nobody', 'later', 'owner', 0)"
            )
            .run(&*to)
            .await;
            assert!(orphan.is_err(), "its foreign keys are back");
        }
        all.push(expected);
    }
    assert!(all.windows(2).all(|pair| pair[0] == pair[1]), "one digest on both engines");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_has_the_indexes_and_foreign_keys_of_the_migrations() {
    for (from, to) in engines().await.into_iter().zip(empty_ones().await) {
        fill(&from, &to).await.unwrap();
        assert_eq!(shape(&to).await, shape(&from).await, "{:?}", to.engine());
    }
}

/// Returns every index and foreign key, as the engine writes it.
async fn shape(db: &TestDb) -> Vec<String> {
    if let Some(path) = db::file(db.url()).unwrap() {
        let connection = Connection::open(path).unwrap();
        let mut all = connection.prepare("select sql from sqlite_master where sql is not null order by sql").unwrap();
        return all.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    }
    let (client, connection) = tokio_postgres::connect(db.url(), tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let all = "select indexdef as text from pg_indexes where schemaname = 'public' union all
               select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
               where connamespace = 'public'::regnamespace order by text";
    client.query(all, &[]).await.unwrap().iter().map(|row| row.get(0)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_snapshot_is_consistent_and_does_not_block_writers() {
    for db in filled().await {
        let mut snapshot = db.snapshot(ALL).await.unwrap();
        let first = snapshot.next().await.unwrap();
        assert!(matches!(first, Some(Piece::Table(_))));
        add(&*db, "later").await.unwrap();
        query!("delete from locations where org_id = 'a'").run(&*db).await.unwrap();
        let (_, read) = read(snapshot).await;
        assert_eq!((read["users"].rows(), read["locations"].rows()), (700, 1), "{:?}", db.engine());
        assert_eq!(ids(&db).await.len(), 701);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn copied_tables_come_after_the_tables_that_they_reference() {
    for db in engines().await {
        let pieces = read(db.snapshot(ALL).await.unwrap()).await.0;
        let order: Vec<String> = pieces
            .into_iter()
            .filter_map(|piece| match piece {
                Piece::Table(table) => Some(table.name),
                Piece::Rows(_) => None,
            })
            .collect();
        let place = |name: &str| order.iter().position(|table| table == name).unwrap();
        assert!(place("users") < place("profiles") && place("orgs") < place("locations"), "{order:?}");
        assert!(place("locations") < place("photos"), "{order:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_column_of_the_server_is_copied() {
    for db in engines().await.into_iter().filter(|db| db.engine() == Engine::Postgres) {
        let (client, connection) = tokio_postgres::connect(db.url(), tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        // Short-lived counters: created separately for each engine, and not copied.
        let apart = ["auth_limits"];
        let columns = "select table_name || '.' || column_name || ' ' || udt_name from information_schema.columns
                       where table_schema = 'public' and is_generated = 'NEVER' and table_name <> 'schema_migrations'";
        let mut there: Vec<String> = client.query(columns, &[]).await.unwrap().iter().map(|row| row.get(0)).collect();
        there.retain(|column| !apart.iter().any(|table| column.split('.').next() == Some(table)));
        let mut copied = Vec::new();
        for piece in read(db.snapshot(ALL).await.unwrap()).await.0 {
            let Piece::Table(table) = piece else { continue };
            for column in table.columns {
                let kind = match column.kind {
                    Kind::Text => "text",
                    Kind::Integer => "int8",
                    Kind::Real => "float8",
                    Kind::Boolean => "bool",
                    Kind::Bytes => "bytea",
                };
                copied.push(format!("{}.{} {kind}", table.name, column.name));
            }
        }
        there.sort_unstable();
        copied.sort_unstable();
        assert_eq!(copied, there);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_filling_that_is_dropped_or_fails_leaves_the_database_as_it_was() {
    for (from, to) in filled().await.into_iter().zip(empty_ones().await) {
        let snapshot = from.snapshot(ALL).await.unwrap();
        let ran = snapshot.migrations.clone();
        let pieces = read(snapshot).await.0;
        let mut filling = to.fill(ALL, &ran).await.unwrap();
        for piece in &pieces[..pieces.len() / 2] {
            match piece.clone() {
                Piece::Table(table) => filling.table(&table).await.unwrap(),
                Piece::Rows(rows) => filling.rows(rows).await.unwrap(),
            }
        }
        let error = filling.commit().await.unwrap_err().to_string();
        assert!(error.ends_with(" is missing"), "{error}");
        let Some(Piece::Table(table)) = pieces.first() else { panic!("no table") };
        let mut odd = table.clone();
        odd.columns.pop();
        let mut filling = to.fill(ALL, &ran).await.unwrap();
        let error = filling.table(&odd).await.unwrap_err().to_string();
        assert!(error.contains("not as this program's migrations make it"), "{error}");
        drop(filling);
        fill(&from, &to).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_an_empty_database_is_filled_unless_its_content_may_go() {
    for db in filled().await {
        let snapshot = db.snapshot(ALL).await.unwrap();
        let ran = snapshot.migrations.clone();
        let pieces = read(snapshot).await.0;
        assert!(matches!(db.fill(ALL, &ran).await, Err(Error::Configuration(text)) if text.contains("not empty")));
        add(&*db, "later").await.unwrap();
        let mut filling = db.refill(ALL, &ran).await.unwrap();
        for piece in pieces {
            match piece {
                Piece::Table(table) => filling.table(&table).await.unwrap(),
                Piece::Rows(rows) => filling.rows(rows).await.unwrap(),
            }
        }
        filling.commit().await.unwrap();
        assert_eq!(ids(&db).await.len(), 700, "{:?}", db.engine());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_schema_is_filled_as_it_was_and_migrated_then() {
    static OLD: &[Migration] = &[
        Migration { version: 1, name: "one", engine: None, text: "create table one (id bigint not null primary key)" },
        Migration { version: 2, name: "own", engine: Some(Engine::Postgres), text: "create index one_own on one (id)" },
    ];
    static NEW: &[Migration] = &[
        Migration { version: 1, name: "one", engine: None, text: "create table one (id bigint not null primary key)" },
        Migration { version: 2, name: "own", engine: Some(Engine::Postgres), text: "create index one_own on one (id)" },
        Migration {
            version: 3,
            name: "two",
            engine: None,
            text: "create table two (id bigint not null primary key); insert into two (id) select id + 1 from one;
                   insert into one (id) values (99)",
        },
    ];
    for from in empty_ones().await {
        from.migrate(OLD).await.unwrap();
        for to in empty_ones().await {
            let snapshot = from.snapshot(NEW).await.unwrap();
            let mut filling = to.fill(NEW, &snapshot.migrations).await.unwrap();
            for piece in read(snapshot).await.0 {
                match piece {
                    Piece::Table(table) => filling.table(&table).await.unwrap(),
                    Piece::Rows(rows) => filling.rows(rows).await.unwrap(),
                }
            }
            filling.commit().await.unwrap();
            assert_eq!(to.pending(NEW).await.unwrap(), 0);
            let (_, copied) = read(to.snapshot(NEW).await.unwrap()).await;
            assert_eq!((copied["one"].rows(), copied["two"].rows()), (1, 0), "{:?}", to.engine());
        }
        let newer = from.snapshot(&OLD[..1]).await;
        assert!(
            from.engine() == Engine::Sqlite || newer.is_err_and(|error| error.to_string().contains("newer program"))
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_empty_database_has_nothing_to_read() {
    for db in empty_ones().await {
        let Err(error) = db.snapshot(ALL).await else { panic!("read on {:?}", db.engine()) };
        assert_eq!(error.to_string(), "the database is empty");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_not_read() {
    let [db, ..] = &engines().await[..] else { panic!("no SQLite") };
    db.close().await;
    let path = db::file(db.url()).unwrap().unwrap();
    let connection = Connection::open(path).unwrap();
    // Leaves a page that nothing refers to.
    connection
        .execute_batch("pragma writable_schema = on; delete from sqlite_master where name = 'locations_by_name'")
        .unwrap();
    drop(connection);
    let damaged = Db::open(db.url()).await.unwrap();
    let Err(error) = damaged.snapshot(ALL).await else { panic!("read") };
    assert!(error.to_string().contains("damaged"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_in_use_while_another_process_has_it_open() {
    for db in engines().await {
        assert!(Db::is_in_use(db.url()).await.unwrap(), "{:?}", db.engine());
        db.close().await;
        while Db::is_in_use(db.url()).await.unwrap() {
            // The server takes a moment to notice that a connection ended.
            tokio::task::yield_now().await;
        }
    }
    assert!(!Db::is_in_use("sqlite:/no/such/file").await.unwrap());
    assert!(Db::is_in_use("mysql://x").await.is_err());
}

//! A bare axum server whose one route lists 50 locations: the program's statement, its columns and its JSON, and no
//! session, no check, no limit and no log. Reads run where the request is handled, as the program's do.

use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use axum::{
    Json, Router,
    extract::{Path, State},
    http::StatusCode,
    routing::get,
};
use jiff::Timestamp;
use rusqlite::OpenFlags;
use serde::Serialize;
use tokio::net::TcpListener;

use crate::{Outcome, site::connect};

/// The sorts, as the API names them; the column and the direction of each; what comes before every value.
const SORTS: [(&str, &str, &str, &str); 5] = [
    ("name", "name_key", "", "''"),
    ("city", "city_key", "", "''"),
    ("rating", "rating_key", " desc", "1e308"),
    ("reviews", "reviews", " desc", "9223372036854775807"),
    ("last_sync", "last_sync_key", " desc", "9223372036854775807"),
];

fn statement(column: &str, direction: &str, start: &str) -> String {
    let (after, id) = if direction.is_empty() { (">", "''") } else { ("<", "'~'") };
    format!(
        "select id, name, address, address2, city, state, postal_code, country, category, phone, phone_e164,
                additional_phones, website, description, external_id, latitude, longitude, coordinates_source,
                opening_hours, photos, labels, verified, service_area_business, rating, reviews, health, issues,
                issue_bits, sync_status, is_sync_paused, last_sync, google_location_id, created_at, updated_at, version, deleted_at
         from locations where org_id = $1 and deleted_at is null and ({column}, id) {after} ({start}, {id})
         order by {column}{direction}, id{direction} limit 51"
    )
}

#[derive(Serialize)]
struct Location {
    id: String,
    name: String,
    address: String,
    address2: Option<String>,
    city: String,
    state: Option<String>,
    postal_code: Option<String>,
    country: Option<String>,
    category: Option<String>,
    phone: Option<String>,
    phone_e164: Option<String>,
    additional_phones: Vec<String>,
    website: Option<String>,
    description: Option<String>,
    external_id: Option<String>,
    latitude: Option<f64>,
    longitude: Option<f64>,
    coordinates_source: Option<String>,
    opening_hours: Option<String>,
    photos: Vec<String>,
    labels: Vec<String>,
    verified: bool,
    service_area_business: bool,
    rating: Option<f64>,
    reviews: i64,
    health: i64,
    issues: i64,
    audit_issues: u32,
    sync_status: String,
    is_sync_paused: bool,
    last_sync: Option<Timestamp>,
    google_location_id: Option<String>,
    created_at: Option<Timestamp>,
    updated_at: Option<Timestamp>,
    version: i64,
    deleted_at: Option<Timestamp>,
}

#[derive(Serialize)]
struct Page {
    items: Vec<Location>,
    next_cursor: Option<String>,
}

/// Both drivers read a column by its number, but with no trait in common.
macro_rules! location {
    ($row:expr, $get:ident $(, $question:tt)?) => {{
        let row = $row;
        let list = |texts: Option<String>| texts.and_then(|texts| serde_json::from_str(&texts).ok()).unwrap_or_default();
        let bits = |bits: i64| bits.count_ones();
        let time = |at: Option<i64>| at.and_then(|at| Timestamp::from_millisecond(at).ok());
        Location {
            id: row.$get(0)$($question)?,
            name: row.$get(1)$($question)?,
            address: row.$get(2)$($question)?,
            address2: row.$get(3)$($question)?,
            city: row.$get(4)$($question)?,
            state: row.$get(5)$($question)?,
            postal_code: row.$get(6)$($question)?,
            country: row.$get(7)$($question)?,
            category: row.$get(8)$($question)?,
            phone: row.$get(9)$($question)?,
            phone_e164: row.$get(10)$($question)?,
            additional_phones: list(row.$get(11)$($question)?),
            website: row.$get(12)$($question)?,
            description: row.$get(13)$($question)?,
            external_id: row.$get(14)$($question)?,
            latitude: row.$get(15)$($question)?,
            longitude: row.$get(16)$($question)?,
            coordinates_source: row.$get(17)$($question)?,
            opening_hours: row.$get(18)$($question)?,
            photos: list(row.$get(19)$($question)?),
            labels: list(row.$get(20)$($question)?),
            verified: row.$get(21)$($question)?,
            service_area_business: row.$get(22)$($question)?,
            rating: row.$get(23)$($question)?,
            reviews: row.$get(24)$($question)?,
            health: row.$get(25)$($question)?,
            issues: row.$get(26)$($question)?,
            audit_issues: bits(row.$get(27)$($question)?),
            sync_status: row.$get(28)$($question)?,
            is_sync_paused: row.$get(29)$($question)?,
            last_sync: time(row.$get(30)$($question)?),
            google_location_id: row.$get(31)$($question)?,
            created_at: time(Some(row.$get(32)$($question)?)),
            updated_at: time(Some(row.$get(33)$($question)?)),
            version: row.$get(34)$($question)?,
            deleted_at: time(row.$get(35)$($question)?),
        }
    }};
}

fn page(mut items: Vec<Location>) -> Page {
    let next_cursor = (items.len() > 50).then(|| {
        items.truncate(50);
        items.last().map(|last| format!("{} {}", last.name, last.id)).unwrap_or_default()
    });
    Page { items, next_cursor }
}

/// Serves `/{organisation}/{sort}` until it is killed.
pub async fn serve(database: &str, listen: SocketAddr) -> Outcome {
    let routes = if database.starts_with("postgres") {
        Router::new().route("/{org}/{sort}", get(from_postgres)).with_state(Postgres::open(database).await?.shared())
    } else {
        let path = PathBuf::from(database.trim_start_matches("sqlite:"));
        let sqlite = Sqlite { path, idle: Mutex::default() };
        Router::new().route("/{org}/{sort}", get(from_sqlite)).with_state(std::sync::Arc::new(sqlite))
    };
    Ok(axum::serve(TcpListener::bind(listen).await?, routes.route("/readyz", get(async || "ready"))).await?)
}

type Answer = Result<Json<Page>, (StatusCode, String)>;

fn failed(error: impl std::fmt::Display) -> (StatusCode, String) {
    (StatusCode::INTERNAL_SERVER_ERROR, error.to_string())
}

struct Sqlite {
    path: PathBuf,
    idle: Mutex<Vec<rusqlite::Connection>>,
}

impl Sqlite {
    fn take_connection(&self) -> rusqlite::Result<rusqlite::Connection> {
        if let Some(connection) = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop() {
            return Ok(connection);
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = rusqlite::Connection::open_with_flags(&self.path, flags)?;
        connection.execute_batch(
            "pragma query_only = on; pragma busy_timeout = 5000; pragma cache_size = -8192; pragma mmap_size = 268435456",
        )?;
        Ok(connection)
    }

    fn list(&self, org: &str, sort: usize) -> rusqlite::Result<Vec<Location>> {
        let connection = self.take_connection()?;
        let (_, column, direction, start) = SORTS[sort];
        let mut statement = connection.prepare_cached(&statement(column, direction, start))?;
        let items = statement.query_map([org], |row| Ok(location!(row, get, ?)))?.collect::<Result<_, _>>()?;
        drop(statement);
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
        Ok(items)
    }
}

async fn from_sqlite(
    State(sqlite): State<std::sync::Arc<Sqlite>>,
    Path((org, sort)): Path<(String, String)>,
) -> Answer {
    let sort = SORTS.iter().position(|(name, ..)| *name == sort).unwrap_or_default();
    Ok(Json(page(sqlite.list(&org, sort).map_err(failed)?)))
}

/// A few connections taken in turn, each with its five statements prepared.
struct Postgres {
    clients: Vec<(tokio_postgres::Client, Vec<tokio_postgres::Statement>)>,
    turn: AtomicUsize,
}

impl Postgres {
    async fn open(url: &str) -> Outcome<Self> {
        let mut clients = Vec::new();
        for _ in 0..8 {
            let client = connect(url).await?;
            let mut statements = Vec::new();
            for (_, column, direction, start) in SORTS {
                statements.push(client.prepare(&statement(column, direction, start)).await?);
            }
            clients.push((client, statements));
        }
        Ok(Self { clients, turn: AtomicUsize::new(0) })
    }

    fn shared(self) -> std::sync::Arc<Self> {
        std::sync::Arc::new(self)
    }
}

async fn from_postgres(
    State(postgres): State<std::sync::Arc<Postgres>>,
    Path((org, sort)): Path<(String, String)>,
) -> Answer {
    let sort = SORTS.iter().position(|(name, ..)| *name == sort).unwrap_or_default();
    let turn = postgres.turn.fetch_add(1, Ordering::Relaxed) % postgres.clients.len();
    let (client, statements) = &postgres.clients[turn];
    let rows = client.query(&statements[sort], &[&org]).await.map_err(failed)?;
    Ok(Json(page(rows.iter().map(|row| location!(row, get)).collect())))
}

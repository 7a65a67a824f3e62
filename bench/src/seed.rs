//! Organizations of 1,000 to 1,000,000 locations: copies of one that was imported, written by SQL, with ratings,
//! reviews and times of synchronization that an import does not bring.

mod reviews;

use std::path::Path;

use rusqlite::{Connection, params_from_iter, types::Value};
use tokio::io::AsyncWriteExt;

use crate::{Outcome, account::Account, reference::writer, site::Database};

pub use reviews::fill_reviews;

/// Sizes that lists are measured at, up to `largest`.
pub fn sizes(largest: usize) -> Vec<usize> {
    [1_000, 10_000, 100_000, 1_000_000].into_iter().filter(|size| *size <= largest).collect()
}

/// Fills organizations of the given sizes with copies of the locations in `from`. On PostgreSQL they are read from
/// `template`, the same import on SQLite, whose columns are the same.
pub async fn fill(database: &Database, template: &Path, from: &str, into: &[(Account, usize)]) -> Outcome {
    let source = Connection::open(template)?;
    let columns = columns(&source)?;
    let rows = rows(&source, &columns, from)?;
    if rows.is_empty() {
        return Err("there is nothing to copy".into());
    }
    let indexes = without_indexes(database, "locations").await?;
    for (account, size) in into {
        let copies = (0..*size).map(|number| copy(&columns, &rows[number % rows.len()], &account.org, number));
        match database {
            Database::Sqlite(path) => insert(path, "locations", &columns, copies)?,
            Database::Postgres(url) => send(url, "locations", &columns, copies).await?,
        }
    }
    run(database, &indexes).await?;
    for (account, _) in into {
        run(database, &totals(&account.org)).await?;
    }
    run(database, "analyze").await
}

/// Drops PostgreSQL's indexes, which are made much sooner in one go; gives the statements that make them again.
async fn without_indexes(database: &Database, table: &str) -> Outcome<String> {
    let Database::Postgres(url) = database else { return Ok(String::new()) };
    let client = crate::site::connect(url).await?;
    let sql = "select indexname, indexdef from pg_indexes where tablename = $1 and indexname not like '%_pkey'";
    let indexes = client.query(sql, &[&table]).await?;
    let mut recreate = String::from("set maintenance_work_mem = '256MB'; ");
    for index in indexes {
        let (name, definition): (String, String) = (index.get(0), index.get(1));
        client.batch_execute(&format!("drop index {name}")).await?;
        recreate.push_str(&definition);
        recreate.push_str("; ");
    }
    Ok(recreate)
}

/// Runs statements on a database that the program has made.
pub async fn run(database: &Database, sql: &str) -> Outcome {
    match database {
        Database::Sqlite(path) => Ok(writer(path)?.execute_batch(sql)?),
        Database::Postgres(url) => Ok(crate::site::connect(url).await?.batch_execute(sql).await?),
    }
}

/// The columns that are written; generated ones are not among them.
fn columns(connection: &Connection) -> Outcome<Vec<String>> {
    let mut statement = connection.prepare("select name from pragma_table_info('locations')")?;
    Ok(statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

fn rows(connection: &Connection, columns: &[String], org: &str) -> Outcome<Vec<Vec<Value>>> {
    let sql = format!("select {} from locations where org_id = ?1 order by id", columns.join(", "));
    let mut statement = connection.prepare(&sql)?;
    let rows = statement.query_map([org], |row| (0..columns.len()).map(|at| row.get(at)).collect())?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// A location with another id, and what a year of reviews would have made of it.
fn copy(columns: &[String], row: &[Value], org: &str, number: usize) -> Vec<Value> {
    // Spread over its range, and the same in every run.
    let spread = (number as i64).wrapping_mul(0x9e37_79b9) & 0xffff_ffff;
    let is_rated = spread % 10 < 8;
    let (rating, is_verified) = ((10 + spread / 16 % 41) as f64 / 10.0, spread % 3 > 0);
    columns
        .iter()
        .zip(row)
        .map(|(column, value)| match column.as_str() {
            "org_id" => Value::Text(org.to_owned()),
            "id" => Value::Text(format!("{:08x}-{:04x}-7000-9000-{number:012x}", number >> 16, number & 0xffff)),
            "rating" if is_rated => Value::Real(rating),
            "reviews" if is_rated => Value::Integer(spread / 1024 % 900),
            "verified" => Value::Integer(i64::from(is_verified)),
            // The bits of the audit that these figures decide: not verified the third, rated below 4 the eighth.
            "issue_bits" => match value {
                Value::Integer(bits) => {
                    let bad_rating = i64::from(is_rated && rating < 4.0);
                    Value::Integer(bits & !0b1000_0100 | i64::from(!is_verified) << 2 | bad_rating << 7)
                }
                other => other.clone(),
            },
            "last_sync" if is_rated => Value::Integer(1_750_000_000_000 + spread),
            _ => value.clone(),
        })
        .collect()
}

fn insert(path: &Path, table: &str, columns: &[String], rows: impl Iterator<Item = Vec<Value>>) -> Outcome {
    let mut connection = writer(path)?;
    connection.execute_batch("pragma synchronous = off; pragma cache_size = -500000")?;
    let transaction = connection.transaction()?;
    {
        let marks = vec!["?"; columns.len()].join(", ");
        let sql = format!("insert into {table} ({}) values ({marks})", columns.join(", "));
        let mut statement = transaction.prepare(&sql)?;
        for row in rows {
            statement.execute(params_from_iter(row))?;
        }
    }
    transaction.commit()?;
    Ok(connection.execute_batch("pragma wal_checkpoint(truncate)")?)
}

/// `COPY`, as text.
async fn send(url: &str, table: &str, columns: &[String], rows: impl Iterator<Item = Vec<Value>>) -> Outcome {
    let mut psql = tokio::process::Command::new("psql")
        .args(["--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", url, "--command"])
        .arg(format!("\\copy {table} ({}) from stdin", columns.join(", ")))
        .stdin(std::process::Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let mut input = psql.stdin.take().ok_or("no way to write to psql")?;
    let mut lines = String::new();
    for row in rows {
        let fields = columns.iter().zip(row).map(|(column, value)| field(column, value));
        lines.push_str(&fields.collect::<Vec<_>>().join("\t"));
        lines.push('\n');
        if lines.len() > 1 << 20 {
            input.write_all(lines.as_bytes()).await?;
            lines.clear();
        }
    }
    input.write_all(lines.as_bytes()).await?;
    input.shutdown().await?;
    drop(input);
    if psql.wait().await?.success() { Ok(()) } else { Err("psql could not copy the rows".into()) }
}

/// Columns that PostgreSQL has booleans in.
const BOOLEANS: [&str; 6] =
    ["verified", "service_area_business", "is_sync_paused", "is_answered", "is_done", "is_hidden"];

fn field(column: &str, value: Value) -> String {
    match value {
        Value::Integer(number) if BOOLEANS.contains(&column) => if number == 0 { "f" } else { "t" }.into(),
        Value::Integer(number) => number.to_string(),
        Value::Real(number) => number.to_string(),
        Value::Text(text) => text.replace('\\', "\\\\").replace('\t', "\\t").replace('\n', "\\n").replace('\r', "\\r"),
        Value::Null | Value::Blob(_) => "\\N".into(),
    }
}

/// Returns the statements that compute the totals, as the program would have done while it wrote the rows.
fn totals(org: &str) -> String {
    let fails: Vec<String> =
        (0..8).map(|rule| format!("count(*) filter (where (issue_bits & {}) <> 0)", 1 << rule)).collect();
    let fails = fails.join(", ");
    format!(
        "delete from location_totals where org_id = '{org}';
         insert into location_totals (org_id, total, verified, rated, rating_sum, reviews, version, health_good,
             health_fair, health_sum, missing_phone, missing_category, not_verified, missing_description, missing_photos,
             missing_opening_hours, missing_website, low_rating)
         select org_id, count(*), count(*) filter (where verified), count(rating),
                cast(coalesce(sum(rating), 0) * 1000 as bigint), cast(sum(reviews) as bigint), 1000,
                count(*) filter (where health >= 80), count(*) filter (where health >= 60 and health < 80),
                cast(sum(health) as bigint), {fails}
         from locations where org_id = '{org}' group by org_id"
    )
}

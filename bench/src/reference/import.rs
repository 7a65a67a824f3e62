//! The `csv` crate and rusqlite, writing into the program's own table, indexes and all, in one transaction.

use std::path::Path;

use rusqlite::{params_from_iter, types::Value};

use super::writer;
use crate::Outcome;

/// Columns of a location that are written.
pub const COLUMNS: [&str; 31] = [
    "org_id",
    "id",
    "version",
    "name",
    "address",
    "city",
    "state",
    "postal_code",
    "country",
    "category",
    "phone",
    "external_id",
    "latitude",
    "longitude",
    "verified",
    "service_area_business",
    "reviews",
    "health",
    "issues",
    "sync_status",
    "created_at",
    "updated_at",
    "name_key",
    "city_key",
    "category_key",
    "search_key",
    "place_key",
    "is_sync_paused",
    "coordinates_source",
    "change",
    "issue_bits",
];

/// Returns the statement that creates an organization without members.
pub fn make_org(id: &str) -> String {
    format!("insert into orgs (id, name, is_demo, created_at) values ('{id}', 'Reference', false, 0)")
}

/// An id that looks like those of the program, and grows like them.
fn id(number: usize) -> String {
    format!("{:08x}-{:04x}-7000-8000-{number:012x}", number >> 16, number & 0xffff)
}

/// The values of [`COLUMNS`] for a row of the file. Nothing is checked or folded: texts are made lower case, no more.
pub fn values(org: &str, number: usize, row: &[&str]) -> Vec<Value> {
    let field = |at: usize| row.get(at).copied().unwrap_or_default();
    let text = |at: usize| Value::Text(field(at).to_owned());
    let optional = |at: usize| if field(at).is_empty() { Value::Null } else { text(at) };
    let key = |at: usize| Value::Text(field(at).to_lowercase());
    let number_at = |at: usize| field(at).parse().map_or(Value::Null, Value::Real);
    vec![
        Value::Text(org.to_owned()),
        Value::Text(id(number)),
        Value::Integer(1),
        text(1),
        text(2),
        text(3),
        optional(4),
        optional(5),
        optional(6),
        optional(8),
        optional(7),
        optional(0),
        number_at(9),
        number_at(10),
        Value::Integer(0),
        Value::Integer(0),
        Value::Integer(0),
        Value::Integer(60),
        Value::Integer(2),
        Value::Text("manual".into()),
        Value::Integer(1_700_000_000_000),
        Value::Integer(1_700_000_000_000),
        key(1),
        key(3),
        key(8),
        Value::Text(format!("{}\n{}\n{}", field(1), field(2), field(3)).to_lowercase()),
        Value::Text(format!("{}\n{}", field(1), field(5)).to_lowercase()),
        Value::Integer(0),
        Value::Text("given".into()),
        Value::Integer(1),
        Value::Integer(124),
    ]
}

/// The statement that writes one.
pub(super) fn insert() -> String {
    let marks: Vec<String> = (1..=COLUMNS.len()).map(|at| format!("?{at}")).collect();
    format!("insert into locations ({}) values ({})", COLUMNS.join(", "), marks.join(", "))
}

/// Writes a whole file into an organization of its own.
pub fn insert_csv(database: &Path, org: &str, file: &[u8]) -> Outcome {
    let mut connection = writer(database)?;
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    transaction.execute_batch(&make_org(org))?;
    {
        let mut statement = transaction.prepare(&insert())?;
        let mut reader = csv::Reader::from_reader(file);
        let mut record = csv::StringRecord::new();
        let mut number = 0;
        while reader.read_record(&mut record)? {
            let row: Vec<&str> = record.iter().collect();
            statement.execute(params_from_iter(values(org, number, &row)))?;
            number += 1;
        }
    }
    Ok(transaction.commit()?)
}

//! Conversion of database rows to JSON, from JSON, and to spreadsheet lines.

use base64::{Engine, prelude::BASE64_STANDARD};
use db::{ColumnKind, Table, TableColumn, Value};
use serde_json::{Map, Number, Value as Json};
use text::spreadsheet;

use crate::tables::{is_withheld, withheld};

/// Exported columns of a row, by name.
pub(crate) fn object(table: &Table, row: &[Value], is_left_out: impl Fn(usize) -> bool) -> Map<String, Json> {
    let columns = table.columns.iter().enumerate().filter(|(at, _)| !is_left_out(*at));
    columns.map(|(at, column)| (column.name.to_owned(), json(&row[at]))).collect()
}

fn json(value: &Value) -> Json {
    match value {
        Value::Null => Json::Null,
        Value::Bool(flag) => Json::Bool(*flag),
        Value::Int(number) => Json::from(*number),
        Value::Real(number) => real(*number),
        Value::Text(text) => Json::from(text.as_str()),
        Value::Bytes(bytes) => Json::from(BASE64_STANDARD.encode(bytes)),
        Value::Texts(texts) => Json::from(texts.clone()),
    }
}

/// Converts a float to a JSON number if parsing it returns the identical bits, otherwise to a string, because JSON
/// parsers may be off by the last bit.
fn real(number: f64) -> Json {
    let exact = Number::from_f64(number).filter(|as_json| {
        serde_json::from_str::<f64>(&as_json.to_string()).is_ok_and(|read| read.to_bits() == number.to_bits())
    });
    exact.map_or_else(|| Json::from(number.to_string()), Json::Number)
}

/// Restores the row from an exported object; columns that are not exported get the value that an import defines.
/// Returns `None` for an object of another table or version.
pub(super) fn row(table: &Table, mut object: Map<String, Json>) -> Option<Vec<Value>> {
    let row: Option<Vec<Value>> = table
        .columns
        .iter()
        .enumerate()
        .map(|(at, column)| match withheld(table, at) {
            Some(value) => Some(value),
            None => value(column, &object.remove(column.name)?),
        })
        .collect();
    row.filter(|_| object.is_empty())
}

fn value(column: &TableColumn, json: &Json) -> Option<Value> {
    match (json, column.kind) {
        (Json::Null, _) => column.is_nullable.then_some(Value::Null),
        (Json::Bool(flag), ColumnKind::Bool) => Some(Value::Bool(*flag)),
        (Json::Number(number), ColumnKind::Int) => number.as_i64().map(Value::Int),
        (Json::Number(number), ColumnKind::Real) => number.as_f64().map(Value::Real),
        (Json::String(text), ColumnKind::Real) => text.parse().ok().map(Value::Real),
        // PostgreSQL does not store NUL characters in text.
        (Json::String(text), ColumnKind::Text) if !text.contains('\0') => Some(Value::Text(text.clone())),
        (Json::String(text), ColumnKind::Bytes) => BASE64_STANDARD.decode(text).ok().map(Value::Bytes),
        _ => None,
    }
}

/// Header line of a spreadsheet, starting with a UTF-8 byte order mark.
pub(super) fn header(table: &Table) -> String {
    let names = table.columns.iter().enumerate().filter(|(at, _)| !is_withheld(table, *at));
    spreadsheet::header(&names.map(|(_, column)| column.name).collect::<Vec<_>>())
}

/// Formats a row as a spreadsheet line.
pub(super) fn line(table: &Table, row: &[Value]) -> String {
    let exported = row.iter().enumerate().filter(|(at, _)| !is_withheld(table, *at));
    let cells: Vec<String> = exported.map(|(_, value)| cell(value)).collect();
    format!("{}\r\n", cells.join(","))
}

fn cell(value: &Value) -> String {
    match json(value) {
        Json::Null => "\"\"".into(),
        Json::String(text) => {
            let mut cell = String::new();
            spreadsheet::cell(&text, &mut cell);
            cell
        }
        // A negative number is not a formula, so it is not escaped.
        other => format!("\"{other}\""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables;

    #[test]
    fn a_number_comes_back_to_the_last_bit() {
        for number in [0.0, -0.0, 4.3, 48.856_613_999_999_99, 2.352_221_900_000_001_5, 1e-300, f64::MAX, 0.1 + 0.2] {
            let column = TableColumn { name: "x", kind: ColumnKind::Real, is_nullable: false, references: None };
            let read: Json = serde_json::from_str(&json(&Value::Real(number)).to_string()).unwrap();
            assert_eq!(value(&column, &read), Some(Value::Real(number)));
        }
    }

    #[test]
    fn a_row_comes_back_as_it_was() {
        let table = tables::exported().find(|table| table.name == "labels").unwrap();
        let row: Vec<Value> = table
            .columns
            .iter()
            .map(|column| match column.kind {
                ColumnKind::Int => Value::Int(i64::MIN),
                ColumnKind::Bool => Value::Bool(true),
                _ => Value::from("a \"b\"\n\u{202f}é"),
            })
            .collect();
        let whole = object(table, &row, |_| false);
        assert_eq!(super::row(table, whole.clone()), Some(row));
        let mut more = whole.clone();
        more.insert("unknown".into(), Json::Null);
        assert_eq!(super::row(table, more), None, "a column of another version");
        let mut less = whole.clone();
        less.remove("name");
        assert_eq!(super::row(table, less), None, "a column is missing");
        let mut wrong = whole;
        wrong.insert("name".into(), Json::from(7));
        assert_eq!(super::row(table, wrong), None, "another kind of value");
    }

    #[test]
    fn a_spreadsheet_runs_no_formula() {
        let table = tables::exported().find(|table| table.name == "labels").unwrap();
        for text in ["=cmd()", ";=cmd()", "|cmd"] {
            let row: Vec<Value> = table.columns.iter().map(|_| Value::from(text)).collect();
            let line = line(table, &row);
            let cells: Vec<&str> = line.trim_end().split([',', ';']).filter(|cell| *cell != "\"").collect();
            assert!(cells.iter().all(|cell| cell.trim_start_matches('"').starts_with('\'')), "{line}");
            assert_eq!(cells.len(), table.columns.len(), "{line}");
        }
        assert_eq!(cell(&Value::Real(-2.5)), "\"-2.5\"", "a number");
    }
}

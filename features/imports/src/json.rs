//! JSON files as CSV files: a list of objects, an object with one such list, or an object per line.

use std::{collections::BTreeSet, fmt::Write};

use serde_json::{Map, Value};

use crate::csv::FileProblem;

/// Maximum depth of nested objects whose fields become columns.
const MAX_DEPTH: usize = 3;
/// Maximum number of columns.
const MAX_COLUMNS: usize = 512;

/// Converts a JSON file into CSV. A column is named by the path of its field, in words: `reviewReply.comment` becomes
/// `review reply comment`. Columns are in alphabetical order. Each object is one line, the first one line 2, so that problems name its position.
///
/// # Errors
/// Invalid JSON, no objects, or too many of them.
pub(crate) fn to_csv(file: &[u8], max_rows: u64) -> Result<Vec<u8>, FileProblem> {
    let text = text_of(file)?;
    let objects = objects(&text)?;
    if objects.is_empty() {
        return Err(FileProblem::Empty);
    }
    if objects.len() as u64 > max_rows {
        return Err(FileProblem::TooManyRows { max: max_rows });
    }
    let mut columns = BTreeSet::new();
    for object in &objects {
        cells(object, "", 0, &mut |name, _| {
            if !columns.contains(name) {
                columns.insert(name.to_owned());
            }
        });
        if columns.len() > MAX_COLUMNS {
            return Err(FileProblem::TooManyColumns { max: MAX_COLUMNS });
        }
    }
    let mut csv = String::new();
    line(columns.iter().map(String::as_str), &mut csv);
    for object in &objects {
        let mut values = Map::new();
        cells(object, "", 0, &mut |name, value| drop(values.insert(name.to_owned(), value.into())));
        line(columns.iter().map(|column| values.get(column).and_then(Value::as_str).unwrap_or_default()), &mut csv);
    }
    Ok(csv.into_bytes())
}

/// Returns the text of a file in UTF-8 or UTF-16.
fn text_of(file: &[u8]) -> Result<String, FileProblem> {
    let (text, _, is_damaged) = encoding_rs::UTF_8.decode(file);
    if is_damaged { Err(FileProblem::InvalidEncoding { line: 1 }) } else { Ok(text.into_owned()) }
}

fn objects(text: &str) -> Result<Vec<Map<String, Value>>, FileProblem> {
    if text.trim().is_empty() {
        return Err(FileProblem::Empty);
    }
    let mut values = Vec::new();
    for value in serde_json::Deserializer::from_str(text).into_iter::<Value>() {
        values.push(value.map_err(|error| FileProblem::InvalidJson { line: error.line() as u64 })?);
    }
    // One document: a list, or an object with a list such as the reviews of Google Takeout.
    if values.len() == 1 {
        values = match values.remove(0) {
            Value::Array(list) => list,
            Value::Object(object) => match list_in(&object) {
                Some(list) => list,
                None => vec![Value::Object(object)],
            },
            other => vec![other],
        };
    }
    let position = |at: usize| FileProblem::NotAnObject { line: at as u64 + 2 };
    let object = |(at, value)| if let Value::Object(object) = value { Ok(object) } else { Err(position(at)) };
    values.into_iter().enumerate().map(object).collect()
}

/// Returns the longest list of objects in an object.
fn list_in(object: &Map<String, Value>) -> Option<Vec<Value>> {
    let lists = object.values().filter_map(Value::as_array);
    let of_objects = lists.filter(|list| list.iter().all(Value::is_object));
    of_objects.max_by_key(|list| list.len()).cloned()
}

/// Passes each field of an object, with its path in words and its text, to `each`.
fn cells(object: &Map<String, Value>, path: &str, depth: usize, each: &mut impl FnMut(&str, String)) {
    for (name, value) in object {
        let path = format!("{path}{}{}", if path.is_empty() { "" } else { " " }, words(name));
        match value {
            Value::String(text) => each(&path, text.clone()),
            Value::Object(inner) if depth < MAX_DEPTH => cells(inner, &path, depth + 1, each),
            Value::Null | Value::Object(_) | Value::Array(_) => {}
            other => each(&path, other.to_string()),
        }
    }
}

/// Returns a name in words: `createTime` and `create_time` become `create time`.
fn words(name: &str) -> String {
    let mut words = String::with_capacity(name.len() + 4);
    for sign in name.chars() {
        if sign.is_uppercase() && words.ends_with(|before: char| before.is_lowercase()) {
            words.push(' ');
        }
        words.extend(sign.to_lowercase().map(|sign| if sign == '_' || sign.is_whitespace() { ' ' } else { sign }));
    }
    words
}

/// Writes a line. Line ends within a cell become line separators, which the cleaning of cells turns back.
fn line<'a>(cells: impl Iterator<Item = &'a str>, csv: &mut String) {
    for (at, cell) in cells.enumerate() {
        let cell = cell.replace("\r\n", "\u{2028}").replace(['\r', '\n'], "\u{2028}").replace('"', "\"\"");
        // Writing to a string cannot fail.
        let _ = write!(csv, "{}\"{cell}\"", if at == 0 { "" } else { "," });
    }
    csv.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn csv(file: &str) -> Result<String, FileProblem> {
        to_csv(file.as_bytes(), 10).map(|csv| String::from_utf8(csv).unwrap())
    }

    #[test]
    fn lists_lines_and_lists_in_an_object_become_rows() {
        let expected = "\"reviewer display name\",\"star rating\"\n\"Ann\",\"FIVE\"\n\"Bob\",\"\"\n";
        let (one, two) =
            (r#"{"starRating":"FIVE","reviewer":{"displayName":"Ann"}}"#, r#"{"reviewer":{"displayName":"Bob"}}"#);
        for file in [
            format!("[{one},{two}]"),
            format!("{one}\n{two}\n"),
            format!("\u{feff}{{\"total\":2,\"reviews\":[{one},{two}]}}"),
        ] {
            assert_eq!(csv(&file).as_deref(), Ok(expected), "{file}");
        }
    }

    #[test]
    fn quotes_and_line_ends_stay_in_their_cell() {
        let file = r#"[{"text":"a \"b\"\nc","n":4.5,"ok":true,"list":[1],"none":null}]"#;
        assert_eq!(csv(file).as_deref(), Ok("\"n\",\"ok\",\"text\"\n\"4.5\",\"true\",\"a \"\"b\"\"\u{2028}c\"\n"));
    }

    #[test]
    fn a_file_that_is_no_list_of_objects_is_refused() {
        for (file, code) in [
            ("", "empty_file"),
            ("[]", "empty_file"),
            ("[{\"a\":1},\n{\"a\":]", "invalid_json"),
            ("[{\"a\":1},2]", "not_an_object"),
            ("7", "not_an_object"),
            (&"{\"a\":1}\n".repeat(11), "too_many_rows"),
            (&"[".repeat(100_000), "invalid_json"),
        ] {
            assert_eq!(csv(file).map_err(|problem| problem.code()), Err(code), "{}", &file[..file.len().min(40)]);
        }
        assert_eq!(to_csv(b"[\xFF]", 10), Err(FileProblem::InvalidEncoding { line: 1 }));
    }
}

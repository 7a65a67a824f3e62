//! JSON files as CSV files: a list of objects, an object with one such list, or an object per line.

use std::fmt::Write;

use serde::de::DeserializeSeed;

use crate::{
    csv::FileProblem,
    json_rows::{Document, DocumentSeed, JsonRow, Table},
};

/// Maximum number of columns.
const MAX_COLUMNS: usize = 512;

/// Converts a JSON file into CSV. A column is named by the path of its field, in words: `reviewReply.comment` becomes
/// `review reply comment`. Columns are in alphabetical order. Each object is one line, the first one line 2, so that problems name its position.
///
/// # Errors
/// Invalid JSON, no objects, or too many of them.
pub(crate) fn to_csv(file: &[u8], max_rows: u64) -> Result<Vec<u8>, FileProblem> {
    let text = text_of(file)?;
    if text.trim().is_empty() {
        return Err(FileProblem::Empty);
    }
    let mut table = Table::new(max_rows, MAX_COLUMNS);
    let rows = rows(&text, &mut table)?;
    if rows.is_empty() {
        return Err(FileProblem::Empty);
    }
    if table.has_too_many_columns() {
        return Err(FileProblem::TooManyColumns { max: MAX_COLUMNS });
    }
    let columns = table.columns_of(&rows);
    let mut csv = String::new();
    line(columns.iter().map(|(name, _)| *name), &mut csv);
    for row in &rows {
        line(columns.iter().map(|(_, column)| row.cell(*column)), &mut csv);
    }
    Ok(csv.into_bytes())
}

/// Returns the text of a file in UTF-8 or UTF-16.
fn text_of(file: &[u8]) -> Result<String, FileProblem> {
    let (text, _, is_damaged) = encoding_rs::UTF_8.decode(file);
    if is_damaged { Err(FileProblem::InvalidEncoding { line: 1 }) } else { Ok(text.into_owned()) }
}

/// Returns the objects of a file: those of one list, or one per line.
fn rows(text: &str, table: &mut Table) -> Result<Vec<JsonRow>, FileProblem> {
    let max_rows = table.max_rows();
    let mut file = serde_json::Deserializer::from_str(text);
    let (mut rows, mut list, mut documents) = (Vec::new(), None, 0);
    while file.end().is_err() {
        documents += 1;
        let seed = DocumentSeed { table, has_lists: documents == 1 };
        let document = seed.deserialize(&mut file);
        match document.map_err(|error| FileProblem::InvalidJson { line: error.line() as u64 })? {
            Document::Object { row, longest } => {
                list = longest;
                rows.push(row);
            }
            Document::List(items) if documents == 1 => list = Some(items),
            Document::List(_) | Document::Other => return Err(FileProblem::NotAnObject { line: documents + 1 }),
        }
        if documents > max_rows {
            return Err(FileProblem::TooManyRows { max: max_rows });
        }
    }
    let Some(list) = list.filter(|_| documents == 1) else {
        // A list is followed by something else.
        return if rows.len() as u64 == documents { Ok(rows) } else { Err(FileProblem::NotAnObject { line: 2 }) };
    };
    if let Some(at) = list.first_other {
        return Err(FileProblem::NotAnObject { line: at + 2 });
    }
    if list.length > max_rows { Err(FileProblem::TooManyRows { max: max_rows }) } else { Ok(list.rows) }
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
        let (first, second) =
            (r#"{"starRating":"FIVE","reviewer":{"displayName":"Ann"}}"#, r#"{"reviewer":{"displayName":"Bob"}}"#);
        for file in [
            format!("[{first},{second}]"),
            format!("{first}\n{second}\n"),
            format!("\u{feff}{{\"total\":2,\"reviews\":[{first},{second}]}}"),
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
    fn deep_fields_and_lists_within_rows_are_left_out() {
        let file = r#"{"note":"x","numbers":[1,2],"reviews":[{"a":{"b":{"c":{"d":{"e":1},"f":2}}},"g":[{"h":1}]}]}"#;
        assert_eq!(csv(file).as_deref(), Ok("\"a b c f\"\n\"2\"\n"));
    }

    #[test]
    fn a_file_that_is_no_list_of_objects_is_refused() {
        let fields: Vec<String> = (0..600).map(|n| format!("\"c{n}\":1,")).collect();
        for (file, code) in [
            ("", "empty_file"),
            ("[]", "empty_file"),
            ("[{\"a\":1},\n{\"a\":]", "invalid_json"),
            ("[{\"a\":1},2]", "not_an_object"),
            ("7", "not_an_object"),
            (&"{\"a\":1}\n".repeat(11), "too_many_rows"),
            (&format!("[{}{{}}]", "{},".repeat(10)), "too_many_rows"),
            ("[{\"a\":1}] {\"a\":1}", "not_an_object"),
            ("{\"a\":1} [{\"a\":1}]", "not_an_object"),
            (&format!("{{{}\"z\":1}}", fields.join("")), "too_many_columns"),
            (&"[".repeat(100_000), "invalid_json"),
        ] {
            assert_eq!(csv(file).map_err(|problem| problem.code()), Err(code), "{}", &file[..file.len().min(40)]);
        }
        assert_eq!(to_csv(b"[\xFF]", 10), Err(FileProblem::InvalidEncoding { line: 1 }));
    }
}

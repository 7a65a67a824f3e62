//! CSV file of a report: its sheets below each other, separated by empty lines. Semicolons in French, commas in English.

use super::{
    Drawn,
    sheets::{SheetCell, sheets},
};
use crate::types::Language;

/// Returns the file, with a byte order mark so that spreadsheets read it as UTF-8.
pub(crate) fn csv(drawn: &Drawn) -> String {
    let separator = match drawn.language {
        Language::En => ',',
        Language::Fr => ';',
    };
    let mut out = String::from("\u{feff}");
    for (at, sheet) in sheets(drawn).iter().enumerate() {
        if at > 0 {
            out.push_str("\r\n");
        }
        line(&mut out, separator, std::iter::once(&SheetCell::Text(sheet.name.clone())));
        let columns: Vec<SheetCell> = sheet.columns.iter().cloned().map(SheetCell::Text).collect();
        line(&mut out, separator, columns.iter());
        for row in &sheet.rows {
            line(&mut out, separator, row.iter());
        }
    }
    out
}

fn line<'a>(out: &mut String, separator: char, cells: impl Iterator<Item = &'a SheetCell>) {
    for (at, cell) in cells.enumerate() {
        if at > 0 {
            out.push(separator);
        }
        match cell {
            SheetCell::Text(words) => text::spreadsheet::cell(words, out),
            // Numbers as programs read them, in both languages.
            SheetCell::Number(number) => out.push_str(&number.to_string()),
            SheetCell::Empty => {}
        }
    }
    out.push_str("\r\n");
}

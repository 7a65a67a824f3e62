//! CSV files for spreadsheets. No program runs a cell as a formula, whichever separator the program uses.

use std::{borrow::Cow, iter::once};

/// Characters that end a cell in a program with another separator or other quoting rules.
const BREAKS: [char; 7] = [',', ';', '|', '\t', '\n', '\r', '"'];

/// Returns the header line, with a byte order mark so that spreadsheets read the file as UTF-8.
pub fn header(columns: &[&str]) -> String {
    format!("\u{feff}{}\r\n", columns.join(","))
}

/// Appends one line of cells.
pub fn line<'a>(cells: impl IntoIterator<Item = &'a str>, out: &mut String) {
    for (at, text) in cells.into_iter().enumerate() {
        if at > 0 {
            out.push(',');
        }
        cell(text, out);
    }
    out.push_str("\r\n");
}

/// Appends one quoted cell, with an apostrophe before each sign that a spreadsheet would read as the start of a
/// formula: at the start of the text, and where a French or German Excel splits it. [`plain`] removes the apostrophes.
pub fn cell(text: &str, out: &mut String) {
    out.push('"');
    let mut written = 0;
    for at in formulas(text) {
        out.push_str(&text[written..at].replace('"', "\"\""));
        out.push('\'');
        written = at;
    }
    out.push_str(&text[written..].replace('"', "\"\""));
    out.push('"');
}

/// Returns the text of a cell without the apostrophes that [`cell`] added before formula signs.
pub fn plain(cell: &str) -> Cow<'_, str> {
    let mut out = String::new();
    let mut read = 0;
    for at in formulas(cell).filter(|&at| cell[at..].starts_with('\'')) {
        out.push_str(&cell[read..at]);
        read = at + 1;
    }
    if read == 0 {
        return Cow::Borrowed(cell);
    }
    out.push_str(&cell[read..]);
    Cow::Owned(out)
}

/// Returns the positions where a program can begin to read a formula. Apostrophes before the sign count as part of it:
/// a text that already has them gets one more, so that reading restores the original text.
fn formulas(text: &str) -> impl Iterator<Item = usize> {
    let starts = once(0).chain(text.match_indices(BREAKS).map(|(at, _)| at + 1));
    let starts = starts.map(|at| text.len() - text[at..].trim_start_matches(' ').len());
    starts.filter(|&at| {
        let sign = text[at..].trim_start_matches('\'');
        // Some programs skip white space at the start of a cell.
        sign.starts_with(is_sign) || at == 0 && sign.starts_with(['\t', '\r', '\n'])
    })
}

/// Matches signs that begin a formula or a command, ordinary and full-width.
fn is_sign(c: char) -> bool {
    matches!(c, '=' | '+' | '-' | '@' | '|' | '%' | '＝' | '＋' | '－' | '＠')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn written(text: &str) -> String {
        let mut out = String::new();
        cell(text, &mut out);
        out
    }

    #[test]
    fn cells_that_a_spreadsheet_would_run_are_kept_from_running() {
        for (text, expected) in [
            ("Main Street", "\"Main Street\""),
            ("", "\"\""),
            ("a,b", "\"a,b\""),
            ("say \"hi\"", "\"say \"\"hi\"\"\""),
            ("two\nlines", "\"two\nlines\""),
            ("=1+1", "\"'=1+1\""),
            ("+1 514 842 1234", "\"'+1 514 842 1234\""),
            ("-2", "\"'-2\""),
            ("@SUM(A1)", "\"'@SUM(A1)\""),
            ("|cmd", "\"'|cmd\""),
            ("%0a", "\"'%0a\""),
            (" =1", "\" '=1\""),
            ("\tx", "\"'\tx\""),
            ("\rx", "\"'\rx\""),
            ("＝1+1", "\"'＝1+1\""),
            ("＋1", "\"'＋1\""),
            ("－1", "\"'－1\""),
            ("＠A", "\"'＠A\""),
            ("=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\""),
            ("1=1", "\"1=1\""),
            ("Smith-Jones, Ltd; 50%", "\"Smith-Jones, Ltd; 50%\""),
            ("l'=x", "\"l'=x\""),
        ] {
            assert_eq!(written(text), expected, "{text:?}");
        }
    }

    #[test]
    fn no_cell_begins_as_a_formula_where_a_program_splits_at_another_separator() {
        for (text, expected) in [
            (";=1+1", "\";'=1+1\""),
            (",=1", "\",'=1\""),
            ("\"=1", "\"\"\"'=1\""),
            ("a;=1;-2", "\"a;'=1;'-2\""),
            ("a\t@x", "\"a\t'@x\""),
            ("a|+1", "\"a|'+1\""),
            ("a\n=1", "\"a\n'=1\""),
            ("a; =1", "\"a; '=1\""),
            ("a;'=1", "\"a;''=1\""),
        ] {
            assert_eq!(written(text), expected, "{text:?}");
        }
    }

    #[test]
    fn a_line_has_commas_between_its_cells_and_ends_as_spreadsheets_expect() {
        let mut out = header(&["A", "B"]);
        line(["1", "a,b"], &mut out);
        assert_eq!(out, "\u{feff}A,B\r\n\"1\",\"a,b\"\r\n");
    }

    #[test]
    fn a_text_without_a_formula_is_read_as_it_stands() {
        for text in ["", "Main Street", "'s-Hertogenbosch", "L'=x", "'quoted'"] {
            assert!(matches!(plain(text), Cow::Borrowed(same) if same == text), "{text:?}");
        }
        assert_eq!(plain("'+33 1 42"), "+33 1 42");
    }

    proptest! {
        #[test]
        fn every_text_is_read_as_it_was_written_and_no_part_of_it_is_a_formula(text in "[-;,|\"'=+@%\t\n\r a＝]{0,12}") {
            let cell = written(&text);
            let inner = cell[1..cell.len() - 1].replace("\"\"", "\"");
            prop_assert_eq!(plain(&inner), &*text);
            for part in inner.split(BREAKS).filter(|part| !part.is_empty()) {
                prop_assert!(!part.trim_start_matches(' ').starts_with(['=', '+', '-', '@', '%', '＝']), "{}", cell);
            }
        }
    }
}

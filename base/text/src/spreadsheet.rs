//! Files for a spreadsheet: no cell of them is run as a formula.

/// The first line, after the mark that makes spreadsheets read the file as UTF-8.
pub fn header(columns: &[&str]) -> String {
    format!("\u{feff}{}\r\n", columns.join(","))
}

/// One line of cells.
pub fn line<'a>(cells: impl IntoIterator<Item = &'a str>, out: &mut String) {
    for (at, text) in cells.into_iter().enumerate() {
        if at > 0 {
            out.push(',');
        }
        cell(text, out);
    }
    out.push_str("\r\n");
}

/// One cell: quoted where needed, and behind an apostrophe where a spreadsheet would run it as a formula.
pub fn cell(text: &str, out: &mut String) {
    let is_formula = text.starts_with(is_formula_start);
    if !is_formula && !text.contains(['"', ',', ';', '\n', '\r']) {
        out.push_str(text);
        return;
    }
    out.push('"');
    if is_formula {
        out.push('\'');
    }
    out.push_str(&text.replace('"', "\"\""));
    out.push('"');
}

/// Ordinary and full-width signs that begin a formula, and the white space that some programs skip before one.
fn is_formula_start(c: char) -> bool {
    matches!(c, '=' | '+' | '-' | '@' | '\t' | '\r' | '\n' | '＝' | '＋' | '－' | '＠')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_a_spreadsheet_would_run_are_kept_from_running() {
        for (text, written) in [
            ("Main Street", "Main Street"),
            ("", ""),
            ("a,b", "\"a,b\""),
            ("say \"hi\"", "\"say \"\"hi\"\"\""),
            ("two\nlines", "\"two\nlines\""),
            ("=1+1", "\"'=1+1\""),
            ("+1 514 842 1234", "\"'+1 514 842 1234\""),
            ("-2", "\"'-2\""),
            ("@SUM(A1)", "\"'@SUM(A1)\""),
            ("\t=1", "\"'\t=1\""),
            ("\r=1", "\"'\r=1\""),
            ("＝1+1", "\"'＝1+1\""),
            ("＋1", "\"'＋1\""),
            ("－1", "\"'－1\""),
            ("＠A", "\"'＠A\""),
            ("=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\""),
            ("1=1", "1=1"),
        ] {
            let mut out = String::new();
            cell(text, &mut out);
            assert_eq!(out, written, "{text:?}");
        }
    }

    #[test]
    fn a_line_has_commas_between_its_cells_and_ends_as_spreadsheets_expect() {
        let mut out = header(&["A", "B"]);
        line(["1", "a,b"], &mut out);
        assert_eq!(out, "\u{feff}A,B\r\n1,\"a,b\"\r\n");
    }
}

//! How a location is written into a file that a spreadsheet opens.

use jiff::civil::Date;

use crate::Location;

/// The columns of an export.
const COLUMNS: [&str; 10] = [
    "Name",
    "Address",
    "City",
    "Phone",
    "Website",
    "Rating",
    "Reviews",
    "Verified",
    "Service Area Business",
    "Category",
];

/// The first line of an export, after the mark that makes spreadsheets read it as UTF-8.
pub fn header() -> String {
    format!("\u{feff}{}\r\n", COLUMNS.join(","))
}

/// One location as a line of an export.
pub fn line(location: &Location, out: &mut String) {
    let yes_no = |is: bool| if is { "Yes" } else { "No" };
    let text = Option::<String>::as_deref;
    let rating = location.rating.map(|rating| format!("{rating:.1}")).unwrap_or_default();
    let reviews = location.reviews.to_string();
    let cells = [
        &location.name,
        &location.address,
        &location.city,
        text(&location.phone).unwrap_or_default(),
        text(&location.website).unwrap_or_default(),
        &rating,
        &reviews,
        yes_no(location.verified),
        yes_no(location.service_area_business),
        text(&location.category).unwrap_or_default(),
    ];
    for (at, text) in cells.into_iter().enumerate() {
        if at > 0 {
            out.push(',');
        }
        cell(text, out);
    }
    out.push_str("\r\n");
}

/// One cell: quoted where needed, and behind an apostrophe where a spreadsheet would run it as a formula.
fn cell(text: &str, out: &mut String) {
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

/// The name of the file exported on `date`.
pub fn file_name(date: Date) -> String {
    format!("locations-export-{date}.csv")
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
    fn an_export_has_the_ten_columns_and_says_it_is_utf_8() {
        assert_eq!(
            header(),
            "\u{feff}Name,Address,City,Phone,Website,Rating,Reviews,Verified,Service Area Business,Category\r\n"
        );
    }

    #[test]
    fn an_export_is_named_after_its_day() {
        assert_eq!(file_name(jiff::civil::date(2026, 3, 9)), "locations-export-2026-03-09.csv");
    }
}

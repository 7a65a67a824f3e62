//! Export of locations to a file for spreadsheets.

use jiff::civil::Date;
use text::spreadsheet;

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
    spreadsheet::header(&COLUMNS)
}

/// One location as a line of an export.
pub fn line(location: &Location, out: &mut String) {
    let yes_no = |value: bool| if value { "Yes" } else { "No" };
    let text = Option::<String>::as_deref;
    let details = &location.details;
    let rating = location.rating.map(|rating| format!("{rating:.1}")).unwrap_or_default();
    let reviews = location.reviews.to_string();
    let cells = [
        &details.name,
        &details.address,
        &details.city,
        text(&details.phone).unwrap_or_default(),
        text(&details.website).unwrap_or_default(),
        &rating,
        &reviews,
        yes_no(location.verified),
        yes_no(details.service_area_business),
        text(&details.category).unwrap_or_default(),
    ];
    spreadsheet::line(cells, out);
}

/// The name of the file exported on `date`.
pub fn file_name(date: Date) -> String {
    format!("locations-export-{date}.csv")
}

#[cfg(test)]
mod tests {
    use super::*;

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

//! Files of listings.

use locations::Location;
use text::spreadsheet;

use crate::types::{Directory, FieldComparison, ListingRow, NapField, Values};

/// Columns of a file.
const COLUMNS: [&str; 21] = [
    "location_id",
    "location",
    "city",
    "directory",
    "domain",
    "tier",
    "state",
    "score",
    "url",
    "name",
    "address",
    "listed_city",
    "postcode",
    "phone",
    "name_state",
    "address_state",
    "postcode_state",
    "phone_state",
    "duplicate",
    "method",
    "checked_at",
];

/// Returns the first line of a file.
pub(crate) fn header() -> String {
    spreadsheet::header(&COLUMNS)
}

/// Appends the line of a listing.
pub(crate) fn line(place: &Location, directory: &Directory, row: &ListingRow, out: &mut String) {
    let values: Values = serde_json::from_value(row.found.clone()).unwrap_or_default();
    let fields: Vec<FieldComparison> = serde_json::from_value(row.fields.clone()).unwrap_or_default();
    let state = |field: NapField| {
        let comparison = fields.iter().find(|comparison| comparison.field == field);
        comparison
            .and_then(|comparison| serde_json::to_value(comparison.state).ok()?.as_str().map(ToOwned::to_owned))
            .unwrap_or_default()
    };
    let text = |text: Option<String>| text.unwrap_or_default();
    let cells: [String; COLUMNS.len()] = [
        place.id.to_string(),
        place.details.name.clone(),
        place.details.city.clone(),
        directory.details.name.clone(),
        directory.details.domain.clone(),
        directory.details.tier.to_string(),
        row.state.as_str().to_owned(),
        row.score.map(|score| format!("{score:.1}")).unwrap_or_default(),
        text(row.url.clone()),
        text(values.name),
        text(values.address),
        text(values.city),
        text(values.postcode),
        text(values.phone),
        state(NapField::Name),
        state(NapField::Address),
        state(NapField::Postcode),
        state(NapField::Phone),
        if row.is_duplicate { "yes".to_owned() } else { String::new() },
        row.method.map(|method| method.as_str().to_owned()).unwrap_or_default(),
        row.checked_at.map(|at| at.to_string()).unwrap_or_default(),
    ];
    spreadsheet::line(cells.iter().map(String::as_str), out);
}

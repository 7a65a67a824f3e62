//! Files of a scan: CSV with a line per pin, and GeoJSON (RFC 7946) with a feature per pin.

use serde_json::{Value, json};

use super::pin::DEPTH;
use crate::types::{ScanDetail, ScanPin};

/// Columns before those of the businesses.
const COLUMNS: [&str; 6] = ["row", "column", "latitude", "longitude", "state", "rank"];

/// Returns the pins as CSV.
pub(crate) fn csv(scan: &ScanDetail) -> String {
    let places: Vec<String> = (1..=DEPTH).map(|rank| format!("place_{rank}")).collect();
    let columns: Vec<&str> = COLUMNS.into_iter().chain(places.iter().map(String::as_str)).collect();
    let mut out = text::spreadsheet::header(&columns);
    for pin in &scan.grid {
        let mut cells = vec![
            pin.row.to_string(),
            pin.column.to_string(),
            pin.latitude.to_string(),
            pin.longitude.to_string(),
            state(pin),
            pin.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        ];
        cells.extend(names(scan, pin).map(str::to_owned));
        cells.resize(columns.len(), String::new());
        text::spreadsheet::line(cells.iter().map(String::as_str), &mut out);
    }
    out
}

/// Returns the pins as GeoJSON.
pub(crate) fn geojson(scan: &ScanDetail) -> Value {
    let feature = |pin: &ScanPin| {
        json!({
            "type": "Feature",
            "geometry": { "type": "Point", "coordinates": [pin.longitude, pin.latitude] },
            "properties": {
                "row": pin.row,
                "column": pin.column,
                "state": pin.state,
                "rank": pin.rank,
                "places": names(scan, pin).collect::<Vec<_>>(),
            },
        })
    };
    json!({ "type": "FeatureCollection", "features": scan.grid.iter().map(feature).collect::<Vec<_>>() })
}

fn names<'a>(scan: &'a ScanDetail, pin: &'a ScanPin) -> impl Iterator<Item = &'a str> {
    pin.top.iter().filter_map(|business| scan.businesses.get(*business as usize)).map(|business| business.name.as_str())
}

fn state(pin: &ScanPin) -> String {
    serde_json::to_value(pin.state).ok().and_then(|state| state.as_str().map(str::to_owned)).unwrap_or_default()
}

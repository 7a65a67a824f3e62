//! The file that is imported: the rows of three real files, again and again, each time as other shops.

use std::path::Path;

use crate::Outcome;

/// Column names of the file.
const HEADER: [&str; 11] = [
    "Store Number",
    "Business Name",
    "Address",
    "City",
    "State",
    "ZIP Code",
    "Country",
    "Phone",
    "Category",
    "Latitude",
    "Longitude",
];

/// One row, as [`HEADER`] names its fields.
pub type CsvRow = [String; 11];

/// Columns of a real file that we need; a field that starts with `=` is a constant.
struct Source {
    name: &'static str,
    separator: u8,
    fields: [&'static str; 11],
}

const SOURCES: [Source; 3] = [
    Source {
        name: "walmart_us_1962_2006.csv",
        separator: b',',
        fields: [
            "storenum",
            "=Walmart",
            "STREETADDR",
            "STRCITY",
            "STRSTATE",
            "ZIPCODE",
            "=US",
            "",
            "type_store",
            "LAT",
            "LON",
        ],
    },
    Source {
        name: "cms_hospitals_us_2018.csv",
        separator: b',',
        fields: [
            "Provider ID",
            "Hospital Name",
            "Address",
            "City",
            "State",
            "ZIP Code",
            "=US",
            "Phone Number",
            "Hospital Type",
            "",
            "",
        ],
    },
    Source {
        name: "alimconfiance_fr_2019_semicolon.csv",
        separator: b';',
        fields: [
            "SIRET",
            "APP_Libelle_etablissement",
            "ods_adresse",
            "Libelle_commune",
            "",
            "Code_postal",
            "=FR",
            "",
            "filtre",
            "",
            "",
        ],
    },
];

/// Reads the real rows that have what a location must have.
fn real(folder: &Path) -> Outcome<Vec<CsvRow>> {
    let mut rows = Vec::new();
    for source in &SOURCES {
        let path = folder.join(source.name);
        let mut reader = csv::ReaderBuilder::new().delimiter(source.separator).from_path(&path)?;
        let headers = reader.headers()?.clone();
        let fields = source.fields.map(|field| {
            let at = headers.iter().position(|header| header.trim_start_matches('\u{feff}') == field);
            (at, field.strip_prefix('=').unwrap_or_default())
        });
        for record in reader.records() {
            let record = record?;
            let row = fields.map(|(at, fixed)| at.and_then(|at| record.get(at)).unwrap_or(fixed).trim().to_owned());
            if [1, 2, 3, 5].iter().all(|at| !row[*at].is_empty()) {
                rows.push(row);
            }
        }
    }
    Ok(rows)
}

/// `count` shops, no two the same: each time round, the numbers differ and so do the addresses.
pub fn shops(folder: &Path, count: usize) -> Outcome<Vec<CsvRow>> {
    let real = real(folder)?;
    let shops = real.iter().cycle().take(count).enumerate().map(|(at, row)| {
        let mut shop = row.clone();
        shop[0] = format!("{}-{at}", row[0]);
        if at >= real.len() {
            shop[2] = format!("{} {}", row[2], at / real.len());
        }
        shop
    });
    Ok(shops.collect())
}

/// The file that holds them.
pub fn csv(shops: &[CsvRow]) -> Outcome<Vec<u8>> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(HEADER)?;
    for shop in shops {
        writer.write_record(shop)?;
    }
    Ok(writer.into_inner().map_err(|e| e.to_string())?)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn shops_are_unique_and_complete() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../features/locations/tests/data");
        let shops = shops(&folder, 50_000).unwrap();
        assert_eq!(shops.len(), 50_000);
        assert_eq!(shops.iter().map(|shop| &shop[0]).collect::<HashSet<_>>().len(), 50_000);
        assert!(shops.iter().all(|shop| [1, 2, 3, 5, 6].iter().all(|at| !shop[*at].is_empty())));
    }
}

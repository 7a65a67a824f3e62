//! Contacts of a CSV file: its columns, and its rows.

use std::collections::HashMap;

use crate::types::{Channel, ConsentState, ImportColumn, Language, NewConsent, NewContact};

/// Maximum number of rows.
pub(crate) const MAX_ROWS: usize = 20_000;
/// Maximum number of columns.
const MAX_COLUMNS: usize = 100;
/// Separators of columns.
const SEPARATORS: [u8; 3] = [b',', b';', b'\t'];

/// Fields of a contact, with the headers by which they are recognized, folded.
const FIELDS: [(&str, &[&str]); 11] = [
    ("name", &["name", "full name", "customer", "client", "contact", "nom", "nom complet", "nom du client"]),
    ("email", &["email", "e mail", "mail", "email address", "adresse e mail", "adresse email", "courriel"]),
    ("phone", &["phone", "phone number", "mobile", "tel", "telephone", "portable", "numero de telephone"]),
    ("language", &["language", "langue", "lang", "locale"]),
    ("location", &["location", "store", "shop", "branch", "site", "etablissement", "magasin", "agence", "lieu"]),
    ("tags", &["tags", "tag", "labels", "etiquettes", "categorie"]),
    ("last_visit", &["last visit", "visit", "date", "visit date", "derniere visite", "date de visite"]),
    ("consent", &["consent", "opt in", "optin", "consentement", "accord"]),
    ("consent_source", &["consent source", "source", "source du consentement", "origine"]),
    ("consent_proof", &["consent proof", "proof", "preuve", "preuve du consentement"]),
    ("consent_date", &["consent date", "date du consentement"]),
];

/// Reason why a file is not read at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileProblem {
    Empty,
    TooManyRows,
    TooManyColumns,
    NoAddress,
    UnknownField,
}

impl FileProblem {
    /// Returns the stable code and an English description.
    pub(crate) fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Empty => ("empty", "The file has no rows below its header."),
            Self::TooManyRows => ("too_many_rows", "A file has at most 20,000 rows. Split it."),
            Self::TooManyColumns => ("too_many_columns", "A file has at most 100 columns."),
            Self::NoAddress => ("no_address", "No column holds an email address or a phone number."),
            Self::UnknownField => ("unknown_field", "The mapping names a field or a column that doesn’t exist."),
        }
    }
}

/// Row of a file: its cells by field, and its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CsvRow {
    pub(crate) line: u64,
    cells: HashMap<&'static str, String>,
}

/// File that was read.
#[derive(Clone, Debug)]
pub(crate) struct CsvFile {
    pub(crate) columns: Vec<ImportColumn>,
    pub(crate) rows: Vec<CsvRow>,
}

/// Reads a file. `mapping` names the field of a header, or none, where the recognized one is not wanted.
///
/// # Errors
/// The reason why it is not read at all.
pub(crate) fn read(text: &str, mapping: &HashMap<String, Option<String>>) -> Result<CsvFile, FileProblem> {
    // The reader counts lines by `\n` only.
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator(&text))
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let headers = reader.headers().map_err(|_| FileProblem::Empty)?.clone();
    if headers.len() > MAX_COLUMNS {
        return Err(FileProblem::TooManyColumns);
    }
    let fields = fields(&headers, mapping)?;
    if !fields.iter().flatten().any(|field| ["email", "phone"].contains(field)) {
        return Err(FileProblem::NoAddress);
    }
    let mut rows = Vec::new();
    for record in reader.records() {
        // Text is valid UTF-8, and rows may have any length: no record fails.
        let Ok(record) = record else { continue };
        if record.iter().all(str::is_empty) {
            continue;
        }
        if rows.len() == MAX_ROWS {
            return Err(FileProblem::TooManyRows);
        }
        let line = record.position().map_or(0, csv::Position::line);
        let cells = fields.iter().zip(record.iter()).filter_map(|(field, cell)| {
            let cell = text::spreadsheet::plain(cell).trim().to_owned();
            field.filter(|_| !cell.is_empty()).map(|field| (field, cell))
        });
        rows.push(CsvRow { line, cells: cells.collect() });
    }
    if rows.is_empty() {
        return Err(FileProblem::Empty);
    }
    let column = |(header, field): (&str, Option<&str>)| ImportColumn {
        header: header.chars().take(100).collect(),
        field: field.map(ToOwned::to_owned),
    };
    Ok(CsvFile { columns: headers.iter().zip(fields).map(column).collect(), rows })
}

/// Returns the separator that is most frequent in the header.
fn separator(text: &str) -> u8 {
    let header = text.lines().next().unwrap_or_default();
    let count = |separator: u8| header.bytes().filter(|byte| *byte == separator).count();
    SEPARATORS.into_iter().rev().max_by_key(|separator| count(*separator)).unwrap_or(b',')
}

/// Returns the field of each column. A field is taken by the first column only.
fn fields(
    headers: &csv::StringRecord,
    mapping: &HashMap<String, Option<String>>,
) -> Result<Vec<Option<&'static str>>, FileProblem> {
    let field_named = |name: &str| FIELDS.iter().map(|(field, _)| *field).find(|field| *field == name);
    let is_there = |header: &String| headers.iter().any(|name| name == header);
    let is_valid = |(header, field): (&String, &Option<String>)| {
        is_there(header) && field.as_deref().is_none_or(|field| field_named(field).is_some())
    };
    if !mapping.iter().all(is_valid) {
        return Err(FileProblem::UnknownField);
    }
    let mut fields: Vec<Option<&'static str>> = Vec::new();
    for header in headers {
        let field = match mapping.get(header) {
            Some(field) => field.as_deref().and_then(field_named),
            None => recognized(header),
        };
        fields.push(field.filter(|field| !fields.contains(&Some(*field))));
    }
    Ok(fields)
}

fn recognized(header: &str) -> Option<&'static str> {
    let folded = text::fold(header);
    FIELDS.iter().find(|(field, words)| folded == *field || words.contains(&folded.as_str())).map(|(field, _)| *field)
}

impl CsvRow {
    /// Returns a cell; empty for a column that the file does not have.
    pub(crate) fn cell(&self, field: &str) -> &str {
        self.cells.get(field).map_or("", String::as_str)
    }

    /// Returns the contact of the row, without its location. `consent` is that of rows without one of their own.
    pub(crate) fn contact(&self, consent: Option<&NewConsent>) -> NewContact {
        let text = |field: &str| Some(self.cell(field)).filter(|cell| !cell.is_empty()).map(ToOwned::to_owned);
        NewContact {
            name: text("name").or_else(|| text("email")).unwrap_or_default(),
            email: text("email"),
            phone: text("phone"),
            language: self.language(),
            location_ids: Vec::new(),
            tags: self
                .cell("tags")
                .split([',', ';', '|'])
                .map(|tag| tag.trim().to_owned())
                .filter(|tag| !tag.is_empty())
                .collect(),
            last_visit: text("last_visit").map(|date| iso_date(&date)),
            consents: self.consent(consent).into_iter().collect(),
        }
    }

    fn language(&self) -> Language {
        let folded = text::fold(self.cell("language"));
        if folded.starts_with("fr") { Language::Fr } else { Language::En }
    }

    fn consent(&self, default: Option<&NewConsent>) -> Option<NewConsent> {
        let state = match text::fold(self.cell("consent")).as_str() {
            "" => return default.cloned(),
            "yes" | "oui" | "true" | "vrai" | "1" | "granted" | "opt in" | "x" => ConsentState::Granted,
            "implied" | "customer" | "client" | "implicite" => ConsentState::Implied,
            "withdrawn" | "stop" | "opt out" | "unsubscribed" | "desinscrit" | "retire" => ConsentState::Withdrawn,
            _ => ConsentState::None,
        };
        let text = |field: &str| Some(self.cell(field)).filter(|cell| !cell.is_empty()).map(ToOwned::to_owned);
        let given_at = text("consent_date").and_then(|date| {
            let date: jiff::civil::Date = iso_date(&date).parse().ok()?;
            date.to_zoned(jiff::tz::TimeZone::UTC).ok().map(|at| at.timestamp())
        });
        Some(NewConsent {
            channel: Channel::Email,
            state,
            source: text("consent_source").or_else(|| Some("file".into())),
            proof: text("consent_proof").or_else(|| default.and_then(|consent| consent.proof.clone())),
            given_at,
            expires_at: None,
        })
    }
}

/// Returns a date such as 31/05/2026 in the form 2026-05-31; any other text as it is.
fn iso_date(text: &str) -> String {
    let parts: Vec<&str> = text.split(['/', '.']).collect();
    match parts[..] {
        [day, month, year] if year.len() == 4 && day.len() <= 2 && month.len() <= 2 => {
            format!("{year}-{month:0>2}-{day:0>2}")
        }
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> Result<CsvFile, FileProblem> {
        read(text, &HashMap::new())
    }

    #[test]
    fn columns_are_recognized_in_both_languages_and_with_any_separator() {
        for text in [
            "Name,Email,Phone,Last visit\nZoé,zoe@example.com,0612345678,2026-05-31\n",
            "\u{feff}Nom;Courriel;Portable;Dernière visite\r\nZoé;zoe@example.com;0612345678;31/05/2026\r\n",
            "Nom complet\tE-mail\tTéléphone\tDate de visite\nZoé\tzoe@example.com\t0612345678\t31.05.2026\n",
        ] {
            let file = file(text).unwrap();
            let contact = file.rows[0].contact(None);
            assert_eq!((contact.name.as_str(), contact.email.as_deref()), ("Zoé", Some("zoe@example.com")), "{text}");
            assert_eq!(contact.last_visit.as_deref(), Some("2026-05-31"), "{text}");
            assert_eq!(file.rows[0].line, 2);
        }
    }

    #[test]
    fn a_file_that_cannot_be_read_says_why() {
        let many = format!("email\n{}", "a@b.example\n".repeat(MAX_ROWS + 1));
        let wide = format!("email{}\nx", ",x".repeat(MAX_COLUMNS));
        for (text, problem) in [
            ("", FileProblem::NoAddress),
            ("email\n", FileProblem::Empty),
            ("name\nZoé\n", FileProblem::NoAddress),
            (many.as_str(), FileProblem::TooManyRows),
            (wide.as_str(), FileProblem::TooManyColumns),
        ] {
            assert_eq!(file(text).err(), Some(problem), "{text:.20}");
        }
        let mapping = HashMap::from([("Address".to_owned(), Some("email".to_owned()))]);
        assert_eq!(read("Address\nzoe@example.com", &mapping).unwrap().rows.len(), 1);
        for (header, field) in [("Other", "email"), ("Address", "nothing")] {
            let mapping = HashMap::from([(header.to_owned(), Some(field.to_owned()))]);
            assert_eq!(read("Address\nx", &mapping).err(), Some(FileProblem::UnknownField));
        }
    }

    #[test]
    fn a_consent_column_is_read() {
        for (cell, expected) in [
            ("oui", Some(ConsentState::Granted)),
            ("client", Some(ConsentState::Implied)),
            ("STOP", Some(ConsentState::Withdrawn)),
            ("non", Some(ConsentState::None)),
            ("", None),
        ] {
            let file = file(&format!("email,consent\nzoe@example.com,{cell}\n")).unwrap();
            assert_eq!(file.rows[0].contact(None).consents.first().map(|consent| consent.state), expected, "{cell}");
        }
    }
}

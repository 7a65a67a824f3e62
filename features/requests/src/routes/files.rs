//! Contacts from and to CSV files.

use std::collections::{HashMap, HashSet};

use api::{App, Error, FieldError, Json, Kind, Problem, Result};
use audit::Act;
use axum::{
    Extension,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use locations::LocationId;
use orgs::{
    May, OrgId,
    may::{ExportContacts, ImportContacts},
};

use crate::{
    events::{ContactsExported, ContactsImported},
    queries::{self, ContactFilter},
    requests::{Requests, announce},
    rules::{
        contacts::{self as rules, CheckedContact},
        csv_contacts::{CsvFile, CsvRow, read},
        text_fields::Check,
    },
    types::{Channel, ConsentState, ImportAnswer, ImportProblem, NewImport},
};

/// Maximum bytes of a request: a file of 10 MB, quoted as JSON.
pub(super) const MAX_BYTES: usize = 16 * 1024 * 1024;
/// Maximum bytes of a file.
const MAX_FILE: usize = 10 * 1024 * 1024;
/// Maximum number of problems in an answer.
const MAX_PROBLEMS: usize = 500;
/// Rows per transaction. A repeated import of the same file adds nothing.
const BATCH: usize = 500;
/// Contacts per page of the export.
const PAGE: i64 = 1_000;

/// Imports contacts of a CSV file of at most 10 MB and 20,000 rows. A row with the email address or phone number of a
/// contact completes it. Rows with problems are left out. A dry run writes nothing.
#[utoipa::path(post, path = "/contacts/import", operation_id = "import_contacts", tag = "requests",
    extensions(("x-permission" = json!("import_contacts"))),
    request_body = NewImport,
    responses((status = 200, body = ImportAnswer), (status = 413, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn import_contacts(
    member: May<ImportContacts>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Json(new): Json<NewImport>,
) -> Result<Json<ImportAnswer>> {
    let (org, now) = (&member.org, app.now());
    if new.csv.len() > MAX_FILE {
        return Err(Error::new(Kind::TooLarge, "payload_too_large", "A file can be at most 10 MB."));
    }
    let file = read(&new.csv, &new.mapping).map_err(|problem| {
        let (code, message) = problem.words();
        Error::invalid(vec![FieldError::new("csv", code, message)])
    })?;
    let places = Places::read(&app, org, &new, &file).await?;
    let mut answer = ImportAnswer {
        is_dry_run: new.is_dry_run,
        columns: file.columns.clone(),
        rows: file.rows.len() as u64,
        created: 0,
        joined: 0,
        refused: 0,
        opted_out: 0,
        problems: Vec::new(),
    };
    let mut seen = HashSet::new();
    for rows in file.rows.chunks(BATCH) {
        let mut tx = app.db.begin().await?;
        for row in rows {
            let mut check = Check::default();
            let mut contact = row.contact(new.consent.as_ref());
            contact.location_ids = places.locations_of(&mut check, row);
            let checked = rules::contact(&mut check, &contact, places.country.as_deref(), now);
            if !check.errors.is_empty() {
                refuse(&mut answer, row.line, check.errors);
                continue;
            }
            let hashes = requests.hashes_of(org, checked.email.as_deref(), checked.phone.as_deref());
            let is_stopped = checked.consents.iter().any(|consent| consent.state == ConsentState::Withdrawn);
            answer.opted_out += u64::from(is_stopped || queries::is_stopped(&mut tx, org, hashes.clone()).await?);
            let is_new = if new.is_dry_run {
                // A row of the same file may name the person before.
                let is_known = hashes.iter().any(|hash| seen.contains(hash));
                seen.extend(hashes);
                !is_known && requests.same_person(&mut tx, org, &checked).await?.is_none()
            } else {
                write(&requests, &mut tx, org, &checked, now).await?
            };
            let outcome = if is_new { &mut answer.created } else { &mut answer.joined };
            *outcome += 1;
        }
        if new.is_dry_run {
            continue;
        }
        announce(&mut tx, org, "contacts", None);
        tx.commit().await?;
    }
    if !new.is_dry_run {
        let mut tx = app.db.begin().await?;
        let act = Act::new(ContactsImported).on("organisation", org);
        let act = act.with("contacts", (answer.created + answer.joined) as i64);
        act.record(&mut tx, &member.actor, now).await?;
        tx.commit().await?;
    }
    Ok(Json(answer))
}

/// Writes a contact, and returns whether it is new.
async fn write(
    requests: &Requests,
    tx: &mut db::Tx,
    org: &OrgId,
    contact: &CheckedContact,
    now: jiff::Timestamp,
) -> Result<bool> {
    let (id, is_new) = requests.put(tx, org, contact, now).await?;
    if contact.consents.iter().any(|consent| consent.state == ConsentState::Withdrawn)
        && let Some(row) = queries::find_contact(&mut *tx, org, &id).await?
    {
        requests.stop(tx, org, &row, "member", now).await?;
    }
    Ok(is_new)
}

fn refuse(answer: &mut ImportAnswer, line: u64, errors: Vec<FieldError>) {
    answer.refused += 1;
    let problem = |error: FieldError| ImportProblem {
        line: Some(line),
        field: error.field,
        code: error.code,
        message: error.message,
    };
    let room = MAX_PROBLEMS.saturating_sub(answer.problems.len());
    answer.problems.extend(errors.into_iter().take(room).map(problem));
}

/// Locations that rows name.
struct Places {
    default: Option<LocationId>,
    country: Option<String>,
    /// By external id and by name, folded. `None` for a name of several locations.
    by_word: HashMap<String, Option<LocationId>>,
}

impl Places {
    async fn read(app: &App, org: &OrgId, new: &NewImport, file: &CsvFile) -> Result<Self> {
        let mut country = orgs::default_country(&app.db, org).await?;
        if let Some(id) = &new.location_id {
            let Some(location) = locations::find(&app.db, org, id).await? else {
                let error = FieldError::new("location_id", "unknown", "The organization doesn’t have this location.");
                return Err(Error::invalid(vec![error]));
            };
            country = location.details.country.or(country);
        }
        let mut by_word = HashMap::new();
        if file.columns.iter().any(|column| column.field.as_deref() == Some("location")) {
            for ids in locations::ids(&app.db, org, None).await?.chunks(PAGE as usize) {
                for place in locations::by_ids(&app.db, org, ids.to_vec()).await? {
                    let words = [place.details.external_id.as_deref(), Some(&place.details.name)];
                    for word in words.into_iter().flatten() {
                        let entry = by_word.entry(text::fold(word)).or_insert_with(|| Some(place.id.clone()));
                        if entry.as_ref() != Some(&place.id) {
                            *entry = None;
                        }
                    }
                }
            }
        }
        Ok(Self { default: new.location_id.clone(), country, by_word })
    }

    /// Returns the location of a row: the one that it names, or that of the whole file.
    fn locations_of(&self, check: &mut Check, row: &CsvRow) -> Vec<LocationId> {
        let cell = row.cell("location");
        if cell.is_empty() {
            return self.default.iter().cloned().collect();
        }
        match self.by_word.get(&text::fold(cell)) {
            Some(Some(id)) => return vec![id.clone()],
            Some(None) => {
                check.refuse("location", "ambiguous", "Several locations have this name. Use their external ids.");
            }
            None => check.refuse("location", "unknown", "No location has this name or external id."),
        }
        Vec::new()
    }
}

/// Returns all contacts as a CSV file, safe to open in a spreadsheet.
#[utoipa::path(get, path = "/contacts/export", operation_id = "export_contacts", tag = "requests",
    extensions(("x-permission" = json!("export_contacts"))), security(("session" = [])),
    responses((status = 200, body = String, content_type = "text/csv")))]
pub(super) async fn export_contacts(
    member: May<ExportContacts>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
) -> Result<Response> {
    let org = &member.org;
    let mut text = text::spreadsheet::header(&[
        "name",
        "email",
        "phone",
        "language",
        "location_ids",
        "tags",
        "last_visit",
        "consent",
        "consent_source",
        "consent_proof",
        "consent_date",
        "sms_consent",
        "last_asked_at",
        "created_at",
    ]);
    let (mut before, mut number) = (None, 0_i64);
    loop {
        let rows = queries::contacts(&app.db, org, ContactFilter::default(), before, PAGE).await?;
        let is_last = (rows.len() as i64) < PAGE;
        before = rows.last().map(|row| row.id.to_string());
        for contact in requests.contact_views(&app.db, org, rows, None).await? {
            number += 1;
            let consent = |channel| contact.consents.iter().find(move |consent| consent.channel == channel);
            let (email, sms) = (consent(Channel::Email), consent(Channel::Sms));
            let time = |at: Option<jiff::Timestamp>| at.map(|at| at.to_string()).unwrap_or_default();
            let ids: Vec<&str> = contact.location_ids.iter().map(LocationId::as_str).collect();
            let cells = [
                contact.name.clone(),
                contact.email.clone().unwrap_or_default(),
                contact.phone.clone().unwrap_or_default(),
                contact.language.as_str().into(),
                ids.join("|"),
                contact.tags.join("|"),
                contact.last_visit.clone().unwrap_or_default(),
                email.map(|consent| consent.state.as_str()).unwrap_or_default().into(),
                email.and_then(|consent| consent.source.clone()).unwrap_or_default(),
                email.and_then(|consent| consent.proof.clone()).unwrap_or_default(),
                time(email.and_then(|consent| consent.given_at)),
                sms.map(|consent| consent.state.as_str()).unwrap_or_default().into(),
                time(contact.last_asked_at),
                contact.created_at.to_string(),
            ];
            text::spreadsheet::line(cells.iter().map(String::as_str), &mut text);
        }
        if is_last {
            break;
        }
    }
    let mut tx = app.db.begin().await?;
    let act = Act::new(ContactsExported).on("organisation", org).with("contacts", number);
    act.record(&mut tx, &member.actor, app.now()).await?;
    tx.commit().await?;
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"contacts.csv\""),
    ];
    Ok((headers, text).into_response())
}

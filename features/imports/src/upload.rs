//! Receiving a file, a piece at a time.

use api::{App, Error, Event, Kind, Result};
use axum::{
    body::BodyDataStream,
    extract::Request,
    http::{HeaderMap, header},
};
use db::Db;
use futures::StreamExt;
use orgs::OrgId;
use serde::Serialize;

use crate::{
    ImportId,
    csv::{self, Detected, FileProblem, Format, Sniffer, Survey},
    file_error, json,
    pieces::pieces,
    queries, too_large,
};

/// Bytes of a piece as it is kept.
const PIECE: usize = 256 * 1024;
/// Characters of a file name that are kept.
const NAME: usize = 200;
/// Media types that browsers send for a CSV file.
const CSV_TYPES: [&str; 6] =
    ["text/csv", "application/csv", "application/vnd.ms-excel", "application/octet-stream", "text/plain", ""];
/// Media types that browsers send for a JSON file.
const JSON_TYPES: [&str; 7] = [
    "application/json",
    "application/x-ndjson",
    "application/jsonl",
    "application/x-jsonlines",
    "application/octet-stream",
    "text/plain",
    "",
];

/// Formats that a feature imports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formats {
    /// CSV.
    Csv,
    /// CSV and JSON, which becomes CSV on arrival.
    CsvAndJson,
}

/// Maximum size of an imported file.
#[derive(Clone, Copy, Debug, serde::Serialize, utoipa::ToSchema)]
#[schema(as = ImportLimits)]
pub struct Limits {
    /// Rows below the header.
    pub max_rows: u64,
    /// Bytes.
    pub max_bytes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { max_rows: 1_000, max_bytes: 10 * 1024 * 1024 }
    }
}

fn not_csv() -> Error {
    file_error(&FileProblem::NotCsv)
}

/// Returns the file's name without folders and control characters, and true for JSON.
fn file_name(raw: &str, formats: Formats) -> Result<(String, bool)> {
    let name = raw.rsplit(['/', '\\']).next().unwrap_or_default();
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    let lower = name.to_ascii_lowercase();
    let ends = |end: &str| name.len() > end.len() && lower.ends_with(end);
    let is_json = formats == Formats::CsvAndJson && [".json", ".jsonl", ".ndjson"].into_iter().any(ends);
    if !is_json && !ends(".csv") {
        return Err(not_csv());
    }
    let start = name.chars().count().saturating_sub(NAME);
    Ok((name.chars().skip(start).collect(), is_json))
}

fn check_headers(headers: &HeaderMap, types: &[&str], max_bytes: u64) -> Result<()> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = text(header::CONTENT_TYPE).split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    if !types.contains(&kind.as_str()) {
        return Err(not_csv());
    }
    if text(header::CONTENT_LENGTH).parse::<u64>().is_ok_and(|length| length > max_bytes) {
        return Err(too_large(max_bytes));
    }
    Ok(())
}

/// Destination and limits of an uploaded file.
pub struct Upload<'a> {
    /// The site.
    pub app: &'a App,
    /// Organization.
    pub org: &'a OrgId,
    /// Kind of the rows.
    pub kind: &'a str,
    /// Formats that are taken.
    pub formats: Formats,
    /// Maximum size.
    pub limits: Limits,
}

impl Upload<'_> {
    /// Stores the file of a request and returns its import. `summarize` returns the properties to store from those that
    /// were detected.
    ///
    /// # Errors
    /// The file is too large or cannot be imported; nothing is stored then.
    pub async fn take<T: Serialize + Sync>(
        &self,
        filename: &str,
        request: Request,
        summarize: impl FnOnce(Detected) -> T,
    ) -> Result<ImportId> {
        let (name, is_json) = file_name(filename, self.formats)?;
        let types: &[&str] = if is_json { &JSON_TYPES } else { &CSV_TYPES };
        check_headers(request.headers(), types, self.limits.max_bytes)?;
        let id = ImportId::new(self.app.now());
        queries::begin(&self.app.db, (self.org, self.kind), &id, &name, self.app.now()).await?;
        let arriving = Arriving { upload: self, id: &id, sniffer: Sniffer::default(), piece: Vec::new(), part: 0 };
        match arriving.take(request.into_body().into_data_stream(), is_json, summarize).await {
            Ok(()) => Ok(id),
            Err(error) => {
                queries::remove(&self.app.db, self.org, &id).await?;
                Err(error)
            }
        }
    }
}

/// File that is arriving.
struct Arriving<'a> {
    upload: &'a Upload<'a>,
    id: &'a ImportId,
    sniffer: Sniffer,
    piece: Vec<u8>,
    part: i64,
}

impl Arriving<'_> {
    async fn take<T: Serialize + Sync>(
        mut self,
        body: BodyDataStream,
        is_json: bool,
        summarize: impl FnOnce(Detected) -> T,
    ) -> Result<()> {
        self.receive(body, is_json).await?;
        if !self.piece.is_empty() {
            self.store().await?;
        }
        let Self { upload: Upload { app, org, limits, .. }, id, sniffer, .. } = self;
        let format = sniffer.finish().map_err(|problem| file_error(&problem))?;
        let detected = survey(&app.db, org, id, format, limits.max_rows).await?;
        let found = summarize(detected);
        let mut tx = app.db.begin().await?;
        queries::arrive(&mut tx, org, id, format, &found).await?;
        Event::new(org, "imports", Some(id.as_str())).announce(&mut tx);
        Ok(tx.commit().await?)
    }

    /// Stores the body as it comes, or the CSV file that a JSON body becomes.
    async fn receive(&mut self, mut body: BodyDataStream, is_json: bool) -> Result<()> {
        let max_bytes = self.upload.limits.max_bytes;
        let (mut bytes, mut whole) = (0, Vec::new());
        while let Some(frame) = body.next().await {
            let frame = frame.map_err(|_| Error::new(Kind::BadRequest, "bad_request", "The upload was incomplete."))?;
            bytes += frame.len() as u64;
            if bytes > max_bytes {
                return Err(too_large(max_bytes));
            }
            if is_json {
                whole.extend_from_slice(&frame);
            } else {
                self.feed(&frame).await?;
            }
        }
        if is_json {
            let max_rows = self.upload.limits.max_rows;
            let converted = tokio::task::spawn_blocking(move || json::to_csv(&whole, max_rows));
            let csv = converted.await.map_err(Error::internal)?.map_err(|problem| file_error(&problem))?;
            self.feed(&csv).await?;
        }
        Ok(())
    }

    async fn feed(&mut self, mut rest: &[u8]) -> Result<()> {
        self.sniffer.feed(rest).map_err(|problem| file_error(&problem))?;
        while !rest.is_empty() {
            let (now, later) = rest.split_at(rest.len().min(PIECE - self.piece.len()));
            self.piece.extend_from_slice(now);
            rest = later;
            if self.piece.len() == PIECE {
                self.store().await?;
            }
        }
        Ok(())
    }

    async fn store(&mut self) -> Result<()> {
        let Upload { app, org, .. } = self.upload;
        queries::add_piece(&app.db, org, self.id, self.part, &self.piece).await?;
        self.piece.clear();
        self.part += 1;
        Ok(())
    }
}

/// Reads the stored file once: separator, columns and number of rows.
async fn survey(db: &Db, org: &OrgId, id: &ImportId, format: Format, max_rows: u64) -> Result<Detected> {
    let mut pieces = pieces(db, org, id);
    let surveyed = tokio::task::spawn_blocking(move || {
        let mut survey = Survey::new(format, csv::Limits::rows(max_rows));
        while let Some(piece) = pieces.blocking_recv() {
            survey.feed(&piece?).map_err(|problem| file_error(&problem))?;
        }
        survey.finish().map_err(|problem| file_error(&problem))
    });
    surveyed.await.map_err(Error::internal)?
}

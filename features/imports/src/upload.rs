//! Upload of an import file. The file is stored in pieces as it arrives.

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
use tokio::sync::Semaphore;

use crate::{
    ImportId,
    csv::{self, Detected, FileProblem, Format, Sniffer, Survey},
    file_error, json,
    pieces::pieces,
    queries, too_large,
};

/// Size of a stored piece, in bytes.
const PIECE_BYTES: usize = 256 * 1024;
/// Maximum length of a stored file name, in characters. A longer name keeps its end.
const MAX_FILE_NAME: usize = 200;
/// Conversions of JSON that run at a time, so that many uploads do not exhaust memory.
static CONVERSIONS: Semaphore = Semaphore::const_new(2);
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

/// File formats that a feature accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formats {
    /// CSV.
    Csv,
    /// CSV and JSON. JSON is converted to CSV during the upload.
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
    let start = name.chars().count().saturating_sub(MAX_FILE_NAME);
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
    /// Application state.
    pub app: &'a App,
    /// Organization.
    pub org: &'a OrgId,
    /// Kind of the rows.
    pub kind: &'a str,
    /// Accepted file formats.
    pub formats: Formats,
    /// Maximum size.
    pub limits: Limits,
}

impl Upload<'_> {
    /// Stores the file of a request and returns its import. `summarize` selects the properties to store from the detected
    /// ones.
    ///
    /// # Errors
    /// Fails when the file is too large or cannot be imported. Nothing is stored then.
    pub async fn store<T: Serialize + Sync>(
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
        let stream = UploadStream { upload: self, id: &id, sniffer: Sniffer::default(), piece: Vec::new(), part: 0 };
        match stream.store(request.into_body().into_data_stream(), is_json, summarize).await {
            Ok(()) => Ok(id),
            Err(error) => {
                queries::remove(&self.app.db, self.org, &id).await?;
                Err(error)
            }
        }
    }
}

/// Upload in progress.
struct UploadStream<'a> {
    upload: &'a Upload<'a>,
    id: &'a ImportId,
    sniffer: Sniffer,
    piece: Vec<u8>,
    part: i64,
}

impl UploadStream<'_> {
    async fn store<T: Serialize + Sync>(
        mut self,
        body: BodyDataStream,
        is_json: bool,
        summarize: impl FnOnce(Detected) -> T,
    ) -> Result<()> {
        self.receive(body, is_json).await?;
        if !self.piece.is_empty() {
            self.store_piece().await?;
        }
        let Self { upload: Upload { app, org, limits, .. }, id, sniffer, .. } = self;
        let format = sniffer.finish().map_err(|problem| file_error(&problem))?;
        let detected = survey(&app.db, org, id, format, limits.max_rows).await?;
        let summary = summarize(detected);
        let mut tx = app.db.begin().await?;
        queries::mark_uploaded(&mut tx, org, id, format, &summary).await?;
        Event::new(org, "imports", Some(id.as_str())).announce(&mut tx);
        Ok(tx.commit().await?)
    }

    /// Reads the body. CSV is stored as it arrives; JSON is converted to CSV first.
    async fn receive(&mut self, mut body: BodyDataStream, is_json: bool) -> Result<()> {
        let max_bytes = self.upload.limits.max_bytes;
        let (mut bytes, mut json_body) = (0, Vec::new());
        while let Some(frame) = body.next().await {
            let frame = frame.map_err(|_| Error::new(Kind::BadRequest, "bad_request", "The upload was incomplete."))?;
            bytes += frame.len() as u64;
            if bytes > max_bytes {
                return Err(too_large(max_bytes));
            }
            if is_json {
                json_body.extend_from_slice(&frame);
            } else {
                self.append(&frame).await?;
            }
        }
        if is_json {
            let max_rows = self.upload.limits.max_rows;
            let _turn = CONVERSIONS.acquire().await.map_err(Error::internal)?;
            let converted = tokio::task::spawn_blocking(move || json::to_csv(&json_body, max_rows));
            let csv = converted.await.map_err(Error::internal)?.map_err(|problem| file_error(&problem))?;
            self.append(&csv).await?;
        }
        Ok(())
    }

    /// Appends bytes to the file and stores each full piece.
    async fn append(&mut self, mut remaining: &[u8]) -> Result<()> {
        self.sniffer.feed(remaining).map_err(|problem| file_error(&problem))?;
        while !remaining.is_empty() {
            let (now, later) = remaining.split_at(remaining.len().min(PIECE_BYTES - self.piece.len()));
            self.piece.extend_from_slice(now);
            remaining = later;
            if self.piece.len() == PIECE_BYTES {
                self.store_piece().await?;
            }
        }
        Ok(())
    }

    async fn store_piece(&mut self) -> Result<()> {
        let Upload { app, org, .. } = self.upload;
        queries::add_piece(&app.db, org, self.id, self.part, &self.piece).await?;
        self.piece.clear();
        self.part += 1;
        Ok(())
    }
}

/// Detects the columns and counts the rows of the stored file in one pass.
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

//! Taking in a file, a piece at a time.

use ::imports::{
    ImportId, Running,
    csv::{Detected, FileProblem, Format, Limits, Sniffer, Survey},
    file_error, suggest_mapping, too_large,
};
use api::{App, Error, Event, Json, Kind, Problem, Query, Result};
use axum::{
    Extension,
    body::BodyDataStream,
    extract::{Request, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use db::Db;
use futures::StreamExt;
use orgs::{May, OrgId, may::ImportLocations};
use serde::Deserialize;
use tokio::sync::mpsc;
use utoipa::IntoParams;

use super::super::{
    queries,
    reading::send_pieces,
    rules::guess_country,
    types::{Found, Import},
};
use crate::Limits as Allowed;

/// Bytes of a piece as it is kept.
const PIECE: usize = 256 * 1024;
/// Characters of a file name that are kept.
const NAME: usize = 200;
/// Media types that browsers send for a CSV file.
const TYPES: [&str; 6] =
    ["text/csv", "application/csv", "application/vnd.ms-excel", "application/octet-stream", "text/plain", ""];

/// The file's name.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Named {
    /// Ends in `.csv`.
    filename: String,
}

/// Takes in a CSV file, and tells what is in it.
#[utoipa::path(post, path = "/imports", operation_id = "create_import", tag = "imports",
    extensions(("x-permission" = json!("import_locations"))), params(Named),
    request_body(content = String, content_type = "text/csv"),
    responses((status = 201, body = Import), (status = 413, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn create_import(
    member: May<ImportLocations>,
    State(app): State<App>,
    Extension(running): Extension<Running>,
    Extension(allowed): Extension<Allowed>,
    Query(named): Query<Named>,
    request: Request,
) -> Result<Response> {
    let name = file_name(&named.filename)?;
    check_headers(request.headers(), allowed.max_bytes)?;
    let id = ImportId::new(app.now());
    queries::begin(&app.db, &member.org, &id, &name, app.now()).await?;
    let upload = Upload { app: &app, org: &member.org, id: &id, allowed };
    if let Err(error) = upload.take(request.into_body().into_data_stream()).await {
        queries::remove(&app.db, &member.org, &id).await?;
        return Err(error);
    }
    let import = super::import(&app.db, &running, &member.org, &id).await?;
    let address = format!("/api/v1/imports/{id}");
    Ok((StatusCode::CREATED, [(header::LOCATION, address)], Json(import)).into_response())
}

fn not_csv() -> Error {
    file_error(&FileProblem::NotCsv)
}

/// The name without folders and control characters.
fn file_name(raw: &str) -> Result<String> {
    let name = raw.rsplit(['/', '\\']).next().unwrap_or_default();
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    let is_csv = name.len() > 4 && name.to_ascii_lowercase().ends_with(".csv");
    if !is_csv {
        return Err(not_csv());
    }
    let start = name.chars().count().saturating_sub(NAME);
    Ok(name.chars().skip(start).collect())
}

fn check_headers(headers: &HeaderMap, max_bytes: u64) -> Result<()> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = text(header::CONTENT_TYPE).split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    if !TYPES.contains(&kind.as_str()) {
        return Err(not_csv());
    }
    if text(header::CONTENT_LENGTH).parse::<u64>().is_ok_and(|length| length > max_bytes) {
        return Err(too_large(max_bytes));
    }
    Ok(())
}

/// A file that is arriving.
struct Upload<'a> {
    app: &'a App,
    org: &'a OrgId,
    id: &'a ImportId,
    allowed: Allowed,
}

impl Upload<'_> {
    async fn take(&self, body: BodyDataStream) -> Result<()> {
        let format = self.keep(body).await?;
        let detected = survey(&self.app.db, self.org, self.id, format, self.allowed.max_rows).await?;
        let headers = detected.headers();
        let suggested_mapping = suggest_mapping(&headers, &detected.sample);
        let country_guess = guess_country(&suggested_mapping, &headers, &detected.sample).map(str::to_owned);
        let found = Found { detected, suggested_mapping, country_guess };
        let mut tx = self.app.db.begin().await?;
        queries::arrive(&mut tx, self.org, self.id, format, &found).await?;
        Event::new(self.org, "imports", Some(self.id.as_str())).announce(&mut tx);
        Ok(tx.commit().await?)
    }

    /// Keeps the file as it comes; what it is.
    async fn keep(&self, mut body: BodyDataStream) -> Result<Format> {
        let mut sniffer = Sniffer::default();
        let mut piece = Vec::with_capacity(PIECE);
        let (mut bytes, mut part) = (0, 0);
        while let Some(frame) = body.next().await {
            let frame = frame.map_err(|_| Error::new(Kind::BadRequest, "bad_request", "The upload was incomplete."))?;
            bytes += frame.len() as u64;
            if bytes > self.allowed.max_bytes {
                return Err(too_large(self.allowed.max_bytes));
            }
            sniffer.feed(&frame).map_err(|problem| file_error(&problem))?;
            let mut rest = &frame[..];
            while !rest.is_empty() {
                let (now, later) = rest.split_at(rest.len().min(PIECE - piece.len()));
                piece.extend_from_slice(now);
                rest = later;
                if piece.len() == PIECE {
                    queries::add_piece(&self.app.db, self.org, self.id, part, &piece).await?;
                    piece.clear();
                    part += 1;
                }
            }
        }
        if !piece.is_empty() {
            queries::add_piece(&self.app.db, self.org, self.id, part, &piece).await?;
        }
        sniffer.finish().map_err(|problem| file_error(&problem))
    }
}

/// Reads the kept file once to see what is in it.
async fn survey(db: &Db, org: &OrgId, id: &ImportId, format: Format, max_rows: u64) -> Result<Detected> {
    let (sender, mut pieces) = mpsc::channel::<db::Result<Vec<u8>>>(2);
    tokio::spawn(send_pieces(db.clone(), org.clone(), id.clone(), sender));
    let surveyed = tokio::task::spawn_blocking(move || {
        let mut survey = Survey::new(format, Limits::rows(max_rows));
        while let Some(piece) = pieces.blocking_recv() {
            survey.feed(&piece?).map_err(|problem| file_error(&problem))?;
        }
        survey.finish().map_err(|problem| file_error(&problem))
    });
    surveyed.await.map_err(Error::internal)?
}

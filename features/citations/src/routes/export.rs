//! Download of the listings.

use api::{App, Limit, Problem, Query, Result};
use axum::{
    Extension,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use locations::{Location, Paging, Sort};
use orgs::{Within, may::SeeCitations};

use super::{matrix::Request, org_of};
use crate::{
    board::Board,
    queries,
    rules::files::{header as columns, line},
    settings::Citations,
    types::{Directory, ListingRow, MatrixFilters},
};

/// Maximum number of locations of a file.
const MAX_LOCATIONS: usize = 10_000;

/// Returns the listings of the locations that match as a CSV file, one line per listing.
#[utoipa::path(get, path = "/citations/file", operation_id = "export_citations", tag = "citations",
    extensions(("x-permission" = json!("see_citations"))),
    params(MatrixFilters),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 422, body = Problem)))]
pub(super) async fn export_citations(
    member: Within<SeeCitations>,
    State(app): State<App>,
    Extension(citations): Extension<Citations>,
    Query(filters): Query<MatrixFilters>,
) -> Result<Response> {
    let org = org_of(&member.scope);
    let request = Request { app: &app, scope: &member.scope, search: citations.search(), filters: &filters, org };
    let board = Board::of(&app, org).await?;
    let mut text = columns();
    let (mut cursor, mut written) = (None, 0);
    while written < MAX_LOCATIONS {
        let paging = Paging { cursor, limit: Limit::largest() };
        let (places, next) = request.sorted(Sort::Name, &paging).await?;
        for place in &places {
            let rows = queries::listings_of(&app.db, org, &place.id).await?;
            lines(place, &board, &rows, &filters, &mut text);
        }
        written += places.len();
        cursor = next;
        if cursor.is_none() {
            break;
        }
    }
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"citations.csv\""),
    ];
    Ok((headers, text).into_response())
}

fn lines(place: &Location, board: &Board, rows: &[ListingRow], filters: &MatrixFilters, out: &mut String) {
    let is_wanted = |directory: &&Directory| filters.group.is_none_or(|group| group == directory.details.group);
    for directory in board.all.iter().filter(is_wanted) {
        let in_directory = rows.iter().filter(|row| row.directory_id == directory.id);
        for row in in_directory.filter(|row| filters.state.is_none_or(|state| state == row.state)) {
            line(place, directory, row, out);
        }
    }
}

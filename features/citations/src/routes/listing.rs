//! The listing of a location in one directory.

use api::{App, Error, Json, Kind, Path, Problem, Result};
use audit::Act;
use axum::extract::State;
use locations::{Location, LocationId};
use orgs::{
    OrgId, Permission, Within,
    may::{SeeCitations, WorkOnCitations},
};

use super::{org_of, seen};
use crate::{
    events::{CitationDecided, CitationRecorded},
    queries,
    record::{Check, ListingTarget, Outcome, board_with, is_open_duplicate},
    rules::{
        checks::{self, Observation},
        comparison::Reference,
    },
    settings::announce,
    types::{
        Answer, Decision, Directory, DirectoryId, ListingDetail, ListingState, Method, NewListing, PastedText, Reading,
    },
    views::{self, Names, Shower},
};

/// Maximum number of checks that are shown.
const MAX_EVIDENCE: i64 = 50;
/// Maximum characters of a pasted text.
const MAX_PASTED: usize = 1_000_000;

/// Returns the listing of a location in a directory, with its evidence and duplicates.
#[utoipa::path(get, path = "/locations/{id}/citations/{directory}", operation_id = "get_citation", tag = "citations",
    extensions(("x-permission" = json!("see_citations"))),
    params(("id" = String, Path), ("directory" = DirectoryId, Path)),
    responses((status = 200, body = ListingDetail), (status = 404, body = Problem)))]
pub(super) async fn get_citation(
    member: Within<SeeCitations>,
    State(app): State<App>,
    Path((id, directory)): Path<(LocationId, DirectoryId)>,
) -> Result<Json<ListingDetail>> {
    let org = org_of(&member.scope);
    let location = seen(&app, &member.scope, &id).await?;
    let (_, directory) = board_with(&app, org, &directory).await?;
    detail(&app, org, (&location, &directory), member.role.may(Permission::SeeAssignments)).await.map(Json)
}

/// Records what a person saw in a directory.
#[utoipa::path(put, path = "/locations/{id}/citations/{directory}", operation_id = "put_citation", tag = "citations",
    extensions(("x-permission" = json!("work_on_citations"))),
    params(("id" = String, Path), ("directory" = DirectoryId, Path)), request_body = NewListing,
    responses((status = 200, body = ListingDetail), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn put_citation(
    member: Within<WorkOnCitations>,
    State(app): State<App>,
    Path((id, directory)): Path<(LocationId, DirectoryId)>,
    Json(new): Json<NewListing>,
) -> Result<Json<ListingDetail>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let location = seen(&app, &member.scope, &id).await?;
    let (board, directory) = board_with(&app, org, &directory).await?;
    let (outcome, url) = match checks::seen(&new).map_err(Error::invalid)? {
        Observation::Listing(values, url) => (Outcome::Listed(values), url),
        Observation::Missing => (Outcome::Missing, None),
        Observation::NotApplicable => (Outcome::NotApplicable, None),
    };
    let method = if new.is_pasted { Method::Paste } else { Method::Manual };
    let place = ListingTarget { org, location: &location, directory: &directory, board: &board, now };
    let mut tx = app.db.begin().await?;
    let row = place.record(&mut tx, Check::by_hand(method, outcome, url, &member.user)).await?;
    let act = Act::new(CitationRecorded).on("citation", &row.id).named(&location.details.name);
    act.with("directory", directory.id.as_str())
        .with("state", row.state.as_str())
        .record(&mut tx, &member.actor, now)
        .await?;
    tx.commit().await?;
    detail(&app, org, (&location, &directory), true).await.map(Json)
}

/// Reads a pasted page, and compares it with the location. Nothing is stored.
#[utoipa::path(post, path = "/locations/{id}/citations/{directory}/read", operation_id = "read_citation", tag = "citations",
    extensions(("x-permission" = json!("work_on_citations"))),
    params(("id" = String, Path), ("directory" = DirectoryId, Path)), request_body = PastedText,
    responses((status = 200, body = Reading), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn read_citation(
    member: Within<WorkOnCitations>,
    State(app): State<App>,
    Path((id, directory)): Path<(LocationId, DirectoryId)>,
    Json(pasted): Json<PastedText>,
) -> Result<Json<Reading>> {
    let location = seen(&app, &member.scope, &id).await?;
    board_with(&app, org_of(&member.scope), &directory).await?;
    if pasted.text.trim().is_empty() || pasted.text.chars().count() > MAX_PASTED {
        return Err(super::invalid("text", "too_long", "Paste between 1 and 1,000,000 characters."));
    }
    let reference = Reference::of(&location);
    let read = move || crate::rules::pages::pasted(&pasted.text, &reference);
    tokio::task::spawn_blocking(read).await.map(Json).map_err(Error::internal)
}

/// Answers whether a listing is this business, or what becomes of a duplicate.
#[utoipa::path(post, path = "/locations/{id}/citations/{directory}/decision", operation_id = "decide_citation", tag = "citations",
    extensions(("x-permission" = json!("work_on_citations"))),
    params(("id" = String, Path), ("directory" = DirectoryId, Path)), request_body = Answer,
    responses((status = 200, body = ListingDetail), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "nothing_to_decide: the answer does not fit the listing")))]
pub(super) async fn decide_citation(
    member: Within<WorkOnCitations>,
    State(app): State<App>,
    Path((id, directory)): Path<(LocationId, DirectoryId)>,
    Json(answer): Json<Answer>,
) -> Result<Json<ListingDetail>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let location = seen(&app, &member.scope, &id).await?;
    let (board, directory) = board_with(&app, org, &directory).await?;
    let place = ListingTarget { org, location: &location, directory: &directory, board: &board, now };
    let mut tx = app.db.begin().await?;
    let rows = queries::listings_together(&mut tx, org, &location.id, &directory.id).await?;
    let is_meant = |row: &&crate::types::ListingRow| match &answer.listing_id {
        Some(id) => row.id == *id,
        None => !row.is_duplicate,
    };
    let mut row = rows.iter().find(is_meant).cloned().ok_or_else(Error::not_found)?;
    row.decision = Some(answer.decision);
    match (row.is_duplicate, answer.decision) {
        (true, _) => queries::put_listing(&mut tx, org, &row).await?,
        (false, Decision::Same) if row.state == ListingState::Unsure => {
            let values = views::values_of(&row);
            queries::put_listing(&mut tx, org, &row).await?;
            let check = Check::by_hand(Method::Manual, Outcome::Listed(values), row.url.clone(), &member.user);
            row = place.record(&mut tx, check).await?;
        }
        (false, Decision::Other) if row.state == ListingState::Unsure => {
            let check = Check::by_hand(Method::Manual, Outcome::Missing, None, &member.user);
            let refused = row.url.take();
            row = place.record(&mut tx, check).await?;
            // The address stays, so that a later audit does not ask again.
            (row.decision, row.url) = (Some(Decision::Other), refused);
            queries::put_listing(&mut tx, org, &row).await?;
        }
        _ => return Err(Error::new(Kind::Conflict, "nothing_to_decide", "This listing doesn’t need an answer.")),
    }
    let rows = queries::listings_together(&mut tx, org, &location.id, &directory.id).await?;
    if let Some(main) = rows.iter().find(|row| !row.is_duplicate) {
        place.follow(&mut tx, main, rows.iter().any(is_open_duplicate)).await?;
    }
    let act = Act::new(CitationDecided).on("citation", &row.id).named(&location.details.name);
    act.with("directory", directory.id.as_str())
        .with("decision", answer.decision.as_str())
        .record(&mut tx, &member.actor, now)
        .await?;
    announce(&mut tx, org, Some(location.id.as_str()));
    tx.commit().await?;
    detail(&app, org, (&location, &directory), true).await.map(Json)
}

async fn detail(
    app: &App,
    org: &OrgId,
    (location, directory): (&Location, &Directory),
    sees_members: bool,
) -> Result<ListingDetail> {
    let rows = queries::listings_together(&app.db, org, &location.id, &directory.id).await?;
    let evidence = queries::evidence_of(&app.db, org, &location.id, &directory.id, MAX_EVIDENCE).await?;
    let task = queries::task_of(&app.db, org, &location.id, &directory.id).await?;
    let names = Names::of(app, org, evidence.iter().filter_map(|row| row.actor_id.as_ref())).await?;
    let reference = Reference::of(location);
    let count = evidence.len() as i64;
    let shower = Shower { directory, reference: &reference, task: task.as_ref(), count };
    let main = rows.iter().find(|row| !row.is_duplicate);
    Ok(ListingDetail {
        listing: shower.show(main),
        duplicates: rows.iter().filter(|row| row.is_duplicate).map(|row| shower.show(Some(row))).collect(),
        evidence: views::evidence(evidence, sees_members.then_some(&names)),
    })
}

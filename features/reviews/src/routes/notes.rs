//! Internal notes about a review.

use api::{App, Error, Json, Path, Problem, Result};
use auth::Auth;
use axum::{
    Extension,
    extract::State,
    http::{StatusCode, header},
    response::Response,
};
use orgs::{
    Idempotent, Within,
    may::{AssignReviews, SeeAssignments},
};

use super::{find_visible, org_of};
use crate::{
    queries,
    rules::check_note,
    teamwork::{NoteContext, Notes},
    types::{Note, NoteId, NoteList, NoteText, ReviewId},
};

/// Returns the notes about a review.
#[utoipa::path(get, path = "/reviews/{id}/notes", operation_id = "list_review_notes", tag = "reviews",
    extensions(("x-permission" = json!("see_assignments"))),
    params(("id" = ReviewId, Path)),
    responses((status = 200, body = NoteList), (status = 404, body = Problem)))]
pub(super) async fn list_review_notes(
    member: Within<SeeAssignments>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<ReviewId>,
) -> Result<Json<NoteList>> {
    let org = org_of(&member.scope);
    find_visible(&app, &member.scope, &id).await?;
    let mut rows = queries::notes(&app.db, org, &id).await?;
    rows.reverse();
    let notes = Notes { sealer: auth.sealer(), org, user: &member.user };
    Ok(Json(NoteList { items: notes.shown(&app.db, rows).await? }))
}

/// Writes a note about a review. The members that it mentions are notified.
#[utoipa::path(post, path = "/reviews/{id}/notes", operation_id = "create_review_note", tag = "reviews",
    extensions(("x-permission" = json!("assign_reviews"))),
    params(("id" = ReviewId, Path), ("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    request_body = NoteText,
    responses((status = 201, body = Note), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn create_review_note(
    member: Within<AssignReviews>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path(id): Path<ReviewId>,
    Idempotent(once, note): Idempotent<NoteText>,
) -> Result<Response> {
    let text = check_note(&note.text).map_err(|error| Error::invalid(vec![error]))?;
    let (org, row, now) = (org_of(&member.scope), find_visible(&app, &member.scope, &id).await?, app.now());
    let place = &locations::find(&app.db, org, &row.location_id).await?.ok_or_else(Error::not_found)?;
    let notes = Notes { sealer: auth.sealer(), org, user: &member.user };
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, org, now).await? {
        return Ok(answer);
    }
    let review = &queries::lock(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    let context = NoteContext { review, place, actor: &member.actor, now };
    let row = notes.add(&mut tx, &context, &text).await?;
    let note = notes.shown(&app.db, vec![row]).await?.pop().ok_or_else(Error::not_found)?;
    let address = format!("/api/v1/reviews/{id}/notes/{}", note.id);
    let answer = (StatusCode::CREATED, [(header::LOCATION, address)], Json(note));
    let answer = once.keep(&mut tx, org, answer).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Changes a note of the caller. The members that it did not mention before are notified.
#[utoipa::path(patch, path = "/reviews/{id}/notes/{note_id}", operation_id = "update_review_note", tag = "reviews",
    extensions(("x-permission" = json!("assign_reviews"))),
    params(("id" = ReviewId, Path), ("note_id" = NoteId, Path)), request_body = NoteText,
    responses((status = 200, body = Note),
        (status = 403, body = Problem, description = "note_of_another: another member wrote it"),
        (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn update_review_note(
    member: Within<AssignReviews>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path((id, note_id)): Path<(ReviewId, NoteId)>,
    Json(note): Json<NoteText>,
) -> Result<Json<Note>> {
    let text = check_note(&note.text).map_err(|error| Error::invalid(vec![error]))?;
    let (org, review) = (org_of(&member.scope), &find_visible(&app, &member.scope, &id).await?);
    let place = &locations::find(&app.db, org, &review.location_id).await?.ok_or_else(Error::not_found)?;
    let notes = Notes { sealer: auth.sealer(), org, user: &member.user };
    let context = NoteContext { review, place, actor: &member.actor, now: app.now() };
    let mut tx = app.db.begin().await?;
    let before = notes.own(&mut tx, &id, &note_id).await?;
    let row = notes.change(&mut tx, &context, before, &text).await?;
    tx.commit().await?;
    let note = notes.shown(&app.db, vec![row]).await?.pop().ok_or_else(Error::not_found)?;
    Ok(Json(note))
}

/// Deletes a note of the caller.
#[utoipa::path(delete, path = "/reviews/{id}/notes/{note_id}", operation_id = "delete_review_note", tag = "reviews",
    extensions(("x-permission" = json!("assign_reviews"))),
    params(("id" = ReviewId, Path), ("note_id" = NoteId, Path)),
    responses((status = 204),
        (status = 403, body = Problem, description = "note_of_another: another member wrote it"),
        (status = 404, body = Problem)))]
pub(super) async fn delete_review_note(
    member: Within<AssignReviews>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Path((id, note_id)): Path<(ReviewId, NoteId)>,
) -> Result<StatusCode> {
    let (org, review) = (org_of(&member.scope), &find_visible(&app, &member.scope, &id).await?);
    let place = &locations::find(&app.db, org, &review.location_id).await?.ok_or_else(Error::not_found)?;
    let notes = Notes { sealer: auth.sealer(), org, user: &member.user };
    let context = NoteContext { review, place, actor: &member.actor, now: app.now() };
    let mut tx = app.db.begin().await?;
    let note = notes.own(&mut tx, &id, &note_id).await?;
    notes.delete(&mut tx, &context, &note.id).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

//! Private feedback, and the answers to it.

use api::{App, Cursor, Error, Json, Kind, Page, Path, Problem, Query, Result};
use audit::Act;
use axum::{
    Extension,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use locations::Paging;
use orgs::{
    Idempotent, Publishing, Scope, UserId, Within,
    may::{ManageRequests, SeeContacts, SendRequests},
    plans,
};

use super::{filtered, org_of, seen_location};
use crate::{
    events::{FeedbackAnswered, FeedbackChanged, FeedbackDeleted},
    queries::{self, FeedbackFilter},
    requests::{Requests, announce},
    rules::text_fields::Check,
    types::{Feedback, FeedbackFilters, FeedbackId, FeedbackPatch, FeedbackRow, FeedbackState, Member, NewMessage},
};

/// Maximum characters of an answer.
const MAX_ANSWER: usize = 4_000;

/// Returns a page of the private feedback about locations that the member sees, the latest first.
#[utoipa::path(get, path = "/feedback", operation_id = "list_feedback", tag = "requests",
    extensions(("x-permission" = json!("see_contacts"))),
    params(FeedbackFilters, Paging),
    responses((status = 200, body = Page<Feedback>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_feedback(
    member: Within<SeeContacts>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Query(filters): Query<FeedbackFilters>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Feedback>>> {
    let org = org_of(&member.scope);
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before = cursor.map(Cursor::unpack::<FeedbackId>).transpose()?.map(|id| id.to_string());
    let locations = filtered(&app, &member.scope, filters.location.as_ref()).await?;
    let filter = FeedbackFilter { locations, state: filters.state, assignee: filters.assignee };
    let rows = queries::feedback(&app.db, org, filter, before, paging.limit.and_one()).await?;
    let page = Page::of(rows, paging.limit, |row| Cursor::pack(&row.id));
    let items = requests.shown_feedback(&app.db, org, page.items).await?;
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Returns private feedback with its answers.
#[utoipa::path(get, path = "/feedback/{id}", operation_id = "get_feedback", tag = "requests",
    extensions(("x-permission" = json!("see_contacts"))),
    params(("id" = FeedbackId, Path)),
    responses((status = 200, body = Feedback), (status = 404, body = Problem)))]
pub(super) async fn get_feedback(
    member: Within<SeeContacts>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Path(id): Path<FeedbackId>,
) -> Result<Json<Feedback>> {
    let row = visible_feedback(&app, &member.scope, &id).await?;
    feedback_view(&app, &requests, &member.scope, row).await.map(Json)
}

/// Changes the state of private feedback, or the member who works on it.
#[utoipa::path(patch, path = "/feedback/{id}", operation_id = "update_feedback", tag = "requests",
    extensions(("x-permission" = json!("send_requests"))),
    params(("id" = FeedbackId, Path)), request_body = FeedbackPatch,
    responses((status = 200, body = Feedback), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn update_feedback(
    member: Within<SendRequests>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Path(id): Path<FeedbackId>,
    Json(patch): Json<FeedbackPatch>,
) -> Result<Json<Feedback>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let before = visible_feedback(&app, &member.scope, &id).await?;
    let location = seen_location(&app, &member.scope, &before.location_id).await?;
    let assignee = match patch.assignee.as_deref() {
        None => None,
        Some("") => Some(None),
        Some(user) => Some(Some(colleague(&app, &location, org, user).await?)),
    };
    let mut tx = app.db.begin().await?;
    let row = queries::lock_feedback(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    let before = row.state;
    let row = FeedbackRow {
        state: patch.state.unwrap_or(row.state),
        assignee: assignee.unwrap_or_else(|| row.assignee.clone()),
        updated_at: now,
        ..row
    };
    queries::change_feedback(&mut tx, org, &row).await?;
    let act = Act::new(FeedbackChanged).on("feedback", &id).named(&location.details.name);
    act.changed("state", before.as_str(), row.state.as_str()).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "feedback", Some(id.as_str()));
    tx.commit().await?;
    feedback_view(&app, &requests, &member.scope, row).await.map(Json)
}

/// Deletes private feedback with its answers. Answers that wait in the queue are not sent any more.
#[utoipa::path(delete, path = "/feedback/{id}", operation_id = "delete_feedback", tag = "requests",
    extensions(("x-permission" = json!("manage_requests"))),
    params(("id" = FeedbackId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn delete_feedback(
    member: Within<ManageRequests>,
    State(app): State<App>,
    Path(id): Path<FeedbackId>,
) -> Result<StatusCode> {
    let (org, now) = (org_of(&member.scope), app.now());
    let before = visible_feedback(&app, &member.scope, &id).await?;
    let location = seen_location(&app, &member.scope, &before.location_id).await?;
    let mut tx = app.db.begin().await?;
    if !queries::remove_feedback(&mut tx, org, &id).await? {
        return Err(Error::not_found());
    }
    let act = Act::new(FeedbackDeleted).on("feedback", &id).named(&location.details.name);
    act.record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "feedback", Some(id.as_str()));
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Answers private feedback by email. Its state is `waiting` then. At most 5 answers to the same feedback in 24 hours, and at
/// most the daily cap of the settings in all.
#[utoipa::path(post, path = "/feedback/{id}/messages", operation_id = "answer_feedback", tag = "requests",
    extensions(("x-permission" = json!("send_requests")), ("x-scope" = json!("publish"))),
    request_body = NewMessage,
    params(("id" = FeedbackId, Path),
        ("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    responses((status = 201, body = Feedback), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "no_address: the person left no email address; requests_off; opted_out; \
            too_many_answers or daily_cap_reached, with `until`"),
        (status = 422, body = Problem)))]
pub(super) async fn answer_feedback(
    member: Within<Publishing<SendRequests>>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Path(id): Path<FeedbackId>,
    Idempotent(once, new): Idempotent<NewMessage>,
) -> Result<Response> {
    let (org, now) = (org_of(&member.scope), app.now());
    let before = visible_feedback(&app, &member.scope, &id).await?;
    let location = seen_location(&app, &member.scope, &before.location_id).await?;
    let mut check = Check::default();
    let text = check.lines("text", &new.text, MAX_ANSWER);
    if text.is_empty() && check.errors.is_empty() {
        check.refuse("text", "required", "Write an answer.");
    }
    check.done()?;
    let Some(to) = requests.email_of_feedback(org, &before) else {
        return Err(Error::new(Kind::Conflict, "no_address", "This person didn’t leave an email address."));
    };
    let name = orgs::names(&app.db, org, std::slice::from_ref(&member.user)).await?.remove(&member.user);
    let author = Member { id: member.user.clone(), name };
    let mut feedback = feedback_view(&app, &requests, &member.scope, before).await?;
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, org, now).await? {
        return Ok(answer);
    }
    // Answers to other feedback count too, and may be sent at the same time.
    plans::lock_pool(&mut tx, org).await?;
    let row = queries::lock_feedback(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    requests.check_answer(&mut tx, &app, org, (&id, &to)).await?;
    let message = requests.add_message(&mut tx, org, &id, (&text, author), now).await?;
    requests.send_answer(&mut tx, org, &row, &message, (&to, &location), now).await?;
    feedback.messages.push(message);
    let row = FeedbackRow { state: FeedbackState::Waiting, updated_at: now, ..row };
    queries::change_feedback(&mut tx, org, &row).await?;
    feedback.state = row.state;
    let act = Act::new(FeedbackAnswered).on("feedback", &id).named(&location.details.name);
    act.record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "feedback", Some(id.as_str()));
    let answer = once.keep(&mut tx, org, (StatusCode::CREATED, Json(feedback)).into_response()).await?;
    tx.commit().await?;
    Ok(answer)
}

async fn visible_feedback(app: &App, scope: &Scope, id: &FeedbackId) -> Result<FeedbackRow> {
    let row = queries::find_feedback(&app.db, org_of(scope), id).await?.ok_or_else(Error::not_found)?;
    seen_location(app, scope, &row.location_id).await?;
    Ok(row)
}

async fn feedback_view(app: &App, requests: &Requests, scope: &Scope, row: FeedbackRow) -> Result<Feedback> {
    let (org, id) = (org_of(scope), row.id.clone());
    let mut feedback = requests.shown_feedback(&app.db, org, vec![row]).await?.pop().ok_or_else(Error::not_found)?;
    feedback.messages = requests.messages(&app.db, org, &id).await?;
    Ok(feedback)
}

/// Returns a member who sees a location and may answer feedback.
///
/// # Errors
/// 422 for any other user.
async fn colleague(app: &App, location: &locations::Location, org: &orgs::OrgId, user: &str) -> Result<UserId> {
    let is_theirs = |limits: &Option<orgs::Limits>| {
        limits.as_ref().is_none_or(|limits| limits.cover(location.id.as_str(), &location.labels.0))
    };
    let members = orgs::members(&app.db, org).await?;
    let member = members.into_iter().find(|(id, role, limits)| {
        id.as_str() == user && role.may(orgs::Permission::SendRequests) && is_theirs(limits)
    });
    member.map(|(id, ..)| id).ok_or_else(|| {
        let error =
            api::FieldError::new("assignee", "unknown", "This member can’t work on feedback about this location.");
        Error::invalid(vec![error])
    })
}

//! Templates of replies, and drafts made from them.

use api::{App, Error, Json, Path, Problem, Result};
use audit::Act;
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use orgs::{
    May, Within,
    may::{ManageReplyTemplates, ReplyToReviews},
};

use super::{find_visible, org_of};
use crate::{
    events::{ReplyTemplateCreated, ReplyTemplateDeleted, ReplyTemplateUpdated},
    guard_checks::Guard,
    queries,
    rules::check_template,
    types::{DraftList, NewTemplate, ReviewId, Template, TemplateId, TemplateList},
};

/// Returns drafts of a reply to a review, from the templates for its stars and language: first the organization's own, then
/// the built-in ones. A draft with a reason against it is left out.
#[utoipa::path(get, path = "/reviews/{id}/drafts", operation_id = "list_reply_drafts", tag = "reviews",
    extensions(("x-permission" = json!("reply_to_reviews"))),
    params(("id" = ReviewId, Path)),
    responses((status = 200, body = DraftList), (status = 404, body = Problem)))]
pub(super) async fn list_reply_drafts(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
    Path(id): Path<ReviewId>,
) -> Result<Json<DraftList>> {
    let (org, row) = (org_of(&member.scope), find_visible(&app, &member.scope, &id).await?);
    let guard = Guard::of(&app, org, &row).await?;
    let items = guard.offered(&app, org, &row).await?;
    Ok(Json(DraftList { items }))
}

/// Returns the templates of the organization by name.
#[utoipa::path(get, path = "/reply-templates", operation_id = "list_reply_templates", tag = "reviews",
    extensions(("x-permission" = json!("reply_to_reviews"))),
    responses((status = 200, body = TemplateList)))]
pub(super) async fn list_reply_templates(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
) -> Result<Json<TemplateList>> {
    Ok(Json(TemplateList { items: queries::templates(&app.db, org_of(&member.scope)).await? }))
}

/// Creates a template.
#[utoipa::path(post, path = "/reply-templates", operation_id = "create_reply_template", tag = "reviews",
    extensions(("x-permission" = json!("manage_reply_templates"))),
    request_body = NewTemplate,
    responses((status = 201, body = Template), (status = 422, body = Problem)))]
pub(super) async fn create_reply_template(
    member: May<ManageReplyTemplates>,
    State(app): State<App>,
    Json(new): Json<NewTemplate>,
) -> Result<Response> {
    check(&new)?;
    let now = app.now();
    let template = Template {
        id: TemplateId::new(now),
        name: new.name.trim().to_owned(),
        language: new.language,
        min_stars: new.min_stars,
        max_stars: new.max_stars,
        text: new.text.trim().to_owned(),
        updated_at: now,
    };
    let mut tx = app.db.begin().await?;
    queries::add_template(&mut tx, &member.org, &template).await?;
    let act = Act::new(ReplyTemplateCreated).on("reply_template", &template.id).named(&template.name);
    act.record(&mut tx, &member.actor, now).await?;
    tx.commit().await?;
    let address = format!("/api/v1/reply-templates/{}", template.id);
    Ok((StatusCode::CREATED, [(header::LOCATION, address)], Json(template)).into_response())
}

/// Replaces a template.
#[utoipa::path(put, path = "/reply-templates/{id}", operation_id = "update_reply_template", tag = "reviews",
    extensions(("x-permission" = json!("manage_reply_templates"))),
    params(("id" = TemplateId, Path)), request_body = NewTemplate,
    responses((status = 200, body = Template), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn update_reply_template(
    member: May<ManageReplyTemplates>,
    State(app): State<App>,
    Path(id): Path<TemplateId>,
    Json(new): Json<NewTemplate>,
) -> Result<Json<Template>> {
    check(&new)?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    if !queries::change_template(&mut tx, &member.org, &id, &new, now).await? {
        return Err(Error::not_found());
    }
    let template = queries::template(&mut tx, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    let act = Act::new(ReplyTemplateUpdated).on("reply_template", &id).named(&template.name);
    act.record(&mut tx, &member.actor, now).await?;
    tx.commit().await?;
    Ok(Json(template))
}

/// Deletes a template.
#[utoipa::path(delete, path = "/reply-templates/{id}", operation_id = "delete_reply_template", tag = "reviews",
    extensions(("x-permission" = json!("manage_reply_templates"))),
    params(("id" = TemplateId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn delete_reply_template(
    member: May<ManageReplyTemplates>,
    State(app): State<App>,
    Path(id): Path<TemplateId>,
) -> Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    let template = queries::template(&mut tx, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    queries::remove_template(&mut tx, &member.org, &id).await?;
    let act = Act::new(ReplyTemplateDeleted).on("reply_template", &id).named(&template.name);
    act.record(&mut tx, &member.actor, app.now()).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

fn check(new: &NewTemplate) -> Result<()> {
    let errors = check_template(new);
    if errors.is_empty() { Ok(()) } else { Err(Error::invalid(errors)) }
}

//! Templates of posts.

use api::{App, Error, Json, Kind as ErrorKind, Path, Problem, Query, Result};
use audit::Act;
use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use orgs::{
    May, Within,
    may::{ManagePosts, WritePosts},
};
use serde_json::json;

use crate::{
    events::{PostTemplateAdded, PostTemplateDeleted},
    posts::announce,
    powers::org_of,
    queries,
    rules::content::{Check, MAX_TITLE},
    templates::{built_in, to_template},
    types::{NewTemplate, Template, TemplateFilters, TemplateId, TemplateList, TemplateRow},
};

/// Maximum characters of a name.
const MAX_NAME: usize = 80;
/// Maximum characters of a text.
const MAX_TEXT: usize = 1_500;
/// Maximum number of templates of an organization.
const MAX_TEMPLATES: usize = 200;

/// Returns the templates of the organization, and the built-in ones by trade and season.
#[utoipa::path(get, path = "/post-templates", operation_id = "list_post_templates", tag = "posts",
    extensions(("x-permission" = json!("write_posts"))),
    params(TemplateFilters),
    responses((status = 200, body = TemplateList), (status = 422, body = Problem)))]
pub(super) async fn list_post_templates(
    member: Within<WritePosts>,
    State(app): State<App>,
    Query(filters): Query<TemplateFilters>,
) -> Result<Json<TemplateList>> {
    let own = queries::templates(&app.db, org_of(&member.scope), filters.language).await?;
    let items = own.into_iter().map(to_template).chain(built_in(filters)).collect();
    Ok(Json(TemplateList { items }))
}

/// Adds a template of the organization, at most 200.
#[utoipa::path(post, path = "/post-templates", operation_id = "create_post_template", tag = "posts",
    extensions(("x-permission" = json!("manage_posts"))),
    request_body = NewTemplate,
    responses((status = 201, body = Template), (status = 409, body = Problem, description = "too_many_templates"),
        (status = 422, body = Problem)))]
pub(super) async fn create_post_template(
    member: May<ManagePosts>,
    State(app): State<App>,
    Json(new): Json<NewTemplate>,
) -> Result<Response> {
    let (org, now) = (&member.org, app.now());
    let mut check = Check::default();
    let name = check.line("name", &new.name, MAX_NAME);
    let text = check.lines("text", &new.text, MAX_TEXT);
    let title = new.title.as_ref().map(|title| check.line("title", title, MAX_TITLE)).filter(|title| !title.is_empty());
    for (field, value) in [("name", &name), ("text", &text)] {
        if value.is_empty() {
            check.refuse(field, "required", "This is required.");
        }
    }
    check.done()?;
    let row = TemplateRow {
        id: TemplateId::new(now),
        name,
        kind: new.kind,
        language: new.language,
        content: json!({ "text": text, "title": title, "button": new.button }),
        created_by: member.user.clone(),
        created_at: now,
    };
    let mut tx = app.db.begin().await?;
    if queries::templates(&app.db, org, None).await?.len() >= MAX_TEMPLATES {
        let detail = "An organization has at most 200 templates. Delete one first.";
        return Err(Error::new(ErrorKind::Conflict, "too_many_templates", detail));
    }
    queries::add_template(&mut tx, org, &row).await?;
    let act = Act::new(PostTemplateAdded).on("post_template", &row.id).named(&row.name);
    act.record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, None);
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(to_template(row))).into_response())
}

/// Deletes a template of the organization. Posts that were written from it stay.
#[utoipa::path(delete, path = "/post-templates/{id}", operation_id = "delete_post_template", tag = "posts",
    extensions(("x-permission" = json!("manage_posts"))),
    params(("id" = TemplateId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn delete_post_template(
    member: May<ManagePosts>,
    State(app): State<App>,
    Path(id): Path<TemplateId>,
) -> Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    let template = queries::find_template(&mut tx, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    queries::remove_template(&mut tx, &member.org, &id).await?;
    let act = Act::new(PostTemplateDeleted).on("post_template", &id).named(&template.name);
    act.record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member.org, None);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

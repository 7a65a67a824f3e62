//! Style, limits, permission for confidential professions, and stored drafts.

use api::{App, Error, FieldError, Json, Kind, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State, http::StatusCode};
use orgs::{
    May, Role,
    may::{ManageIntegrations, ManageReplyTemplates},
};

use super::status::status;
use crate::{
    drafts::{Drafts, announce},
    events::{DraftingConfidentialChanged, DraftingLimitsChanged, DraftingStyleChanged, StoredDraftsDeleted},
    queries,
    rules::{check_limits, check_style},
    types::{Confidential, DraftingStatus, DraftingStyle, NewLimits, SettingsRow},
};

/// Chooses the tone of drafts, and words and topics that are never drafted.
#[utoipa::path(put, path = "/drafting/style", operation_id = "change_drafting_style", tag = "drafting",
    extensions(("x-permission" = json!("manage_reply_templates"))),
    request_body = DraftingStyle,
    responses((status = 200, body = DraftingStatus), (status = 422, body = Problem)))]
pub(super) async fn change_drafting_style(
    member: May<ManageReplyTemplates>,
    State(app): State<App>,
    Extension(drafts): Extension<Drafts>,
    Json(style): Json<DraftingStyle>,
) -> Result<Json<DraftingStatus>> {
    refuse(check_style(&style))?;
    let avoid: Vec<&str> = style.avoid.iter().map(|word| word.trim()).collect();
    let avoid = serde_json::to_string(&avoid).map_err(Error::internal)?;
    let mut tx = app.db.begin().await?;
    let before = queries::settings(&mut tx, &member.org).await?;
    let after = SettingsRow { tone: style.tone, avoid, ..before.clone() };
    queries::put_settings(&mut tx, &member.org, &after).await?;
    let act = Act::new(DraftingStyleChanged).on("organisation", &member.org);
    let act = act.changed("tone", before.tone.as_str(), after.tone.as_str());
    act.record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member.org);
    tx.commit().await?;
    status(&app, &drafts, &member.org, member.role).await.map(Json)
}

/// Sets the maximum number of drafts by a language model and their maximum cost per month.
#[utoipa::path(put, path = "/drafting/limits", operation_id = "change_drafting_limits", tag = "drafting",
    extensions(("x-permission" = json!("manage_integrations"))), security(("session" = [])),
    request_body = NewLimits,
    responses((status = 200, body = DraftingStatus), (status = 422, body = Problem)))]
pub(super) async fn change_drafting_limits(
    member: May<ManageIntegrations>,
    State(app): State<App>,
    Extension(drafts): Extension<Drafts>,
    Json(new): Json<NewLimits>,
) -> Result<Json<DraftingStatus>> {
    let maker = drafts.maker(&app.db, &member.org).await?;
    refuse(check_limits(new, drafts.ceiling(maker.as_ref())))?;
    let mut tx = app.db.begin().await?;
    let before = queries::settings(&mut tx, &member.org).await?;
    let after = SettingsRow { max_drafts: new.max_drafts, cap_micros: new.cap_micros, ..before.clone() };
    queries::put_settings(&mut tx, &member.org, &after).await?;
    let act = Act::new(DraftingLimitsChanged).on("organisation", &member.org);
    let act = act.changed("max_drafts", before.max_drafts, after.max_drafts);
    let act = act.changed("cap_micros", before.cap_micros, after.cap_micros);
    act.record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member.org);
    tx.commit().await?;
    status(&app, &drafts, &member.org, member.role).await.map(Json)
}

/// Allows or forbids drafts by a language model for health and legal professions. Texts of reviews of these locations then
/// leave the site. Only owners decide it.
#[utoipa::path(put, path = "/drafting/confidential", operation_id = "allow_confidential_drafting", tag = "drafting",
    extensions(("x-permission" = json!("manage_integrations"))), security(("session" = [])),
    request_body = Confidential,
    responses((status = 200, body = DraftingStatus),
        (status = 403, body = Problem, description = "owner_required: the caller is not an owner")))]
pub(super) async fn allow_confidential_drafting(
    member: May<ManageIntegrations>,
    State(app): State<App>,
    Extension(drafts): Extension<Drafts>,
    Json(new): Json<Confidential>,
) -> Result<Json<DraftingStatus>> {
    if member.role != Role::Owner {
        let detail = "Only owners can decide this.";
        return Err(Error::new(Kind::Forbidden, "owner_required", detail));
    }
    let mut tx = app.db.begin().await?;
    let before = queries::settings(&mut tx, &member.org).await?;
    let after = SettingsRow { is_confidential_allowed: new.is_allowed, ..before.clone() };
    queries::put_settings(&mut tx, &member.org, &after).await?;
    let act = Act::new(DraftingConfidentialChanged).on("organisation", &member.org);
    let act = act.changed("is_allowed", before.is_confidential_allowed, after.is_confidential_allowed);
    act.record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member.org);
    tx.commit().await?;
    status(&app, &drafts, &member.org, member.role).await.map(Json)
}

/// Deletes all stored prompts and texts of drafts. Otherwise they are deleted after 30 days.
#[utoipa::path(delete, path = "/drafting/stored", operation_id = "delete_stored_drafts", tag = "drafting",
    extensions(("x-permission" = json!("manage_integrations"))), security(("session" = [])),
    responses((status = 204)))]
pub(super) async fn delete_stored_drafts(
    member: May<ManageIntegrations>,
    State(app): State<App>,
) -> Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    queries::forget_all(&mut tx, &member.org).await?;
    let act = Act::new(StoredDraftsDeleted).on("organisation", &member.org);
    act.record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member.org);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Refuses a request with errors in its fields.
pub(super) fn refuse(errors: Vec<FieldError>) -> Result<()> {
    if errors.is_empty() { Ok(()) } else { Err(Error::invalid(errors)) }
}

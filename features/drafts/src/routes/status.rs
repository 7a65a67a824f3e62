//! State of drafting in the organization.

use api::{App, Json, Result};
use axum::{Extension, extract::State};
use orgs::{
    OrgId, Permission, Role, Within,
    may::ReplyToReviews,
    plans::{self, Feature},
};

use super::org_of;
use crate::{
    composition::month_of,
    drafts::{Drafts, OrgMaker},
    queries,
    types::{DraftingKey, DraftingLimits, DraftingMaker, DraftingStatus, DraftingStyle},
};

/// Returns which maker writes drafts, their style and limits, and what this month used.
#[utoipa::path(get, path = "/drafting", operation_id = "get_drafting", tag = "drafting",
    extensions(("x-permission" = json!("reply_to_reviews"))),
    responses((status = 200, body = DraftingStatus)))]
pub(super) async fn get_drafting(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
    Extension(drafts): Extension<Drafts>,
) -> Result<Json<DraftingStatus>> {
    status(&app, &drafts, org_of(&member.scope), member.role).await.map(Json)
}

/// Returns the state of drafting as a member with this role sees it.
pub(super) async fn status(app: &App, drafts: &Drafts, org: &OrgId, role: Role) -> Result<DraftingStatus> {
    let maker = drafts.maker(&app.db, org).await?;
    let ceiling = drafts.ceiling(maker.as_ref());
    let settings = queries::settings(&app.db, org).await?.at_most(ceiling);
    let month = queries::month(&app.db, org, &month_of(app.now())).await?;
    let key = queries::key(&app.db, org).await?.filter(|_| role.may(Permission::ManageIntegrations));
    let standing = plans::standing(&app.db, &app.site, org, app.now()).await?;
    Ok(DraftingStatus {
        maker: maker.map(|maker| drafting_maker(drafts, maker)),
        is_in_plan: standing.has(Feature::Drafting),
        key: key.map(|row| {
            let code = if drafts.opens(org, &row) { row.code } else { Some("key_unreadable".into()) };
            DraftingKey { kind: row.kind, model: row.model, hint: row.hint, checked_at: row.checked_at, code }
        }),
        style: DraftingStyle { tone: settings.tone, avoid: settings.avoided() },
        limits: DraftingLimits {
            max_drafts: settings.max_drafts,
            cap_micros: settings.cap_micros,
            drafts: month.drafts,
            spent_micros: month.spent_micros,
            highest_drafts: ceiling.max_drafts,
            highest_cap_micros: ceiling.cap_micros,
        },
        is_confidential_allowed: settings.is_confidential_allowed,
        stored_drafts: queries::count_stored(&app.db, org).await?,
    })
}

fn drafting_maker(drafts: &Drafts, org_maker: OrgMaker) -> DraftingMaker {
    let is_simulated = org_maker.is_simulated();
    let OrgMaker { maker, is_own } = org_maker;
    let host = maker.base.split("://").nth(1).unwrap_or_default().split(['/', ':']).next().unwrap_or_default();
    let has_price = drafts.prices().has(&maker.model);
    DraftingMaker {
        kind: maker.kind.into(),
        host: host.to_owned(),
        is_simulated,
        is_own,
        has_price,
        model: maker.model,
    }
}

//! Draft of the text of a post.

use api::{App, Error, Json, Problem, Result};
use axum::{Extension, extract::State};
use orgs::{
    TokenScope, Within,
    may::WritePosts,
    plans::{self, Feature},
};

use super::{org_of, settings::refuse};
use crate::{
    composition::write_post,
    drafts::Drafts,
    rules::check_facts,
    types::{NewPostDraft, PostDraft},
};

/// Drafts the text of a post from facts by a language model. Nothing is saved or published. A text with problems is made
/// once more; those of the second one are in `problems`. Tokens need the scope `spend`.
#[utoipa::path(post, path = "/post-drafts", operation_id = "draft_post_text", tag = "drafting",
    extensions(("x-permission" = json!("write_posts"))),
    request_body = NewPostDraft,
    responses((status = 200, body = PostDraft), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "no_maker, plan_feature, plan_limit, or cap_reached: a limit of this month"),
        (status = 422, body = Problem),
        (status = 503, body = Problem, description = "The model failed; the code says why")))]
pub(super) async fn draft_post_text(
    member: Within<WritePosts>,
    State(app): State<App>,
    Extension(drafts): Extension<Drafts>,
    Json(new): Json<NewPostDraft>,
) -> Result<Json<PostDraft>> {
    refuse(check_facts(&new))?;
    let org = org_of(&member.scope);
    let place = match &new.location_id {
        Some(id) => {
            locations::org_of(&app.db, &member.scope, id).await?;
            Some(locations::find(&app.db, org, id).await?.ok_or_else(Error::not_found)?)
        }
        None => None,
    };
    member.via.require(&[TokenScope::Write, TokenScope::Spend])?;
    plans::check_feature(&app.db, &app.site, org, Feature::Drafting, app.now()).await?;
    drafts.count_request(org)?;
    write_post((&app, &drafts), (org, &member.user), &new, place.as_ref()).await.map(Json)
}

//! Publishing many pages.

use std::collections::{BTreeMap, HashSet};

use api::{App, Error, FieldError, Json, Problem, Result};
use axum::{Extension, extract::State};
use locations::LocationId;
use orgs::{Within, may::PublishPages};

use super::{list::matching, org_of};
use crate::{
    current,
    pages::Pages,
    publication::{Outcome, Publisher, no_site, publish},
    types::{PageState, PublishMany, Published, Refused},
    views,
};

/// Maximum number of ids in a request.
const MAX_IDS: usize = 1_000;
/// Pages in one transaction, which blocks all other writers on SQLite.
const BATCH: usize = 100;
/// Maximum number of ids per reason in an answer.
const MAX_REFUSED: usize = 100;

/// Publishes the drafts of many pages: the named ones, or all that match the filters. Answers what was done, and what not
/// with the reason.
#[utoipa::path(post, path = "/local-pages/publish", operation_id = "publish_local_pages", tag = "pages",
    extensions(("x-permission" = json!("publish_pages"))),
    request_body = PublishMany,
    responses((status = 200, body = Published), (status = 409, body = Problem, description = "no_site"), (status = 422, body = Problem)))]
pub(super) async fn publish_local_pages(
    member: Within<PublishPages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Json(request): Json<PublishMany>,
) -> Result<Json<Published>> {
    let org = org_of(&member.scope);
    let board = current::board(&app, &pages, org).await?;
    let named = request.location_ids.as_ref().map_or(0, Vec::len);
    if named > MAX_IDS {
        let error = FieldError::new("location_ids", "too_many", format!("At most {MAX_IDS} ids."));
        return Err(Error::invalid(vec![error]));
    }
    if board.row.is_none() {
        return Err(no_site());
    }
    let seen = matching(&app, &board, &member.scope, &request.filter.unwrap_or_default()).await?;
    let (ids, unknown): (Vec<LocationId>, Vec<LocationId>) = match request.location_ids {
        None => (seen.iter().map(|entry| entry.id().clone()).collect(), Vec::new()),
        Some(ids) => {
            let visible_ids: HashSet<&LocationId> = seen.iter().map(|entry| entry.id()).collect();
            ids.into_iter().partition(|id| visible_ids.contains(id))
        }
    };
    let mut outcome = Outcome::default();
    outcome.refused.extend(unknown.into_iter().map(|id| ("not_found", id)));
    let (closed, mut ids): (Vec<LocationId>, Vec<LocationId>) =
        ids.into_iter().partition(|id| board.entry(id).is_some_and(|entry| entry.state() == PageState::Closed));
    outcome.refused.extend(closed.into_iter().map(|id| ("closed", id)));
    let mut once = HashSet::new();
    ids.retain(|id| once.insert(id.clone()));
    if request.dry_run {
        let plan = views::plan(&app, &board).await?;
        let mut room = plan.limit.map(|limit| (limit - plan.used).max(0));
        for id in ids {
            let is_live = board.entry(&id).is_some_and(|entry| entry.state() == PageState::Live);
            if !is_live && room == Some(0) {
                outcome.refused.push(("plan_limit", id));
                continue;
            }
            room = room.map(|room| room - i64::from(!is_live));
            outcome.done.push(id);
        }
    } else {
        let by = Publisher { actor: &member.actor, user: Some(&member.user) };
        for ids in ids.chunks(BATCH) {
            let part = publish(&app, &board, ids, &by).await?;
            outcome.done.extend(part.done);
            outcome.refused.extend(part.refused);
        }
    }
    let board = current::board(&app, &pages, org).await?;
    let is_left_out = |id: &&LocationId| {
        let entry = board.entry(id);
        entry.is_some_and(|entry| board.languages().iter().any(|language| !entry.is_indexable(&board, *language)))
    };
    let noindex = outcome.done.iter().filter(is_left_out).count() as i64;
    Ok(Json(Published { done: outcome.done.len() as i64, refused: by_reason(outcome.refused), noindex }))
}

fn by_reason(refused: Vec<(&'static str, LocationId)>) -> Vec<Refused> {
    let mut reasons: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
    for (code, id) in refused {
        reasons.entry(code).or_default().push(id.to_string());
    }
    let reason = |(code, mut ids): (&'static str, Vec<String>)| {
        let count = ids.len() as i64;
        ids.truncate(MAX_REFUSED);
        Refused { code, count, location_ids: ids }
    };
    reasons.into_iter().map(reason).collect()
}

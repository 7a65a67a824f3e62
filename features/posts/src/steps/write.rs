//! Writes posts.

use std::collections::HashSet;

use api::{App, Error, Result};
use audit::Act;
use db::Tx;
use jiff::Timestamp;
use locations::{LabelId, LocationId};
use orgs::{OrgId, Scope};
use serde_json::json;

use super::Step;
use crate::{
    events::PostCreated,
    posts::announce,
    powers::{org_of, seen_locations},
    queries,
    rules::{
        content::{Check, body, repeat, search_key, summary},
        series::occurrence,
    },
    target_plan::{Plan, Planning, add_occurrence, plan},
    types::{Audience, AudienceChoice, Body, NewPost, PostId, PostRow, PostState},
};

/// New post that was checked.
pub(crate) struct CheckedPost {
    body: Body,
    audience: AudienceChoice,
    new: NewPost,
}

/// Checks a new post, or the new content of one.
///
/// # Errors
/// 422 with the fields.
pub(crate) async fn checked(app: &App, scope: &Scope, new: NewPost) -> Result<CheckedPost> {
    let org = org_of(scope);
    let mut check = Check::default();
    let body = body(&mut check, new.kind, &new.body());
    repeat(&mut check, new.when.at, new.repeat.as_ref());
    let mut audience = new.audience.clone();
    match new.audience.audience() {
        None => check.refuse("audience", "invalid", "Choose only one: locations, a label, or all."),
        Some(chosen) => match visible_choice(app, scope, chosen).await? {
            Some(own) => audience = own,
            None => check.refuse("audience", "unknown", "The organization doesn’t have this location or label."),
        },
    }
    if let Some(photo) = &new.photo_id
        && queries::find_photo(&app.db, org, photo).await?.is_none()
    {
        check.refuse("photo_id", "unknown", "The organization doesn’t have this photo.");
    }
    check.done()?;
    Ok(CheckedPost { body, audience, new })
}

/// Returns the choice of a member: for one who sees some locations, all and a label are those of them that they see now.
/// `None` when it names what they do not see.
async fn visible_choice(app: &App, scope: &Scope, chosen: Audience) -> Result<Option<AudienceChoice>> {
    let within = seen_locations(app, scope).await?;
    Ok(match (chosen, within) {
        (Audience::Locations(ids), within) => own_locations(app, org_of(scope), ids, within).await?,
        (Audience::Label(label), within) => {
            if !is_known(app, org_of(scope), &label).await? {
                return Ok(None);
            }
            match within {
                None => Some(AudienceChoice { label: Some(label), ..AudienceChoice::default() }),
                Some(_) => chosen_ids(&locations::ids_within(&app.db, scope, Some(&label)).await?.unwrap_or_default()),
            }
        }
        (Audience::All, None) => Some(AudienceChoice { all: Some(true), ..AudienceChoice::default() }),
        (Audience::All, Some(ids)) => chosen_ids(&ids),
    })
}

async fn own_locations(
    app: &App,
    org: &OrgId,
    mut ids: Vec<LocationId>,
    within: Option<Vec<String>>,
) -> Result<Option<AudienceChoice>> {
    let mut seen = HashSet::new();
    ids.retain(|id| seen.insert(id.clone()));
    let requested: Vec<String> = ids.iter().map(ToString::to_string).collect();
    let there: HashSet<String> = locations::existing_ids(&app.db, org, requested).await?.into_iter().collect();
    let within: Option<HashSet<String>> = within.map(|ids| ids.into_iter().collect());
    let is_own = |id: &LocationId| {
        there.contains(id.as_str()) && within.as_ref().is_none_or(|within| within.contains(id.as_str()))
    };
    Ok(ids.iter().all(is_own).then(|| AudienceChoice::locations(ids)))
}

async fn is_known(app: &App, org: &OrgId, label: &LabelId) -> Result<bool> {
    let mut tx = app.db.begin().await?;
    let labels = locations::known_labels(&mut tx, org, std::slice::from_ref(label)).await?;
    Ok(!labels.is_empty())
}

fn chosen_ids(ids: &[String]) -> Option<AudienceChoice> {
    let ids: Vec<LocationId> = ids.iter().filter_map(|id| id.parse().ok()).collect();
    (!ids.is_empty()).then(|| AudienceChoice::locations(ids))
}

impl CheckedPost {
    /// Writes the content into a post.
    pub(crate) fn write(&self, post: &mut PostRow) -> Result<()> {
        post.kind = self.new.kind;
        post.content = serde_json::to_value(&self.body).map_err(Error::internal)?;
        post.photo_id.clone_from(&self.new.photo_id);
        post.audience = json!(self.audience);
        post.starts_at = self.new.when.at.map(|at| at.to_string());
        post.series = self.new.repeat.as_ref().map(|repeat| json!(repeat));
        post.summary = summary(&self.body);
        post.search_key = search_key(&self.body);
        Ok(())
    }

    /// Returns the post as a new draft.
    pub(crate) fn draft(&self, step: &Step<'_>) -> Result<PostRow> {
        let now = step.now;
        let mut post = PostRow {
            id: PostId::new(now),
            kind: self.new.kind,
            state: PostState::Draft,
            content: json!({}),
            photo_id: None,
            audience: json!({}),
            starts_at: None,
            series: None,
            summary: String::new(),
            search_key: String::new(),
            occurrences: 1,
            plan_at: None,
            version: 1,
            created_by: step.author.user.clone(),
            asked_by: None,
            approved_by: None,
            note: None,
            created_at: now,
            updated_at: now,
        };
        self.write(&mut post)?;
        Ok(post)
    }
}

/// Returns the locations of a post as they are now.
pub(crate) async fn planned(app: &App, org: &OrgId, post: &PostRow, now: Timestamp) -> Result<Plan> {
    let body = post.body();
    let planning = Planning { org, id: Some(&post.id), body: &body, avoids_duplicates: post.series.is_none() };
    plan(app, planning, post.choice().audience(), now).await
}

/// Adds a post as a draft.
pub(crate) async fn create(step: &Step<'_>, tx: &mut Tx, post: &PostRow, plan: &Plan) -> Result<()> {
    queries::add_post(tx, step.org(), post).await?;
    replan(step, tx, (post, 0), plan, false).await?;
    let act = Act::new(PostCreated).on("post", &post.id).named(&post.summary);
    act.record(tx, step.actor, step.now).await?;
    announce(tx, step.org(), None);
    Ok(())
}

/// Gives an occurrence that has not begun its targets anew.
pub(crate) async fn replan(
    step: &Step<'_>,
    tx: &mut Tx,
    (post, number): (&PostRow, i64),
    plan: &Plan,
    is_released: bool,
) -> Result<()> {
    let org = step.org();
    queries::remove_queued(tx, org, &post.id, Some(number)).await?;
    queries::remove_day(tx, org, &post.id, number).await?;
    let first = post.starts_at();
    let at = first.and_then(|first| occurrence(first, post.repeat().as_ref(), number));
    add_occurrence(tx, org, (post, number), plan, at.or(first), (is_released, step.now)).await
}

//! Automatic replies of a location.

use api::{App, Error, Json, Kind, Path, Problem, Result};
use audit::Act;
use axum::extract::State;
use jiff::SignedDuration;
use locations::{Location, LocationId};
use orgs::{
    OrgId, Publishing, Within,
    may::{ApproveReplies, ReplyToReviews},
    plans::{self, Feature},
};
use reply_guard::Profile;
use reviews::{draft_source, profession};

use super::settings::refuse;
use crate::{
    automatic::is_in_plan,
    drafts::announce,
    events::AutomaticRepliesChanged,
    queries,
    rules::{FIRST_REPLIES, check_automatic},
    types::{AutomaticList, AutomaticReplies, AutomaticSettings, NewAutomatic},
};

/// Period of the limit of a day.
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// Returns whether new reviews of a location are answered without a person, and what prevents it.
#[utoipa::path(get, path = "/locations/{id}/automatic-replies", operation_id = "get_automatic_replies", tag = "drafting",
    extensions(("x-permission" = json!("reply_to_reviews"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = AutomaticReplies), (status = 404, body = Problem)))]
pub(super) async fn get_automatic_replies(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Json<AutomaticReplies>> {
    let org = locations::org_of(&app.db, &member.scope, &id).await?;
    let place = locations::find(&app.db, org, &id).await?.ok_or_else(Error::not_found)?;
    automatic_replies(&app, org, &place).await.map(Json)
}

/// Turns automatic replies of a location on or off. Reviews from then on with 4 or 5 stars and a text are answered after a
/// random time, unless anything speaks for a person. Health and legal professions have none.
#[utoipa::path(put, path = "/locations/{id}/automatic-replies", operation_id = "change_automatic_replies", tag = "drafting",
    extensions(("x-permission" = json!("approve_replies")), ("x-scope" = json!("publish"))),
    params(("id" = LocationId, Path)), request_body = NewAutomatic,
    responses((status = 200, body = AutomaticReplies), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "confidential: the location has a duty of confidentiality; plan_feature or plan_limit"),
        (status = 422, body = Problem)))]
pub(super) async fn change_automatic_replies(
    member: Within<Publishing<ApproveReplies>>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    Json(new): Json<NewAutomatic>,
) -> Result<Json<AutomaticReplies>> {
    refuse(check_automatic(new))?;
    let (org, now) = (locations::org_of(&app.db, &member.scope, &id).await?, app.now());
    let place = locations::find(&app.db, org, &id).await?.ok_or_else(Error::not_found)?;
    if new.is_on {
        if profession(place.details.category.as_deref()) != Profile::General {
            let detail = "Replies for healthcare and legal professionals are always written or approved by a person.";
            return Err(Error::new(Kind::Conflict, "confidential", detail));
        }
        plans::check_feature(&app.db, &app.site, org, Feature::Drafting, now).await?;
    }
    let mut tx = app.db.begin().await?;
    let before = queries::automatic_settings(&mut tx, org, &id).await?;
    let was_on = before.as_ref().is_some_and(|before| before.is_on);
    let since = before.filter(|before| before.is_on && new.is_on).map_or(now, |before| before.since);
    let NewAutomatic { is_on, min_stars, min_hours, max_hours } = new;
    let row = AutomaticSettings { is_on, min_stars, min_hours, max_hours, since, stopped: None };
    queries::put_automatic_settings(&mut tx, org, &id, &row, &member.user, now).await?;
    let act = Act::new(AutomaticRepliesChanged).on("location", &id).named(&place.details.name);
    act.changed("is_on", was_on, is_on).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    automatic_replies(&app, org, &place).await.map(Json)
}

/// Returns the latest automatic replies of a location: sent ones, skipped ones with the reason, and those that wait.
#[utoipa::path(get, path = "/locations/{id}/automatic-replies/history", operation_id = "list_automatic_replies",
    tag = "drafting", extensions(("x-permission" = json!("reply_to_reviews"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = AutomaticList), (status = 404, body = Problem)))]
pub(super) async fn list_automatic_replies(
    member: Within<ReplyToReviews>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Json<AutomaticList>> {
    let org = locations::org_of(&app.db, &member.scope, &id).await?;
    locations::find(&app.db, org, &id).await?.ok_or_else(Error::not_found)?;
    let rows = queries::latest(&app.db, org, &id).await?;
    Ok(Json(AutomaticList { items: rows.into_iter().map(Into::into).collect() }))
}

async fn automatic_replies(app: &App, org: &OrgId, place: &Location) -> Result<AutomaticReplies> {
    let settings = queries::automatic_settings(&app.db, org, &place.id).await?;
    let replies = draft_source::count_replies(&app.db, org, &place.id).await?;
    let today = queries::count_sent_since(&app.db, org, &place.id, app.now() - DAY).await?;
    let category = place.details.category.as_deref();
    let reasons = [
        ("plan_feature", !is_in_plan(app, org).await?),
        ("confidential", profession(category) != Profile::General),
        ("approval_on", draft_source::is_approval_on(&app.db, org, category).await?),
        ("first_replies", replies < FIRST_REPLIES),
    ];
    let blocked = reasons.into_iter().find(|(_, applies)| *applies).map(|(reason, _)| reason.to_owned());
    let settings = settings.unwrap_or(AutomaticSettings {
        is_on: false,
        min_stars: 4,
        min_hours: 1,
        max_hours: 12,
        since: app.now(),
        stopped: None,
    });
    let AutomaticSettings { is_on, min_stars, min_hours, max_hours, stopped, .. } = settings;
    Ok(AutomaticReplies { is_on, min_stars, min_hours, max_hours, stopped, blocked, replies, today })
}

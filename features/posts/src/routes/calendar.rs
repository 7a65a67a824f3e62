//! The calendar.

use std::collections::BTreeMap;

use api::{App, Error, FieldError, Json, Problem, Query, Result};
use axum::extract::State;
use orgs::{Within, may::SeePosts};

use super::list::narrowed;
use crate::{
    powers::org_of,
    queries::{self, CalendarRow, SeenRow},
    types::{Calendar, CalendarDay, CalendarEntry, CalendarRange, Counts, EntryState, PostState},
    views::counted,
};

/// Maximum days of the calendar.
const MAX_DAYS: i32 = 62;
/// Maximum number of posts of a day.
const MAX_PER_DAY: usize = 12;

/// Returns the posts of a period that the member sees, by their local day and time.
#[utoipa::path(get, path = "/posts/calendar", operation_id = "get_post_calendar", tag = "posts",
    extensions(("x-permission" = json!("see_posts"))),
    params(CalendarRange),
    responses((status = 200, body = Calendar), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn get_post_calendar(
    member: Within<SeePosts>,
    State(app): State<App>,
    Query(range): Query<CalendarRange>,
) -> Result<Json<Calendar>> {
    if !(0..MAX_DAYS).contains(&(range.to - range.from).get_days()) {
        let error = FieldError::new("to", "out_of_range", "A calendar can cover 1 to 62 days.");
        return Err(Error::invalid(vec![error]));
    }
    let org = org_of(&member.scope);
    let period = (range.from.to_string(), range.to.to_string());
    let locations = narrowed(&app, &member.scope, range.location.as_ref(), range.label.as_ref()).await?;
    if let Some(locations) = locations {
        let rows = queries::calendar_of(&app.db, org, period, range.kind, locations).await?;
        return Ok(Json(of_locations(&rows)));
    }
    let rows = queries::calendar(&app.db, org, period, range.kind, MAX_PER_DAY as i64).await?;
    let mut days: Vec<CalendarDay> = Vec::new();
    for row in &rows {
        if days.last().is_none_or(|last| last.day != row.day) {
            days.push(CalendarDay { day: row.day.clone(), posts: row.posts });
        }
    }
    Ok(Json(Calendar { items: rows.into_iter().map(entry).collect(), days }))
}

fn entry(row: CalendarRow) -> CalendarEntry {
    let counts = Counts::of([
        row.queued,
        row.sending,
        row.processing,
        row.live,
        row.rejected,
        row.failed,
        row.expired,
        row.deleted,
    ]);
    CalendarEntry {
        state: state_of(row.state, &counts),
        post_id: row.post_id,
        occurrence: row.occurrence,
        day: row.day,
        at: row.starts_at,
        kind: row.kind,
        repeats: row.repeats,
        summary: row.summary,
        counts,
    }
}

/// Returns the state of an occurrence: the state of the post before its release, then the one that follows from its targets.
fn state_of(post: PostState, counts: &Counts) -> EntryState {
    match post {
        PostState::Draft => EntryState::Draft,
        PostState::WaitingApproval => EntryState::WaitingApproval,
        _ if counts.queued + counts.sending == 0 && (counts.total > 0 || post == PostState::Published) => {
            EntryState::Published
        }
        PostState::Stopped => EntryState::Stopped,
        _ if counts.queued == counts.total => EntryState::Scheduled,
        _ => EntryState::Publishing,
    }
}

/// Joins the rows of each occurrence, which are one for each state of its locations.
fn of_locations(rows: &[SeenRow]) -> Calendar {
    let mut calendar = Calendar { items: Vec::new(), days: Vec::new() };
    let mut days: BTreeMap<String, i64> = BTreeMap::new();
    for group in rows.chunk_by(|left, right| left.post_id == right.post_id && left.occurrence == right.occurrence) {
        let Some(row) = group.first() else { continue };
        let number = days.entry(row.day.clone()).or_default();
        *number += 1;
        if *number > MAX_PER_DAY as i64 {
            continue;
        }
        let counts = counted(group.iter().map(|target| (target.state, target.number)));
        calendar.items.push(CalendarEntry {
            state: state_of(row.post_state, &counts),
            post_id: row.post_id.clone(),
            occurrence: row.occurrence,
            day: row.day.clone(),
            at: row.starts_at.clone(),
            kind: row.kind,
            repeats: row.repeats,
            summary: row.summary.clone(),
            counts,
        });
    }
    calendar.days = days.into_iter().map(|(day, posts)| CalendarDay { day, posts }).collect();
    calendar
}

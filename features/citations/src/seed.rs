//! Sample data: listings, tasks and an audit of the past, as a demo shows them.

use db::Tx;
use jiff::{SignedDuration, Timestamp};
use locations::Location;
use orgs::{OrgId, UserId};
use serde_json::json;

use crate::{
    board::Board,
    queries,
    record::{Check, ListingTarget, Outcome},
    rules::{deadlines::due, list::directories},
    task_plan::plan,
    types::{
        AuditCounts, AuditId, AuditRow, AuditState, DirectoryId, FieldSource, FoundField, ListingState, Method, StepId,
        StepRow, TaskState, Values,
    },
};

/// Content of a directory of a demo.
#[derive(Clone, Debug)]
pub enum SampleSeen {
    /// A listing.
    Listed(SampleBusiness),
    /// A listing that may be another business.
    Unsure(SampleBusiness),
    /// No listing.
    Missing,
}

/// A business, as a directory of a demo shows it.
#[derive(Clone, Debug, Default)]
pub struct SampleBusiness {
    /// Page of the listing.
    pub url: String,
    /// Name.
    pub name: String,
    /// Address.
    pub address: String,
    /// City.
    pub city: String,
    /// Postal code.
    pub postcode: String,
    /// Phone number; empty for none.
    pub phone: String,
}

/// Listing of a demo.
#[derive(Clone, Debug)]
pub struct SampleListing {
    /// Id of the directory.
    pub directory: &'static str,
    /// Content.
    pub seen: SampleSeen,
    /// True when the program read the page, false when a member entered it.
    pub is_read: bool,
    /// Age of the check in days.
    pub days_ago: i64,
}

/// Adds the listings of a location, and the tasks that follow, in several states.
///
/// # Errors
/// When the database fails.
pub async fn seed(
    tx: &mut Tx,
    (org, user): (&OrgId, &UserId),
    location: &Location,
    listings: Vec<SampleListing>,
    now: Timestamp,
) -> api::Result<()> {
    let board = Board::plain(directories(&[]));
    for sample in listings {
        let Ok(id) = sample.directory.parse::<DirectoryId>() else { continue };
        let Some(directory) = board.find(&id) else { continue };
        let at = now - SignedDuration::from_hours(24 * sample.days_ago);
        let place = ListingTarget { org, location, directory, board: &board, now: at };
        place.add(tx, check(&sample, user)).await?;
    }
    let Some(directory) = board.all.first() else { return Ok(()) };
    ListingTarget { org, location, directory, board: &board, now }.put_scores(tx).await?;
    let before = now - SignedDuration::from_hours(24 * 9);
    plan(tx, (org, &board), location, Some(user), before).await?;
    work(tx, (org, user), location, now).await
}

fn check(sample: &SampleListing, user: &UserId) -> Check {
    // Entries of members are never doubtful.
    let is_read = sample.is_read || matches!(sample.seen, SampleSeen::Unsure(_));
    let method = if is_read { Method::Automatic } else { Method::Manual };
    let business = match &sample.seen {
        SampleSeen::Listed(business) | SampleSeen::Unsure(business) => Some(business.clone()),
        SampleSeen::Missing => None,
    };
    let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let values = business.as_ref().map(|business| Values {
        name: text(&business.name),
        address: text(&business.address),
        city: text(&business.city),
        postcode: text(&business.postcode),
        phone: text(&business.phone),
    });
    let source = if is_read { FieldSource::JsonLd } else { FieldSource::Typed };
    let url = business.map(|business| business.url);
    let mut check = Check::by_hand(method, Outcome::Missing, url.clone(), user);
    if let Some(listed_values) = values {
        let values = [
            ("name", &listed_values.name),
            ("address", &listed_values.address),
            ("city", &listed_values.city),
            ("postcode", &listed_values.postcode),
            ("phone", &listed_values.phone),
        ];
        let field = |(field, value): (&str, &Option<String>)| {
            Some(FoundField { field: field.to_owned(), value: value.clone()?, source })
        };
        check.sources = values.into_iter().filter_map(field).collect();
        check.outcome = match sample.seen {
            SampleSeen::Unsure(_) => Outcome::Unsure(listed_values),
            _ => Outcome::Listed(listed_values),
        };
    }
    if is_read {
        (check.actor, check.final_url, check.http_status) = (None, url, Some(200));
    }
    check
}

/// Moves the tasks of a location on, as their assignee would.
async fn work(tx: &mut Tx, (org, user): (&OrgId, &UserId), location: &Location, now: Timestamp) -> api::Result<()> {
    use TaskState::{AwaitingEmail, AwaitingPhone, Submitted};
    let steps: [&[TaskState]; 5] = [&[Submitted, AwaitingEmail], &[], &[Submitted], &[Submitted, AwaitingPhone], &[]];
    let mut tasks = queries::tasks_of_locations(&mut *tx, org, vec![location.id.to_string()]).await?;
    tasks.sort_by_key(|task| task.rank);
    for (mut task, states) in tasks.into_iter().zip(steps.into_iter().cycle()) {
        for (ago, state) in [6, 1].into_iter().zip(states) {
            // An overdue call.
            let ago = if *state == AwaitingPhone { 5 } else { ago };
            let at = now - SignedDuration::from_hours(24 * ago);
            (task.state, task.due_at, task.updated_at) = (*state, due(*state, at), at);
            task.assignee_id = Some(user.clone());
            let step = StepRow { id: StepId::new(at), at, state: *state, reason: None, actor_id: Some(user.clone()) };
            queries::add_step(tx, org, &task.id, &step).await?;
        }
        queries::put_task(tx, org, &task).await?;
    }
    Ok(())
}

/// Adds an audit of all these locations that has just ended.
///
/// # Errors
/// When the database fails.
pub async fn seed_audit(
    tx: &mut Tx,
    (org, user): (&OrgId, &UserId),
    locations: &[Location],
    now: Timestamp,
) -> api::Result<()> {
    let mut counts = AuditCounts::default();
    for (state, count) in [
        (ListingState::Correct, &mut counts.correct),
        (ListingState::Wrong, &mut counts.wrong),
        (ListingState::Unsure, &mut counts.unsure),
        (ListingState::Missing, &mut counts.missing),
    ] {
        *count = queries::count_in_state(&mut *tx, org, state, None).await?;
    }
    let at = now - SignedDuration::from_mins(20);
    let ids: Vec<String> = locations.iter().map(|location| location.id.to_string()).collect();
    let row = AuditRow {
        id: AuditId::new(at),
        state: AuditState::Queued,
        total: ids.len() as i64,
        done: ids.len() as i64,
        locations: Some(json!(ids)),
        directories: None,
        position: String::new(),
        counts: json!(counts),
        created_at: at,
        finished_at: None,
    };
    queries::add_audit(tx, org, &row, Some(user)).await?;
    Ok(queries::end_audit(tx, org, &row.id, AuditState::Complete, now - SignedDuration::from_mins(12)).await?)
}

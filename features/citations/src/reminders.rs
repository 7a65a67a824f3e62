//! Reminds members of due tasks and checks, and tells a member of a task that was assigned to them.

use std::collections::BTreeMap;

use api::App;
use db::Tx;
use jiff::Timestamp;
use jobs::{Failure as JobFailure, Job, Running};
use locations::{Location, LocationId};
use notifications::AffectedLocation;
use orgs::{OrgId, Role, UserId};

use crate::{
    board::Board,
    events::{CitationTaskAssigned, CitationTasksDue},
    queries::{self, DueItem},
    types::TaskRow,
};

/// Page of the tasks.
pub(crate) const TASKS: &str = "/dashboard/citations/tasks";
/// Maximum number of organizations in one run.
const MAX_ORGS: i64 = 1_000;
/// Maximum number of due tasks, and of due checks, that one reminder counts.
const MAX_ITEMS: i64 = 10_000;

/// Reminds members of due tasks and checks, once a day. Each task and each check is in one reminder.
pub(crate) struct RemindMembers {
    pub(crate) app: App,
}

impl Job for RemindMembers {
    const KIND: &'static str = "citation_reminders";

    async fn run(&self, running: Running) -> Result<(), JobFailure> {
        let now = running.now();
        for (org,) in queries::orgs_to_remind(running.db(), now, MAX_ORGS).await? {
            remind(&self.app, &org, now).await?;
        }
        Ok(())
    }
}

/// Due tasks and checks of a location, by the member who works on them.
#[derive(Default)]
struct DueAtLocation {
    /// Number of tasks by assignee; `None` for tasks without one.
    tasks: BTreeMap<Option<UserId>, i64>,
    checks: i64,
}

impl DueAtLocation {
    /// Returns the numbers of tasks and checks that concern a member.
    fn counts_for(&self, user: &UserId) -> (i64, i64) {
        let tasks = |assignee: &Option<UserId>| self.tasks.get(assignee).copied().unwrap_or_default();
        (tasks(&None) + tasks(&Some(user.clone())), self.checks)
    }
}

async fn remind(app: &App, org: &OrgId, now: Timestamp) -> db::Result<()> {
    let mut due: BTreeMap<LocationId, DueAtLocation> = BTreeMap::new();
    for DueItem { location_id, assignee_id } in queries::due_tasks(&app.db, org, now, MAX_ITEMS).await? {
        *due.entry(location_id).or_default().tasks.entry(assignee_id).or_default() += 1;
    }
    for (location_id, _) in queries::due_checks(&app.db, org, now, MAX_ITEMS).await? {
        due.entry(location_id).or_default().checks += 1;
    }
    let ids = due.keys().map(ToString::to_string).collect();
    let locations = locations::by_ids(&app.db, org, ids).await?;
    let places: Vec<AffectedLocation<'_>> = locations
        .iter()
        .map(|location| AffectedLocation { id: location.id.as_str(), labels: &location.labels.0 })
        .collect();
    let events_of = |user: &UserId, seen: &[usize]| -> Vec<(CitationTasksDue, String)> {
        let numbers = seen.iter().filter_map(|at| due.get(&locations[*at].id)).map(|due| due.counts_for(user));
        let (tasks, checks) = numbers.fold((0, 0), |(tasks, checks), numbers| (tasks + numbers.0, checks + numbers.1));
        let link = if tasks > 0 { format!("{TASKS}?overdue=true") } else { "/dashboard/citations".to_owned() };
        if tasks + checks > 0 { vec![(CitationTasksDue { tasks, checks }, link)] } else { Vec::new() }
    };
    let mut tx = app.db.begin().await?;
    notifications::notify_about(&mut tx, org, &places, events_of, now).await?;
    queries::mark_reminded(&mut tx, org, now).await?;
    tx.commit().await
}

/// Notifies the member to whom a task was assigned, unless they assigned it themselves.
pub(crate) async fn notify_assigned(
    tx: &mut Tx,
    org: &OrgId,
    by: &UserId,
    (before, after): (&TaskRow, &TaskRow),
    location: &Location,
    board: &Board,
) -> db::Result<()> {
    let new = after.assignee_id.as_ref().filter(|new| before.assignee_id.as_ref() != Some(new) && *new != by);
    let (Some(assignee), Some(directory)) = (new, board.find(&after.directory_id)) else { return Ok(()) };
    let event = CitationTaskAssigned {
        task_id: after.id.to_string(),
        location_id: location.id.to_string(),
        name: location.details.name.clone(),
        directory: directory.details.name.clone(),
    };
    let place = AffectedLocation { id: location.id.as_str(), labels: &location.labels.0 };
    let is_assignee = |user: &UserId, _: Role| user == assignee;
    let link = format!("{TASKS}?task={}", after.id);
    notifications::notify_seeing(tx, org, &event, place, is_assignee, &link, after.updated_at).await
}

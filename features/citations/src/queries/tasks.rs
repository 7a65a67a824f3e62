//! SQL queries for the tasks of listings in directories, and for their steps.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::{OrgId, UserId};

use crate::types::{DirectoryId, StepRow, TaskId, TaskKind, TaskRow, TaskState};

/// Builds a query for visible tasks: `tasks!("further conditions and order", arguments)`. The first argument is the id
/// of the organization.
macro_rules! tasks {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            TaskRow,
            "select id, location_id, directory_id, kind, state, reason, fields, assignee_id, note, due_at, rank, created_at,
                    updated_at
             from citation_tasks where org_id = $1 and not is_hidden " $tail,
            $($argument),+
        )
    };
}

/// Filter of the list of tasks. `None` in a field matches all tasks.
#[derive(Clone, Debug, Default)]
pub(crate) struct TaskFilter {
    pub(crate) locations: Option<Vec<String>>,
    pub(crate) state: Option<TaskState>,
    pub(crate) kind: Option<TaskKind>,
    pub(crate) assignee: Option<UserId>,
    /// Tasks that were due before this time.
    pub(crate) due_before: Option<Timestamp>,
    /// Open tasks only.
    pub(crate) is_open: bool,
}

/// Returns tasks in the order of the board (rank and id), after the rank and id in `after`.
pub(crate) async fn tasks(
    on: impl Run,
    org: &OrgId,
    filter: TaskFilter,
    after: Option<(i64, String)>,
    limit: i64,
) -> Result<Vec<TaskRow>> {
    let (rank, id) = after.unwrap_or((-1, String::new()));
    tasks!(
        "and (cast($2 as boolean) or location_id = any($3))
           and (cast($4 as text) is null or state = $4) and (cast($5 as text) is null or kind = $5)
           and (cast($6 as text) is null or assignee_id = $6)
           and (cast($7 as bigint) is null or due_at < $7)
           and (not cast($8 as boolean) or state not in ('live', 'rejected', 'not_applicable'))
           and (rank, id) > ($9, $10)
         order by rank, id limit $11",
        org,
        filter.locations.is_none(),
        filter.locations.unwrap_or_default(),
        filter.state,
        filter.kind,
        filter.assignee,
        filter.due_before,
        filter.is_open,
        rank,
        id,
        limit
    )
    .all(on)
    .await
}

/// Returns a task.
pub(crate) async fn find_task(on: impl Run, org: &OrgId, id: &TaskId) -> Result<Option<TaskRow>> {
    tasks!("and id = $2", org, id).find(on).await
}

/// Returns the task of a location in a directory.
pub(crate) async fn task_of(
    on: impl Run,
    org: &OrgId,
    location: &LocationId,
    directory: &DirectoryId,
) -> Result<Option<TaskRow>> {
    tasks!("and location_id = $2 and directory_id = $3", org, location, directory.as_str()).find(on).await
}

/// Returns the tasks of locations.
pub(crate) async fn tasks_of_locations(on: impl Run, org: &OrgId, locations: Vec<String>) -> Result<Vec<TaskRow>> {
    tasks!("and location_id = any($2)", org, locations).all(on).await
}

/// Counts the open tasks that are not paused, and the overdue ones among them.
pub(crate) async fn task_counts(
    on: impl Run,
    org: &OrgId,
    locations: Option<Vec<String>>,
    now: Timestamp,
) -> Result<(i64, i64)> {
    let counts = query!(
        (i64, i64),
        "select count(*), coalesce(sum(case when due_at < $4 then 1 else 0 end), 0) from citation_tasks
         where org_id = $1 and not is_hidden and state not in ('live', 'rejected', 'not_applicable', 'paused')
           and (cast($2 as boolean) or location_id = any($3))",
        org,
        locations.is_none(),
        locations.unwrap_or_default(),
        now
    );
    Ok(counts.find(on).await?.unwrap_or_default())
}

/// Adds a task. Returns false when the location has one in this directory.
pub(crate) async fn add_task(tx: &mut Tx, org: &OrgId, row: &TaskRow) -> Result<bool> {
    let added = query!(
        "insert into citation_tasks (org_id, id, location_id, directory_id, kind, state, reason, fields, assignee_id, note,
             due_at, rank, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
         on conflict do nothing",
        org,
        &row.id,
        &row.location_id,
        row.directory_id.as_str(),
        row.kind,
        row.state,
        row.reason.as_deref(),
        row.fields.clone(),
        row.assignee_id.as_ref(),
        row.note.as_deref(),
        row.due_at,
        row.rank,
        row.created_at,
        row.updated_at
    );
    Ok(added.run(tx).await? > 0)
}

/// Updates a task. Its assignee is reminded again when it becomes due.
pub(crate) async fn put_task(tx: &mut Tx, org: &OrgId, row: &TaskRow) -> Result<()> {
    query!(
        "update citation_tasks set kind = $3, state = $4, reason = $5, fields = $6, assignee_id = $7, note = $8,
             due_at = $9, rank = $10, updated_at = $11, reminded_at = null
         where org_id = $1 and id = $2",
        org,
        &row.id,
        row.kind,
        row.state,
        row.reason.as_deref(),
        row.fields.clone(),
        row.assignee_id.as_ref(),
        row.note.as_deref(),
        row.due_at,
        row.rank,
        row.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Adds a step to the history of a task.
pub(crate) async fn add_step(tx: &mut Tx, org: &OrgId, task: &TaskId, row: &StepRow) -> Result<()> {
    query!(
        "insert into citation_task_steps (org_id, id, task_id, at, actor_id, state, reason)
         values ($1, $2, $3, $4, $5, $6, $7)",
        org,
        &row.id,
        task,
        row.at,
        row.actor_id.as_ref(),
        row.state,
        row.reason.as_deref()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the steps of a task, the newest first.
pub(crate) async fn steps_of(on: impl Run, org: &OrgId, task: &TaskId, limit: i64) -> Result<Vec<StepRow>> {
    query!(
        StepRow,
        "select id, at, state, reason, actor_id from citation_task_steps
         where org_id = $1 and task_id = $2 order by id desc limit $3",
        org,
        task,
        limit
    )
    .all(on)
    .await
}

/// Hides the tasks of deleted locations, or shows them again.
pub(crate) async fn hide_tasks(tx: &mut Tx, org: &OrgId, ids: Vec<String>, is_hidden: bool) -> Result<()> {
    query!("update citation_tasks set is_hidden = $3 where org_id = $1 and location_id = any($2)", org, ids, is_hidden)
        .run(tx)
        .await
        .map(drop)
}

/// Removes a member from the tasks that are assigned to them.
pub(crate) async fn unassign(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<()> {
    query!("update citation_tasks set assignee_id = null where org_id = $1 and assignee_id = $2", org, user)
        .run(tx)
        .await
        .map(drop)
}

/// Returns location, directory and state of the tasks of locations.
pub(crate) async fn task_states_of(
    on: impl Run,
    org: &OrgId,
    locations: Vec<String>,
) -> Result<Vec<(LocationId, DirectoryId, TaskState)>> {
    query!(
        (LocationId, DirectoryId, TaskState),
        "select location_id, directory_id, state from citation_tasks
         where org_id = $1 and not is_hidden and location_id = any($2)",
        org,
        locations
    )
    .all(on)
    .await
}

//! Makes the tasks of missing and wrong listings.

use db::Tx;
use jiff::Timestamp;
use locations::Location;
use orgs::{OrgId, UserId};
use serde_json::json;

use crate::{
    board::Board,
    queries,
    record::is_open_duplicate,
    rules::{
        applicable::{is_hint, takes_entries},
        comparison::wrong_fields,
        deadlines::due,
        steps::{kind_for, rank},
    },
    types::{Directory, ListingRow, Planned, StepId, StepRow, TaskId, TaskKind, TaskRow, TaskState},
};

/// Makes the tasks of a location. A location has one task per directory; existing ones stay.
pub(crate) async fn plan(
    tx: &mut Tx,
    (org, board): (&OrgId, &Board),
    location: &Location,
    by: Option<&UserId>,
    now: Timestamp,
) -> db::Result<Planned> {
    let rows = queries::listings_of(&mut *tx, org, &location.id).await?;
    let (applicable, _) = board.applicable(location);
    let mut planned = Planned { created: 0, existing: 0 };
    // Differences in registers are hints.
    for directory in applicable.into_iter().filter(|directory| !is_hint(directory)) {
        let listings: Vec<&ListingRow> = rows.iter().filter(|row| row.directory_id == directory.id).collect();
        let Some(main) = listings.iter().find(|row| !row.is_duplicate) else { continue };
        let has_duplicate = listings.iter().any(|row| is_open_duplicate(row));
        let Some(kind) = kind_for(main.state, has_duplicate) else { continue };
        if kind == TaskKind::Create && !takes_entries(directory) {
            continue;
        }
        let task = task(location, directory, kind, main, now);
        if queries::add_task(tx, org, &task).await? {
            planned.created += 1;
            let step =
                StepRow { id: StepId::new(now), at: now, state: task.state, reason: None, actor_id: by.cloned() };
            queries::add_step(tx, org, &task.id, &step).await?;
        } else {
            planned.existing += 1;
        }
    }
    Ok(planned)
}

fn task(location: &Location, directory: &Directory, kind: TaskKind, main: &ListingRow, now: Timestamp) -> TaskRow {
    let wrong = wrong_fields(&serde_json::from_value::<Vec<_>>(main.fields.clone()).unwrap_or_default());
    TaskRow {
        id: TaskId::new(now),
        location_id: location.id.clone(),
        directory_id: directory.id.clone(),
        kind,
        state: TaskState::ToDo,
        reason: None,
        fields: json!(wrong),
        assignee_id: None,
        note: None,
        due_at: due(TaskState::ToDo, now),
        rank: rank(directory, kind),
        created_at: now,
        updated_at: now,
    }
}

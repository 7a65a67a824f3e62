//! Tasks.

use api::{App, Cursor, Error, Json, Kind, Page, Path, Problem, Query, Result};
use audit::Act;
use axum::extract::State;
use locations::{Location, Paging};
use orgs::{
    OrgId, Permission, Scope, UserId, Within,
    may::{SeeCitations, WorkOnCitations},
};

use super::{chosen, invalid, org_of, seen};
use crate::{
    board::Board,
    events::{CitationTaskChanged, CitationTasksPlanned},
    queries::{self, TaskFilter},
    record::is_open_duplicate,
    reminders::notify_assigned,
    rules::{checks::note, comparison::Reference, deadlines, sheet::sheet, steps::may_follow},
    settings::announce,
    task_plan::plan,
    types::{
        Plan, Planned, Step, StepId, StepRow, Task, TaskDetail, TaskFilters, TaskId, TaskPatch, TaskRow, TaskState,
    },
    views::{self, Names, Shower, one_task},
};

/// Maximum number of steps that are shown.
const MAX_STEPS: i64 = 100;
/// Maximum characters of a reason.
const MAX_REASON: usize = 500;
/// Maximum characters of a note.
const MAX_NOTE: usize = 2_000;

/// Returns a page of the tasks of locations that the member sees, in the order of the board.
#[utoipa::path(get, path = "/citation-tasks", operation_id = "list_citation_tasks", tag = "citations",
    extensions(("x-permission" = json!("see_citations"))),
    params(TaskFilters, Paging),
    responses((status = 200, body = Page<Task>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_citation_tasks(
    member: Within<SeeCitations>,
    State(app): State<App>,
    Query(filters): Query<TaskFilters>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Task>>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let locations = match &filters.location {
        Some(location) => {
            locations::org_of(&app.db, &member.scope, location).await?;
            Some(vec![location.to_string()])
        }
        None => locations::ids_within(&app.db, &member.scope, None).await?,
    };
    let filter = TaskFilter {
        locations,
        state: filters.state,
        kind: filters.kind,
        assignee: filters.assignee,
        due_before: filters.overdue.then_some(now),
        is_open: filters.open || filters.overdue,
    };
    let after = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty()).map(Cursor::unpack).transpose()?;
    let rows = queries::tasks(&app.db, org, filter, after, paging.limit.and_one()).await?;
    let page = Page::of(rows, paging.limit, |row| Cursor::pack(&(row.rank, &row.id)));
    let sees_members = member.role.may(Permission::SeeAssignments);
    let items = views::tasks(&app, org, page.items, (sees_members, now)).await?;
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Returns a task with everything to paste, and its history.
#[utoipa::path(get, path = "/citation-tasks/{id}", operation_id = "get_citation_task", tag = "citations",
    extensions(("x-permission" = json!("see_citations"))),
    params(("id" = TaskId, Path)),
    responses((status = 200, body = TaskDetail), (status = 404, body = Problem)))]
pub(super) async fn get_citation_task(
    member: Within<SeeCitations>,
    State(app): State<App>,
    Path(id): Path<TaskId>,
) -> Result<Json<TaskDetail>> {
    let (task, location) = seen_task(&app, &member.scope, &id).await?;
    let sees_members = member.role.may(Permission::SeeAssignments);
    detail(&app, org_of(&member.scope), (task, &location), sees_members).await.map(Json)
}

/// Changes the state, the assignee, the due time or the note of a task.
#[utoipa::path(patch, path = "/citation-tasks/{id}", operation_id = "update_citation_task", tag = "citations",
    extensions(("x-permission" = json!("work_on_citations"))),
    params(("id" = TaskId, Path)), request_body = TaskPatch,
    responses((status = 200, body = TaskDetail), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "wrong_state: this state cannot follow the present one"),
        (status = 422, body = Problem)))]
pub(super) async fn update_citation_task(
    member: Within<WorkOnCitations>,
    State(app): State<App>,
    Path(id): Path<TaskId>,
    Json(patch): Json<TaskPatch>,
) -> Result<Json<TaskDetail>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let reason = note("reason", patch.reason.as_deref(), MAX_REASON).map_err(Error::invalid)?;
    let new_note = match &patch.note {
        Some(text) => Some(note("note", text.as_deref(), MAX_NOTE).map_err(Error::invalid)?),
        None => None,
    };
    let (before, location) = seen_task(&app, &member.scope, &id).await?;
    let mut after = before.clone();
    if let Some(state) = patch.state {
        if !may_follow(before.state, state) {
            return Err(Error::new(Kind::Conflict, "wrong_state", "This status can’t follow the current one."));
        }
        if state == TaskState::Rejected && reason.is_none() && before.state != state {
            return Err(invalid("reason", "required", "Enter the reason the directory gave."));
        }
        after.state = state;
        if state != before.state {
            (after.due_at, after.reason) = (deadlines::due(state, now), None);
        }
    }
    after.reason = reason.clone().or(after.reason);
    if let Some(assignee) = patch.assignee_id {
        if let Some(assignee) = &assignee {
            check_assignee(&app, org, assignee, &location).await?;
        }
        after.assignee_id = assignee;
    }
    if let Some(due) = patch.due_at {
        after.due_at = due;
    }
    if let Some(text) = new_note {
        after.note = text;
    }
    if after != before {
        after.updated_at = now;
        save(&app, org, (&member.user, &member.actor), (&before, &after), &location).await?;
    }
    detail(&app, org, (after, &location), true).await.map(Json)
}

async fn save(
    app: &App,
    org: &OrgId,
    (user, actor): (&UserId, &audit::Actor),
    (before, after): (&TaskRow, &TaskRow),
    location: &Location,
) -> Result<()> {
    let now = after.updated_at;
    let board = Board::of(app, org).await?;
    let mut tx = app.db.begin().await?;
    notify_assigned(&mut tx, org, user, (before, after), location, &board).await?;
    queries::put_task(&mut tx, org, after).await?;
    if after.state != before.state {
        let step = StepRow {
            id: StepId::new(now),
            at: now,
            state: after.state,
            reason: after.reason.clone(),
            actor_id: Some(user.clone()),
        };
        queries::add_step(&mut tx, org, &after.id, &step).await?;
        if let Some(at) = deadlines::check_after_step(after.state, now) {
            queries::check_at(&mut tx, org, (&after.location_id, &after.directory_id), at).await?;
        }
    }
    let act = Act::new(CitationTaskChanged).on("citation_task", &after.id).named(&location.details.name);
    act.with("directory", after.directory_id.as_str())
        .changed("state", before.state.as_str(), after.state.as_str())
        .record(&mut tx, actor, now)
        .await?;
    announce(&mut tx, org, Some(after.location_id.as_str()));
    tx.commit().await?;
    Ok(())
}

/// Makes the tasks of missing and wrong listings. Tasks that are there already stay.
#[utoipa::path(post, path = "/citation-tasks/plan", operation_id = "plan_citation_tasks", tag = "citations",
    extensions(("x-permission" = json!("work_on_citations"))), request_body = Plan,
    responses((status = 200, body = Planned), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn plan_citation_tasks(
    member: Within<WorkOnCitations>,
    State(app): State<App>,
    Json(new): Json<Plan>,
) -> Result<Json<Planned>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let ids = chosen(&app, &member.scope, &new.location_ids, new.all).await?;
    let board = Board::of(&app, org).await?;
    let mut planned = Planned { created: 0, existing: 0 };
    // One transaction for some locations, so that other writers are not held up.
    for ids in ids.chunks(20) {
        let places = locations::by_ids(&app.db, org, ids.to_vec()).await?;
        let mut tx = app.db.begin().await?;
        for place in &places {
            let new_tasks = plan(&mut tx, (org, &board), place, Some(&member.user), now).await?;
            planned.created += new_tasks.created;
            planned.existing += new_tasks.existing;
        }
        tx.commit().await?;
    }
    let mut tx = app.db.begin().await?;
    let act = Act::new(CitationTasksPlanned).on("organisation", org).with("tasks", planned.created);
    act.record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, None);
    tx.commit().await?;
    Ok(Json(planned))
}

async fn seen_task(app: &App, scope: &Scope, id: &TaskId) -> Result<(TaskRow, Location)> {
    let row = queries::find_task(&app.db, org_of(scope), id).await?.ok_or_else(Error::not_found)?;
    let location = seen(app, scope, &row.location_id).await?;
    Ok((row, location))
}

/// Refuses someone who cannot work on the location.
async fn check_assignee(app: &App, org: &OrgId, user: &UserId, location: &Location) -> Result<()> {
    let members = orgs::members(&app.db, org).await?;
    let can_work = members.iter().any(|(id, role, limits)| {
        let sees = limits.as_ref().is_none_or(|limits| limits.cover(location.id.as_str(), &location.labels.0));
        id == user && role.may(Permission::WorkOnCitations) && sees
    });
    if can_work {
        Ok(())
    } else {
        Err(invalid("assignee_id", "unknown", "Choose a member who works on this location."))
    }
}

async fn detail(
    app: &App,
    org: &OrgId,
    (row, location): (TaskRow, &Location),
    sees_members: bool,
) -> Result<TaskDetail> {
    let board = Board::of(app, org).await?;
    let directory = board.find(&row.directory_id).cloned().ok_or_else(Error::not_found)?;
    let steps = queries::steps_of(&app.db, org, &row.id, MAX_STEPS).await?;
    let people = steps.iter().filter_map(|step| step.actor_id.as_ref()).chain(row.assignee_id.as_ref());
    let names = Names::of(app, org, people).await?;
    let names = sees_members.then_some(&names);
    let rows = queries::listings_together(&app.db, org, &location.id, &directory.id).await?;
    let main = rows.iter().find(|row| !row.is_duplicate);
    let duplicate = rows.iter().find(|row| is_open_duplicate(row));
    let reference = Reference::of(location);
    let listing = Shower { directory: &directory, reference: &reference, task: Some(&row), count: 0 }.show(main);
    let sheet = sheet(
        location,
        &directory,
        row.kind,
        (listing.url.as_deref(), &listing.fields),
        duplicate.and_then(|row| row.url.as_deref()),
    );
    let step = |step: StepRow| Step {
        at: step.at,
        state: step.state,
        reason: step.reason,
        actor: step.actor_id.as_ref().and_then(|id| names.map(|names| names.person(id))),
    };
    Ok(TaskDetail {
        task: one_task(row, location, &directory, names, app.now()),
        history: steps.into_iter().map(step).collect(),
        directory,
        listing,
        sheet,
    })
}

//! Listings, evidence and tasks as the API shows them.

use std::collections::HashMap;

use api::App;
use jiff::Timestamp;
use locations::Location;
use orgs::{OrgId, UserId};

use crate::{
    board::{Board, DirectoryState},
    queries,
    rules::{
        applicable::is_hint,
        comparison::Reference,
        deep_links::filled,
        figures::{figures, gains},
        steps::{is_closed, next_states},
        trade::trade_of,
    },
    types::{
        Directory, DirectoryId, DirectoryRef, Evidence, EvidenceRow, Listing, ListingRow, ListingState, ListingTask,
        LocationCitations, LocationRef, NapField, Person, Task, TaskRow, Values,
    },
};

/// Returns the listings of a location in all directories that apply, with its figures.
pub(crate) async fn location_citations(app: &App, org: &OrgId, location: &Location) -> api::Result<LocationCitations> {
    let board = Board::of(app, org).await?;
    let rows = queries::listings_of(&app.db, org, &location.id).await?;
    let tasks = queries::tasks_of_locations(&app.db, org, vec![location.id.to_string()]).await?;
    let counts: HashMap<DirectoryId, i64> =
        queries::evidence_counts(&app.db, org, &location.id).await?.into_iter().collect();
    let reference = Reference::of(location);
    let (applicable, beyond_plan) = board.applicable(location);
    let mut listings = Vec::new();
    for directory in applicable {
        let count = counts.get(&directory.id).copied().unwrap_or_default();
        let task = tasks.iter().find(|task| task.directory_id == directory.id);
        let shower = Shower { directory, reference: &reference, task, count };
        let mut in_directory: Vec<&ListingRow> = rows.iter().filter(|row| row.directory_id == directory.id).collect();
        in_directory.sort_by_key(|row| row.is_duplicate);
        if in_directory.first().is_none_or(|row| row.is_duplicate) {
            listings.push(shower.show(None));
        }
        listings.extend(in_directory.into_iter().map(|row| shower.show(Some(row))));
    }
    let weighed = DirectoryState::of(&rows);
    let standings = board.standings(location, &weighed);
    Ok(LocationCitations {
        scores: figures(&standings),
        gains: gains(&standings),
        trade: trade_of(location.details.category.as_deref()).to_owned(),
        beyond_plan: beyond_plan as i64,
        listings,
    })
}

/// Context in which a listing is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shower<'a> {
    pub(crate) directory: &'a Directory,
    pub(crate) reference: &'a Reference,
    pub(crate) task: Option<&'a TaskRow>,
    pub(crate) count: i64,
}

impl Shower<'_> {
    /// Returns a listing; an unchecked one without a row.
    pub(crate) fn show(&self, row: Option<&ListingRow>) -> Listing {
        let details = &self.directory.details;
        let is_duplicate = row.is_some_and(|row| row.is_duplicate);
        let is_stale = |row: &ListingRow| {
            row.fingerprint != self.reference.fingerprint()
                && matches!(row.state, ListingState::Correct | ListingState::Wrong | ListingState::Unsure)
        };
        Listing {
            id: row.map(|row| row.id.clone()),
            directory: self.directory.clone(),
            state: row.map_or(ListingState::Unchecked, |row| row.state),
            score: row.and_then(|row| row.score),
            url: row.and_then(|row| row.url.clone()),
            found: row.map(values_of).unwrap_or_default(),
            fields: row.and_then(|row| serde_json::from_value(row.fields.clone()).ok()).unwrap_or_default(),
            is_stale: row.is_some_and(is_stale),
            is_duplicate,
            is_hint: is_hint(self.directory),
            decision: row.and_then(|row| row.decision),
            method: row.and_then(|row| row.method),
            checked_at: row.and_then(|row| row.checked_at),
            next_check_at: row.and_then(|row| row.next_check_at),
            evidence_count: if is_duplicate { 0 } else { self.count },
            task: self.task.map(|task| ListingTask { id: task.id.clone(), state: task.state }),
            search_url: details.search_url.as_deref().map(|template| filled(template, self.reference)),
            add_url: details.add_url.clone(),
        }
    }
}

/// Returns the values of a listing.
pub(crate) fn values_of(row: &ListingRow) -> Values {
    serde_json::from_value(row.found.clone()).unwrap_or_default()
}

/// Names of members.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names(HashMap<UserId, String>);

impl Names {
    /// Reads the names of these members.
    pub(crate) async fn of(app: &App, org: &OrgId, users: impl Iterator<Item = &UserId>) -> db::Result<Self> {
        let users: Vec<UserId> = users.cloned().collect();
        Ok(Self(if users.is_empty() { HashMap::new() } else { orgs::names(&app.db, org, &users).await? }))
    }

    /// Returns a member with the name.
    pub(crate) fn person(&self, id: &UserId) -> Person {
        Person { id: id.clone(), name: self.0.get(id).cloned() }
    }
}

/// Returns the checks. Names of members are left out for `None`.
pub(crate) fn evidence(rows: Vec<EvidenceRow>, names: Option<&Names>) -> Vec<Evidence> {
    let show = |row: EvidenceRow| Evidence {
        id: row.id,
        at: row.at,
        method: row.method,
        state: row.state,
        score: row.score,
        url: row.url,
        final_url: row.final_url,
        http_status: row.http_status,
        sha256: row.sha256,
        fields: serde_json::from_value(row.fields).unwrap_or_default(),
        changes: serde_json::from_value(row.changes).unwrap_or_default(),
        actor: row.actor_id.as_ref().and_then(|id| names.map(|names| names.person(id))),
    };
    rows.into_iter().map(show).collect()
}

/// Returns tasks with their locations and directories. A task whose location was just deleted is left out, and so are
/// members and notes for those who do not see the work of others.
pub(crate) async fn tasks(
    app: &App,
    org: &OrgId,
    rows: Vec<TaskRow>,
    (sees_members, now): (bool, Timestamp),
) -> api::Result<Vec<Task>> {
    let places = locations::by_ids(&app.db, org, rows.iter().map(|row| row.location_id.to_string()).collect()).await?;
    let places: HashMap<String, Location> = places.into_iter().map(|place| (place.id.to_string(), place)).collect();
    let board = Board::of(app, org).await?;
    let names = Names::of(app, org, rows.iter().filter_map(|row| row.assignee_id.as_ref())).await?;
    let task = |row: TaskRow| {
        let place = places.get(row.location_id.as_str())?;
        let directory = board.find(&row.directory_id)?;
        Some(one_task(row, place, directory, sees_members.then_some(&names), now))
    };
    Ok(rows.into_iter().filter_map(task).collect())
}

/// Returns a task.
pub(crate) fn one_task(
    row: TaskRow,
    place: &Location,
    directory: &Directory,
    names: Option<&Names>,
    now: Timestamp,
) -> Task {
    let (name, city) = (place.details.name.clone(), place.details.city.clone());
    Task {
        is_overdue: row.due_at.is_some_and(|due| due < now) && !is_closed(row.state),
        next_states: next_states(row.state),
        location: LocationRef { id: row.location_id, name, city },
        directory: DirectoryRef {
            id: directory.id.clone(),
            name: directory.details.name.clone(),
            domain: directory.details.domain.clone(),
            tier: directory.details.tier,
        },
        fields: serde_json::from_value::<Vec<NapField>>(row.fields).unwrap_or_default(),
        assignee: row.assignee_id.as_ref().and_then(|id| names.map(|names| names.person(id))),
        note: row.note.filter(|_| names.is_some()),
        id: row.id,
        kind: row.kind,
        state: row.state,
        reason: row.reason,
        due_at: row.due_at,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}

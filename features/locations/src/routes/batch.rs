//! Up to 1,000 locations added, changed or deleted by one request, in one transaction; each item has its own outcome.

use std::collections::{HashMap, HashSet};

use api::{App, Error, FieldError, IfMatch, Json, Kind, Object, Problem, Query, Result};
use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use orgs::{Idempotent, May, may::EditInBulk};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::one::DryRun;
use crate::{
    Cause, Labels, Location, LocationChanges, LocationEvent, LocationId, LocationWriter, NewLocation, edits::Editing,
};

/// Maximum number of items per request.
const MAX_ITEMS: usize = 1_000;
/// Maximum bytes per request: room for [`MAX_ITEMS`] locations with every field full.
pub(super) const MAX_REQUEST_BYTES: usize = 8 * 1024 * 1024;

/// Request of a batch.
#[derive(Deserialize, ToSchema)]
pub(super) struct Batch {
    /// 1 to 1,000, done in this order.
    // Read one by one: an item that cannot be read is one that is left out.
    #[schema(value_type = Vec<BatchItem>, min_items = 1, max_items = 1000)]
    items: Vec<Value>,
}

/// Operation on a location.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "action", rename_all = "snake_case")]
enum BatchItem {
    /// Adds a location.
    Create {
        /// The location.
        #[serde(deserialize_with = "api::object")]
        location: Box<NewLocation>,
    },
    /// Changes a location.
    Update {
        /// Which one.
        id: LocationId,
        /// The version that is changed; left out, whichever there is.
        version: Option<i64>,
        /// The fields to change.
        #[serde(deserialize_with = "api::object")]
        changes: Box<LocationChanges>,
    },
    /// Deletes a location.
    Delete {
        /// Which one.
        id: LocationId,
        /// The version that is deleted; left out, whichever there is.
        version: Option<i64>,
    },
}

/// Outcomes of the items.
#[derive(Serialize, ToSchema)]
pub(super) struct BatchOutcomes {
    /// In the order of the items.
    outcomes: Vec<BatchOutcome>,
}

/// Outcome of an item.
#[derive(Serialize, ToSchema)]
struct BatchOutcome {
    /// Position of the item in the request, from 0.
    index: usize,
    /// As an HTTP status: 201 added, 200 changed, 204 deleted; else it was left out, and `problem` says why.
    status: u16,
    /// The location; null when there is none.
    #[schema(required)]
    id: Option<LocationId>,
    /// The location's version from now on.
    #[schema(required)]
    version: Option<i64>,
    /// Reason why the item was left out.
    #[schema(required)]
    problem: Option<Problem>,
}

/// Adds, changes and deletes up to 1,000 locations in one transaction. Items that cannot be done are left out, and say
/// why; the others are done.
#[utoipa::path(post, path = "/locations/batch", operation_id = "write_locations", tag = "locations",
    extensions(("x-permission" = json!("edit_in_bulk"))),
    request_body = Batch,
    params(DryRun, ("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    responses((status = 200, body = BatchOutcomes), (status = 422, body = Problem)))]
pub(super) async fn write_locations(
    member: May<EditInBulk>,
    State(app): State<App>,
    Query(dry_run): Query<DryRun>,
    Idempotent(once, Batch { items }): Idempotent<Batch>,
) -> Result<Response> {
    if items.is_empty() || items.len() > MAX_ITEMS {
        let error = FieldError::new("items", "out_of_range", "1 to 1,000 items.");
        return Err(Error::invalid(vec![error.with_params(json!({ "min": 1, "max": MAX_ITEMS }))]));
    }
    let now = app.now();
    let editing = Editing { org: &member.org, home: orgs::default_country(&app.db, &member.org).await? };
    let mut writer = LocationWriter::begin(&app, &member.org, Cause::request(&member.actor)).await?;
    if !dry_run.validate_only
        && let Some(answer) = once.answered(writer.tx(), &member.org, now).await?
    {
        return Ok(answer);
    }
    let items: Vec<Result<BatchItem>> = items.into_iter().map(read).collect();
    let ids: HashSet<String> = items.iter().filter_map(|item| item.as_ref().ok()?.id()).collect();
    let locked = writer.lock_many(ids.into_iter().collect()).await?;
    let locked = locked.into_iter().map(|location| (location.id.clone(), location)).collect();
    let mut run = Run { editing, writer, locked, added: Vec::new(), changed: HashMap::new(), deleted: Vec::new() };
    let mut outcomes = Vec::with_capacity(items.len());
    for (index, item) in items.into_iter().enumerate() {
        let done = match item {
            Ok(item) => run.item(item).await,
            Err(error) => Err(error),
        };
        outcomes.push(outcome(index, done)?);
    }
    let answer = Json(BatchOutcomes { outcomes });
    if dry_run.validate_only {
        return Ok(answer.into_response());
    }
    run.write_added().await?;
    let answer = once.keep(run.writer.tx(), &member.org, answer).await?;
    run.commit().await?;
    Ok(answer)
}

fn read(item: Value) -> Result<BatchItem> {
    let item: Result<Object<BatchItem>, _> = serde_json::from_value(item);
    item.map(|Object(item)| item).map_err(|error| Error::new(Kind::Invalid, "validation_failed", error.to_string()))
}

/// Result of a successful item.
struct ItemResult {
    status: StatusCode,
    id: LocationId,
    version: i64,
}

/// Converts the result of an item. Failures on our side fail the whole request.
fn outcome(index: usize, done: Result<ItemResult>) -> Result<BatchOutcome> {
    match done {
        Ok(ItemResult { status, id, version }) => {
            Ok(BatchOutcome { index, status: status.as_u16(), id: Some(id), version: Some(version), problem: None })
        }
        Err(error) if error.kind().is_server_error() => Err(error),
        Err(error) => {
            let problem = error.problem();
            Ok(BatchOutcome { index, status: problem.status, id: None, version: None, problem: Some(problem) })
        }
    }
}

impl BatchItem {
    fn id(&self) -> Option<String> {
        match self {
            Self::Create { .. } => None,
            Self::Update { id, .. } | Self::Delete { id, .. } => Some(id.to_string()),
        }
    }
}

/// A batch within its transaction.
struct Run<'a> {
    editing: Editing<'a>,
    writer: LocationWriter,
    /// The locations that items name, as they are after the items before.
    locked: HashMap<LocationId, Location>,
    added: Vec<Location>,
    changed: HashMap<LocationId, Location>,
    deleted: Vec<Location>,
}

impl Run<'_> {
    async fn item(&mut self, item: BatchItem) -> Result<ItemResult> {
        match item {
            BatchItem::Create { location } => {
                let now = self.writer.now();
                let location = self.editing.new_location(self.writer.tx(), &location, now).await?;
                self.writer.make_room(self.added.len() as i64 + 1).await?;
                let (id, version) = (location.id.clone(), location.version);
                self.added.push(location);
                Ok(ItemResult { status: StatusCode::CREATED, id, version })
            }
            BatchItem::Update { id, version, changes } => {
                let before = self.current(&id, version)?;
                let after = self.editing.change(&mut self.writer, &before, *changes).await?;
                let version = after.version;
                self.locked.insert(id.clone(), after.clone());
                self.changed.insert(id.clone(), after);
                Ok(ItemResult { status: StatusCode::OK, id, version })
            }
            BatchItem::Delete { id, version } => {
                let location = self.current(&id, version)?;
                self.writer.remove(&location).await?;
                self.locked.remove(&id);
                self.changed.remove(&id);
                let version = location.version + 1;
                self.deleted.push(location);
                Ok(ItemResult { status: StatusCode::NO_CONTENT, id, version })
            }
        }
    }

    fn current(&self, id: &LocationId, version: Option<i64>) -> Result<Location> {
        let location = self.locked.get(id).ok_or_else(Error::not_found)?;
        if version.is_some_and(|version| version != location.version) {
            return Err(IfMatch::failed());
        }
        Ok(location.clone())
    }

    /// Writes the collected new locations.
    async fn write_added(&mut self) -> Result<()> {
        self.writer.add(self.added.clone()).await?;
        for location in self.added.iter().filter(|location| !location.labels.0.is_empty()) {
            self.editing.link(self.writer.tx(), &location.id, &Labels::default(), &location.labels).await?;
        }
        Ok(())
    }

    async fn commit(self) -> Result<()> {
        let added: Vec<&Location> = self.added.iter().collect();
        let deleted: Vec<&Location> = self.deleted.iter().collect();
        let changed: Vec<&Location> = self.changed.values().collect();
        let events: Vec<LocationEvent<'_>> = [
            event(&added, LocationEvent::Created, LocationEvent::Imported),
            event(&changed, LocationEvent::Updated, LocationEvent::BulkEdited),
            event(&deleted, LocationEvent::Deleted, LocationEvent::BulkDeleted),
        ]
        .into_iter()
        .flatten()
        .collect();
        Ok(self.writer.commit_all(&events).await?)
    }
}

/// Returns the event of one location as such, and of several as one event with their number.
fn event<'a>(
    locations: &[&'a Location],
    event: impl Fn(&'a Location) -> LocationEvent<'a>,
    many: impl Fn(i64) -> LocationEvent<'a>,
) -> Option<LocationEvent<'a>> {
    match locations {
        [] => None,
        [only] => Some(event(only)),
        all => Some(many(all.len() as i64)),
    }
}

//! Events of locations, and their form in the audit log and in webhooks.

mod declaration;

use ::events::InFeed;
use audit::{Act, Action};
use serde_json::json;
use webhooks::WebhookEvent;

pub(crate) use declaration::*;

use crate::{Location, queries::Cause, rules::FieldChange};

::events::text_of! {
    /// Kind of an activity entry.
    pub ActivityKind of activity as "ActivityKind";
}

impl ActivityKind {
    /// Returns the kind of an event.
    pub(crate) const fn of<E: InFeed>() -> Self {
        Self(E::KIND)
    }
}

db::stored!(ActivityKind);

/// Event of a write, reported by [`LocationWriter::commit`](crate::LocationWriter::commit).
#[derive(Clone, Copy, Debug)]
pub enum LocationEvent<'a> {
    /// A location was created.
    Created(&'a Location),
    /// A location was changed.
    Updated(&'a Location),
    /// A location was deleted.
    Deleted(&'a Location),
    /// A deleted location was restored.
    Restored(&'a Location),
    /// This number of locations was imported.
    Imported(i64),
    /// An import was undone.
    ImportUndone,
    /// This number of locations was edited at once.
    BulkEdited(i64),
    /// This number of locations was deleted at once.
    BulkDeleted(i64),
    /// A bulk edit or deletion of this number of locations was undone.
    BulkUndone(i64),
    /// Another location was merged into this one.
    Merged(&'a Location),
    /// A merge into this location was undone.
    MergeUndone(&'a Location),
}

impl<'a> LocationEvent<'a> {
    /// Returns the kind of the event in the activity feed.
    pub fn kind(self) -> ActivityKind {
        match self {
            Self::Created(_) => ActivityKind::of::<LocationCreated>(),
            Self::Updated(_) => ActivityKind::of::<LocationUpdated>(),
            Self::Deleted(_) => ActivityKind::of::<LocationDeleted>(),
            Self::Restored(_) => ActivityKind::of::<LocationRestored>(),
            Self::Imported(_) => ActivityKind::of::<LocationsImported>(),
            Self::ImportUndone => ActivityKind::of::<ImportUndone>(),
            Self::BulkEdited(_) => ActivityKind::of::<LocationBulkUpdated>(),
            Self::BulkDeleted(_) => ActivityKind::of::<LocationBulkDeleted>(),
            Self::BulkUndone(_) => ActivityKind::of::<LocationBulkUndone>(),
            Self::Merged(_) => ActivityKind::of::<LocationMerged>(),
            Self::MergeUndone(_) => ActivityKind::of::<LocationMergeUndone>(),
        }
    }

    /// Returns the location that the event is about; `None` when it is about many.
    pub fn location(self) -> Option<&'a Location> {
        match self {
            Self::Created(location)
            | Self::Updated(location)
            | Self::Deleted(location)
            | Self::Restored(location)
            | Self::Merged(location)
            | Self::MergeUndone(location) => Some(location),
            Self::Imported(_)
            | Self::ImportUndone
            | Self::BulkEdited(_)
            | Self::BulkDeleted(_)
            | Self::BulkUndone(_) => None,
        }
    }

    /// Returns the number of locations of an event about many.
    pub fn count(self) -> Option<i64> {
        match self {
            Self::Imported(count) | Self::BulkEdited(count) | Self::BulkDeleted(count) | Self::BulkUndone(count) => {
                Some(count)
            }
            _ => None,
        }
    }

    fn action(self) -> Action {
        match self {
            Self::Created(_) => Action::of::<LocationCreated>(),
            Self::Updated(_) => Action::of::<LocationUpdated>(),
            Self::Deleted(_) => Action::of::<LocationDeleted>(),
            Self::Restored(_) => Action::of::<LocationRestored>(),
            Self::Imported(_) => Action::of::<LocationsImported>(),
            Self::ImportUndone => Action::of::<ImportUndone>(),
            Self::BulkEdited(_) => Action::of::<LocationBulkUpdated>(),
            Self::BulkDeleted(_) => Action::of::<LocationBulkDeleted>(),
            Self::BulkUndone(_) => Action::of::<LocationBulkUndone>(),
            Self::Merged(_) => Action::of::<LocationMerged>(),
            Self::MergeUndone(_) => Action::of::<LocationMergeUndone>(),
        }
    }
}

/// Returns the audit entry of an event. The history keeps the `changes` in full, under the location's version.
pub(crate) fn act(event: LocationEvent<'_>, cause: &Cause, changes: &[FieldChange]) -> Act {
    let mut act = Act::new(event.action());
    if let Some(location) = event.location() {
        act = act.on("location", &location.id).named(&location.details.name).with("version", location.version);
        act = changes.iter().fold(act, |act, change| act.changed(&change.field, &change.old, &change.new));
    } else if let Some(id) = &cause.source_id {
        act = act.on(cause.source.as_str(), id);
    }
    match event.count() {
        Some(count) => act.with("count", count),
        None => act,
    }
}

/// Path of the change feed.
const CHANGE_FEED: &str = "/api/v1/locations/changes";

/// Returns the webhook event of an event; `None` when nothing changed.
pub(crate) fn webhook_event(
    event: LocationEvent<'_>,
    cause: &Cause,
    changes: &[FieldChange],
) -> db::Result<Option<WebhookEvent>> {
    let by = cause.by.clone();
    let many = |count: i64, action| LocationsChanged {
        count,
        action,
        source: cause.source.as_str(),
        source_id: cause.source_id.clone(),
        by: cause.by.clone(),
        link: CHANGE_FEED,
    };
    let published = match event {
        LocationEvent::Imported(0)
        | LocationEvent::BulkEdited(0)
        | LocationEvent::BulkDeleted(0)
        | LocationEvent::BulkUndone(0) => return Ok(None),
        LocationEvent::Created(location) => WebhookEvent::of(&LocationCreated { location: json!(location), by }),
        LocationEvent::Updated(location) => {
            let changed = changes.iter().map(|change| change.field.clone()).collect();
            WebhookEvent::of(&LocationUpdated { location: json!(location), changed, by })
        }
        LocationEvent::Deleted(location) => WebhookEvent::of(&LocationDeleted { location: json!(location), by }),
        LocationEvent::Restored(location) => WebhookEvent::of(&LocationRestored { location: json!(location), by }),
        LocationEvent::Imported(count) => WebhookEvent::of(&LocationsImported { many: many(count, "created") }),
        LocationEvent::ImportUndone => {
            let import_id = cause.source_id.clone().unwrap_or_default();
            WebhookEvent::of(&ImportUndone { import_id, by })
        }
        LocationEvent::BulkEdited(count) => WebhookEvent::of(&many(count, "edited")),
        LocationEvent::BulkDeleted(count) => WebhookEvent::of(&many(count, "deleted")),
        LocationEvent::BulkUndone(count) => WebhookEvent::of(&many(count, "undone")),
        // The merged location and the deleted one.
        LocationEvent::Merged(_) => WebhookEvent::of(&many(2, "merged")),
        LocationEvent::MergeUndone(_) => WebhookEvent::of(&many(2, "undone")),
    };
    published.map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Details, LocationId, Source};

    fn location() -> Location {
        let now = "2026-03-01T12:00:00Z".parse().unwrap();
        Location::by_hand(LocationId::new(now), Details::default(), now)
    }

    fn published(event: LocationEvent<'_>) -> Option<serde_json::Value> {
        let cause = Cause::background_task(None, Source::Bulk, &"b");
        let changes = [FieldChange { field: "phone".into(), old: json!(null), new: json!("1") }];
        webhook_event(event, &cause, &changes).unwrap().map(|event| serde_json::to_value(event).unwrap())
    }

    #[test]
    fn each_event_has_its_webhook_event() {
        let location = location();
        for (event, expected) in [
            (LocationEvent::Created(&location), "location.created"),
            (LocationEvent::Updated(&location), "location.updated"),
            (LocationEvent::Deleted(&location), "location.deleted"),
            (LocationEvent::Restored(&location), "location.restored"),
            (LocationEvent::Imported(15_000), "locations.imported"),
            (LocationEvent::ImportUndone, "import.undone"),
            (LocationEvent::BulkEdited(3), "locations.changed"),
            (LocationEvent::BulkDeleted(3), "locations.changed"),
            (LocationEvent::BulkUndone(3), "locations.changed"),
            (LocationEvent::Merged(&location), "locations.changed"),
            (LocationEvent::MergeUndone(&location), "locations.changed"),
        ] {
            assert_eq!(published(event).unwrap()["type"], expected, "{event:?}");
        }
        let edited = published(LocationEvent::BulkEdited(3)).unwrap();
        let expected = json!({ "count": 3, "action": "edited", "source": "bulk", "source_id": "b", "by": null,
            "link": "/api/v1/locations/changes" });
        assert_eq!(edited["data"], expected);
        assert_eq!(published(LocationEvent::Updated(&location)).unwrap()["data"]["changed"], json!(["phone"]));
    }

    #[test]
    fn an_event_without_a_change_is_not_published() {
        assert_eq!(published(LocationEvent::Imported(0)), None);
        assert_eq!(published(LocationEvent::BulkEdited(0)), None);
    }
}

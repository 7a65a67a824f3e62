//! Events of locations, and their form in the audit log and in webhooks.

use audit::{Act, Action};
use serde_json::json;
use webhooks::{Many, WebhookEvent};

use crate::{ActivityKind, Location, queries::Cause, rules::FieldChange};

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
            Self::Created(_) => ActivityKind::LocationCreated,
            Self::Updated(_) => ActivityKind::LocationChanged,
            Self::Deleted(_) => ActivityKind::LocationDeleted,
            Self::Restored(_) => ActivityKind::LocationRestored,
            Self::Imported(_) => ActivityKind::LocationsImported,
            Self::ImportUndone => ActivityKind::ImportUndone,
            Self::BulkEdited(_) => ActivityKind::BulkEdited,
            Self::BulkDeleted(_) => ActivityKind::BulkDeleted,
            Self::BulkUndone(_) => ActivityKind::BulkUndone,
            Self::Merged(_) => ActivityKind::LocationsMerged,
            Self::MergeUndone(_) => ActivityKind::MergeUndone,
        }
    }

    /// Returns the location that the event is about; `None` when it is about many.
    pub fn location(self) -> Option<&'a Location> {
        match self {
            Self::Created(one)
            | Self::Updated(one)
            | Self::Deleted(one)
            | Self::Restored(one)
            | Self::Merged(one)
            | Self::MergeUndone(one) => Some(one),
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
            Self::Created(_) => Action::LocationCreated,
            Self::Updated(_) => Action::LocationUpdated,
            Self::Deleted(_) => Action::LocationDeleted,
            Self::Restored(_) => Action::LocationRestored,
            Self::Imported(_) => Action::LocationImported,
            Self::ImportUndone => Action::LocationImportUndone,
            Self::BulkEdited(_) => Action::LocationBulkUpdated,
            Self::BulkDeleted(_) => Action::LocationBulkDeleted,
            Self::BulkUndone(_) => Action::LocationBulkUndone,
            Self::Merged(_) => Action::LocationMerged,
            Self::MergeUndone(_) => Action::LocationMergeUndone,
        }
    }
}

/// Returns the audit entry of an event. The history keeps the `changes` in full, under the location's version.
pub(crate) fn act(event: LocationEvent<'_>, cause: &Cause, changes: &[FieldChange]) -> Act {
    let mut act = Act::new(event.action());
    if let Some(location) = event.location() {
        act = act.on("location", &location.id).named(&location.name).with("version", location.version);
        act = changes.iter().fold(act, |act, change| act.changed(&change.field, &change.old, &change.new));
    } else if let Some(id) = &cause.source_id {
        act = act.on(cause.source.as_str(), id);
    }
    match event.count() {
        Some(count) => act.with("count", count),
        None => act,
    }
}

/// Returns the webhook event of an event; `None` when nothing changed.
pub(crate) fn webhook_event(event: LocationEvent<'_>, cause: &Cause, changes: &[FieldChange]) -> Option<WebhookEvent> {
    let by = cause.by.clone();
    let many = |count: i64, action| {
        let source = (cause.source.as_str(), cause.source_id.clone());
        (count > 0).then(|| Many::new(count, action, source, by.clone()))
    };
    match event {
        LocationEvent::Created(location) => Some(WebhookEvent::LocationCreated { location: json!(location), by }),
        LocationEvent::Updated(location) => {
            let changed = changes.iter().map(|change| change.field.clone()).collect();
            Some(WebhookEvent::LocationUpdated { location: json!(location), changed, by })
        }
        LocationEvent::Deleted(location) => Some(WebhookEvent::LocationDeleted { location: json!(location), by }),
        LocationEvent::Restored(location) => Some(WebhookEvent::LocationRestored { location: json!(location), by }),
        LocationEvent::Imported(count) => many(count, "created").map(WebhookEvent::LocationsImported),
        LocationEvent::ImportUndone => Some(WebhookEvent::ImportUndone { import_id: cause.source_id.clone()?, by }),
        LocationEvent::BulkEdited(count) => many(count, "edited").map(WebhookEvent::LocationsChanged),
        LocationEvent::BulkDeleted(count) => many(count, "deleted").map(WebhookEvent::LocationsChanged),
        LocationEvent::BulkUndone(count) => many(count, "undone").map(WebhookEvent::LocationsChanged),
        // The merged location and the deleted one.
        LocationEvent::Merged(_) => many(2, "merged").map(WebhookEvent::LocationsChanged),
        LocationEvent::MergeUndone(_) => many(2, "undone").map(WebhookEvent::LocationsChanged),
    }
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
        let cause = Cause::part(None, Source::Bulk, &"b");
        let changes = [FieldChange { field: "phone".into(), old: json!(null), new: json!("1") }];
        webhook_event(event, &cause, &changes).map(|event| serde_json::to_value(event).unwrap())
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

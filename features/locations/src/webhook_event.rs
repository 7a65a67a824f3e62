//! What webhooks are told of a deed: about one location that location, about many how many they were.

use serde_json::json;
use webhooks::{Many, WebhookEvent};

use crate::{ActivityKind, Location, queries::Cause};

/// What to tell, if there is anything. `changed` are the fields of the one location that changed.
pub(crate) fn webhook_event(
    kind: ActivityKind,
    location: Option<&Location>,
    count: Option<i64>,
    cause: &Cause,
    changed: Vec<String>,
) -> Option<WebhookEvent> {
    let by = cause.by.clone();
    let many = |count: i64, action| {
        let source = (cause.source.as_str(), cause.source_id.clone());
        (count > 0).then(|| Many::new(count, action, source, by.clone()))
    };
    let counted = |action| many(count.unwrap_or_default(), action);
    match kind {
        ActivityKind::LocationCreated => Some(WebhookEvent::LocationCreated { location: json!(location?), by }),
        ActivityKind::LocationChanged => {
            Some(WebhookEvent::LocationUpdated { location: json!(location?), changed, by })
        }
        ActivityKind::LocationDeleted => Some(WebhookEvent::LocationDeleted { location: json!(location?), by }),
        ActivityKind::LocationRestored => Some(WebhookEvent::LocationRestored { location: json!(location?), by }),
        ActivityKind::LocationsImported => counted("created").map(WebhookEvent::LocationsImported),
        ActivityKind::ImportUndone => Some(WebhookEvent::ImportUndone { import_id: cause.source_id.clone()?, by }),
        ActivityKind::BulkEdited => counted("edited").map(WebhookEvent::LocationsChanged),
        ActivityKind::BulkDeleted => counted("deleted").map(WebhookEvent::LocationsChanged),
        ActivityKind::BulkUndone => counted("undone").map(WebhookEvent::LocationsChanged),
        // The one that stays, and the one that goes.
        ActivityKind::LocationsMerged => many(2, "merged").map(WebhookEvent::LocationsChanged),
        ActivityKind::MergeUndone => many(2, "undone").map(WebhookEvent::LocationsChanged),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Details, LocationId, Source};

    fn told(kind: ActivityKind, count: Option<i64>) -> Option<serde_json::Value> {
        let now = "2026-03-01T12:00:00Z".parse().unwrap();
        let location = Location::by_hand(LocationId::new(now), Details::default(), now);
        let cause = Cause::part(None, Source::Bulk, &"b");
        let told = webhook_event(kind, count.is_none().then_some(&location), count, &cause, vec!["phone".into()]);
        told.map(|told| serde_json::to_value(told).unwrap())
    }

    #[test]
    fn each_deed_is_told_in_its_own_way() {
        for (kind, count, expected) in [
            (ActivityKind::LocationCreated, None, "location.created"),
            (ActivityKind::LocationChanged, None, "location.updated"),
            (ActivityKind::LocationDeleted, None, "location.deleted"),
            (ActivityKind::LocationRestored, None, "location.restored"),
            (ActivityKind::LocationsImported, Some(15_000), "locations.imported"),
            (ActivityKind::ImportUndone, None, "import.undone"),
            (ActivityKind::BulkEdited, Some(3), "locations.changed"),
            (ActivityKind::BulkDeleted, Some(3), "locations.changed"),
            (ActivityKind::BulkUndone, Some(3), "locations.changed"),
            (ActivityKind::LocationsMerged, None, "locations.changed"),
            (ActivityKind::MergeUndone, None, "locations.changed"),
        ] {
            assert_eq!(told(kind, count).unwrap()["type"], expected, "{kind:?}");
        }
        let edited = told(ActivityKind::BulkEdited, Some(3)).unwrap();
        let expected = json!({ "count": 3, "action": "edited", "source": "bulk", "source_id": "b", "by": null,
            "link": "/api/v1/locations/changes" });
        assert_eq!(edited["data"], expected);
        assert_eq!(told(ActivityKind::LocationChanged, None).unwrap()["data"]["changed"], json!(["phone"]));
    }

    #[test]
    fn what_changed_nothing_is_not_told() {
        assert_eq!(told(ActivityKind::LocationsImported, Some(0)), None);
        assert_eq!(told(ActivityKind::BulkEdited, Some(0)), None);
    }
}

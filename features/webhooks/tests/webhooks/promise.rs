//! Checks the message format against `docs/webhooks.md`.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use webhooks::{EventType, FoundChange, Many, Sync, WebhookEvent};

const DOCS: &str = include_str!("../../../../docs/webhooks.md");

/// Returns an event of each type.
fn samples() -> Vec<WebhookEvent> {
    let many = || Many::new(2, "edited", ("bulk", None), None);
    let sync = || Sync { run_id: "r".into(), kind: "sync".into(), created: 0, updated: 1, unchanged: 2, failed: 3 };
    let change = FoundChange {
        id: "c".into(),
        location_id: "l".into(),
        name: "Shop".into(),
        field: "phone".into(),
        old: json!("1"),
        new: json!("2"),
    };
    let location = Value::Null;
    vec![
        WebhookEvent::LocationCreated { location: location.clone(), by: None },
        WebhookEvent::LocationUpdated { location: location.clone(), changed: Vec::new(), by: None },
        WebhookEvent::LocationDeleted { location: location.clone(), by: None },
        WebhookEvent::LocationRestored { location, by: None },
        WebhookEvent::LocationsImported(many()),
        WebhookEvent::LocationsChanged(many()),
        WebhookEvent::ImportFinished {
            import_id: "i".into(),
            filename: "a.csv".into(),
            created: 1,
            updated: 0,
            left_out: 0,
        },
        WebhookEvent::ImportFailed { import_id: "i".into(), filename: "a.csv".into(), code: "c".into() },
        WebhookEvent::ImportUndone { import_id: "i".into(), by: None },
        WebhookEvent::SyncFinished(sync()),
        WebhookEvent::SyncFailed { sync: sync(), code: "c".into() },
        WebhookEvent::GoogleChangesFound { count: 1, changes: vec![change] },
        WebhookEvent::Test { message: "m".into() },
    ]
}

/// Returns the event types of the documented table, each with its fields.
fn documented() -> Vec<(String, BTreeSet<String>)> {
    let rows = DOCS.split("## Events").nth(1).unwrap().split("## ").next().unwrap().lines();
    let rows = rows.filter_map(|row| row.strip_prefix("| `"));
    let in_ticks = |text: &str| text.split('`').skip(1).step_by(2).map(Into::into).collect();
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').collect();
        (cells[0].trim_end_matches(['`', ' ']).to_owned(), in_ticks(cells[2]))
    })
    .collect()
}

#[test]
fn the_documents_list_each_event_with_its_fields() {
    let told: Vec<_> = samples()
        .iter()
        .map(|event| {
            let told = serde_json::to_value(event).unwrap();
            let fields = told["data"].as_object().unwrap().keys().cloned().collect();
            (told["type"].as_str().unwrap().to_owned(), fields)
        })
        .collect();
    assert_eq!(documented(), told);
}

#[test]
fn every_event_but_the_test_can_be_chosen() {
    let kinds: Vec<EventType> = samples().iter().map(WebhookEvent::event_type).collect();
    assert_eq!(kinds[..kinds.len() - 1], EventType::TO_CHOOSE);
    assert_eq!(kinds.last(), Some(&EventType::Test));
    for event in samples() {
        assert_eq!(serde_json::to_value(&event).unwrap()["type"], json!(event.event_type()));
    }
}

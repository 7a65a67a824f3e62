//! What receivers were promised in `docs/webhooks.md`.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use webhooks::{EventType, FoundChange, Happening, Many, Sync};

const DOCS: &str = include_str!("../../../../docs/webhooks.md");

/// One of each.
fn samples() -> Vec<Happening> {
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
        Happening::LocationCreated { location: location.clone(), by: None },
        Happening::LocationUpdated { location: location.clone(), changed: Vec::new(), by: None },
        Happening::LocationDeleted { location: location.clone(), by: None },
        Happening::LocationRestored { location, by: None },
        Happening::LocationsImported(many()),
        Happening::LocationsChanged(many()),
        Happening::ImportFinished {
            import_id: "i".into(),
            filename: "a.csv".into(),
            created: 1,
            updated: 0,
            left_out: 0,
        },
        Happening::ImportFailed { import_id: "i".into(), filename: "a.csv".into(), code: "c".into() },
        Happening::ImportUndone { import_id: "i".into(), by: None },
        Happening::SyncFinished(sync()),
        Happening::SyncFailed { sync: sync(), code: "c".into() },
        Happening::GoogleChangesFound { count: 1, changes: vec![change] },
        Happening::Test { message: "m".into() },
    ]
}

/// The types of the table of events, each with the fields it lists.
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
        .map(|happening| {
            let told = serde_json::to_value(happening).unwrap();
            let fields = told["data"].as_object().unwrap().keys().cloned().collect();
            (told["type"].as_str().unwrap().to_owned(), fields)
        })
        .collect();
    assert_eq!(documented(), told);
}

#[test]
fn every_event_but_the_test_can_be_chosen() {
    let kinds: Vec<EventType> = samples().iter().map(Happening::event_type).collect();
    assert_eq!(kinds[..kinds.len() - 1], EventType::TO_CHOOSE);
    assert_eq!(kinds.last(), Some(&EventType::Test));
    for happening in samples() {
        assert_eq!(serde_json::to_value(&happening).unwrap()["type"], json!(happening.event_type()));
    }
}

//! Each declared event has one text per reader, words in both languages, and a line in the documents.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use audit_log::Group;
use events::{Declared, EVENTS, Heard, heard};
use serde_json::{Value, json};

/// Areas of the log of the instance, which no organization reads.
const INSTANCE_AREAS: [&str; 2] = ["key", "messages"];
/// Field by which a declaration names a reader.
type Reader = fn(&Declared) -> Option<Heard>;
/// Readers with their names.
const READERS: [(&str, Reader); 4] = [
    ("audit", |declared| declared.audit),
    ("activity", |declared| declared.activity),
    ("webhook", |declared| declared.webhook),
    ("notification", |declared| declared.notification),
];

fn file(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("server/ is in the root").join(path))
        .expect(path)
}

/// Returns the actions of the audit log that an organization reads.
fn actions_of_organizations() -> impl Iterator<Item = &'static str> {
    heard(|declared| declared.audit)
        .into_iter()
        .map(|declared| declared.text)
        .filter(|text| !INSTANCE_AREAS.contains(&area(text)))
}

fn area(action: &str) -> &str {
    action.split('.').next().unwrap_or_default()
}

#[test]
fn the_api_describes_each_message_that_webhooks_deliver() {
    let document = json!(vitrine::document());
    let described = document["components"]["schemas"]["WebhookMessage"]["allOf"][1]["oneOf"].as_array();
    let types = described.into_iter().flatten().map(|message| message["properties"]["type"]["enum"][0].clone());
    let declared: Vec<Value> =
        heard(|declared| declared.webhook).into_iter().map(|declared| json!(declared.text)).collect();
    assert_eq!(types.collect::<Vec<_>>(), declared);
}

#[test]
fn each_permission_that_a_notification_concerns_is_in_the_matrix() {
    let permissions: BTreeSet<&str> = orgs::MATRIX.iter().map(|row| row.permission.as_str()).collect();
    for notification in heard(|declared| declared.notification) {
        let permission = notification.permission.unwrap_or("change_locations");
        assert!(permissions.contains(permission), "{}: {permission}", notification.text);
    }
}

#[test]
fn an_event_has_a_text_of_its_own_at_each_reader() {
    for (reader, reading) in READERS {
        let all: Vec<&str> = EVENTS.iter().filter_map(reading).map(|heard| heard.text).collect();
        assert!(!all.is_empty(), "{reader}");
        let different: BTreeSet<&str> = all.iter().copied().collect();
        assert_eq!(all.len(), different.len(), "{reader}: {all:?}");
    }
}

#[test]
fn each_event_has_words_in_both_languages() {
    for language in ["en", "fr"] {
        let audit = file(&format!("web/src/messages/{language}/audit.ts"));
        let activity = file(&format!("web/src/features/locations/overview/{language}.ts"));
        let webhooks = file(&format!("web/src/features/webhooks/{language}.ts"));
        let notifications = file(&format!("web/src/features/notifications/{language}.ts"));
        for action in actions_of_organizations() {
            assert!(audit.contains(&format!("\"{action}\": \"")), "{language} {action}");
        }
        for event in heard(|declared| declared.activity) {
            assert!(activity.contains(&format!(" {}: (", event.text)), "{language} {}", event.text);
        }
        for event in heard(|declared| declared.webhook) {
            assert!(webhooks.contains(&format!("\"{}\": \"", event.text)), "{language} {}", event.text);
        }
        for event in heard(|declared| declared.notification) {
            // The words of the notification itself, and of its preference.
            assert_eq!(notifications.matches(&format!(" {}: {{", event.text)).count(), 2, "{language} {}", event.text);
        }
    }
}

#[test]
fn emails_about_a_notification_name_fields_of_the_event_only() {
    for event in heard(|declared| declared.notification) {
        let (data, email) = (event.data.expect("notifications have data"), event.email.expect("and a text in emails"));
        let mut names = BTreeSet::new();
        fields(&json!((data.schema)()), &BTreeMap::new(), &mut names);
        for sentence in [email.english, email.french] {
            assert!(sentence.fields().iter().all(|field| names.contains(*field)), "{} {sentence:?}", event.text);
            assert!(!sentence.general.contains('{') && !sentence.general.is_empty(), "{} {sentence:?}", event.text);
        }
    }
}

#[test]
fn each_action_of_an_organization_is_in_exactly_one_group() {
    for action in actions_of_organizations() {
        let groups = Group::ALL.iter().filter(|group| group.areas().contains(&area(action))).count();
        assert_eq!(groups, 1, "{action}");
    }
}

/// Returns the fields of a schema, with those of its parts.
fn fields(schema: &Value, schemas: &BTreeMap<String, Value>, into: &mut BTreeSet<String>) {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        fields(&schemas[name], schemas, into);
    }
    into.extend(schema["properties"].as_object().into_iter().flatten().map(|(name, _)| name.clone()));
    for part in schema["allOf"].as_array().into_iter().flatten() {
        fields(part, schemas, into);
    }
}

#[test]
fn the_document_lists_each_webhook_event_with_its_fields() {
    let text = file("docs/webhooks.md");
    let rows = text.split("## Events").nth(1).and_then(|tail| tail.split("## ").next()).expect("a table").lines();
    let in_ticks = |cell: &str| cell.split('`').skip(1).step_by(2).map(Into::into).collect::<BTreeSet<String>>();
    let documented: BTreeMap<String, BTreeSet<String>> = rows
        .filter(|row| row.starts_with("| `"))
        .map(|row| {
            let cells: Vec<&str> = row.split('|').collect();
            (in_ticks(cells[1]).pop_first().expect("a type"), in_ticks(cells[3]))
        })
        .collect();
    let declared: BTreeMap<String, BTreeSet<String>> = heard(|declared| declared.webhook)
        .into_iter()
        .map(|event| {
            let data = event.data.expect("webhooks deliver data");
            let mut schemas = Vec::new();
            (data.schemas)(&mut schemas);
            let schemas = schemas.into_iter().map(|(name, schema)| (name, json!(schema))).collect();
            let mut names = BTreeSet::new();
            fields(&json!((data.schema)()), &schemas, &mut names);
            (event.text.to_owned(), names)
        })
        .collect();
    assert_eq!(documented, declared);
}

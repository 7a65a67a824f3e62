//! Tests of PATCH operations as identity providers send them.

use super::*;

fn changed(before: &Value, list: &Value) -> Result<Value> {
    let body = json!({ "Operations": list });
    let operations = operations(body.as_object().unwrap())?;
    change(before.as_object().unwrap(), &operations, "7").map(Value::Object)
}

#[test]
fn the_sequence_that_entra_sends_changes_what_it_names() {
    let before = json!({ "userName": "a@example.org", "active": true });
    let list = json!([
        { "op": "Add", "path": "displayName", "value": "Ann" },
        { "op": "Replace", "path": "emails[type eq \"work\"].value", "value": "ann@example.org" },
        { "op": "Replace", "path": "emails[type eq \"work\"].primary", "value": "True" },
        { "op": "Add", "path": "name.givenName", "value": "Ann" },
        { "op": "Add", "path": format!("{ENTERPRISE}:department"), "value": "North" },
        { "op": "Add", "path": format!("{ENTERPRISE}:manager"), "value": "m1" },
        { "op": "Replace", "path": "active", "value": "False" },
        { "op": "Replace", "path": "custom.attribute", "value": "dropped" },
    ]);
    let expected = json!({
        "userName": "a@example.org", "active": false, "displayName": "Ann", "name": { "givenName": "Ann" },
        "emails": [{ "type": "work", "value": "ann@example.org", "primary": true }],
        ENTERPRISE: { "department": "North", "manager": { "value": "m1" } },
    });
    assert_eq!(changed(&before, &list), Ok(expected.clone()));
    let away = json!([
        { "op": "Remove", "path": "emails", "value": [{ "value": "ann@example.org" }] },
        { "op": "Remove", "path": "name.givenName" },
        { "op": "Remove", "path": format!("{ENTERPRISE}:department") },
        { "op": "Remove", "path": format!("{ENTERPRISE}:manager") },
        { "op": "Remove", "path": "displayName" },
    ]);
    assert_eq!(changed(&expected, &away), Ok(json!({ "userName": "a@example.org", "active": false })));
}

#[test]
fn an_operation_that_cannot_be_done_says_why() {
    let before = json!({ "userName": "a", "active": true, "emails": [{ "value": "a", "type": "work" }] });
    for (operation, kind) in [
        (json!({ "op": "remove" }), "noTarget"),
        (json!({ "op": "remove", "path": "userName" }), "mutability"),
        (json!({ "op": "remove", "path": "active" }), "mutability"),
        (json!({ "op": "remove", "path": "groups" }), "mutability"),
        (json!({ "op": "replace", "path": "id", "value": "8" }), "mutability"),
        (json!({ "op": "replace", "value": { "id": "8" } }), "mutability"),
        (json!({ "op": "replace", "path": "userName", "value": "" }), "invalidValue"),
        (json!({ "op": "replace", "path": "emails[value eq \"x\"].display", "value": "x" }), "noTarget"),
        (json!({ "op": "add", "path": "emails[type eq", "value": 1 }), "invalidPath"),
        (json!({ "op": "add", "path": "emails.nothing", "value": 1 }), "invalidPath"),
        (json!({ "op": "add", "path": "title.x", "value": "a" }), "invalidPath"),
        (json!({ "op": "add", "path": "name[a pr]", "value": "a" }), "invalidPath"),
        (json!({ "op": "add", "path": 7, "value": "a" }), "invalidPath"),
        (json!({ "op": "add", "value": "a" }), "invalidValue"),
        (json!({ "op": "rename", "path": "title" }), "invalidSyntax"),
        (json!(7), "invalidSyntax"),
    ] {
        assert_eq!(changed(&before, &json!([operation])).unwrap_err().kind(), Some(kind), "{operation}");
    }
    assert_eq!(changed(&before, &json!([])).unwrap_err().kind(), Some("invalidSyntax"));
    assert_eq!(changed(&before, &json!(vec![json!({}); 1_001])).unwrap_err().kind(), Some("invalidSyntax"));
}

#[test]
fn adding_existing_or_removing_absent_values_changes_nothing() {
    let before = json!({ "userName": "a", "active": true, "emails": [{ "value": "a", "type": "work" }] });
    for operation in [
        json!({ "op": "add", "path": "emails", "value": [{ "value": "a", "type": "work" }] }),
        json!({ "op": "remove", "path": "emails[value eq \"x\"]" }),
        json!({ "op": "remove", "path": "phoneNumbers" }),
        json!({ "op": "replace", "value": { "id": "7", "schemas": [], "password": "x", "active": "True" } }),
        json!({ "op": "add", "path": "groups", "value": [] }),
    ] {
        assert_eq!(changed(&before, &json!([operation])), Ok(before.clone()), "{operation}");
    }
}

//! Pairs of requests and answers, from `fixtures/pairs.json`.

use std::collections::HashMap;

use db::query;
use serde_json::{Value, json};
use testing::Answer;

use crate::world::{World, escaped, worlds};

const PAIRS: &str = include_str!("../../fixtures/pairs.json");

fn text<'a>(value: &'a Value, name: &str) -> Option<&'a str> {
    value[name].as_str()
}

/// Puts the given users and groups into the database.
async fn give(world: &World, given: &Value) {
    let at = |value: &Value| value["meta"]["created"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
    for user in given["users"].as_array().unwrap() {
        let email = text(user, "userName").unwrap();
        let is_active = user["active"] == true;
        if is_active && !email.starts_with("owner@") && !world.readmit(email, "manager").await {
            world.member(email, "manager").await;
        }
        let mut document = user.as_object().unwrap().clone();
        for name in ["id", "schemas", "groups", "meta"] {
            document.remove(name);
        }
        query!(
            "insert into scim_people (org_id, id, user_id, name_key, external_id, document, is_active, version,
                created_at, updated_at)
             values ($1, $2, (select p.id from profiles p where p.email = $3), $3, $4, $5, $6, 1, $7, $7)",
            &world.org,
            text(user, "id"),
            email,
            text(user, "externalId"),
            Value::Object(document),
            is_active,
            at(user)
        )
        .run(&*world.db)
        .await
        .unwrap();
    }
    for group in given["groups"].as_array().unwrap() {
        query!(
            "insert into scim_groups (org_id, id, display_name, name_key, external_id, version, created_at, updated_at)
             values ($1, $2, $3, $4, $5, 1, $6, $6)",
            &world.org,
            text(group, "id"),
            text(group, "displayName"),
            text(group, "displayName").unwrap().to_lowercase(),
            text(group, "externalId"),
            at(group)
        )
        .run(&*world.db)
        .await
        .unwrap();
        for (place, member) in group["members"].as_array().unwrap().iter().enumerate() {
            query!(
                "insert into scim_group_members (org_id, group_id, person_id, added_at) values ($1, $2, $3, $4)",
                &world.org,
                text(group, "id"),
                text(member, "value"),
                i64::try_from(place).unwrap()
            )
            .run(&*world.db)
            .await
            .unwrap();
        }
    }
    query!(
        "insert into sso_break_glass (org_id, user_id)
         select $1, s.user_id from scim_people s where s.org_id = $1 and s.id = $2",
        &world.org,
        text(given, "break_glass")
    )
    .run(&*world.db)
    .await
    .unwrap();
}

/// Compares an answer with the expected one, where `<uuid>`, `<time>` and `<text>` stand for any.
fn fits(actual: &Value, expected: &Value, variables: &mut HashMap<String, String>) -> bool {
    match (actual, expected) {
        (Value::Object(actual), Value::Object(expected)) => {
            actual.len() == expected.len()
                && expected
                    .iter()
                    .all(|(key, value)| actual.get(key).is_some_and(|actual| fits(actual, value, variables)))
        }
        (Value::Array(actual), Value::Array(expected)) => {
            actual.len() == expected.len()
                && actual.iter().zip(expected).all(|(actual, expected_item)| fits(actual, expected_item, variables))
        }
        (Value::String(actual), Value::String(expected)) => text_fits(actual, expected, variables),
        (actual, expected) => actual == expected,
    }
}

fn text_fits(actual: &str, expected: &str, variables: &mut HashMap<String, String>) -> bool {
    match expected {
        "<time>" => actual.parse::<jiff::Timestamp>().is_ok_and(|at| at.as_second() >= 1_772_000_000),
        "<text>" => !actual.is_empty(),
        expected => match expected.split_once("<uuid>") {
            Some((before, after)) => {
                let id = actual.strip_prefix(before).and_then(|end| end.strip_suffix(after)).unwrap_or_default();
                id.len() == 36 && variables.entry("uuid".into()).or_insert_with(|| id.to_owned()) == id
            }
            None => actual == expected,
        },
    }
}

async fn send(world: &World, request: &Value) -> Answer {
    let path = format!("/scim/v2{}", escaped(text(request, "path").unwrap()));
    let mut ask = world.provider.ask(text(request, "method").unwrap().parse().unwrap(), &path);
    for (name, value) in request["headers"].as_object().into_iter().flatten() {
        ask = ask.header(name.to_lowercase(), value.as_str().unwrap());
    }
    match &request["body"] {
        Value::Null => ask.send().await,
        Value::String(raw) => ask.body("application/scim+json", raw.clone()).send().await,
        body => ask.body("application/scim+json", body.to_string()).send().await,
    }
}

async fn check(world: &World, pair: &Value) {
    let name = text(pair, "name").unwrap();
    let mut variables = HashMap::new();
    let (answer, expected) = (send(world, &pair["request"]).await, &pair["answer"]);
    assert_eq!(json!(answer.status.as_u16()), expected["status"], "{name}: {}", answer.text());
    for (header, value) in expected["headers"].as_object().into_iter().flatten() {
        let actual_value =
            answer.headers.get(header.to_lowercase()).and_then(|value| value.to_str().ok()).unwrap_or_default();
        assert!(text_fits(actual_value, value.as_str().unwrap(), &mut variables), "{name} {header}: {actual_value}");
    }
    match &expected["body"] {
        Value::Null => assert!(answer.bytes.is_empty(), "{name}: {}", answer.text()),
        body => assert!(fits(&answer.json(), body, &mut variables), "{name}:\n{:#}\n{body:#}", answer.json()),
    }
    let after = &pair["after"];
    if let Some(path) = text(after, "get") {
        let again = send(world, &json!({ "method": "GET", "path": path })).await;
        match &after["body"] {
            Value::Null => assert_eq!(json!(again.status.as_u16()), after["status"], "{name}"),
            body => assert!(fits(&again.json(), body, &mut variables), "{name}:\n{:#}\n{body:#}", again.json()),
        }
    }
    for invited in after["invitations"].as_array().into_iter().flatten() {
        let waiting = world.owner.get("/api/v1/invitations").send().await.expect(200).json();
        assert_eq!(&waiting["items"][0]["email"], invited, "{name}");
        let members = world.owner.get("/api/v1/members").send().await.expect(200).json();
        assert_eq!(members["items"].as_array().map(Vec::len), Some(3), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_pair_of_the_standard_and_of_two_providers_holds() {
    let all: Value = serde_json::from_str(PAIRS).unwrap();
    let pairs = all["pairs"].as_array().unwrap();
    assert_eq!(pairs.len(), 40);
    for world in worlds().await {
        give(&world, &all["given"]).await;
        for pair in pairs {
            check(&world, pair).await;
            restore(&world, &all["given"]).await;
        }
    }
}

/// Restores the initial state, except for the accounts.
async fn restore(world: &World, given: &Value) {
    for table in ["scim_group_members", "scim_groups", "scim_people", "sso_break_glass", "invitations"] {
        let clear = match table {
            "scim_group_members" => query!("delete from scim_group_members where org_id = $1", &world.org),
            "scim_groups" => query!("delete from scim_groups where org_id = $1", &world.org),
            "scim_people" => query!("delete from scim_people where org_id = $1", &world.org),
            "sso_break_glass" => query!("delete from sso_break_glass where org_id = $1", &world.org),
            _ => query!("delete from invitations where org_id = $1", &world.org),
        };
        clear.run(&*world.db).await.unwrap();
    }
    query!(
        "delete from memberships where org_id = $1
           and user_id in (select p.id from profiles p where p.email not in ('owner@example.org'))",
        &world.org
    )
    .run(&*world.db)
    .await
    .unwrap();
    give(world, given).await;
}

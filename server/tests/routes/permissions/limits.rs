//! Members who are limited to some locations.

use axum::http::Method;
use orgs::{About, Role};

use super::world::{SECRET, operations, row, worlds};

#[tokio::test(flavor = "multi_thread")]
async fn limited_members_cannot_read_or_change_other_locations_on_any_route() {
    for world in worlds().await {
        let before = world.everything().await;
        let member = world.limited(Role::Manager).await;
        for operation in operations() {
            let id = &operation.id;
            let about = row(&operation).map(|row| (row.about, row.allows(Role::Manager, false)));
            let answer = world.ask(&member, &operation).await;
            let text = answer.text();
            match about {
                Some((About::Whole, true)) => {
                    assert_eq!((answer.status.as_u16(), &answer.json()["code"]), (403, &"limited".into()), "{id}");
                }
                Some((About::Each, true)) if operation.path.contains('{') => {
                    assert_eq!(answer.status, 404, "{id}: {text}");
                }
                _ => assert!(!answer.status.is_server_error(), "{id}: {text}"),
            }
            assert!(!text.contains(SECRET) && !text.contains(&world.hidden), "{id}: {text}");
        }
        world.remove(&member).await;
        assert_eq!(world.everything().await, before);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_counts_searches_and_exports_of_limited_members_contain_only_their_locations() {
    for world in worlds().await {
        let member = world.limited(Role::Viewer).await;
        let get = async |path: &str| member.get(&format!("/api/v1/locations{path}")).send().await.expect(200);
        for query in ["", "?q=plain", "?sort=rating", "?city=austin&limit=1"] {
            let page = get(query).await.json();
            let ids: Vec<_> =
                page["items"].as_array().expect("items").iter().map(|location| location["id"].clone()).collect();
            assert_eq!((ids, page["next_cursor"].is_null()), (vec![world.visible.clone().into()], true), "{query}");
        }
        for (query, count) in [("", 1), ("?q=plain", 1), ("?q=zanzi", 0), ("?status=verified", 0)] {
            let counted = get(&format!("/count{query}")).await.json();
            assert_eq!((&counted["count"], &counted["total"]), (&count.into(), &1.into()), "{query}");
        }
        assert_eq!(get("/summary").await.json()["total"], 1);
        let all = format!("/export?ids={},{}", world.hidden, world.visible);
        for query in ["/export", "/export?q=a", &all] {
            let text = get(query).await.text();
            assert!(text.contains("Plain") && !text.contains(SECRET), "{query}: {text}");
        }
        for part in ["", "/audit", "/stats", "/photos", "/history"] {
            get(&format!("/{}{part}", world.visible)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_overview_and_map_of_limited_members_contain_only_their_locations() {
    for world in worlds().await {
        let member = world.limited(Role::Viewer).await;
        let overview = member.get("/api/v1/overview").send().await.expect(200).json();
        assert_eq!((&overview["locations"]["total"], &overview["views_before"]), (&1.into(), &0.into()));
        let health = &overview["health"];
        let counted: i64 = ["good", "fair", "poor"].iter().filter_map(|band| health[band].as_i64()).sum();
        assert_eq!(counted, 1, "{health}");
        for issue in overview["issues"].as_array().expect("issues") {
            assert_eq!(issue["count"], 1, "{issue}");
        }
        let ids = |list: &serde_json::Value, id_of: fn(&serde_json::Value) -> &serde_json::Value| -> Vec<String> {
            let ids = list.as_array().expect("a list").iter().map(id_of);
            ids.map(|id| id.as_str().unwrap_or_default().to_owned()).collect()
        };
        let owned = world.owner.get("/api/v1/today").send().await.expect(200).json();
        assert!(owned["items"].as_array().expect("lines").iter().any(|line| line["count"] != 1), "{owned}");
        let manager = world.limited(Role::Manager).await;
        let today = manager.get("/api/v1/today").send().await.expect(200).json();
        for line in today["items"].as_array().expect("lines") {
            assert_eq!(line["count"], 1, "{line}");
        }
        let none = member.get("/api/v1/today").send().await.expect(200).json();
        assert_eq!(none["items"].as_array().map(Vec::len), Some(0), "a viewer changes nothing: {none}");
        assert_eq!(ids(&overview["worst"], |location| &location["id"]), std::slice::from_ref(&world.visible));
        assert_eq!(ids(&overview["activity"], |line| &line["location"]["id"]), std::slice::from_ref(&world.visible));
        let earth = "west=-180&south=-85&east=180&north=85&zoom=20";
        let map = member.get(&format!("/api/v1/locations/map?{earth}")).send().await.expect(200).json();
        assert_eq!((&map["located"], &map["unlocated"]), (&1.into(), &0.into()));
        assert_eq!(ids(&map["locations"], |location| &location["id"]), std::slice::from_ref(&world.visible));
        let none = member.get(&format!("/api/v1/locations/map?{earth}&unlocated=true")).send().await.expect(200).json();
        assert_eq!((&none["located"], &none["unlocated"]), (&0.into(), &0.into()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn limited_members_change_their_locations() {
    for world in worlds().await {
        let member = world.limited(Role::Manager).await;
        let change = async |method: Method, path: &str, version: &str| {
            let path = format!("/api/v1/locations/{}{path}", world.visible);
            let body = serde_json::json!({ "name": "Renamed" });
            member.ask(method, &path).header("if-match", version).json(&body).send().await
        };
        assert_eq!(change(Method::PATCH, "", "\"1\"").await.expect(200).json()["name"], "Renamed");
        change(Method::DELETE, "", "\"2\"").await.expect(204);
        change(Method::POST, "/restore", "\"3\"").await.expect(200);
        let summary = world.owner.get("/api/v1/locations/summary").send().await.expect(200).json();
        assert_eq!(summary["total"], 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_of_limited_members_contain_only_their_locations_without_ids() {
    for world in worlds().await {
        let member = world.limited(Role::Viewer).await;
        let mut stream = member.get("/api/v1/events").open().await.into_body();
        // Changes of hidden data must not appear as events either.
        let person = serde_json::json!({ "email": "new@example.com", "role": "viewer" });
        world.owner.post("/api/v1/invitations").json(&person).send().await.expect(201);
        let path = |id: &str| format!("/api/v1/locations/{id}");
        world.owner.delete(&path(&world.hidden)).send().await.expect(204);
        let another = serde_json::json!({ "name": "Another", "address": "2 Main St", "city": "Austin" });
        world.owner.post("/api/v1/locations").json(&another).send().await.expect(201);
        world.owner.delete(&path(&world.visible)).send().await.expect(204);
        let mut heard = String::new();
        while !heard.contains("event: change") {
            let frame = http_body_util::BodyExt::frame(&mut stream).await.expect("more to come").expect("no error");
            heard.push_str(&String::from_utf8_lossy(&frame.into_data().unwrap_or_default()));
        }
        assert!(heard.contains("locations") && !heard.contains(&world.visible), "{heard}");
        assert_eq!(heard.matches("event: change").count(), 1, "{heard}");
        assert!(!heard.contains("members"), "{heard}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_when_its_listener_is_to_see_something_else() {
    for world in worlds().await {
        let member = world.limited(Role::Viewer).await;
        let mut stream = member.get("/api/v1/events").open().await.into_body();
        let me = member.get("/api/v1/me").send().await.expect(200).json();
        let path = format!("/api/v1/members/{}", me["user"]["id"].as_str().expect("an id"));
        let limits = serde_json::json!({ "limits": { "locations": [world.hidden] } });
        world.owner.patch(&path).json(&limits).send().await.expect(204);
        while let Some(frame) = http_body_util::BodyExt::frame(&mut stream).await {
            frame.expect("a stream ends, it does not break");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_name_locations_and_labels_of_the_organisation_only() {
    for world in worlds().await {
        let foreign = "018f0000-0000-7000-8000-000000000001";
        let invite = async |limits: serde_json::Value| {
            let person = serde_json::json!({ "email": "new@example.com", "role": "viewer", "limits": limits });
            world.owner.post("/api/v1/invitations").json(&person).send().await
        };
        for (limits, field) in [
            (serde_json::json!({ "locations": [world.visible, foreign] }), "limits.locations"),
            (serde_json::json!({ "labels": [foreign] }), "limits.labels"),
        ] {
            let refused = invite(limits).await.expect(422).json();
            assert_eq!(refused["errors"][0]["field"], field);
            assert_eq!(refused["errors"][0]["code"], "unknown");
        }
        invite(serde_json::json!({ "locations": [world.visible] })).await.expect(201);
        let member = world.limited(Role::Viewer).await;
        let me = member.get("/api/v1/me").send().await.expect(200).json();
        let path = format!("/api/v1/members/{}", me["user"]["id"].as_str().expect("an id"));
        let limits = serde_json::json!({ "limits": { "locations": [foreign] } });
        world.owner.patch(&path).json(&limits).send().await.expect(422);
    }
}

//! Refused access in the audit log of the actor's organization.

use jiff::SignedDuration;
use orgs::Role;
use serde_json::{Value, json};
use testing::Client;

use super::world::{World, worlds};

impl World {
    /// The entries about refused access that an owner sees, the latest first: actor kind, request, answer, times.
    async fn refused(&self, owner: &Client) -> Vec<Value> {
        self.refusals.write(&self.app).await;
        self.app.clock.advance(SignedDuration::from_secs(1));
        let page = owner.get("/api/v1/audit-log?group=refused").send().await.expect(200).json();
        page["items"].as_array().expect("items").clone()
    }
}

fn short(entries: &[Value]) -> Vec<Value> {
    let short = |entry: &Value| {
        let facts = &entry["facts"];
        json!([entry["by"]["kind"], facts["operation"], facts["answer"], facts["times"]])
    };
    entries.iter().map(short).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_owner_sees_refused_attempts_in_the_audit_log() {
    for world in worlds().await {
        let viewer = world.limited(Role::Viewer).await;
        let hidden = format!("/api/v1/locations/{}", world.hidden);
        viewer.get(&hidden).send().await.expect(404);
        let entries = world.refused(&world.owner).await;
        assert_eq!(short(&entries), [json!(["user", "GET /api/v1/locations/{id}", "not_found", 1])]);
        assert_eq!(entries[0]["action"], "access.refused");
        assert_eq!(entries[0]["object"], json!({ "kind": "location", "id": world.hidden, "name": null }));
        let (user, _) = viewer.ids().await;
        assert_eq!(entries[0]["by"]["user"], user);

        viewer.post("/api/v1/labels").json(&json!({ "name": "x", "color": "red" })).send().await.expect(403);
        let entries = world.refused(&world.owner).await;
        assert_eq!(short(&entries)[0], json!(["user", "POST /api/v1/labels", "forbidden", 1]));
        let of_user = world.owner.get(&format!("/api/v1/audit-log?user={user}&group=refused")).send().await.expect(200);
        assert_eq!(of_user.json()["items"].as_array().map(Vec::len), Some(2));
        let file = world.owner.get("/api/v1/audit-log/export?group=refused").send().await.expect(200).text();
        assert!(file.contains("access.refused") && file.contains("GET /api/v1/locations/{id}"), "{file}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strangers_attempt_is_in_the_log_of_the_strangers_own_organization_alone() {
    for world in worlds().await {
        let stranger = world.stranger().await;
        stranger.delete(&format!("/api/v1/locations/{}", world.hidden)).send().await.expect(404);
        let theirs = world.refused(&stranger).await;
        assert_eq!(short(&theirs), [json!(["user", "DELETE /api/v1/locations/{id}", "not_found", 1])]);
        assert_eq!(world.refused(&world.owner).await, [] as [Value; 0]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_tokens_and_ended_sessions_are_recorded_with_their_user() {
    for world in worlds().await {
        let token = json!({ "name": "Robot", "scope": "read", "expires_in_days": 7 });
        let token = world.owner.post("/api/v1/tokens").json(&token).send().await.expect(201).json();
        let robot = world.signed_out().with_token(token["token"].as_str().expect("a token"));
        robot.post("/api/v1/labels").json(&json!({})).send().await.expect(403);
        let entries = world.refused(&world.owner).await;
        assert_eq!(short(&entries), [json!(["token", "POST /api/v1/labels", "insufficient_scope", 1])]);
        assert_eq!(entries[0]["by"]["token"], token["id"]);

        let viewer = world.member(Role::Viewer).await;
        viewer.post("/auth/v1/logout").send().await.expect(204);
        viewer.get("/api/v1/locations").send().await.expect(401);
        let entries = world.refused(&world.owner).await;
        assert_eq!(short(&entries)[0], json!(["user", "GET /api/v1/locations", "unauthorized", 1]));

        world.app.clock.advance(SignedDuration::from_hours(8 * 24));
        robot.get("/api/v1/labels").send().await.expect(401);
        world.refusals.write(&world.app).await;
        let owner = world.owner_again().await;
        let entries = world.refused(&owner).await;
        assert_eq!(short(&entries)[0], json!(["token", "GET /api/v1/labels", "unauthorized", 1]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn anonymous_refusals_and_requests_that_are_answered_leave_no_entry() {
    for world in worlds().await {
        world.signed_out().get("/api/v1/locations").send().await.expect(401);
        world.signed_out().with_token("vtr_unknown").get("/api/v1/locations").send().await.expect(401);
        world.owner.get("/api/v1/locations").send().await.expect(200);
        world.owner.post("/api/v1/labels").json(&json!({})).send().await.expect(422);
        world.refusals.finish(&world.app).await;
        assert_eq!(world.refused(&world.owner).await, [] as [Value; 0]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_refusals_is_two_entries_and_the_end_of_the_process_loses_none() {
    for world in worlds().await {
        let stranger = world.stranger().await;
        let path = format!("/api/v1/locations/{}", world.hidden);
        for _ in 0..50 {
            stranger.get(&path).send().await.expect(404);
            world.refusals.write(&world.app).await;
        }
        world.refusals.finish(&world.app).await;
        let entries = world.refused(&stranger).await;
        let request = "GET /api/v1/locations/{id}";
        assert_eq!(
            short(&entries),
            [json!(["user", request, "not_found", 49]), json!(["user", request, "not_found", 1])]
        );
        assert_eq!(entries[0]["facts"]["since"], entries[1]["at"]);
    }
}

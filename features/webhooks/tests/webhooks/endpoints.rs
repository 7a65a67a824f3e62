use db::query;
use outgoing::{Outgoing, Reach};
use serde_json::{Value, json};
use testing::Client;
use webhooks::Settings;

use crate::{
    receiver::Receiver,
    world::{TestUser, World, path, worlds, worlds_with},
};

/// Returns the status of every request about an endpoint and one of its deliveries.
async fn statuses(client: &Client, webhook: &Value, event: &str) -> Vec<u16> {
    let path = path(webhook);
    let delivery = format!("{path}/deliveries/{event}");
    let mut statuses = Vec::new();
    for ask in [
        client.get(&path),
        client.patch(&path).json(&json!({ "description": "mine" })),
        client.post(&format!("{path}/rotate-secret")),
        client.post(&format!("{path}/test")),
        client.get(&format!("{path}/deliveries")),
        client.get(&delivery),
        client.post(&format!("{delivery}/replay")),
        client.delete(&path),
    ] {
        statuses.push(ask.send().await.status.as_u16());
    }
    statuses
}

/// Creates an endpoint of `owner` with one event in its log.
async fn with_an_event(world: &World, owner: &TestUser) -> (Value, String) {
    let receiver = Receiver::start().await;
    let webhook = owner.webhook(&receiver.url, &["location.created"]).await;
    let test = owner.client.post(&format!("{}/test", path(&webhook))).send().await.expect(202).json();
    world.work().await;
    (webhook, test["id"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn an_endpoint_is_added_changed_and_removed_and_shows_its_secret_once() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let body = json!({ "url": "http://127.0.0.1:9/a#b", "description": " Till ", "events": ["sync.failed", "location.created"] });
        let webhook = owner.client.post("/api/v1/webhooks").json(&body).send().await.expect(201).json();
        let secret = webhook["secret"].as_str().unwrap();
        assert!(secret.starts_with("whsec_") && secret.len() == 38, "{secret}");
        let mut expected = webhook.clone();
        expected.as_object_mut().unwrap().remove("secret");
        assert_eq!(owner.get(&webhook).await, expected);
        let expected_endpoint = json!({ "id": webhook["id"], "url": "http://127.0.0.1:9/a", "description": "Till",
            "events": ["location.created", "sync.failed"], "is_active": true, "disabled_reason": null,
            "failing_since": null, "previous_secret_until": null, "created_at": "2026-03-01T12:00:00Z" });
        assert_eq!(expected, expected_endpoint);
        let all = owner.client.get("/api/v1/webhooks").send().await.expect(200).json();
        assert_eq!(all, json!({ "items": [expected_endpoint] }));

        let sealed = query!((String,), "select secret from webhook_endpoints where org_id = $1", &owner.org);
        let (sealed,) = sealed.one(&*world.db).await.unwrap();
        assert!(!sealed.contains(&secret[6..]), "sealed");

        let change = json!({ "events": ["import.failed"], "is_active": false });
        let changed = owner.client.patch(&path(&webhook)).json(&change).send().await.expect(200).json();
        assert_eq!((&changed["events"], &changed["is_active"]), (&json!(["import.failed"]), &json!(false)));
        assert_eq!(
            (&changed["url"], &changed["description"]),
            (&expected_endpoint["url"], &expected_endpoint["description"])
        );
        owner.client.post(&format!("{}/rotate-secret", path(&webhook))).send().await.expect(200);
        owner.client.delete(&path(&webhook)).send().await.expect(204);
        owner.client.get(&path(&webhook)).send().await.expect(404);

        let acts = query!(
            (String, String),
            "select action, object_name from audit_entries where org_id = $1 and object_kind = 'webhook' order by id",
            &owner.org
        );
        let acts = acts.all(&*world.db).await.unwrap();
        let expected = ["webhook.created", "webhook.updated", "webhook.secret_renewed", "webhook.removed"];
        let mut seen: Vec<&str> = acts.iter().map(|(action, _)| action.as_str()).collect();
        seen.sort_by_key(|action| expected.iter().position(|other| other == action));
        assert_eq!(seen, expected);
        assert!(acts.iter().all(|(_, name)| name == "127.0.0.1"));
    }
}

#[tokio::test]
async fn invalid_endpoints_are_refused_with_one_error_per_field() {
    let public = |settings| Settings { outgoing: Outgoing::new(Reach::Public), ..settings };
    for world in worlds_with(public).await {
        let owner = world.sign_up("owner").await;
        for (body, expected) in [
            (json!({ "url": "", "events": [] }), vec!["url required", "events required"]),
            (json!({ "url": "http://example.com", "events": ["import.failed"] }), vec!["url https_required"]),
            (json!({ "url": "https://127.0.0.1/", "events": ["import.failed"] }), vec!["url address_not_allowed"]),
            (json!({ "url": "https://nobody.invalid/", "events": ["import.failed"] }), vec!["url unknown_host"]),
        ] {
            let answer = owner.client.post("/api/v1/webhooks").json(&body).send().await.expect(422).json();
            let errors = answer["errors"].as_array().unwrap().iter();
            let codes: Vec<_> = errors
                .map(|error| format!("{} {}", error["field"].as_str().unwrap(), error["code"].as_str().unwrap()))
                .collect();
            assert_eq!(codes, expected);
        }
        let unknown = json!({ "url": "https://example.com", "events": ["weather.changed"] });
        owner.client.post("/api/v1/webhooks").json(&unknown).send().await.expect(422);
    }
}

#[tokio::test]
async fn only_owners_and_admins_see_webhooks_and_no_token_does() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let new = json!({ "name": "Till", "scope": "write" });
        let token = owner.client.post("/api/v1/tokens").json(&new).send().await.expect(201).json();
        let (webhook, event) = with_an_event(&world, &owner).await;
        let program = owner.client.with_token(token["token"].as_str().unwrap());
        assert_eq!(statuses(&program, &webhook, &event).await, [403; 8]);
        for role in ["manager", "responder", "viewer", "client"] {
            world.set_role(&owner, role).await;
            assert_eq!(statuses(&owner.client, &webhook, &event).await, [403; 8], "{role}");
            owner.client.get("/api/v1/webhooks").send().await.expect(403);
        }
        world.set_role(&owner, "admin").await;
        assert_eq!(statuses(&owner.client, &webhook, &event).await, [200, 200, 200, 202, 200, 200, 202, 204]);
    }
}

#[tokio::test]
async fn another_organisation_has_no_such_webhook() {
    for world in worlds().await {
        let (owner, stranger) = (world.sign_up("owner").await, world.sign_up("stranger").await);
        let (webhook, event) = with_an_event(&world, &owner).await;
        assert_eq!(statuses(&stranger.client, &webhook, &event).await, [404; 8]);
        let all = stranger.client.get("/api/v1/webhooks").send().await.expect(200).json();
        assert_eq!(all, json!({ "items": [] }));
        assert_eq!(owner.get(&webhook).await["description"], "");
    }
}

#[tokio::test]
async fn there_are_at_most_twenty_endpoints_and_none_in_a_demo() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        for at in 0..20 {
            owner.webhook(&format!("http://127.0.0.1:9/{at}"), &["import.failed"]).await;
        }
        let body = json!({ "url": "http://127.0.0.1:9/", "events": ["import.failed"] });
        let refused = owner.client.post("/api/v1/webhooks").json(&body).send().await.expect(422).json();
        assert_eq!((&refused["code"], &refused["params"]["max"]), (&json!("too_many_webhooks"), &json!(20)));
        let visitor = world.sign_up("visitor").await;
        query!("update orgs set is_demo = true where id = $1", &visitor.org).run(&*world.db).await.unwrap();
        let refused = visitor.client.post("/api/v1/webhooks").json(&body).send().await.expect(403).json();
        assert_eq!(refused["code"], "not_in_demo");
    }
}

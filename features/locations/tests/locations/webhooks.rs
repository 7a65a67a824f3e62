//! Webhook events of each write: one for a single location, and one for many.

use db::query;
use serde_json::{Value, json};
use testing::Client;

use crate::setup::{TestSite, add, sites};

const FILE: &str = "Business Name,Address,City,State,ZIP Code\r\n\
    Alpha,1 Main St,Boston,MA,02110\r\n\
    Beta,2 Main St,Boston,MA,02110\r\n";

/// Adds an endpoint for all events. Nothing is sent because no webhook job runs here.
async fn listen(site: &TestSite, client: &Client) -> orgs::OrgId {
    let org = site.org(client).await;
    query!(
        "insert into webhook_endpoints (org_id, id, url, description, is_active, secret, created_at)
         values ($1, 'endpoint', 'https://example.com/', '', true, '', 0)",
        &org
    )
    .run(&site.app.db)
    .await
    .unwrap();
    for event in webhooks::EventType::all() {
        let event = serde_json::to_value(event).unwrap();
        query!(
            "insert into webhook_subscriptions (org_id, event_type, endpoint_id) values ($1, $2, 'endpoint')",
            &org,
            event.as_str().unwrap()
        )
        .run(&site.app.db)
        .await
        .unwrap();
    }
    org
}

/// Takes the type and data of the events published since the last call, sorted by type.
async fn events_of(site: &TestSite, org: &orgs::OrgId) -> Vec<(String, Value)> {
    let bodies = query!((String,), "select body from webhook_events where org_id = $1 order by id", org);
    let bodies = bodies.all(&site.app.db).await.unwrap();
    query!("delete from webhook_events where org_id = $1", org).run(&site.app.db).await.unwrap();
    let mut events: Vec<_> = bodies
        .into_iter()
        .map(|(body,)| {
            let message: Value = serde_json::from_str(&body).unwrap();
            (message["type"].as_str().unwrap().to_owned(), message["data"].clone())
        })
        .collect();
    events.sort_by(|first, other| first.0.cmp(&other.0));
    events
}

#[tokio::test]
async fn a_location_event_contains_the_api_object_and_the_changed_fields() {
    for site in sites().await {
        let client = site.sign_up("zoe").await;
        let org = listen(&site, &client).await;
        let made = add(&client, "Mario’s").await;
        let path = format!("/api/v1/locations/{}", made["id"].as_str().unwrap());
        let [(kind, data)] = &events_of(&site, &org).await[..] else { unreachable!("one message") };
        assert_eq!((kind.as_str(), &data["location"]), ("location.created", &made));

        let change = client.patch(&path).header("if-match", "\"1\"");
        let changed = change.json(&json!({ "name": "Luigi’s" })).send().await.expect(200).json();
        let [(kind, data)] = &events_of(&site, &org).await[..] else { unreachable!("one message") };
        assert_eq!((kind.as_str(), &data["changed"]), ("location.updated", &json!(["name"])));
        assert_eq!(data["location"], changed);

        client.delete(&path).send().await.expect(204);
        client.post(&format!("{path}/restore")).send().await.expect(200);
        let kinds: Vec<String> = events_of(&site, &org).await.into_iter().map(|(kind, _)| kind).collect();
        assert_eq!(kinds, ["location.deleted", "location.restored"]);
    }
}

#[tokio::test]
async fn an_import_and_its_undo_publish_one_event_each() {
    for site in sites().await {
        let client = site.sign_up("zoe").await;
        let org = listen(&site, &client).await;
        let upload = client.post("/api/v1/imports?filename=shops.csv").body("text/csv", FILE);
        let import = upload.send().await.expect(201).json();
        let path = format!("/api/v1/imports/{}", import["id"].as_str().unwrap());
        let choices = json!({ "mapping": import["detected"]["suggested_mapping"], "options": {} });
        client.post(&format!("{path}/check")).json(&choices).send().await.expect(200);
        client.post(&format!("{path}/run")).json(&json!({})).send().await.expect(202);
        site.work().await;
        let [(finished, figures), (imported, many)] = &events_of(&site, &org).await[..] else { unreachable!("two") };
        assert_eq!((finished.as_str(), imported.as_str()), ("import.finished", "locations.imported"));
        assert_eq!((&figures["created"], &figures["import_id"]), (&json!(2), &import["id"]));
        assert_eq!((&many["count"], &many["source_id"]), (&json!(2), &import["id"]));
        client.post(&format!("{path}/undo")).send().await.expect(200);
        let [(undone, data)] = &events_of(&site, &org).await[..] else { unreachable!("one message") };
        assert_eq!((undone.as_str(), &data["import_id"]), ("import.undone", &import["id"]));
    }
}

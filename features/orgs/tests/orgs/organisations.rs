use serde_json::{Value, json};
use testing::Client;

use crate::world::{World, worlds};

async fn me(client: &Client) -> Value {
    client.get("/api/v1/me").send().await.expect(200).json()
}

async fn open(client: &Client, name: &str, is_client: bool) -> testing::Answer {
    client.post("/api/v1/organisations").json(&json!({ "name": name, "is_client": is_client })).send().await
}

async fn switch(client: &Client, id: &Value) -> testing::Answer {
    client.post(&format!("/api/v1/organisations/{}/switch", id.as_str().unwrap())).json(&json!({})).send().await
}

async fn organisations(client: &Client) -> Vec<(String, String, bool)> {
    let answer = client.get("/api/v1/organisations").send().await.expect(200).json();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let items = answer["items"].as_array().unwrap().iter();
    items
        .map(|organization| {
            (text(&organization["name"]), text(&organization["role"]), organization["is_current"] == true)
        })
        .collect()
}

async fn join(world: &World, owner: &Client, email: &str, role: &str) -> Client {
    let token = world.invite(owner, email, role).await;
    world.sign_up(email, &json!({ "first_name": "A", "last_name": "B", "invitation": token })).await
}

#[tokio::test]
async fn a_user_has_several_organizations_and_works_in_one_at_a_time() {
    for world in worlds().await {
        let zoe = world.owner("zoe@example.com").await;
        let first = me(&zoe).await["organisation"]["id"].clone();
        let second = open(&zoe, " Second ", false).await.expect(201).json()["organisation"]["id"].clone();
        assert_ne!(first, second);
        let expected = [("Second".into(), "owner".into(), true), ("Zoé Le Roy".into(), "owner".into(), false)];
        assert_eq!(organisations(&zoe).await, expected);
        assert_eq!(switch(&zoe, &first).await.expect(200).json()["organisation"]["id"], first);
        let stranger = world.owner("eve@example.com").await;
        switch(&stranger, &first).await.expect(404);
        assert_eq!(open(&zoe, "  ", false).await.expect(422).json()["errors"][0]["code"], "required");
    }
}

#[tokio::test]
async fn an_agency_sees_its_clients_and_a_client_sees_only_itself() {
    for world in worlds().await {
        let agency = world.owner("zoe@example.com").await;
        let home = me(&agency).await["organisation"]["id"].clone();
        let viewer = join(&world, &agency, "vic@example.com", "viewer").await;
        let contact = join(&world, &agency, "cli@example.com", "client").await;
        let bakery = open(&agency, "Bakery", true).await.expect(201).json();
        assert_eq!((&bakery["organisation"]["agency_id"], &bakery["role"]), (&home, &json!("owner")));
        let bakery = bakery["organisation"]["id"].clone();
        let baker = join(&world, &agency, "baker@example.com", "owner").await;
        assert_eq!(organisations(&baker).await, [("Bakery".into(), "owner".into(), true)]);
        switch(&baker, &home).await.expect(404);
        switch(&viewer, &bakery).await.expect(200);
        viewer.get("/read").send().await.expect(200);
        viewer.post("/change").send().await.expect(403);
        switch(&contact, &bakery).await.expect(404);
        assert_eq!(
            open(&agency, "Below", true).await.expect(403).json()["code"],
            "forbidden",
            "clients have no clients"
        );
        switch(&agency, &home).await.expect(200);
        let expected = [("Bakery".into(), "owner".into(), false), ("Zoé Le Roy".into(), "owner".into(), true)];
        assert_eq!(organisations(&agency).await, expected);
    }
}

#[tokio::test]
async fn owners_and_admins_change_name_and_country() {
    for world in worlds().await {
        let zoe = world.owner("zoe@example.com").await;
        let change = async |client: &Client, body: Value| {
            client.ask("PATCH".parse().unwrap(), "/api/v1/organisation").json(&body).send().await
        };
        let after = change(&zoe, json!({ "name": "Roy", "default_country": "fr" })).await.expect(200).json();
        assert_eq!(
            (&after["organisation"]["name"], &after["organisation"]["default_country"]),
            (&json!("Roy"), &json!("FR"))
        );
        assert_eq!(
            change(&zoe, json!({ "default_country": "France" })).await.expect(422).json()["errors"][0]["code"],
            "invalid_country"
        );
        world.set_role("manager").await;
        change(&zoe, json!({ "name": "Mine" })).await.expect(403);
    }
}

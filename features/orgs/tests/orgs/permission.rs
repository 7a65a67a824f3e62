use serde_json::json;

use crate::world::worlds;

#[tokio::test]
async fn each_role_has_its_permissions() {
    let roles = [
        ("owner", 200, 200),
        ("admin", 200, 200),
        ("manager", 200, 403),
        ("responder", 403, 403),
        ("viewer", 403, 403),
        ("client", 403, 403),
    ];
    for world in worlds().await {
        let client = world.owner("zoe@example.com").await;
        for (role, change, own) in roles {
            world.set_role(role).await;
            client.get("/read").send().await.expect(200);
            let changed = client.post("/change").send().await.expect(change);
            assert!(change == 200 || changed.json()["code"] == "forbidden");
            assert!(change == 200 || changed.json()["params"]["permission"] == "add_locations");
            client.post("/own").send().await.expect(own);
            assert_eq!(client.get("/api/v1/me").send().await.expect(200).json()["role"], role);
        }
        // A role that is not known grants nothing.
        world.set_role("root").await;
        let answer = client.get("/read").send().await.expect(403);
        assert_eq!(answer.json()["code"], "forbidden");
    }
}

#[tokio::test]
async fn each_new_user_has_their_own_organization() {
    for world in worlds().await {
        let (first, other) = (world.owner("one@example.com").await, world.owner("other@example.com").await);
        let read = async |client: &testing::Client| client.get("/read").send().await.expect(200).text();
        assert_ne!(read(&first).await, read(&other).await);
    }
}

#[tokio::test]
async fn signing_out_takes_effect_at_once() {
    for world in worlds().await {
        let client = world.owner("zoe@example.com").await;
        client.get("/read").send().await.expect(200);
        client.post("/auth/v1/logout?scope=local").json(&json!({})).send().await.expect(204);
        client.get("/read").send().await.expect(401);
        client.post("/change").send().await.expect(401);
        client.get("/api/v1/me").send().await.expect(401);
    }
}

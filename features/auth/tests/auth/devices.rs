use serde_json::Value;

use crate::world::{PASSWORD, text, user, worlds};

#[tokio::test]
async fn a_user_lists_their_devices_and_signs_one_out() {
    for world in worlds().await {
        let here = world.sign_up("zoe@example.com").await;
        let there = world.sign_in("zoe@example.com", PASSWORD).await.expect(200).json();
        let stranger = world.sign_up("eve@example.com").await;
        let list = async || world.client_of(&here).get("/auth/v1/sessions").send().await.expect(200).json();
        let devices = list().await;
        let devices: Vec<&Value> = devices.as_array().unwrap().iter().collect();
        assert_eq!(devices.len(), 2);
        assert!(devices.iter().all(|device| device["ip"] == "192.0.2.1" && device["created_at"].is_string()));
        let other = devices.iter().find(|device| device["is_current"] == false).unwrap();
        let path = format!("/auth/v1/sessions/{}", text(&other["id"]));
        world.client_of(&stranger).delete(&path).send().await.expect(404);
        world.client_of(&here).delete("/auth/v1/sessions/nonsense").send().await.expect(404);
        world.client_of(&here).delete(&path).send().await.expect(204);
        user(&world.client_of(&there)).send().await.expect(403);
        user(&world.client_of(&here)).send().await.expect(200);
        assert_eq!(list().await.as_array().unwrap().len(), 1);
    }
}

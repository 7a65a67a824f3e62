//! Branding of organizations, and permission to change it.

use serde_json::{Value, json};
use testing::Client;

use crate::{files::png, world::worlds};

const LOGO: &str = "/api/v1/organisation/logo";

async fn brand(client: &Client) -> Value {
    client.get("/api/v1/me").send().await.expect(200).json()["organisation"]["brand"].clone()
}

async fn paint(client: &Client, colour: &str) -> testing::Answer {
    client.patch("/api/v1/organisation").json(&json!({ "brand_colour": colour })).send().await
}

#[tokio::test]
async fn only_members_see_the_logo_and_color_of_an_organization() {
    for world in worlds().await {
        let (zoe, eve) = (world.owner("zoe@example.com").await, world.owner("eve@example.com").await);
        let none = json!({ "logo": null, "colour": null, "palettes": null });
        assert_eq!(brand(&zoe).await, none);
        paint(&zoe, "#E07A1F").await.expect(200);
        let sent = zoe.put(LOGO).body("image/png", png(1280, 320)).send().await.expect(200).json();
        let expected = sent["organisation"]["brand"].clone();
        assert_eq!([&expected["logo"]["width"], &expected["logo"]["height"]], [&json!(640), &json!(160)]);
        assert_eq!(expected["colour"], "#e07a1f");
        let palettes = &expected["palettes"];
        assert_eq!([&palettes["light"]["on_primary"], &palettes["dark"]["on_primary"]], ["#000000", "#000000"]);
        let token = world.invite(&zoe, "vic@example.com", "viewer").await;
        let registration = json!({ "first_name": "Vic", "last_name": "Tor", "invitation": token });
        let vic = world.sign_up("vic@example.com", &registration).await;
        assert_eq!(brand(&vic).await, expected);
        assert_eq!(brand(&eve).await, none);
        assert!(world.picture(expected["logo"]["url"].as_str().unwrap()).await.is_some());
    }
}

#[tokio::test]
async fn only_owners_and_admins_change_the_brand() {
    for world in worlds().await {
        let zoe = world.owner("zoe@example.com").await;
        for (role, status) in [("admin", 200), ("manager", 403), ("responder", 403), ("viewer", 403), ("client", 403)] {
            world.set_role(role).await;
            paint(&zoe, "#12355b").await.expect(status);
            zoe.put(LOGO).body("image/png", png(64, 64)).send().await.expect(status);
            zoe.get("/api/v1/organisation/palettes?colour=%2312355b").send().await.expect(status);
            zoe.delete(LOGO).send().await.expect(status);
        }
        assert_eq!(world.client.put(LOGO).body("image/png", png(64, 64)).send().await.status, 401);
    }
}

#[tokio::test]
async fn vitrines_look_comes_back_when_logo_and_colour_are_given_up() {
    for world in worlds().await {
        let zoe = world.owner("zoe@example.com").await;
        paint(&zoe, "#b91c1c").await.expect(200);
        for side in [64, 128] {
            zoe.put(LOGO).body("image/png", png(side, side)).send().await.expect(200);
        }
        world.work().await;
        assert_eq!(world.file_count().await, 2, "the first logo is gone");
        paint(&zoe, "").await.expect(200);
        let after = zoe.delete(LOGO).send().await.expect(200).json();
        assert_eq!(after["organisation"]["brand"], json!({ "logo": null, "colour": null, "palettes": null }));
        world.work().await;
        assert_eq!(world.file_count().await, 0);
        assert_eq!(paint(&zoe, "tomato").await.expect(422).json()["errors"][0]["code"], "invalid_colour");
    }
}

#[tokio::test]
async fn a_colour_can_be_looked_at_before_it_is_chosen() {
    for world in worlds().await {
        let zoe = world.owner("zoe@example.com").await;
        let seen = zoe.get("/api/v1/organisation/palettes?colour=%23ffff00").send().await.expect(200).json();
        paint(&zoe, "#ffff00").await.expect(200);
        assert_eq!(brand(&zoe).await["palettes"], seen);
        assert_ne!(seen["light"]["primary"], "#ffff00", "yellow is darkened on white");
        assert_eq!(seen["dark"]["primary"], "#ffff00");
        for wrong in ["", "red", "%23fff"] {
            zoe.get(&format!("/api/v1/organisation/palettes?colour={wrong}")).send().await.expect(422);
        }
    }
}

#[tokio::test]
async fn an_invitation_looks_like_the_organisation_that_invites() {
    for world in worlds().await {
        let zoe = world.owner("zoe@example.com").await;
        let change = json!({ "name": "Le Roy", "brand_colour": "#7c3aed" });
        zoe.patch("/api/v1/organisation").json(&change).send().await.expect(200);
        let invited = json!({ "email": "a@example.com", "role": "viewer", "language": "en" });
        zoe.post("/api/v1/invitations").json(&invited).send().await.expect(201);
        let message = world.emails().await.remove(0).text.replace("=\r\n", "").replace("=3D", "=");
        assert!(message.contains("#7c3aed") && message.contains(">Le Roy</td>"), "{message}");
    }
}

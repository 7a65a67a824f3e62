//! Profile settings of users and branding of organizations.

use db::query;
use image::{DynamicImage, ImageFormat};
use serde_json::{Value, json};
use testing::Client;

use crate::{
    files::{picture, png},
    world::worlds,
};

const PHOTO: &str = "/api/v1/profile/photo";

async fn me(client: &Client) -> Value {
    client.get("/api/v1/me").send().await.expect(200).json()
}

async fn change(client: &Client, body: Value) -> testing::Answer {
    client.patch("/api/v1/profile").json(&body).send().await
}

#[tokio::test]
async fn a_name_is_the_same_wherever_it_is_shown() {
    for world in worlds().await {
        let zoe = world.owner("zoe@example.com").await;
        let after = change(&zoe, json!({ "first_name": " Zoë ", "last_name": "de  Roy" })).await.expect(200).json();
        assert_eq!(after, me(&zoe).await);
        assert_eq!(
            [&after["user"]["first_name"], &after["user"]["last_name"], &after["user"]["full_name"]],
            ["Zoë", "de Roy", "Zoë de Roy"]
        );
        let members = zoe.get("/api/v1/members").send().await.expect(200).json();
        assert_eq!(members["items"][0]["name"], "Zoë de Roy");
        let metadata = zoe.get("/auth/v1/user").send().await.expect(200).json()["user_metadata"].clone();
        assert_eq!([&metadata["first_name"], &metadata["full_name"]], ["Zoë", "Zoë de Roy"]);
        let half = change(&zoe, json!({ "last_name": "Roy" })).await.expect(200).json();
        assert_eq!(half["user"]["full_name"], "Zoë Roy", "what is absent stays");
    }
}

#[tokio::test]
async fn language_and_time_zone_are_chosen_and_given_up_again() {
    for world in worlds().await {
        let zoe = world.owner("zoe@example.com").await;
        let before = me(&zoe).await["user"].clone();
        assert_eq!((&before["language"], &before["time_zone"]), (&Value::Null, &Value::Null));
        let chosen = json!({ "language": "fr", "time_zone": "america/montreal" });
        let after = change(&zoe, chosen).await.expect(200).json()["user"].clone();
        assert_eq!((&after["language"], &after["time_zone"]), (&json!("fr"), &json!("America/Montreal")));
        // The public client reads and writes the same setting.
        let body = json!({ "data": { "language": "en" } });
        let user = zoe.put("/auth/v1/user").json(&body).send().await.expect(200).json();
        assert_eq!(user["user_metadata"]["language"], "en");
        assert_eq!(me(&zoe).await["user"]["language"], "en");
        let none = change(&zoe, json!({ "language": "", "time_zone": "" })).await.expect(200).json();
        assert_eq!(none["user"], before);
        let wrong = change(&zoe, json!({ "language": "de", "time_zone": "Mars", "first_name": "" })).await.expect(422);
        let fields: Vec<_> = wrong.json()["errors"].as_array().unwrap().iter().map(|e| e["code"].clone()).collect();
        assert_eq!(fields, ["required", "invalid_language", "invalid_time_zone"]);
        assert_eq!(me(&zoe).await["user"], before, "nothing of what was refused");
    }
}

#[tokio::test]
async fn a_letter_about_an_organisation_is_in_the_language_chosen_first() {
    for world in worlds().await {
        let zoe = world.owner("zoe@example.com").await;
        let body = json!({ "default_language": "fr" });
        let after = zoe.patch("/api/v1/organisation").json(&body).send().await.expect(200).json();
        assert_eq!(after["organisation"]["default_language"], "fr");
        let language = async || {
            let now = me(&zoe).await;
            let id = |name: &str| now[name]["id"].as_str().unwrap().to_owned();
            let mut tx = world.app.db.begin().await.unwrap();
            let (org, user) = (id("organisation").parse().unwrap(), id("user").parse().unwrap());
            orgs::language_of(&mut tx, &org, &user).await.unwrap().code()
        };
        assert_eq!(language().await, "fr", "that of the organisation");
        change(&zoe, json!({ "language": "en" })).await.expect(200);
        assert_eq!(language().await, "en", "their own");
        zoe.post("/api/v1/invitations")
            .json(&json!({ "email": "a@example.com", "role": "viewer" }))
            .send()
            .await
            .expect(201);
        assert!(world.emails().await[0].text.contains("/fr/invitation#"), "an invitation, that of the organisation");
    }
}

#[tokio::test]
async fn a_profile_photo_is_cropped_to_the_center_and_replaced_by_the_next() {
    for world in worlds().await {
        let zoe = world.owner("zoe@example.com").await;
        assert_eq!(me(&zoe).await["user"]["photo"], Value::Null);
        let sent = zoe.put(PHOTO).body("text/plain", png(900, 300)).send().await.expect(200).json();
        let photo = sent["user"]["photo"].clone();
        assert_eq!(sent, me(&zoe).await);
        for (address, side) in [("url", 300), ("thumbnail_url", 128)] {
            let seen = world.picture(photo[address].as_str().unwrap()).await.unwrap();
            let seen = image::load_from_memory_with_format(&seen, ImageFormat::Jpeg).unwrap().into_rgb8();
            assert_eq!(seen.dimensions(), (side, side));
            let middle = seen.get_pixel(side / 2, side / 2);
            assert!(middle[0] < 60 && middle[1] > 180, "the green of the middle: {middle:?}");
        }
        let members = zoe.get("/api/v1/members").send().await.expect(200).json();
        assert_eq!(members["items"][0]["photo"], photo);
        let next = zoe.put(PHOTO).body("image/png", png(64, 64)).send().await.expect(200).json();
        world.work().await;
        assert_eq!(world.picture(photo["url"].as_str().unwrap()).await, None);
        assert!(world.picture(next["user"]["photo"]["url"].as_str().unwrap()).await.is_some());
        assert_eq!(zoe.delete(PHOTO).send().await.expect(200).json()["user"]["photo"], Value::Null);
        world.work().await;
        assert_eq!(world.file_count().await, 0);
        zoe.delete(PHOTO).send().await.expect(200);
    }
}

#[tokio::test]
async fn a_hostile_picture_is_refused_and_leaves_nothing() {
    for world in worlds().await {
        let zoe = world.owner("zoe@example.com").await;
        let before = me(&zoe).await;
        let whole = picture(&DynamicImage::new_rgb8(400, 400), ImageFormat::Jpeg);
        let svg = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
        let mut bomb = whole.clone();
        let frame = bomb.windows(2).position(|bytes| matches!(bytes, [0xff, 0xc0 | 0xc2])).unwrap();
        bomb[frame + 5..frame + 9].copy_from_slice(&[0xfd, 0xe8, 0xfd, 0xe8]);
        for address in [PHOTO, "/api/v1/organisation/logo"] {
            for (sent, status, code) in [
                (svg.to_vec(), 415, "not_an_image"),
                (b"GIF89a\x2c\x01\x2c\x01\0\0\0;".to_vec(), 415, "not_an_image"),
                (Vec::new(), 415, "not_an_image"),
                (bomb.clone(), 422, "too_many_pixels"),
                (whole[..whole.len() / 2].to_vec(), 422, "image_broken"),
                (png(31, 400), 422, "image_too_small"),
                (vec![0xff; 10 * 1024 * 1024 + 1], 413, "image_too_large"),
            ] {
                let answer = zoe.put(address).body("image/png", sent).send().await.expect(status).json();
                assert_eq!(answer["code"], code, "{address}");
            }
        }
        assert_eq!((me(&zoe).await, world.file_count().await), (before, 0));
    }
}

#[tokio::test]
async fn ones_own_is_ones_own_and_takes_a_session() {
    for world in worlds().await {
        let (zoe, eve) = (world.owner("zoe@example.com").await, world.owner("eve@example.com").await);
        let before = me(&zoe).await;
        eve.put(PHOTO).body("image/png", png(64, 64)).send().await.expect(200);
        change(&eve, json!({ "first_name": "Eve", "id": before["user"]["id"], "time_zone": "UTC" })).await.expect(200);
        assert_eq!(me(&zoe).await, before);
        let token = token_of(&zoe).await;
        let program = world.client.with_token(&token);
        for refused in [
            change(&program, json!({ "first_name": "Bot" })).await,
            program.put(PHOTO).body("image/png", png(64, 64)).send().await,
            program.delete(PHOTO).send().await,
        ] {
            assert!([401, 403].contains(&refused.status.as_u16()), "{}", refused.text());
        }
        assert_eq!(me(&zoe).await, before);
    }
}

async fn token_of(client: &Client) -> String {
    let body = json!({ "name": "Till", "scope": "write", "expires_in_days": 30 });
    let made = client.post("/api/v1/tokens").json(&body).send().await.expect(201).json();
    made["token"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_profile_change_is_logged_without_its_values() {
    for world in worlds().await {
        let zoe = world.owner("zoe@example.com").await;
        change(&zoe, json!({ "first_name": "Quirine", "time_zone": "Europe/Paris" })).await.expect(200);
        let log = query!(
            (String, String, String, Option<String>),
            "select action, changes, facts, person from audit_entries where org_id <> '' order by id"
        );
        let log = log.all(&*world.db).await.unwrap();
        assert_eq!(log.iter().filter(|(action, ..)| action == "account.profile_changed").count(), 1, "{log:?}");
        let text = format!("{log:?}");
        assert!(!text.contains("Quirine") && !text.contains("Paris"), "{text}");
    }
}

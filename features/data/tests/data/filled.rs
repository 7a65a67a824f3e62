//! An organization with rows in every exported table.

mod outreach;
mod presence;

use std::io::Cursor;

use db::query;
use image::{ImageFormat, RgbImage};
use jiff::Timestamp;
use locations::DailyViews;
use notifications::Audience;
use serde_json::{Value, json};
use testing::Client;

use crate::world::{World, org_of};

/// Secret that must never appear in an export.
pub const SEALED_TOKEN: &str = "sealed-refresh-token-of-google";

/// Fills the organization of `owner` and returns the ids of its locations.
pub async fn fill(world: &World, owner: &Client) -> Vec<String> {
    let label = json!({ "name": "Île-de-France", "color": "blue" });
    let label = owner.post("/api/v1/labels").json(&label).send().await.expect(201).json()["id"].clone();
    let mut ids = Vec::new();
    for (name, city) in [
        ("Boulangerie Le Roy", "Paris"),
        ("=Café \"Noir\"", "Montréal"),
        ("Twice", "Austin"),
        ("Twice", "Austin"),
        (";=1+1", "Lyon"),
        (",=1", "Lyon"),
        ("\"=1", "Lyon"),
    ] {
        let new = json!({ "name": name, "address": "1 rue du Bac, \nbâtiment B", "city": city,
            "latitude": 48.856_613_999_999_99, "longitude": -2.352_221_900_000_001_5 });
        let made = owner.post("/api/v1/locations").json(&new).send().await.expect(201);
        ids.push((made.json()["id"].as_str().unwrap().to_owned(), made.header("etag").to_owned()));
    }
    let path = |at: usize| format!("/api/v1/locations/{}", ids[at].0);
    let hours = json!({ "phone": "+33 1 42 68 53 00", "labels": [label], "category": "Boulangerie",
        "additional_categories": ["Pâtisserie", "Salon de thé"], "open_status": "temporarily_closed",
        "opening_hours": { "regular": [{ "open_day": "monday", "open_time": "08:00", "close_day": "monday",
            "close_time": "19:30" }], "special": [] },
        "more_hours": [{ "type": "delivery", "periods": [{ "open_day": "monday", "open_time": "11:00",
            "close_day": "monday", "close_time": "14:00" }] }] });
    let change = owner.patch(&path(0)).header("if-match", &ids[0].1).json(&hours).send().await;
    assert!(change.status.is_success(), "{}", change.text());
    owner.post(&format!("{}/photos", path(0))).body("image/jpeg", picture()).send().await.expect(201);
    for name in media::names::files(&key_of_post(&ids[0].0)) {
        world.store.put(&name, picture()).await.unwrap();
    }
    owner.put("/api/v1/organisation/logo").body("image/jpeg", picture()).send().await.expect(200);
    let look = json!({ "brand_colour": "#e07a1f", "default_language": "fr" });
    owner.patch("/api/v1/organisation").json(&look).send().await.expect(200);
    owner.delete(&path(1)).send().await.expect(204);
    let view = json!({ "name": "Mine", "search": "q=caf%C3%A9", "columns": ["name"], "density": "compact" });
    let view = owner.post("/api/v1/views").json(&view).send().await;
    assert!(view.status.is_success(), "{}", view.text());
    let shared = json!({ "screen": "reviews", "name": "Ours", "search": "stars=1", "is_shared": true });
    owner.post("/api/v1/views").json(&shared).send().await.expect(201);
    let role = json!({ "name": "Regional lead", "permissions": ["see_locations"] });
    owner.post("/api/v1/roles").json(&role).send().await.expect(201);
    let off = json!({ "items": [{ "kind": "sync_failed", "is_on": false, "email": "weekly" }] });
    owner.put("/api/v1/notifications/preferences").json(&off).send().await.expect(200);
    behind(world, owner, &ids[0].0, &ids[2].0, &ids[3].0).await;
    ids.into_iter().map(|(id, _)| id).collect()
}

/// Writes the data that does not come from API requests.
async fn behind(world: &World, owner: &Client, first: &str, second: &str, third: &str) {
    let (org, now) = (org_of(owner).await, world.app.now());
    let user = user_of(owner).await;
    let mut tx = world.app.db.begin().await.unwrap();
    let views = vec![DailyViews { location: first.parse().unwrap(), date: "2026-02-27".parse().unwrap(), views: 7 }];
    locations::add_views(&mut tx, &org, views).await.unwrap();
    let failed = bulk::BulkFailed { bulk_id: "b".into() };
    notifications::notify(
        &mut tx,
        &org,
        &failed,
        Audience::Having(orgs::Permission::ChangeLocations),
        "/dashboard/locations",
        now,
    )
    .await
    .unwrap();
    query!(
        "insert into duplicate_dismissals (org_id, first_id, second_id, user_id, at) values ($1, $2, $3, $4, $5)",
        &org,
        second,
        third,
        user.as_str(),
        now
    )
    .run(&mut tx)
    .await
    .unwrap();
    query!(
        "insert into merges (org_id, id, kept_id, removed_id, removed_version, taken, before, after, user_id, created_at)
         values ($1, $2, $2, $3, 1, '[]', '{}', '{}', $4, $5)",
        &org, second, third, user.as_str(), now
    ).run(&mut tx).await.unwrap();
    google(&mut tx, org.as_str(), &user, first, now).await;
    review(&mut tx, org.as_str(), &user, first, now).await;
    tx.commit().await.unwrap();
}

async fn google(tx: &mut db::Tx, org: &str, user: &str, location: &str, now: Timestamp) {
    query!(
        "insert into google_connections (org_id, id, subject, email, state, refresh_token, user_id, created_at, updated_at)
         values ($1, $2, 's', 'zoe@gmail.example', 'connected', $3, $4, $5, $5)",
        org, location, SEALED_TOKEN, user, now
    ).run(&mut *tx).await.unwrap();
    query!(
        "insert into google_accounts (org_id, id, connection_id, account_id, account_name, account_type, listed_at)
         values ($1, $2, $2, '7', 'Le Roy', 'PERSONAL', $3)",
        org,
        location,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into google_locations (org_id, google_id, location_id, account_id, seen, created_at)
         values ($1, '8', $2, '7', '{}', $3)",
        org,
        location,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into google_changes (org_id, id, location_id, google_id, field, old_value, new_value, source, state, found_at)
         values ($1, $2, $2, '8', 'name', '\"a\"', '\"b\"', 'profile', 'open', $3)",
        org, location, now
    ).run(&mut *tx).await.unwrap();
    query!(
        "insert into google_candidates (org_id, google_id, account_id, location_id, reason, found, state, created_at)
         values ($1, '9', '7', $2, 'store_code', '{}', 'open', $3)",
        org,
        location,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into google_photos (org_id, google_id, photo_id, category, state, source_url, media_id, code, detail,
             created_at, updated_at)
         values ($1, '8', $2, 'cover', 'refused', 'https://a.example/media/p.jpg', 'm', 'google_refused', 'No', $3, $3)",
        org,
        location,
        now
    )
    .run(tx)
    .await
    .unwrap();
}

async fn review(tx: &mut db::Tx, org: &str, user: &str, location: &str, now: Timestamp) {
    query!(
        "insert into reviews (org_id, id, location_id, source, external_id, origin, rating, text, author, written_at,
             changed_at, seen_at, state, reply, replied_at, reply_state, replied_by, is_answered, is_done, is_hidden,
             rating_key, best_key, age_key, assigned_to, due_at, answered_at, answered_by)
         values ($1, $2, $2, 'google', 'r', 'source', 50, 'Good', 'Ann', $3, $3, $3, 'edited', 'Thanks', $3, 'sent', $4,
             true, false, false, 50, -50, 0, $4, $3, $3, $4)",
        org,
        location,
        now,
        user
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into review_versions (org_id, review_id, number, event, rating, text, seen_at, noticed_at)
         values ($1, $2, 1, 'edited', 10, 'Bad', $3, $3)",
        org,
        location,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into review_reports (org_id, id, review_id, rule, state, reported_at, reported_by, closed_at, closed_by)
         values ($1, $2, $2, 'off_topic', 'kept', $3, $4, $3, $4)",
        org,
        location,
        now,
        user
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into review_totals (org_id, location_id, source, reviews, answered, rating_sum, stars_1, stars_2, stars_3,
             stars_4, stars_5, is_hidden, source_rating, source_reviews)
         values ($1, $2, 'google', 1, 1, 50, 0, 0, 0, 0, 1, false, 5.0, 1)",
        org,
        location
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into reply_templates (org_id, id, name, language, min_stars, max_stars, text, updated_at)
         values ($1, $2, 'Thanks', 'en', 4, 5, 'Thank you!', $3)",
        org,
        location,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!("insert into reply_settings (org_id, approval) values ($1, 'on')", org).run(&mut *tx).await.unwrap();
    presence::add_heatmaps(tx, org, user, location, now).await;
    presence::add_citations(tx, org, user, location, now).await;
    outreach::add_requests(tx, org, user, location, now).await;
    presence::add_pages(tx, org, user, location, now).await;
    outreach::add_posts(tx, org, user, location, now).await;
}

/// Returns the key of the photo of a location's post.
fn key_of_post(location: &str) -> String {
    let digits: String = location.chars().filter(|digit| *digit != '-').collect();
    media::names::key(u128::from_str_radix(&digits, 16).unwrap(), false)
}

/// Returns the id of the signed-in user.
pub async fn user_of(client: &Client) -> String {
    let me: Value = client.get("/api/v1/me").send().await.expect(200).json();
    me["user"]["id"].as_str().unwrap().to_owned()
}

/// Encodes a picture as a JPEG file.
pub fn picture() -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    RgbImage::from_fn(640, 480, |x, y| image::Rgb([x as u8, y as u8, 90]))
        .write_to(&mut file, ImageFormat::Jpeg)
        .unwrap();
    file.into_inner()
}

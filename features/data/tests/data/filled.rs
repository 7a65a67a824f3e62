//! An organization with rows in every exported table.

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
    let hours = json!({ "phone": "+33 1 42 68 53 00", "labels": [label],
        "opening_hours": { "regular": [{ "open_day": "monday", "open_time": "08:00", "close_day": "monday",
            "close_time": "19:30" }], "special": [] } });
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
    add_heatmaps(tx, org, user, location, now).await;
    add_citations(tx, org, user, location, now).await;
    add_requests(tx, org, user, location, now).await;
    add_pages(tx, org, user, location, now).await;
    add_posts(tx, org, user, location, now).await;
}

/// Returns the key of the photo of a location's post.
fn key_of_post(location: &str) -> String {
    let digits: String = location.chars().filter(|digit| *digit != '-').collect();
    media::names::key(u128::from_str_radix(&digits, 16).unwrap(), false)
}

/// Adds a post with a photo at one location, a template, and the settings.
async fn add_posts(tx: &mut db::Tx, org: &str, user: &str, location: &str, now: Timestamp) {
    query!(
        "insert into post_photos (org_id, id, key, width, height, created_by, created_at)
         values ($1, $2, $3, 800, 600, $4, $5)",
        org,
        location,
        key_of_post(location),
        user,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into posts (org_id, id, kind, state, content, photo_id, audience, starts_at, summary, search_key, occurrences,
             version, created_by, asked_by, approved_by, created_at, updated_at)
         values ($1, $2, 'news', 'published', '{}', $2, '{}', '2026-12-01T09:00', 'Hello', 'hello', 1, 1, $3, $3, $3, $4, $4)",
        org,
        location,
        user,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into post_targets (org_id, id, post_id, location_id, occurrence, language, state, attempts, reason_code,
             updated_at)
         values ($1, $2, $2, $2, 0, 'en', 'rejected', 0, 'no_reason_given', $3)",
        org,
        location,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into post_days (org_id, post_id, occurrence, day, starts_at, place, queued, sending, processing, live, rejected, failed,
             expired, deleted)
         values ($1, $2, 0, '2026-12-01', '2026-12-01T09:00', '09:00', 0, 0, 0, 0, 1, 0, 0, 0)",
        org,
        location
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into post_templates (org_id, id, name, kind, language, content, created_by, created_at)
         values ($1, $2, 'Terrace', 'news', 'en', '{}', $3, $4)",
        org,
        location,
        user,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!("insert into post_settings (org_id, approval_required) values ($1, true)", org).run(tx).await.unwrap();
}

/// Adds settings of requests, a link, and a campaign with its figures.
async fn add_requests(tx: &mut db::Tx, org: &str, user: &str, location: &str, now: Timestamp) {
    query!(
        "insert into request_settings (org_id, is_off, is_unrestricted, period_days, daily_cap, first_hour, last_hour)
         values ($1, false, false, 90, 200, 8, 21)",
        org
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into review_links (org_id, location_id, source, url, position, checked_at)
         values ($1, $2, 'google', 'https://g.page/r/x/review', 0, $3)",
        org,
        location,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into request_campaigns (org_id, id, name, state, channel, location_ids, audience, wording, starts_at, daily_cap,
             left_out, recipients, created_by, created_at)
         values ($1, $2, 'Spring', 'done', 'email', '[]', '{}', '{}', $3, 200, '{}', 1, $4, $3)",
        org,
        location,
        now,
        user
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into request_counts (org_id, campaign_id, location_id, language, state, number)
         values ($1, $2, $2, 'fr', 'sent', 1)",
        org,
        location
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into request_views (org_id, month, location_id, score_group, links_hash, shown, expected, pages)
         values ($1, '2026-11', $2, 'none', 'h', 1, 1, 3)",
        org,
        location
    )
    .run(tx)
    .await
    .unwrap();
}

/// Adds a page with its version, address and figures.
async fn add_pages(tx: &mut db::Tx, org: &str, user: &str, location: &str, now: Timestamp) {
    query!(
        "insert into local_pages (org_id, location_id, state, draft, is_changed, updated_at, change)
         values ($1, $2, 'live', '{}', false, $3, 1)",
        org,
        location,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into page_prints (org_id, location_id, language, title, words, prints, is_machine, by_appointment, has_areas)
         values ($1, $2, 'fr', '', 1, $3, false, false, false)",
        org,
        location,
        vec![1_u8; 8]
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into page_versions (org_id, id, location_id, content, created_by, created_at)
         values ($1, $2, $2, '{}', $3, $4)",
        org,
        location,
        user,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into page_addresses (org_id, path, location_id, language, is_current, created_at)
         values ($1, 'lyon/martin', $2, 'fr', true, $3)",
        org,
        location,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into page_counts (org_id, location_id, day, views, calls, directions, bookings, orders, visits)
         values ($1, $2, '2026-11-20', 3, 1, 0, 0, 0, 0)",
        org,
        location
    )
    .run(tx)
    .await
    .unwrap();
}

/// Adds a directory, a listing with its evidence, a task with a step, an audit and the figures.
async fn add_citations(tx: &mut db::Tx, org: &str, user: &str, location: &str, now: Timestamp) {
    query!(
        "insert into citation_directories (org_id, id, is_own, tier, is_hidden, details, changed_by, changed_at)
         values ($1, 'yelp', false, 2, false, null, $2, $3)",
        org,
        user,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into citation_listings (org_id, id, location_id, directory_id, is_duplicate, state, score, url, found, fields,
             fingerprint, method, checked_at)
         values ($1, $2, $2, 'yelp', false, 'wrong', 70, 'https://yelp.com/biz/1', '{}', '[]', 'f', 'manual', $3)",
        org,
        location,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into citation_evidence (org_id, id, location_id, directory_id, at, method, state, fields, changes, actor_id)
         values ($1, $2, $2, 'yelp', $4, 'manual', 'wrong', '[]', '[]', $3)",
        org,
        location,
        user,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into citation_tasks (org_id, id, location_id, directory_id, kind, state, fields, assignee_id, rank,
             created_at, updated_at)
         values ($1, $2, $2, 'yelp', 'fix', 'submitted', '[]', $3, 20, $4, $4)",
        org,
        location,
        user,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into citation_task_steps (org_id, id, task_id, at, actor_id, state)
         values ($1, $2, $2, $4, $3, 'submitted')",
        org,
        location,
        user,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into citation_audits (org_id, id, state, locations, position, total, done, counts, started_by, created_at)
         values ($1, $2, 'complete', '[]', '', 1, 1, '{}', $3, $4)",
        org,
        location,
        user,
        now
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into citation_scores (org_id, location_id, score, found, wrong, missing) values ($1, $2, 70, 1, 1, 0)",
        org,
        location
    )
    .run(tx)
    .await
    .unwrap();
}

/// Adds a panel with a scan, a cap, and what was spent.
async fn add_heatmaps(tx: &mut db::Tx, org: &str, user: &str, location: &str, now: Timestamp) {
    query!(
        "insert into heatmap_panels (org_id, id, location_id, keyword, provider, device, language, zoom, latitude, longitude,
             size, radius, unit, excluded, fingerprint, mode, is_adaptive, schedule, is_paused, created_by, created_at)
         values ($1, $2, $2, 'bakery', 'dataforseo', 'mobile', 'en', 14, 45.5, 4.5, 3, 1.5, 'km', '[]', 'f', 'queue', false,
             'weekly', false, $4, $3)",
        org,
        location,
        now,
        user
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!(
        "insert into heatmap_scans (org_id, id, panel_id, state, cause, mode, is_adaptive, reserved_micros, cost_micros,
             pins, answered, control, requested_by, created_at, figures, answers)
         values ($1, $2, $2, 'complete', 'manual', 'queue', false, 0, 7200, 12, 12, '[1]', $4, $3, '{}', 'e30=')",
        org,
        location,
        now,
        user
    )
    .run(&mut *tx)
    .await
    .unwrap();
    query!("insert into rank_budgets (org_id, cap_micros) values ($1, 5)", org).run(&mut *tx).await.unwrap();
    query!(
        "insert into rank_spending (org_id, month, spent_micros, reserved_micros) values ($1, '2026-11', 3, 0)",
        org
    )
    .run(tx)
    .await
    .unwrap();
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

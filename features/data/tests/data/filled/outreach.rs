//! Rows of posts and of requests for reviews.

use db::query;
use jiff::Timestamp;

use super::key_of_post;

/// Adds a post with a photo at one location, a template, and the settings, those of drafts too.
pub async fn add_posts(tx: &mut db::Tx, org: &str, user: &str, location: &str, now: Timestamp) {
    query!(
        "insert into drafting_settings (org_id, tone, avoid, is_confidential_allowed, cap_micros, max_drafts)
         values ($1, 'formal', '[]', false, 5, 6)",
        org
    )
    .run(&mut *tx)
    .await
    .unwrap();
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
pub async fn add_requests(tx: &mut db::Tx, org: &str, user: &str, location: &str, now: Timestamp) {
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

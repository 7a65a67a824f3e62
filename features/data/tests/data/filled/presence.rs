//! Rows of pages, citations, and heatmaps.

use db::query;
use jiff::Timestamp;

/// Adds a page with its version, address and figures.
pub async fn add_pages(tx: &mut db::Tx, org: &str, user: &str, location: &str, now: Timestamp) {
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
pub async fn add_citations(tx: &mut db::Tx, org: &str, user: &str, location: &str, now: Timestamp) {
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
pub async fn add_heatmaps(tx: &mut db::Tx, org: &str, user: &str, location: &str, now: Timestamp) {
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

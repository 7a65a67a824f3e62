//! Reading of everything that a pack has.

use api::Result;
use jiff::Timestamp;
use locations::Details;

use crate::{
    crises::CrisisView,
    queries,
    rules::{MAX_TEXT_BYTES, fit, pack_business},
    types::{CrisisRow, EvidencePack, PackMember, PackReview, PackText, PackVersion, Row, Version},
};

/// Maximum number of reviews, and of entries of the time line, in a pack.
const MAX_PARTS: i64 = 500;

/// Returns the pack of a crisis for a member.
pub(crate) async fn gather(
    view: &CrisisView<'_>,
    (row, details): (CrisisRow, &Details),
    (made_by, now): (PackMember, Timestamp),
) -> Result<EvidencePack> {
    let (db, org) = (view.db, view.org);
    let period = (row.since, row.ended_at.unwrap_or(now));
    let found = queries::crisis_reviews(db, org, &row.location_id, period, MAX_PARTS).await?;
    let ids = found.iter().map(|review| review.id.to_string()).collect();
    let mut versions = queries::versions_of(db, org, ids).await?;
    let with_versions = |review: Row| {
        let earlier = versions.remove(&review.id).unwrap_or_default();
        packed(review, earlier)
    };
    let mut reviews: Vec<PackReview> = found.into_iter().map(with_versions).collect();
    fit(&mut reviews, MAX_TEXT_BYTES);
    let mut entries = queries::crisis_entries(db, org, &row.id, MAX_PARTS).await?;
    entries.reverse();
    Ok(EvidencePack {
        made_at: now,
        made_by,
        business: pack_business(details),
        crisis: view.shown_one(row).await?,
        timeline: view.entries(entries).await?,
        reviews,
    })
}

fn packed(row: Row, versions: Vec<Version>) -> PackReview {
    let version = |version: Version| PackVersion {
        event: version.event,
        rating: version.rating,
        text: PackText::Text(version.text),
        seen_at: version.seen_at,
        noticed_at: version.noticed_at,
    };
    PackReview {
        id: row.id,
        source: row.source,
        source_id: row.external_id,
        url: row.url,
        author: row.author,
        rating: row.rating.map(|tenths| tenths as f64 / 10.0),
        rating_given: row.rating_given,
        text: PackText::Text(row.text),
        language: row.language,
        written_at: row.written_at,
        changed_at: row.changed_at,
        seen_at: row.seen_at,
        state: row.state,
        reply: row.reply.map(PackText::Text),
        replied_at: row.replied_at,
        report_state: row.report_state,
        versions: versions.into_iter().map(version).collect(),
    }
}

//! Made-up requests, for demos.

use api::Result;
use crypto::Sealer;
use db::Tx;
use jiff::Timestamp;
use locations::LocationId;
use orgs::{OrgId, UserId};

use super::seal::{Field, seal};
use crate::{
    queries,
    types::{RequestId, RequestRow, RequestState, Row},
};

/// Adds a made-up reply to the latest bad review of a location, if there is one: a former member asks for its approval.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn seed_request(
    tx: &mut Tx,
    sealer: &Sealer,
    org: &OrgId,
    location: &LocationId,
    text_of: impl Fn(&str) -> &'static str,
    now: Timestamp,
) -> Result<()> {
    let Some(before) = queries::latest_bad(tx, org, location).await? else { return Ok(()) };
    let id = RequestId::new(now);
    let text = text_of(before.language.as_deref().unwrap_or("en"));
    let sealed = seal(sealer, org, &id, Field::Text, text)?;
    let row = RequestRow {
        id,
        review_id: before.id.clone(),
        state: RequestState::Waiting,
        version: 1,
        text: Some(sealed),
        comment: None,
        asked_by: UserId::new(now),
        asked_at: now,
        decided_by: None,
        decided_at: None,
    };
    queries::add_request(tx, org, &row).await?;
    let changes = queries::put(tx, org, &Row { request_state: Some(RequestState::Waiting), ..before }).await?;
    Ok(changes.record(tx, org).await?)
}

//! Reviews of deleted locations: hidden with their location, and shown again when it is restored.

use db::{Result, Tx};
use jiff::Timestamp;
use locations::{Dependent, LocationId};
use orgs::OrgId;

use crate::{queries, replies};

#[linkme::distributed_slice(locations::DEPENDENTS)]
static REVIEWS: Dependent =
    Dependent(|tx, org, locations, is_deleted, now| Box::pin(follow(tx, org, locations, is_deleted, now)));

/// Hides the reviews of deleted locations. Restored ones get them back, and what waited is sent.
async fn follow(tx: &mut Tx, org: &OrgId, locations: &[LocationId], is_deleted: bool, now: Timestamp) -> Result<()> {
    let changes = queries::hide(tx, org, locations, is_deleted).await?;
    if !is_deleted {
        for review in queries::waiting_to_send(tx, org, locations).await? {
            replies::enqueue(tx, org, &review, now).await?;
        }
    }
    changes.record(tx, org).await
}

//! Unassigns the reviews of a member who leaves.

use db::{Result, Tx};
use orgs::{Departure, OrgId, UserId};

use crate::{
    ingestion::announce,
    queries::{self, Changes},
};

#[linkme::distributed_slice(orgs::DEPARTURES)]
static REVIEWS: Departure = Departure(|tx, org, user, _| Box::pin(unassign(tx, org, user)));

async fn unassign(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<()> {
    let ids = queries::assigned(tx, org, user).await?;
    if ids.is_empty() {
        return Ok(());
    }
    queries::unassign(tx, org, user).await?;
    announce(tx, org, None);
    Changes::of(&ids).record(tx, org).await
}

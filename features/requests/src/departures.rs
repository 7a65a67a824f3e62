//! Takes the private feedback of a member who leaves back.

use db::{Result, Tx};
use orgs::{Departure, OrgId, UserId};

use crate::{queries, requests::announce};

#[linkme::distributed_slice(orgs::DEPARTURES)]
static FEEDBACK: Departure = Departure(|tx, org, user, _| Box::pin(unassign(tx, org, user)));

async fn unassign(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<()> {
    if queries::unassign(tx, org, user).await? > 0 {
        announce(tx, org, "feedback", None);
    }
    Ok(())
}

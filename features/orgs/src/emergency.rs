//! Emergency access: a member allowed by an owner gets the permissions of an admin for some hours, except those whose
//! effects would outlast it. Owners and admins are notified (HIPAA 45 CFR 164.312(a)(2)(ii)).

mod emails;
mod queries;
mod routes;
mod rules;
mod types;

use audit::{Act, Actor};
use db::Tx;
use jiff::Timestamp;

use crate::{OrgId, UserId, events};

pub use emails::sample;
pub(crate) use routes::routes;
pub(crate) use rules::lifted;
pub use types::{EMERGENCY_ACCESS_BEGAN, EmergencyAccessId, EmergencyBegan, Running};

/// Ends the emergency access of a member early, if they have one.
pub(crate) async fn end_of(tx: &mut Tx, org: &OrgId, user: &UserId, by: &Actor, now: Timestamp) -> db::Result<()> {
    let Some(running) = queries::running(tx, org, user, now).await? else { return Ok(()) };
    end(tx, org, &running, by, now).await.map(drop)
}

/// Ends an emergency access and records the actor in the audit log; false when it had ended.
async fn end(tx: &mut Tx, org: &OrgId, id: &EmergencyAccessId, by: &Actor, now: Timestamp) -> db::Result<bool> {
    if !queries::end(tx, org, id, by.user_id(), now).await? {
        return Ok(false);
    }
    let act = Act::new(events::MemberEmergencyAccessEnded).on("emergency_access", id);
    act.record(tx, by, now).await?;
    Ok(true)
}

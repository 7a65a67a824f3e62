//! Invitations: the link in an email lets its recipient join the organization.

mod delivery;
mod emails;
mod queries;
mod routes;
mod rules;
mod types;

use db::Tx;
use jiff::Timestamp;
use serde_json::{Map, Value};

use crate::{post::Post, tokens::hash};

pub(crate) use delivery::send;
pub use emails::sample;
pub(crate) use queries::{forget, forget_for};
pub(crate) use routes::routes;
pub(crate) use rules::INVITATION_LIFETIME;
pub(crate) use types::{Invitation, InvitationId};

/// Uses the invitation in the metadata of a sign-up, if it is valid and was sent to `email`.
pub(crate) async fn used_at_sign_up(
    tx: &mut Tx,
    email: &str,
    metadata: &Map<String, Value>,
    now: Timestamp,
) -> db::Result<Option<Post>> {
    let Some(token) = metadata.get("invitation").and_then(Value::as_str) else { return Ok(None) };
    let Some(invitation) = queries::find(&mut *tx, &hash(token), now).await? else { return Ok(None) };
    if invitation.email != email {
        return Ok(None);
    }
    queries::remove(tx, &invitation.org_id, &invitation.id).await?;
    Ok(Some(invitation.post()))
}

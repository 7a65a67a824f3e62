//! Erasure of a person: their data is deleted, and their actions in organizations remain under an id that no longer
//! identifies anyone.

use api::Event;
use audit::{Act, Actor, Origin};
use auth::User;
use crypto::Sealer;
use db::Tx;
use jiff::Timestamp;
use orgs::removal::{UserOrganization, forget_invitations_of, user_organizations};

use crate::{events, removal};

/// Deletes a user and all identifying data. `alone` lists the organizations in which the user is the only member.
pub(super) async fn erase(
    tx: &mut Tx,
    sealer: &Sealer,
    user: &User,
    alone: &[UserOrganization],
    now: Timestamp,
) -> api::Result<()> {
    let organizations = user_organizations(&mut *tx, &user.id).await?;
    for organization in alone {
        removal::at_once(tx, &organization.id, &user.id, now).await?;
    }
    for organization in &organizations {
        orgs::depart(tx, &organization.id, &user.id, now).await?;
    }
    mail::forget(tx, sealer, &user.email).await?;
    forget_invitations_of(tx, &user.email).await?;
    orgs::forget_photo(tx, &user.id, now).await?;
    auth::erase(tx, &user.id).await?;
    audit::forget(tx, user.id.as_str(), &user.email).await?;
    // The client's address is not recorded because it would identify the person.
    Act::new(events::DataErased).record(tx, &Actor::stranger(Origin::default()), now).await?;
    for organization in organizations {
        Event::new(&organization.id, "members", Some(user.id.as_str())).announce(tx);
    }
    Ok(())
}

//! Erasing a person: what is theirs goes, what they did in organizations stays under a number that leads to nobody.

use api::Event;
use audit::{Act, Actor, Origin};
use auth::User;
use crypto::Sealer;
use db::Tx;
use jiff::Timestamp;
use orgs::leaving::{self, Place};

use crate::{events, removal};

/// Removes a user and whatever says who they were. `alone` are the organizations that nobody else belongs to.
pub(super) async fn erase(
    tx: &mut Tx,
    sealer: &Sealer,
    user: &User,
    alone: &[Place],
    now: Timestamp,
) -> api::Result<()> {
    let places = leaving::places(&mut *tx, &user.id).await?;
    for place in alone {
        removal::at_once(tx, &place.id, &user.id, now).await?;
    }
    mail::forget(tx, sealer, &user.email).await?;
    leaving::forget_invitations_of(tx, &user.email).await?;
    orgs::forget_photo(tx, &user.id, now).await?;
    auth::erase(tx, &user.id).await?;
    audit::forget(tx, user.id.as_str(), &user.email).await?;
    // From where they asked is not kept: it would say who.
    Act::new(events::DataErased).record(tx, &Actor::stranger(Origin::default()), now).await?;
    for place in places {
        Event::new(&place.id, "members", Some(user.id.as_str())).announce(tx);
    }
    Ok(())
}

//! Preferences of a member for emails about notifications.

use std::collections::HashMap;

use auth::UserId;
use db::{Run, Tx};
use orgs::{OrgId, Role};

use super::{queries, rules, types::Subject};
use crate::types::{Delivery, Kind};

/// Returns the delivery of each kind of notification to a member: the chosen one, else the default of the role.
pub(crate) async fn deliveries(
    on: impl Run,
    org: &OrgId,
    user: &UserId,
    role: Role,
) -> db::Result<HashMap<Kind, Delivery>> {
    let chosen = queries::by_kind(on, org, user).await?;
    let delivery =
        |kind: Kind| chosen.get(kind.as_str()).copied().unwrap_or_else(|| rules::default_delivery(kind, role));
    Ok(Kind::all().map(|kind| (kind, delivery(kind))).collect())
}

/// Stores the delivery of a kind that a member chose.
pub(crate) async fn set_delivery(
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
    kind: Kind,
    delivery: Delivery,
) -> db::Result<()> {
    queries::set_delivery(tx, org, user, kind, delivery).await
}

/// Returns the kinds that a link in an email turns off: those of `subject` that the member gets in this way.
pub(super) fn kinds_of_link(deliveries: &HashMap<Kind, Delivery>, subject: &Subject) -> Vec<Kind> {
    let is_of_link = |kind: Kind, delivery: Delivery| match subject {
        Subject::Kinds(kinds) => delivery == Delivery::AtOnce && kinds.iter().any(|text| text == kind.as_str()),
        Subject::Digest(digest) => delivery == *digest,
    };
    deliveries.iter().filter(|(kind, delivery)| is_of_link(**kind, **delivery)).map(|(kind, _)| *kind).collect()
}

//! Choices of a user about emails.

use std::collections::HashMap;

use auth::UserId;
use db::{Run, Tx};
use orgs::{OrgId, Role};

use super::{queries, rules, types::Subject};
use crate::types::{Delivery, Kind};

/// Returns the delivery of each kind to a member.
pub(crate) async fn chosen(
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

/// Stores the delivery of a kind.
pub(crate) async fn choose(tx: &mut Tx, org: &OrgId, user: &UserId, kind: Kind, delivery: Delivery) -> db::Result<()> {
    queries::choose(tx, org, user, kind, delivery).await
}

/// Returns the kinds that a member gets by email as `subject` says.
pub(super) fn turned_on(chosen: &HashMap<Kind, Delivery>, subject: &Subject) -> Vec<Kind> {
    let is_meant = |kind: Kind, delivery: Delivery| match subject {
        Subject::Kinds(kinds) => delivery == Delivery::AtOnce && kinds.iter().any(|text| text == kind.as_str()),
        Subject::Digest(digest) => delivery == *digest,
    };
    chosen.iter().filter(|(kind, delivery)| is_meant(**kind, **delivery)).map(|(kind, _)| *kind).collect()
}

//! Positions that the rules of single sign-on give to the people of a directory.

use auth::UserId;
use db::{Db, Run, Tx};
use orgs::{OrgId, Role, provisioning::Position, roles};

use crate::{
    queries,
    rules::{
        addresses,
        groups::{Placement, placed},
    },
    settings::Sso,
};

/// Position of a person by their groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulePosition {
    /// A rule, or the role of people without one, decides.
    Given(Position),
    /// No rule gives them a role.
    Refused,
}

impl Sso {
    /// Returns the domains that an organization has claimed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claimed(&self, db: &Db, org: &OrgId) -> db::Result<Vec<String>> {
        self.domains().domains_of(db, org).await
    }
}

/// Returns true for an address in one of these domains.
pub fn is_in_domains(email: &str, domains: &[String]) -> bool {
    addresses::domain_of(email).is_some_and(|domain| domains.contains(&domain))
}

/// Returns true when rules of the organization give roles to groups.
///
/// # Errors
/// When the database fails.
pub async fn has_rules(on: impl Run, org: &OrgId) -> db::Result<bool> {
    Ok(queries::connection(on, org).await?.is_some_and(|connection| !connection.rules().is_empty()))
}

/// Returns the position of a person with these groups, by name or id. Without a connection everyone is a viewer.
///
/// # Errors
/// When the database fails.
pub async fn rule_position(tx: &mut Tx, org: &OrgId, groups: &[String]) -> db::Result<RulePosition> {
    let Some(connection) = queries::connection(&mut *tx, org).await? else {
        return Ok(RulePosition::Given(Position { role: Role::Viewer, role_id: None, limits: None }));
    };
    let Some(Placement { role, role_id, limits, .. }) = placed(&connection.rules(), groups, connection.default())
    else {
        return Ok(RulePosition::Refused);
    };
    let Some(given) = roles::given(tx, org, role, role_id.as_ref()).await? else { return Ok(RulePosition::Refused) };
    let limits = limits.filter(|_| given.role.may_be_limited());
    Ok(RulePosition::Given(Position { role: given.role, role_id: given.role_id, limits }))
}

/// Returns true for an owner who can sign in with a passkey where single sign-on is enforced.
///
/// # Errors
/// When the database fails.
pub async fn breaks_glass(on: impl Run, org: &OrgId, user: &UserId) -> db::Result<bool> {
    Ok(queries::break_glass(on, org).await?.contains(user))
}

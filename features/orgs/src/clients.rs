//! Clients of an agency, as one of its members reaches them.

mod queries;

use auth::UserId;
use db::Db;
use jiff::Timestamp;

use crate::{OrgId, Right, Role, Scope, limits::LimitsColumn};

/// Client that a user reaches: through its agency, or as a member of its own.
pub struct Client {
    /// Id of the client.
    pub id: OrgId,
    /// Name of the client.
    pub name: String,
    role: Role,
    limits: LimitsColumn,
    expires_at: Option<Timestamp>,
    requires_second_factor: bool,
}

impl Client {
    /// Returns true when the user has a permission at the client, in a session that has proved two factors (`is_strong`) or
    /// one.
    pub fn may<R: Right>(&self, is_strong: bool) -> bool {
        !self.is_locked(is_strong) && R::ROW.allows(self.role, self.limits.0.is_some())
    }

    /// Returns true when the client requires a second factor that the session has not proved.
    pub fn is_locked(&self, is_strong: bool) -> bool {
        self.requires_second_factor && !is_strong
    }

    /// Returns the part of the client that the user sees.
    pub fn scope(&self) -> Scope {
        Scope::new(self.id.clone(), self.limits.0.clone())
    }
}

/// Returns the clients of an agency that a user reaches, at most 1,000: those that the user can switch to.
pub async fn clients_in_reach(db: &Db, agency: &OrgId, user: &UserId, now: Timestamp) -> db::Result<Vec<Client>> {
    let clients = queries::in_reach(db, agency, user).await?.into_iter();
    Ok(clients.filter(|client| client.expires_at.is_none_or(|at| at > now)).collect())
}

/// Returns the members of each of these clients, without those who belong to the agency.
pub async fn people_of_clients(db: &Db, agency: &OrgId, clients: &[OrgId]) -> db::Result<Vec<(OrgId, UserId)>> {
    queries::people(db, agency, clients).await
}

//! Removal of organizations and deletion of accounts: functions for the feature that performs them.

mod queries;

use audit::{Act, Actor};
use auth::UserId;
use db::{Db, Run, Tx};
use jiff::Timestamp;
use serde_json::json;

use crate::{OrgId, Permission, events, queries as orgs, roles, rules};

pub use queries::{
    Belonging, Leaving, UserOrganization, begin, clients, due, lock, people, remind, stay, user_organizations,
};

/// Returns the removal status of an organization; `None` when it does not exist.
pub async fn leaving(on: impl Run, org: &OrgId) -> db::Result<Option<Leaving>> {
    queries::leaving(on, org).await
}

/// Returns the name of an organization.
pub async fn name(db: &Db, org: &OrgId) -> db::Result<Option<String>> {
    Ok(queries::leaving(db, org).await?.map(|leaving| leaving.name))
}

/// Returns true when an organization exists.
pub async fn is_there(tx: &mut Tx, org: &OrgId) -> db::Result<bool> {
    Ok(queries::leaving(tx, org).await?.is_some())
}

/// Adds a registration and a profile that works in `org` to a user without a profile. Other users keep their profile.
pub async fn restore_person(
    tx: &mut Tx,
    user: &UserId,
    email: &str,
    name: &str,
    org: &OrgId,
    now: Timestamp,
) -> db::Result<()> {
    if orgs::has_profile(&mut *tx, user).await? {
        return Ok(());
    }
    let (first, last) = name.split_once(' ').unwrap_or((name, ""));
    let registration = rules::assumed(&json!({ "first_name": first, "last_name": last }), email);
    if !orgs::is_registered(tx, user).await? {
        orgs::add_registration(tx, user, email, &registration, now).await?;
    }
    orgs::add_profile(tx, user, org, email, name, now).await
}

/// Makes the clients of an agency independent. Clients without an owner get the owners of the agency.
pub async fn free_clients(tx: &mut Tx, agency: &OrgId, now: Timestamp) -> db::Result<()> {
    queries::own_clients(tx, agency, now).await?;
    for client in queries::client_ids(tx, agency).await? {
        let by = Actor::job(None::<UserId>).in_log_of(&client);
        let act = Act::new(events::OrganisationAgencyEnded).on("organisation", &client);
        act.with("agency", agency.as_str()).record(tx, &by, now).await?;
        roles::keep_for_client(tx, agency, &client).await?;
    }
    Ok(())
}

/// Makes a user an owner of an organization, whatever their role was.
pub async fn make_owner(tx: &mut Tx, org: &OrgId, user: &UserId, now: Timestamp) -> db::Result<()> {
    queries::make_owner(tx, org, user, now).await
}

/// Deletes the invitations of an address in all organizations.
pub async fn forget_invitations_of(tx: &mut Tx, email: &str) -> db::Result<()> {
    queries::forget_invitations_of(tx, email).await
}

impl UserOrganization {
    /// Returns true when the user's departure would leave the organization without an owner, although it has other
    /// members or clients.
    pub fn needs_them(&self) -> bool {
        self.role.may(Permission::CloseOrganisation) && self.other_owners == 0 && (self.others > 0 || self.clients > 0)
    }

    /// Returns true when the organization has neither other members nor clients.
    pub fn is_theirs_alone(&self) -> bool {
        self.others == 0 && self.clients == 0
    }
}

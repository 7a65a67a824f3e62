//! Access of people: accounts, memberships, and the roles of their groups.

use api::App;
use auth::{Auth, UserId};
use axum::http::StatusCode;
use db::Tx;
use jiff::Timestamp;
use orgs::{
    OrgId, Role,
    provisioning::{self, Position},
    roles,
};
use sso::positions::{RulePosition, breaks_glass, has_rules, is_in_domains, rule_position};

use crate::{
    errors::{Result, ScimError},
    queries,
    rules::people::{Document, address, full_name},
    types::{HeldPosition, Person, PersonId, Provider},
};

/// Connection and rules that decide about the access of a person.
pub(crate) struct AccessContext<'a> {
    pub(crate) app: &'a App,
    pub(crate) auth: &'a Auth,
    pub(crate) provider: &'a Provider,
    /// Claimed domains of the organization.
    pub(crate) domains: &'a [String],
    pub(crate) now: Timestamp,
}

impl AccessContext<'_> {
    fn org(&self) -> &OrgId {
        &self.provider.org
    }

    /// Gives a person access: a membership when their address is in a claimed domain, an invitation otherwise.
    pub(crate) async fn let_in(&self, tx: &mut Tx, person: &mut Person) -> Result<()> {
        let document = document(person);
        let Some(email) = address(document) else { return Ok(()) };
        let groups = group_names(tx, self.org(), &person.id).await?;
        let position = self.position(tx, person, &groups).await?;
        if !is_in_domains(&email, self.domains) {
            let Some(position) = position else { return Ok(()) };
            let by = (self.org(), &self.provider.created_by, &self.provider.actor);
            let sent = provisioning::invite(self.app, self.auth, tx, by, (email, position)).await;
            return match sent {
                Err(error) if error.code() == "already_member" => Ok(()),
                sent => Ok(sent?),
            };
        }
        let user = if let Some(user) = &person.user_id {
            user.clone()
        } else {
            let name = full_name(document);
            let about = (name.as_deref(), true);
            let account = auth::single_sign_on::account_for(tx, &email, about, self.now).await?;
            let user = account.ok_or_else(|| ScimError::invalid_value("This email address isn’t valid."))?;
            if queries::is_known(tx, self.org(), &user).await? {
                return Err(ScimError::uniqueness("Another user has this email address."));
            }
            person.user_id = Some(user.clone());
            user
        };
        if provisioning::position(&mut *tx, self.org(), &user).await?.is_some() {
            return Ok(());
        }
        let Some(position) = position else { return Ok(()) };
        let account = auth::find_user_in(tx, &user).await?.ok_or_else(ScimError::not_found)?;
        let by = &self.provider.actor;
        provisioning::add_member(tx, &account, self.org(), position, by, self.now).await?;
        person.held = None;
        Ok(())
    }

    /// Returns the position that a person gets: that of their groups, or the one they had. Ownership is never given back.
    async fn position(&self, tx: &mut Tx, person: &Person, groups: &[String]) -> Result<Option<Position>> {
        let is_by_groups = has_rules(&mut *tx, self.org()).await?;
        if let Some(HeldPosition { role, role_id, limits }) = &person.held
            && !is_by_groups
        {
            let role = if *role == Role::Owner { Role::Admin } else { *role };
            if let Some(given) = roles::given(tx, self.org(), role, role_id.as_ref()).await? {
                let limits = limits.clone().filter(|_| given.role.may_be_limited());
                return Ok(Some(Position { role: given.role, role_id: given.role_id, limits }));
            }
        }
        match rule_position(tx, self.org(), groups).await? {
            RulePosition::Given(position) => Ok(Some(position)),
            RulePosition::Refused => Ok(None),
        }
    }

    /// Links a person who accepted an invitation to their account.
    async fn link(&self, tx: &mut Tx, person: &mut Person) -> Result<()> {
        if person.user_id.is_none()
            && let Some(email) = address(document(person))
        {
            person.user_id = queries::member_with(tx, self.org(), &email).await?;
        }
        Ok(())
    }

    /// Ends the access of a person here. Their account and what they made stay.
    pub(crate) async fn shut_out(&self, tx: &mut Tx, person: &mut Person) -> Result<()> {
        if let Some(email) = address(document(person)) {
            provisioning::revoke_invitation(tx, self.org(), &email).await?;
        }
        self.link(tx, person).await?;
        let Some(user) = person.user_id.clone() else { return Ok(()) };
        self.protect(tx, &user).await?;
        let ended = provisioning::end_membership(tx, self.org(), &user, &self.provider.actor, self.now).await;
        let before = match ended {
            Err(error) if error.code() == "last_owner" => return Err(last_owner()),
            ended => ended?,
        };
        if let Some(Position { role, role_id, limits }) = before {
            person.held = Some(HeldPosition { role, role_id, limits });
        }
        Ok(())
    }

    /// Keeps access in step with a changed document: an inactive person stays out, also when they joined again by another way,
    /// and an invitation follows the address.
    pub(crate) async fn keep_access(&self, tx: &mut Tx, before: &Document, person: &mut Person) -> Result<()> {
        if !person.is_active {
            return self.shut_out(tx, person).await;
        }
        let (old, new) = (address(before), address(document(person)));
        if old == new || person.user_id.is_some() {
            return Ok(());
        }
        if let Some(old) = old {
            provisioning::revoke_invitation(tx, self.org(), &old).await?;
        }
        self.let_in(tx, person).await
    }

    /// Refuses to end the access of an owner who can sign in when single sign-on fails.
    async fn protect(&self, tx: &mut Tx, user: &UserId) -> Result<()> {
        if breaks_glass(&mut *tx, self.org(), user).await? {
            let detail = "This owner can sign in when single sign-on fails. Choose another owner for that first.";
            return Err(ScimError::new(StatusCode::FORBIDDEN, detail));
        }
        Ok(())
    }

    /// Gives people the roles of their groups after the groups changed.
    pub(crate) async fn regroup(&self, tx: &mut Tx, people: &[PersonId]) -> Result<()> {
        if people.is_empty() || !has_rules(&mut *tx, self.org()).await? {
            return Ok(());
        }
        for id in people {
            let Some(mut person) = queries::lock_person(tx, self.org(), id).await? else { continue };
            if !person.is_active {
                continue;
            }
            if person.user_id.is_none() {
                self.link(tx, &mut person).await?;
                if person.user_id.is_some() {
                    queries::save_person(tx, self.org(), &person).await?;
                }
            }
            let groups = group_names(tx, self.org(), id).await?;
            let placed = rule_position(tx, self.org(), &groups).await?;
            let before = match &person.user_id {
                Some(user) => provisioning::position(&mut *tx, self.org(), user).await?,
                None => None,
            };
            let by = &self.provider.actor;
            match (before, placed, &person.user_id) {
                (Some(before), RulePosition::Given(after), Some(user)) => {
                    provisioning::place(tx, self.org(), user, (&before, &after), by, self.now).await?;
                }
                // Owners keep their role, whatever their groups.
                (Some(before), RulePosition::Refused, Some(user)) if before.role != Role::Owner => {
                    provisioning::end_membership(tx, self.org(), user, by, self.now).await?;
                }
                // The group that an invitation came from is lost.
                (None, RulePosition::Refused, None) => {
                    if let Some(email) = address(document(&person)) {
                        provisioning::revoke_invitation(tx, self.org(), &email).await?;
                    }
                }
                (None, RulePosition::Given(_), _) => {
                    self.let_in(tx, &mut person).await?;
                    queries::save_person(tx, self.org(), &person).await?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

fn last_owner() -> ScimError {
    ScimError::new(StatusCode::FORBIDDEN, "An organization needs an owner. Make someone else an owner first.")
}

/// Returns the document of a person.
pub(crate) fn document(person: &Person) -> &Document {
    static EMPTY: std::sync::LazyLock<Document> = std::sync::LazyLock::new(Document::new);
    person.document.as_object().unwrap_or(&EMPTY)
}

/// Returns the names and ids of the groups of a person, as rules name them.
async fn group_names(tx: &mut Tx, org: &OrgId, id: &PersonId) -> Result<Vec<String>> {
    let groups = queries::groups_of(&mut *tx, org, vec![id.to_string()]).await?;
    Ok(groups
        .into_iter()
        .flat_map(|(_, id, name, external)| [Some(name), external, Some(id.to_string())])
        .flatten()
        .collect())
}

//! People of an imported organization: users of this instance, and users created by the import.

use std::collections::HashMap;

use db::{Table, Tx, Value};
use jiff::Timestamp;
use orgs::{OrgId, UserId, removal};

use crate::{archive::Refusal, organization_import::Failure, rules::tables::names_a_user, types::Person};

/// Mapping from people in the export to users of this instance.
pub(super) struct People {
    /// Keyed by the id in the export.
    users: HashMap<String, UserId>,
    created: Vec<(UserId, Person)>,
    owner: UserId,
}

impl People {
    /// Finds each person by email address. A missing user is created without a password; an email lets them set one.
    pub(super) async fn find_or_create(
        tx: &mut Tx,
        people: &[Person],
        owner: &str,
        now: Timestamp,
    ) -> Result<Self, Failure> {
        let (mut users, mut created, mut owning) = (HashMap::new(), Vec::new(), None);
        for person in people {
            let user = auth::restore_user(tx, &person.id, &person.email, &person.name, now).await?;
            let user = user.ok_or_else(|| Refusal::Damaged(format!("{:?} is not an email address", person.email)))?;
            if person.email.eq_ignore_ascii_case(owner) {
                owning = Some(user.clone());
            }
            created.push((user.clone(), person.clone()));
            users.insert(person.id.to_string(), user);
        }
        let owner = match owning {
            Some(owner) => Some(owner),
            None => auth::find_by_email(tx, owner).await?,
        };
        let no_owner =
            "the owner is neither in the export nor has an account here: create one with `vitrine user create`";
        Ok(Self { users, created, owner: owner.ok_or_else(|| Refusal::NotImportable(no_owner.into()))? })
    }

    /// Returns the owner of the imported organization.
    pub(super) fn owner(&self) -> &UserId {
        &self.owner
    }

    /// Makes the imported organization the current one of users who had none, once it exists.
    pub(super) async fn register(&self, tx: &mut Tx, org: &OrgId, now: Timestamp) -> Result<(), Failure> {
        for (user, person) in &self.created {
            removal::restore_person(tx, user, &person.email, &person.name, org, now).await?;
        }
        Ok(())
    }

    /// Replaces user ids in a row by the ids in this instance. The id of a former member stays as it is.
    pub(super) fn map_user_ids(&self, table: &Table, row: &mut [Value]) -> Result<(), Refusal> {
        for (column, value) in table.columns.iter().zip(row) {
            let Value::Text(id) = &*value else { continue };
            if !names_a_user(column.name) {
                continue;
            }
            match self.users.get(id) {
                Some(user) => *value = user.into(),
                None if column.references == Some("users") => {
                    return Err(Refusal::Damaged(format!("{} has a row of an unknown user", table.name)));
                }
                None => {}
            }
        }
        Ok(())
    }
}

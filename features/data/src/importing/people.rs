//! The people of an imported organization: those who have an account here already, and those who get one.

use std::collections::HashMap;

use db::{Table, Tx, Value};
use jiff::Timestamp;
use orgs::{OrgId, UserId, leaving};

use crate::{archive::Refusal, importing::Failure, rules::tables::names_a_user, types::Person};

/// Who is who here.
pub(super) struct People {
    /// By the id in the export.
    known: HashMap<String, UserId>,
    fresh: Vec<(UserId, Person)>,
    owner: UserId,
}

impl People {
    /// Finds everybody by address; who is not there gets an account without a password, which an email opens.
    pub(super) async fn find_or_make(
        tx: &mut Tx,
        people: &[Person],
        owner: &str,
        now: Timestamp,
    ) -> Result<Self, Failure> {
        let (mut known, mut fresh, mut owning) = (HashMap::new(), Vec::new(), None);
        for person in people {
            let user = auth::restore_user(tx, &person.id, &person.email, &person.name, now).await?;
            let user = user.ok_or_else(|| Refusal::Damaged(format!("{:?} is no address", person.email)))?;
            if person.email.eq_ignore_ascii_case(owner) {
                owning = Some(user.clone());
            }
            fresh.push((user.clone(), person.clone()));
            known.insert(person.id.to_string(), user);
        }
        let owner = match owning {
            Some(owner) => Some(owner),
            None => auth::find_by_email(tx, owner).await?,
        };
        let nobody = "the owner is neither in the export nor has an account here: make one with `vitrine user create`";
        Ok(Self { known, fresh, owner: owner.ok_or_else(|| Refusal::Unwanted(nobody.into()))? })
    }

    /// Who will own the organization.
    pub(super) fn owner(&self) -> &UserId {
        &self.owner
    }

    /// Lets those who belonged nowhere work in the organization, once it is there.
    pub(super) async fn register(&self, tx: &mut Tx, org: &OrgId, now: Timestamp) -> Result<(), Failure> {
        for (user, person) in &self.fresh {
            leaving::restore_person(tx, user, &person.email, &person.name, org, now).await?;
        }
        Ok(())
    }

    /// Puts the ids that people have here into a row. Who belonged to the organization once stays a number.
    pub(super) fn put_in(&self, table: &Table, row: &mut [Value]) -> Result<(), Refusal> {
        for (column, value) in table.columns.iter().zip(row) {
            let Value::Text(id) = &*value else { continue };
            if !names_a_user(column.name) {
                continue;
            }
            match self.known.get(id) {
                Some(user) => *value = user.into(),
                None if column.references == Some("users") => {
                    return Err(Refusal::Damaged(format!("{} has a row of somebody unknown", table.name)));
                }
                None => {}
            }
        }
        Ok(())
    }
}

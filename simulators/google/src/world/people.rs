//! Accounts of Google: the people of the world, and the owners that they act for.

use std::ops::Range;

use simulated_world::{Dice, Owner, OwnerKind, Role};

/// Owner of a Google account.
#[derive(Debug)]
pub(crate) struct Person {
    pub(crate) email: &'static str,
    pub(crate) given: &'static str,
    pub(crate) family: &'static str,
    pub(crate) locale: &'static str,
    /// Description in the account chooser, in English and French.
    pub(crate) about: [&'static str; 2],
    pub(crate) gate: Gate,
    /// Accounts that this person sees, and the role there.
    pub(crate) accounts: Vec<(usize, Role)>,
}

impl Person {
    /// First and last name.
    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.given, self.family)
    }

    /// The id that Google gives to a user: twenty-one digits.
    pub(crate) fn subject(&self) -> String {
        number("subject", self.email)
    }
}

/// Access of the person's Google project to the APIs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Gate {
    Open,
    /// The project was not approved: its quota is 0.
    NoQuota,
    /// The API is not enabled.
    Disabled,
}

/// Kinds of accounts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    Personal,
    LocationGroup,
    UserGroup,
    Organization,
}

/// Account of Business Profile.
#[derive(Debug)]
pub(crate) struct Account {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// The organization it belongs to.
    pub(crate) parent: Option<usize>,
    /// Numbers of its locations; an organization's are those of its groups.
    pub(crate) locations: Range<usize>,
}

/// Descriptions in the account chooser, in English and French, and the access of the person's project.
const PROJECTS: [(&str, [&str; 2], Gate); 7] = [
    (
        "camille.roy@example.com",
        ["Agency with every location of this world", "Agence, avec tous les établissements de ce monde"],
        Gate::Open,
    ),
    ("alex.martin@example.com", ["Owner of 3 locations", "Propriétaire de 3 établissements"], Gate::Open),
    (
        "robin.petit@example.com",
        ["Manager of one location group", "Gestionnaire d’un groupe d’établissements"],
        Gate::Open,
    ),
    ("sam.lee@example.com", ["Personal account without locations", "Compte personnel sans établissement"], Gate::Open),
    (
        "noor.haddad@example.com",
        ["Never used Business Profile: no accounts", "N’a jamais utilisé Business Profile\u{202f}: aucun compte"],
        Gate::Open,
    ),
    (
        "jules.morel@example.com",
        ["Project without quota (not approved by Google)", "Projet sans quota (non approuvé par Google)"],
        Gate::NoQuota,
    ),
    (
        "dana.wolf@example.com",
        ["Project in which the API is not enabled", "Projet dans lequel l’API n’est pas activée"],
        Gate::Disabled,
    ),
];

/// Returns the people of the world as users of Google.
pub(super) fn people(world: &simulated_world::World) -> Vec<Person> {
    let project =
        |email: &str| PROJECTS.iter().find(|(owner, ..)| *owner == email).map(|(_, about, gate)| (*about, *gate));
    world
        .people
        .iter()
        .map(|person| {
            let (about, gate) = project(person.email).unwrap_or(([""; 2], Gate::Open));
            let simulated_world::Person { email, given, family, locale, owners } = person.clone();
            Person { email, given, family, locale, about, gate, accounts: owners }
        })
        .collect()
}

/// Returns the accounts of the owners, in the same order.
pub(super) fn accounts(world: &simulated_world::World) -> Vec<Account> {
    let account = |owner: &Owner| Account {
        id: number("account", &format!("{}/{}", world.seed, owner.name)),
        name: owner.name.clone(),
        kind: match owner.kind {
            OwnerKind::Person => Kind::Personal,
            OwnerKind::Group => Kind::LocationGroup,
            OwnerKind::Team => Kind::UserGroup,
            OwnerKind::Company => Kind::Organization,
        },
        parent: owner.parent,
        locations: owner.businesses.clone(),
    };
    world.owners.iter().map(account).collect()
}

/// Twenty-one digits out of a text.
fn number(aspect: &str, text: &str) -> String {
    let mut dice = Dice::new(0, text, aspect.len() as u64);
    format!("1{:010}{:010}", dice.bits() % 10_000_000_000, dice.bits() % 10_000_000_000)
}

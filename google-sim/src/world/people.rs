//! Who can sign in, and whose account owns which locations.

use std::ops::Range;

use super::Dice;

/// Somebody with a Google account.
#[derive(Debug)]
pub(crate) struct Person {
    pub(crate) email: &'static str,
    pub(crate) given: &'static str,
    pub(crate) family: &'static str,
    pub(crate) locale: &'static str,
    /// What one should know when choosing this account, in English and French.
    pub(crate) about: [&'static str; 2],
    pub(crate) gate: Gate,
    /// Accounts this person sees, and as what.
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

/// Whether Google lets the project of this person's sign-ins call at all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Gate {
    Open,
    /// The project was not approved: its quota is 0.
    NoQuota,
    /// Nobody enabled the API.
    Disabled,
}

/// What a person may do in an account.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Role {
    PrimaryOwner,
    Owner,
    Manager,
}

/// Kinds of accounts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    Personal,
    LocationGroup,
    UserGroup,
    Organization,
}

/// An account of Business Profile.
#[derive(Debug)]
pub(crate) struct Account {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// The organization it belongs to.
    pub(crate) parent: Option<usize>,
    /// Numbers of its locations; an organization's are those of its groups.
    pub(crate) locations: Range<usize>,
    /// Which countries and language its locations have: 0 US, 1 France, 2 Canada, 3 any.
    pub(crate) flavour: usize,
}

const PEOPLE: [Person; 7] = [
    Person {
        email: "camille.roy@example.com",
        given: "Camille",
        family: "Roy",
        locale: "en",
        about: ["Agency with every location of this world", "Agence, avec tous les établissements de ce monde"],
        gate: Gate::Open,
        accounts: Vec::new(),
    },
    Person {
        email: "alex.martin@example.com",
        given: "Alex",
        family: "Martin",
        locale: "fr",
        about: ["Owner of 3 locations", "Propriétaire de 3 établissements"],
        gate: Gate::Open,
        accounts: Vec::new(),
    },
    Person {
        email: "robin.petit@example.com",
        given: "Robin",
        family: "Petit",
        locale: "fr",
        about: ["Manager of one location group", "Gestionnaire d’un groupe d’établissements"],
        gate: Gate::Open,
        accounts: Vec::new(),
    },
    Person {
        email: "sam.lee@example.com",
        given: "Sam",
        family: "Lee",
        locale: "en",
        about: ["Personal account without locations", "Compte personnel sans établissement"],
        gate: Gate::Open,
        accounts: Vec::new(),
    },
    Person {
        email: "noor.haddad@example.com",
        given: "Noor",
        family: "Haddad",
        locale: "en",
        about: [
            "Never used Business Profile: no accounts",
            "N’a jamais utilisé Business Profile\u{202f}: aucun compte",
        ],
        gate: Gate::Open,
        accounts: Vec::new(),
    },
    Person {
        email: "jules.morel@example.com",
        given: "Jules",
        family: "Morel",
        locale: "fr",
        about: ["Project without quota (not approved by Google)", "Projet sans quota (non approuvé par Google)"],
        gate: Gate::NoQuota,
        accounts: Vec::new(),
    },
    Person {
        email: "dana.wolf@example.com",
        given: "Dana",
        family: "Wolf",
        locale: "en",
        about: ["Project in which the API is not enabled", "Projet dans lequel l’API n’est pas activée"],
        gate: Gate::Disabled,
        accounts: Vec::new(),
    },
];

/// Locations that do not belong to the first person.
const OTHERS: usize = 3;

/// The people and accounts of a world, and how many locations there are in all.
pub(super) fn settle(seed: u64, locations: usize) -> (Vec<Person>, Vec<Account>, usize) {
    let mut accounts = Vec::new();
    let mut add = |name: String, kind, parent, locations: Range<usize>, flavour| {
        let id = number("account", &format!("{seed}/{name}"));
        accounts.push(Account { id, name, kind, parent, locations, flavour });
        accounts.len() - 1
    };
    let personal = locations.min(if locations < 10 { 1 } else { 3 });
    let groups = locations.div_ceil(2500).clamp(3, 30);
    let mut first = vec![
        (add("Camille Roy".into(), Kind::Personal, None, 0..personal, 3), Role::PrimaryOwner),
        (add("Fairmont Retail Group".into(), Kind::Organization, None, personal..locations, 3), Role::Owner),
        (add("Fairmont Field Team".into(), Kind::UserGroup, Some(1), 0..0, 3), Role::Owner),
    ];
    let (mut from, mut third) = (personal, None);
    for group in 0..groups {
        let to = personal + (locations - personal) * (group + 1) / groups;
        let name = match (group % 3, group / 3) {
            (0, 0) => "Fairmont – United States".to_owned(),
            (1, 0) => "Fairmont – France".to_owned(),
            (2, 0) => "Fairmont – Canada".to_owned(),
            (0, round) => format!("Fairmont – United States {}", round + 1),
            (1, round) => format!("Fairmont – France {}", round + 1),
            (_, round) => format!("Fairmont – Canada {}", round + 1),
        };
        let account = add(name, Kind::LocationGroup, Some(1), from..to, group % 3);
        first.push((account, Role::Owner));
        if group == 1 {
            third = Some(account);
        }
        from = to;
    }
    let alex = add("Alex Martin".into(), Kind::Personal, None, locations..locations + OTHERS, 1);
    let robin = add("Robin Petit".into(), Kind::Personal, None, 0..0, 1);
    let sam = add("Sam Lee".into(), Kind::Personal, None, 0..0, 0);
    let mut robins = vec![(robin, Role::PrimaryOwner)];
    robins.extend(third.map(|account| (account, Role::Manager)));
    let own =
        [first, vec![(alex, Role::PrimaryOwner)], robins, vec![(sam, Role::PrimaryOwner)], vec![], vec![], vec![]];
    let people = PEOPLE.into_iter().zip(own).map(|(person, accounts)| Person { accounts, ..person }).collect();
    (people, accounts, locations + OTHERS)
}

/// Twenty-one digits out of a text.
fn number(aspect: &str, text: &str) -> String {
    let mut dice = Dice::new(0, text, aspect.len() as u64);
    format!("1{:010}{:010}", dice.next() % 10_000_000_000, dice.next() % 10_000_000_000)
}

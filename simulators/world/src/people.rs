//! People, and the owners of businesses that they act for.

use std::ops::Range;

/// Person who signs in at a vendor.
#[derive(Clone, Debug)]
pub struct Person {
    /// Email address.
    pub email: &'static str,
    /// First name.
    pub given: &'static str,
    /// Last name.
    pub family: &'static str,
    /// Language.
    pub locale: &'static str,
    /// Owners that the person acts for, by index, and the role there.
    pub owners: Vec<(usize, Role)>,
}

/// Role of a person at an owner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Role {
    /// First owner.
    PrimaryOwner,
    /// Owner.
    Owner,
    /// Manager.
    Manager,
}

/// Kind of an owner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OwnerKind {
    /// Person.
    Person,
    /// Group of businesses of a company.
    Group,
    /// Team of a company, without businesses.
    Team,
    /// Company with groups and teams.
    Company,
}

/// Owner of businesses.
#[derive(Clone, Debug)]
pub struct Owner {
    /// Name.
    pub name: String,
    /// Kind.
    pub kind: OwnerKind,
    /// Company that it belongs to, by index.
    pub parent: Option<usize>,
    /// Indices of the businesses; those of a company are those of its groups.
    pub businesses: Range<usize>,
    /// Country of all businesses; `None` when they are in several.
    pub country: Option<&'static str>,
}

const PEOPLE: [[&str; 4]; 7] = [
    ["camille.roy@example.com", "Camille", "Roy", "en"],
    ["alex.martin@example.com", "Alex", "Martin", "fr"],
    ["robin.petit@example.com", "Robin", "Petit", "fr"],
    ["sam.lee@example.com", "Sam", "Lee", "en"],
    ["noor.haddad@example.com", "Noor", "Haddad", "en"],
    ["jules.morel@example.com", "Jules", "Morel", "fr"],
    ["dana.wolf@example.com", "Dana", "Wolf", "en"],
];

/// Number of businesses that do not belong to the agency.
const OTHERS: usize = 3;

/// Returns the people and owners of a world, and the number of all businesses.
pub(crate) fn settle(businesses: usize) -> (Vec<Person>, Vec<Owner>, usize) {
    let mut owners = Vec::new();
    let mut add = |name: String, kind, parent, businesses: Range<usize>, country| {
        owners.push(Owner { name, kind, parent, businesses, country });
        owners.len() - 1
    };
    let personal = businesses.min(if businesses < 10 { 1 } else { 3 });
    let groups = businesses.div_ceil(2500).clamp(3, 30);
    let mut agency = vec![
        (add("Camille Roy".into(), OwnerKind::Person, None, 0..personal, None), Role::PrimaryOwner),
        (add("Fairmont Retail Group".into(), OwnerKind::Company, None, personal..businesses, None), Role::Owner),
        (add("Fairmont Field Team".into(), OwnerKind::Team, Some(1), 0..0, None), Role::Owner),
    ];
    let (mut from, mut french_group) = (personal, None);
    for group in 0..groups {
        let to = personal + (businesses - personal) * (group + 1) / groups;
        let (country, name) = [("US", "United States"), ("FR", "France"), ("CA", "Canada")][group % 3];
        let name = match group / 3 {
            0 => format!("Fairmont – {name}"),
            round => format!("Fairmont – {name} {}", round + 1),
        };
        let owner = add(name, OwnerKind::Group, Some(1), from..to, Some(country));
        agency.push((owner, Role::Owner));
        if group == 1 {
            french_group = Some(owner);
        }
        from = to;
    }
    let alex = add("Alex Martin".into(), OwnerKind::Person, None, businesses..businesses + OTHERS, Some("FR"));
    let robin = add("Robin Petit".into(), OwnerKind::Person, None, 0..0, Some("FR"));
    let sam = add("Sam Lee".into(), OwnerKind::Person, None, 0..0, Some("US"));
    let mut of_robin = vec![(robin, Role::PrimaryOwner)];
    of_robin.extend(french_group.map(|owner| (owner, Role::Manager)));
    let owned =
        [agency, vec![(alex, Role::PrimaryOwner)], of_robin, vec![(sam, Role::PrimaryOwner)], vec![], vec![], vec![]];
    let person = |([email, given, family, locale], owners): ([&'static str; 4], Vec<(usize, Role)>)| Person {
        email,
        given,
        family,
        locale,
        owners,
    };
    (PEOPLE.into_iter().zip(owned).map(person).collect(), owners, businesses + OTHERS)
}

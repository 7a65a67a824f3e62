//! Attributes of users (RFC 7643, sections 4.1 and 4.3), as far as they are kept.

/// Schema of users.
pub(crate) const USER: &str = "urn:ietf:params:scim:schemas:core:2.0:User";
/// Schema of groups.
pub(crate) const GROUP: &str = "urn:ietf:params:scim:schemas:core:2.0:Group";
/// Schema of what companies know of their people.
pub(crate) const ENTERPRISE: &str = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";

/// Type of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Boolean,
    /// Parts.
    Complex(&'static [Attribute]),
    /// Values with parts.
    Many(&'static [Attribute]),
}

/// Attribute of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Attribute {
    /// Name as documents write it.
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    /// Description in the schema.
    pub(crate) description: &'static str,
}

const fn text(name: &'static str, description: &'static str) -> Attribute {
    Attribute { name, kind: Kind::Text, description }
}

const fn of(name: &'static str, kind: Kind, description: &'static str) -> Attribute {
    Attribute { name, kind, description }
}

const NAME: &[Attribute] = &[
    text("formatted", "Full name."),
    text("familyName", "Last name."),
    text("givenName", "First name."),
    text("middleName", "Middle name."),
];
const VALUES: &[Attribute] = &[
    text("value", "Value."),
    text("display", "Value for people."),
    text("type", "Kind of the value, such as work."),
    of("primary", Kind::Boolean, "True for the preferred value."),
];
const MANAGER: &[Attribute] = &[
    text("value", "Id of the manager."),
    text("$ref", "Address of the manager."),
    text("displayName", "Name of the manager."),
];

/// Attributes of users that are kept.
pub(crate) const OF_USERS: &[Attribute] = &[
    text("userName", "Name with which the person signs in at the provider."),
    text("externalId", "Id at the provider."),
    of("name", Kind::Complex(NAME), "Name in parts."),
    text("displayName", "Name for people."),
    text("title", "Job title."),
    text("locale", "Language, such as fr-FR."),
    text("timezone", "Time zone."),
    of("active", Kind::Boolean, "False for a person without access."),
    of("emails", Kind::Many(VALUES), "Email addresses."),
    of("phoneNumbers", Kind::Many(VALUES), "Phone numbers."),
    of("roles", Kind::Many(VALUES), "Roles at the provider."),
];

/// Attributes of the enterprise extension that are kept.
pub(crate) const OF_COMPANIES: &[Attribute] = &[
    text("employeeNumber", "Number of the employee."),
    text("costCenter", "Cost center."),
    text("organization", "Organization."),
    text("division", "Division."),
    text("department", "Department."),
    of("manager", Kind::Complex(MANAGER), "Manager."),
];

/// Attributes that this service decides.
const READ_ONLY: [&str; 4] = ["id", "meta", "groups", "schemas"];

/// Returns true for an attribute that the provider cannot change.
pub(crate) fn is_read_only(name: &str) -> bool {
    READ_ONLY.iter().any(|each| each.eq_ignore_ascii_case(name))
}

/// Returns the attribute with a name of any case.
pub(crate) fn find(attributes: &'static [Attribute], name: &str) -> Option<&'static Attribute> {
    attributes.iter().find(|each| each.name.eq_ignore_ascii_case(name))
}

/// Name of an attribute in a filter or path: `urn:…:User:manager.value`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    /// True for an attribute of the enterprise extension.
    pub(crate) is_enterprise: bool,
    pub(crate) attribute: String,
    pub(crate) sub: Option<String>,
}

impl Name {
    /// Reads a name; `None` for one that cannot be read.
    pub(crate) fn read(word: &str) -> Option<Self> {
        let (is_enterprise, name) = match split(word) {
            Some((urn, name)) => (urn.eq_ignore_ascii_case(ENTERPRISE), name),
            None if word.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("urn:")) => return None,
            None => (false, word),
        };
        let (attribute, sub) = match name.split_once('.') {
            Some((attribute, sub)) => (attribute, Some(sub)),
            None => (name, None),
        };
        let is_name = |name: &str| {
            name.strip_prefix('$').unwrap_or(name).starts_with(|sign: char| sign.is_ascii_alphabetic())
                && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"$-_".contains(&byte))
        };
        let is_good = is_name(attribute) && sub.is_none_or(is_name);
        is_good.then(|| Self { is_enterprise, attribute: attribute.to_owned(), sub: sub.map(str::to_owned) })
    }

    /// Returns true for a core attribute without a part.
    pub(crate) fn is_core(&self, attribute: &str) -> bool {
        !self.is_enterprise && self.sub.is_none() && self.attribute.eq_ignore_ascii_case(attribute)
    }
}

/// Splits the schema from a name: `urn:…:User:userName`.
fn split(word: &str) -> Option<(&str, &str)> {
    [USER, GROUP, ENTERPRISE].into_iter().find_map(|urn| {
        let start = word.get(..urn.len()).filter(|start| start.eq_ignore_ascii_case(urn))?;
        Some((start, word[urn.len()..].strip_prefix(':')?))
    })
}

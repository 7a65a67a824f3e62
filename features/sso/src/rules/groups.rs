//! Groups of a person, and the position that the organization gives to them.

use orgs::{CustomRoleId, Limits, Role};
use serde_json::{Map, Value};

use crate::types::{GroupRule, Provider};

/// Maximum number of groups that are read.
const MAX_GROUPS: usize = 1_000;
/// Maximum length of the name of a group.
const MAX_NAME: usize = 256;
/// Okta cuts the claim silently at this number of groups.
const OKTA_CUT: usize = 100;

/// Groups as a provider told them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Groups {
    /// All groups.
    All(Vec<String>),
    /// No claim, or a list that the provider cut. It says nothing about the groups.
    Missing,
}

/// Reads the groups of a document.
pub(crate) fn read(document: &Map<String, Value>, claim: &str, provider: Provider) -> Groups {
    let is_elsewhere = document.get("_claim_names").is_some_and(|names| names.get(claim).is_some());
    if is_elsewhere || document.contains_key("hasgroups") {
        return Groups::Missing;
    }
    let groups: Vec<&str> = match document.get(claim) {
        Some(Value::Array(groups)) => groups.iter().filter_map(Value::as_str).collect(),
        Some(Value::String(group)) => vec![group],
        _ => return Groups::Missing,
    };
    let is_cut = groups.len() > MAX_GROUPS || (provider == Provider::Okta && groups.len() >= OKTA_CUT);
    if is_cut {
        return Groups::Missing;
    }
    let is_name = |name: &&str| name.len() <= MAX_NAME && !name.contains('\0');
    Groups::All(groups.into_iter().filter(is_name).map(str::to_owned).collect())
}

/// Role and limits that a rule or the default gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Placement {
    pub(crate) role: Role,
    pub(crate) role_id: Option<CustomRoleId>,
    pub(crate) limits: Option<Limits>,
    /// Position of the rule.
    pub(crate) rule: Option<usize>,
}

/// Returns the role and limits of the first rule that names one of the groups, with the position of the rule; else the
/// default role. `None` for a person whom no rule matches where there is no default role. Owner is never given.
pub(crate) fn placed(
    rules: &[GroupRule],
    groups: &[String],
    default: Option<(Role, Option<CustomRoleId>)>,
) -> Option<Placement> {
    let matched = rules.iter().enumerate().find(|(_, rule)| groups.contains(&rule.group));
    let placed = match matched {
        Some((at, rule)) => Some(Placement {
            role: rule.role,
            role_id: rule.role_id.clone(),
            limits: rule.limits.clone(),
            rule: Some(at),
        }),
        None => default.map(Placement::whole),
    };
    placed.filter(|placed| placed.role_id.is_some() || placed.role != Role::Owner)
}

impl Placement {
    /// Returns the placement of the default role.
    pub(crate) fn whole((role, role_id): (Role, Option<CustomRoleId>)) -> Self {
        Self { role, role_id, limits: None, rule: None }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn rule(group: &str, role: Role) -> GroupRule {
        GroupRule { group: group.into(), role, role_id: None, limits: None }
    }

    #[test]
    fn the_first_rule_that_matches_wins_and_owner_is_never_given() {
        let rules = [rule("staff", Role::Viewer), rule("Admins", Role::Admin), rule("owner", Role::Owner)];
        let role = |groups: &[&str], default: Option<Role>| {
            let groups: Vec<String> = groups.iter().map(ToString::to_string).collect();
            placed(&rules, &groups, default.map(|role| (role, None))).map(|placed| placed.role)
        };
        assert_eq!(role(&["Admins", "staff"], None), Some(Role::Viewer));
        assert_eq!(role(&["Admins"], None), Some(Role::Admin));
        assert_eq!(role(&["admins"], None), None, "names are compared exactly");
        assert_eq!(role(&["owner"], Some(Role::Viewer)), None);
        assert_eq!(role(&[], Some(Role::Responder)), Some(Role::Responder));
    }

    #[test]
    fn a_missing_or_cut_claim_is_not_an_empty_one() {
        let document = |value: Value| value.as_object().unwrap().clone();
        let read = |value: Value, provider| super::read(&document(value), "groups", provider);
        assert_eq!(read(json!({"groups": []}), Provider::Other), Groups::All(Vec::new()));
        assert_eq!(read(json!({"groups": "a"}), Provider::Other), Groups::All(vec!["a".into()]));
        assert_eq!(read(json!({}), Provider::Other), Groups::Missing);
        assert_eq!(read(json!({"groups": {"a": 1}}), Provider::Other), Groups::Missing);
        let cut = json!({"_claim_names": {"groups": "src1"}, "_claim_sources": {"src1": {"endpoint": "https://evil.example"}}});
        assert_eq!(read(cut, Provider::Entra), Groups::Missing);
        assert_eq!(read(json!({"hasgroups": true}), Provider::Entra), Groups::Missing);
        let many: Vec<String> = (0..100).map(|n| format!("g{n}")).collect();
        assert_eq!(read(json!({ "groups": many }), Provider::Okta), Groups::Missing);
        assert_eq!(read(json!({ "groups": many }), Provider::Keycloak), Groups::All(many));
    }
}

//! Validation of the settings of a connection.

use api::FieldError;
use orgs::Role;
use url::Url;

use crate::types::{Connection, NewConnection, Provider};

/// Maximum number of rules.
const MAX_RULES: usize = 100;

/// Returns true when people sign in by both connections in the same way: same provider, client, scopes, algorithms and claim
/// of groups. Who gets which role may differ.
pub(crate) fn signs_in_alike(connection: &Connection, other: &Connection) -> bool {
    let relevant = |connection: &Connection| {
        let client = (connection.issuer.clone(), connection.client_id.clone(), connection.client_secret.clone());
        (
            connection.provider,
            client,
            connection.scopes.clone(),
            connection.has_more_algorithms,
            connection.groups_claim.clone(),
        )
    };
    relevant(connection) == relevant(other)
}

/// Returns the errors of settings. `is_allowed` says whether an address may be used.
pub(crate) fn check(new: &NewConnection, is_allowed: impl Fn(&Url) -> bool) -> Vec<FieldError> {
    let mut errors = Vec::new();
    let mut refuse = |field: &str, code: &str, message: &str| errors.push(FieldError::new(field, code, message));
    let text = |text: &str, max: usize| !text.is_empty() && text.len() <= max && !text.chars().any(char::is_control);
    let address = |address: &str| Url::parse(address).is_ok_and(|url| is_allowed(&url) && url.query().is_none());
    if !text(&new.issuer, 500) || !address(&new.issuer) {
        refuse("issuer", "invalid_url", "Enter the issuer: an address that starts with https://.");
    } else if new.provider == Provider::Entra && !has_tenant(&new.issuer) {
        let message = "Enter the issuer with your tenant ID, not “common” or “organizations.”";
        refuse("issuer", "tenant_required", message);
    }
    if !text(&new.client_id, 500) {
        refuse("client_id", "required", "Enter the client ID.");
    }
    if new.client_secret.as_deref().is_some_and(|secret| !secret.is_empty() && !text(secret, 1_000)) {
        refuse("client_secret", "invalid", "This secret isn’t valid.");
    }
    let is_scopes = |scopes: &str| scopes.len() <= 500 && scopes.bytes().all(|byte| (0x20..0x7f).contains(&byte));
    if !is_scopes(&new.scopes) {
        refuse("scopes", "invalid", "Separate scopes with spaces.");
    }
    if new.groups_claim.as_deref().is_some_and(|claim| !claim.is_empty() && !text(claim, 200)) {
        refuse("groups_claim", "invalid", "This name isn’t valid.");
    }
    if new.rules.len() > MAX_RULES {
        refuse("rules", "too_many", "A connection can have at most 100 rules.");
    }
    for rule in new.rules.iter().take(MAX_RULES) {
        if !text(&rule.group, 256) {
            refuse("rules", "invalid_group", "Enter the name of each group.");
        }
        if rule.role_id.is_none() && rule.role == Role::Owner {
            refuse("rules", "owner", "A group can’t assign the owner role.");
        }
        let ids = rule.limits.iter().flat_map(|limits| limits.locations.iter().chain(&limits.labels));
        let is_good = rule.limits.as_ref().is_none_or(|limits| {
            limits.locations.len() <= 200
                && limits.labels.len() <= 200
                && (rule.role_id.is_some() || rule.role != Role::Admin)
        });
        if !is_good || ids.into_iter().any(|id| !text(id, 64)) {
            refuse("rules", "invalid_limits", "These locations aren’t valid for this role.");
        }
    }
    if new.default_role_id.is_none() && new.default_role == Some(Role::Owner) {
        refuse("default_role", "owner", "Single sign-on can’t assign the owner role.");
    }
    if new.end_session_endpoint.as_deref().is_some_and(|end| !end.is_empty() && (!text(end, 500) || !address(end))) {
        refuse("end_session_endpoint", "invalid_url", "Enter an address that starts with https://.");
    }
    errors
}

/// Returns true for an issuer of Entra ID that names a tenant by its id.
fn has_tenant(issuer: &str) -> bool {
    issuer.split('/').any(|part| part.len() == 36 && part.bytes().filter(|byte| *byte == b'-').count() == 4)
}

//! Part of an organization that a member sees.

use orgs::{OrgId, Scope};

/// Returns the organization of a scope.
pub(crate) fn org_of(scope: &Scope) -> &OrgId {
    match scope {
        Scope::Whole(org) | Scope::Part(org, _) => org,
    }
}

//! Members of an organization by what they may do with the reviews of a location.

use db::{Db, Result, Run};
use locations::Location;
use orgs::{Limits, OrgId, Permission, Role, Scope, UserId};

use super::names;
use crate::{scope::org_of, types::Colleague};

/// Members of an organization, with their roles and limits.
pub(crate) struct Team(Vec<(UserId, Role, Option<Limits>)>);

impl Team {
    /// Reads the members of an organization.
    pub(crate) async fn of(on: impl Run, org: &OrgId) -> Result<Self> {
        orgs::members(on, org).await.map(Self)
    }

    /// Returns true for a member with a permission who sees a location.
    pub(crate) fn may(&self, user: &UserId, permission: Permission, place: &Location) -> bool {
        self.0.iter().any(|(id, role, limits)| id == user && role.may(permission) && sees(limits.as_ref(), place))
    }

    /// Returns the part of the organization in which a member may be assigned reviews; `None` for other users and for
    /// members who may not reply.
    pub(super) fn assignable_scope(&self, org: &OrgId, user: &UserId) -> Option<Scope> {
        let (_, role, limits) = self.0.iter().find(|(id, _, _)| id == user)?;
        role.may(Permission::ReplyToReviews).then(|| match limits {
            None => Scope::Whole(org.clone()),
            Some(limits) => Scope::Part(org.clone(), limits.clone()),
        })
    }
}

fn sees(limits: Option<&Limits>, place: &Location) -> bool {
    limits.is_none_or(|of| of.cover(place.id.as_str(), &place.labels.0))
}

/// Returns the members who see assignments and notes at a location, by name. Without a location these are all members; a
/// limited caller then gets those who see all locations, and themselves.
pub(crate) async fn colleagues(
    db: &Db,
    (scope, user): (&Scope, &UserId),
    place: Option<&Location>,
) -> Result<Vec<Colleague>> {
    let org = org_of(scope);
    let Team(members) = Team::of(db, org).await?;
    let is_shown = |id: &UserId, limits: Option<&Limits>| match (place, scope) {
        (Some(place), _) => sees(limits, place),
        (None, Scope::Whole(_)) => true,
        (None, Scope::Part(..)) => limits.is_none() || id == user,
    };
    let seen: Vec<(UserId, Role)> = members
        .into_iter()
        .filter(|(id, role, limits)| role.may(Permission::SeeAssignments) && is_shown(id, limits.as_ref()))
        .map(|(id, role, _)| (id, role))
        .collect();
    let names = names(db, org, seen.iter().map(|(id, _)| id.clone())).await?;
    let colleague = |(id, role): (UserId, Role)| {
        let may_be_assigned = role.may(Permission::ReplyToReviews);
        names.get(&id).cloned().map(|name| Colleague { id, name, may_be_assigned })
    };
    let mut items: Vec<Colleague> = seen.into_iter().filter_map(colleague).collect();
    items.sort_by_cached_key(|item| text::fold(&item.name));
    Ok(items)
}

//! Permissions of a member for a post.

use std::collections::HashSet;

use api::{App, Error, Kind, Result};
use orgs::{
    OrgId, Permission, Right, Role, Scope, UserId,
    may::{ApprovePosts, PublishPosts},
};

use serde_json::json;

use crate::{
    queries,
    types::{Audience, PostId, PostRow},
};

/// Member who works on posts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Author<'a> {
    pub(crate) scope: &'a Scope,
    pub(crate) user: &'a UserId,
    pub(crate) role: Role,
}

/// Returns the organization of a scope.
pub(crate) fn org_of(scope: &Scope) -> &OrgId {
    match scope {
        Scope::Whole(org) | Scope::Part(org, _) => org,
    }
}

impl Author<'_> {
    /// Refuses a member without a permission.
    ///
    /// # Errors
    /// 403 `forbidden`.
    pub(crate) fn check<R: Right>(&self) -> Result<()> {
        if self.may::<R>() {
            return Ok(());
        }
        let refusal = Error::new(Kind::Forbidden, "forbidden", "Your role doesn’t allow this.");
        Err(refusal.with_params(json!({ "permission": R::ROW.permission })))
    }

    fn may<R: Right>(&self) -> bool {
        R::ROW.allows(self.role, matches!(self.scope, Scope::Part(..)))
    }

    /// Returns true when the member can only send a post of this author for approval: they lack the permission to publish,
    /// or the organization asks that another member approves it, and there is one.
    pub(crate) async fn needs_approval(&self, app: &App, author: &UserId) -> Result<bool> {
        if !self.may::<PublishPosts>() {
            return Ok(true);
        }
        let org = org_of(self.scope);
        if !queries::approval_required(&app.db, org).await? {
            return Ok(false);
        }
        Ok(!self.may::<ApprovePosts>() || (author == self.user && has_other_approver(app, org, self.user).await?))
    }

    /// Refuses a member who must not approve a post: its author, unless no other member may.
    ///
    /// # Errors
    /// 403 `own_post`.
    pub(crate) async fn check_approving(&self, app: &App, post: &PostRow) -> Result<()> {
        let org = org_of(self.scope);
        if post.created_by == *self.user
            && queries::approval_required(&app.db, org).await?
            && has_other_approver(app, org, self.user).await?
        {
            let detail = "Another member has to approve your post.";
            return Err(Error::new(Kind::Forbidden, "own_post", detail));
        }
        Ok(())
    }
}

/// Returns whether another member of the organization may approve every post.
async fn has_other_approver(app: &App, org: &OrgId, user: &UserId) -> Result<bool> {
    let members = orgs::members(&app.db, org).await?;
    Ok(members.iter().any(|(id, role, limits)| id != user && limits.is_none() && role.may(Permission::ApprovePosts)))
}

/// Returns the ids of the locations that a member sees; `None` for all.
pub(crate) async fn seen_locations(app: &App, scope: &Scope) -> Result<Option<Vec<String>>> {
    Ok(locations::ids_within(&app.db, scope, None).await?)
}

/// Returns a post that a member sees: one of its locations is within their limits, or they wrote it.
///
/// # Errors
/// 404 when there is none.
pub(crate) async fn visible_post(app: &App, scope: &Scope, user: &UserId, id: &PostId) -> Result<PostRow> {
    let org = org_of(scope);
    let post = queries::find_post(&app.db, org, id).await?.ok_or_else(Error::not_found)?;
    let Some(within) = seen_locations(app, scope).await? else { return Ok(post) };
    let filter = queries::TargetFilter { locations: Some(within), ..queries::TargetFilter::default() };
    let is_seen = post.created_by == *user || !queries::targets(&app.db, org, id, filter, (None, 1)).await?.is_empty();
    if is_seen { Ok(post) } else { Err(Error::not_found()) }
}

/// Returns whether a member sees every location of a post.
pub(crate) async fn sees_all(app: &App, scope: &Scope, post: &PostRow) -> Result<bool> {
    let Some(within) = seen_locations(app, scope).await? else { return Ok(true) };
    if queries::has_foreign(&app.db, org_of(scope), &post.id, within.clone()).await? {
        return Ok(false);
    }
    let within: HashSet<String> = within.into_iter().collect();
    Ok(match post.choice().audience() {
        Some(Audience::Locations(ids)) => ids.iter().all(|id| within.contains(id.as_str())),
        _ => false,
    })
}

/// Returns a post that a member sees and may change.
///
/// # Errors
/// 404 when they do not see it, 403 `limited` when it goes to locations outside of their limits too.
pub(crate) async fn changeable(app: &App, scope: &Scope, user: &UserId, id: &PostId) -> Result<PostRow> {
    let post = visible_post(app, scope, user, id).await?;
    if sees_all(app, scope, &post).await? {
        return Ok(post);
    }
    Err(Error::new(Kind::Forbidden, "limited", "This post goes to locations that you don’t have access to."))
}

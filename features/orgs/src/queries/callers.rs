//! What every request must know of its caller, in one statement: one round trip before the request's own work.

use auth::{Liveness, SessionId, UserId};
use db::{Db, Result};
use jiff::Timestamp;

use super::Membership;
use crate::{OrgId, limits};

/// A session, and where its user works now.
struct InSession {
    user_id: UserId,
    refreshed_at: Timestamp,
    created_at: Timestamp,
    aal: String,
    banned_until: Option<Timestamp>,
    has_factor: bool,
    org_id: Option<OrgId>,
    role: Option<String>,
    limits: limits::Kept,
    expires_at: Option<Timestamp>,
    removal_at: Option<Timestamp>,
    requires_second_factor: Option<bool>,
}

/// A session as it stands, and where its user belongs now; nothing of either when it has ended.
pub(crate) async fn in_session(db: &Db, session: &SessionId) -> Result<(Option<Liveness>, Option<Membership>)> {
    let found = auth::session_with!(
        InSession,
        session,
        ", p.org_id, coalesce(m.role, a.role) as role, m.limits, o.expires_at, o.removal_at,
            o.requires_second_factor or (m.role is null and coalesce(g.requires_second_factor, false))
                as requires_second_factor",
        "left join profiles p on p.id = u.id left join orgs o on o.id = p.org_id
         left join orgs g on g.id = o.agency_id
         left join memberships m on m.org_id = o.id and m.user_id = u.id
         left join memberships a on a.org_id = o.agency_id and a.user_id = u.id and a.role <> 'client'
              and a.limits is null"
    );
    let Some(found) = found.lookup().find(db).await? else { return Ok((None, None)) };
    let InSession { user_id, refreshed_at, created_at, aal, banned_until, has_factor, .. } = found;
    let membership = found.org_id.zip(found.role).map(|(org_id, role)| Membership {
        org_id,
        role,
        limits: found.limits,
        expires_at: found.expires_at,
        removal_at: found.removal_at,
        requires_second_factor: found.requires_second_factor.unwrap_or_default(),
    });
    Ok((Some(Liveness { user_id, refreshed_at, created_at, banned_until, aal, has_factor }), membership))
}

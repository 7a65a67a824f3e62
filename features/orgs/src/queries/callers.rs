//! Loads a caller's session and membership in one query: one round trip before the work of the request.

use auth::{Liveness, SessionId, UserId};
use db::{Db, Result};
use jiff::{SignedDuration, Timestamp};

use super::{Membership, membership_sql};
use crate::{OrgId, Role, emergency::EmergencyAccessId, idle_sign_out, limits};

/// Session with the membership of its user.
struct SessionRow {
    user_id: UserId,
    refreshed_at: Timestamp,
    created_at: Timestamp,
    active_at: Timestamp,
    aal: String,
    banned_until: Option<Timestamp>,
    has_factor: bool,
    only_org: Option<String>,
    org_id: Option<OrgId>,
    role: Option<Role>,
    limits: limits::LimitsColumn,
    expires_at: Option<Timestamp>,
    removal_at: Option<Timestamp>,
    requires_second_factor: Option<bool>,
    idle_minutes: Option<i64>,
    agency_idle_minutes: Option<i64>,
    emergency_id: Option<EmergencyAccessId>,
    emergency_ends_at: Option<Timestamp>,
}

/// Caller of a session.
pub(crate) struct InSession {
    /// State of the session; `None` when it has ended.
    pub(crate) liveness: Option<Liveness>,
    /// Membership in the current organization.
    pub(crate) membership: Option<Membership>,
    /// Idle timeout of sessions in that organization.
    pub(crate) idle_limit: Option<SignedDuration>,
}

/// Returns the session and the membership of its user; all fields are `None` when the session has ended.
pub(crate) async fn in_session(db: &Db, session: &SessionId) -> Result<InSession> {
    let query = membership_sql!(
        @membership session,
        SessionRow,
        ", o.id as org_id, o.idle_minutes, case when m.role is null then g.idle_minutes end as agency_idle_minutes",
        session
    );
    let Some(row) = query.lookup().find(db).await? else {
        return Ok(InSession { liveness: None, membership: None, idle_limit: None });
    };
    let SessionRow { user_id, refreshed_at, created_at, active_at, aal, banned_until, has_factor, only_org, .. } = row;
    let liveness = Liveness { user_id, refreshed_at, created_at, active_at, banned_until, aal, has_factor, only_org };
    let idle_limit = idle_sign_out::shorter_timeout(row.idle_minutes, row.agency_idle_minutes);
    let membership = row.org_id.zip(row.role).map(|(org_id, role)| Membership {
        org_id,
        role,
        limits: row.limits,
        expires_at: row.expires_at,
        removal_at: row.removal_at,
        requires_second_factor: row.requires_second_factor.unwrap_or_default(),
        emergency_id: row.emergency_id,
        emergency_ends_at: row.emergency_ends_at,
    });
    // No rule applies to a user without access to the organization.
    let idle_limit = idle_limit.filter(|_| membership.is_some());
    Ok(InSession { liveness: Some(liveness), membership, idle_limit })
}

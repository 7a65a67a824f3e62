//! Decisions over the matrix: who has a permission, and the answer to who lacks it.

use api::{Error, Kind};
use serde_json::json;

use super::{About, MATRIX, MatrixRow, Permission, Role, Through};
use crate::{Via, emergency, scopes::TokenScope};

impl MatrixRow {
    /// Returns true when a role has the permission, with or without limits to some locations.
    pub fn allows(&self, role: Role, is_limited: bool) -> bool {
        let has = match role {
            Role::Custom(permissions) => permissions.has(self.permission),
            role => self.roles.contains(&role),
        };
        has && (!is_limited || self.about != About::Whole)
    }

    /// Checks role, limits and authentication, and the scope of a token; a safe request needs the scope `read`, which
    /// every token has.
    ///
    /// # Errors
    /// Fails with 403: `session_required` when a token is used where a session is needed, `forbidden` for an
    /// insufficient role, `limited` when a limited member needs a permission about all locations, `insufficient_scope`
    /// for a token that lacks the scope.
    pub(crate) fn check(&self, role: Role, is_limited: bool, via: &Via, is_safe: bool) -> api::Result<()> {
        if self.through == Through::Session && via.is_token() {
            return Err(self.refusal("session_required", "This isn’t available with a token. Sign in first."));
        }
        if !self.allows(role, false) {
            return Err(self.refused());
        }
        if !self.allows(role, is_limited) {
            return Err(self.limited());
        }
        via.require(&[if is_safe { TokenScope::Read } else { self.writes }])
    }

    /// Checks that the request is allowed in an organization scheduled for removal.
    ///
    /// # Errors
    /// Fails with 409 `organisation_leaving` when the request would change the organization.
    pub(crate) fn check_leaving(&self, is_written_there: bool) -> api::Result<()> {
        if !is_written_there || self.stays_open() {
            return Ok(());
        }
        let detail =
            "The organization is scheduled for deletion. You can only view it, export it, or cancel the deletion.";
        Err(Error::new(Kind::Conflict, "organisation_leaving", detail))
    }

    /// Returns true for permissions available until the removal: the member's own data, the export, and canceling the
    /// removal.
    fn stays_open(&self) -> bool {
        use Permission::{ChooseNotifications, CloseOrganisation, ExportData, ReadNotifications};
        let is_open =
            [ChooseNotifications, CloseOrganisation, ExportData, ReadNotifications].contains(&self.permission);
        self.about == About::Own || is_open
    }

    /// Returns true when the permission could create access for people, or an outlet for data, that outlasts an
    /// emergency. Such a permission requires the role that the member has without an emergency.
    pub fn outlasts_emergency(&self) -> bool {
        use Permission::{
            CloseOrganisation, ConnectGoogle, MakeTokens, ManageDomains, ManageIntegrations, ManageMembers,
            ManageOrganisation, ManagePortal, ManageSso, ManageWebhooks, ScheduleReports,
        };
        let outlasting = [
            MakeTokens,
            ConnectGoogle,
            ManageMembers,
            ManageDomains,
            ManagePortal,
            ManageSso,
            ManageOrganisation,
            ManageIntegrations,
            ManageWebhooks,
            ScheduleReports,
            CloseOrganisation,
        ];
        outlasting.contains(&self.permission)
    }

    /// Returns 403 `forbidden` with the missing permission.
    pub fn refused(&self) -> Error {
        self.refusal("forbidden", "Your role doesn’t allow this.")
    }

    /// Returns 403 `limited`: only members who see all locations have the permission.
    pub(crate) fn limited(&self) -> Error {
        self.refusal("limited", "This requires access to all locations.")
    }

    fn refusal(&self, code: &'static str, detail: &str) -> Error {
        Error::new(Kind::Forbidden, code, detail).with_params(json!({ "permission": self.permission }))
    }
}

impl Role {
    /// Returns true when the role has the permission, for members without limits to some locations.
    pub fn may(self, permission: Permission) -> bool {
        MATRIX.iter().any(|row| row.permission == permission && row.allows(self, false))
    }

    /// Returns true when members with this role may be limited to some locations. Roles that manage members see all
    /// locations.
    pub fn may_be_limited(self) -> bool {
        !self.may(Permission::ManageMembers)
    }

    /// Returns true when the role has every permission of another role.
    pub fn covers(self, other: Self) -> bool {
        MATRIX.iter().all(|row| !row.allows(other, false) || row.allows(self, false))
    }
}

/// Returns the role and limits for one permission. An emergency grants no permission whose effects would outlast it.
pub(crate) fn lifted_for<L>(row: &MatrixRow, role: Role, limits: Option<L>, is_running: bool) -> (Role, Option<L>) {
    emergency::lifted(role, limits, is_running && !row.outlasts_emergency())
}

/// Returns the permissions of a role, with or without limits to some locations, during an emergency or not.
pub fn permissions(role: Role, is_limited: bool, is_emergency: bool) -> Vec<Permission> {
    let may = |row: &&MatrixRow| {
        let (role, limits) = lifted_for(row, role, is_limited.then_some(()), is_emergency);
        row.allows(role, limits.is_some())
    };
    MATRIX.iter().filter(may).map(|row| row.permission).collect()
}

//! Permission matrix: permissions and the roles that have them. Pure; rendered into `docs/permissions.md`.

mod scoped;

use api::{Error, Kind};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use crate::{Role, Via, emergency, scopes::TokenScope};

pub use scoped::{Asking, Publishing};

const EVERYBODY: &[Role] = &Role::ALL;
const TEAM: &[Role] = &[Role::Owner, Role::Admin, Role::Manager, Role::Responder, Role::Viewer];
const RESPONDERS: &[Role] = &[Role::Owner, Role::Admin, Role::Manager, Role::Responder];
const MANAGERS: &[Role] = &[Role::Owner, Role::Admin, Role::Manager];
const ADMINS: &[Role] = &[Role::Owner, Role::Admin];
const OWNERS: &[Role] = &[Role::Owner];

/// Row of the matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Permission of the row.
    pub permission: Permission,
    /// Description of the permission.
    pub says: &'static str,
    /// Roles that have the permission.
    pub roles: &'static [Role],
    /// Accepted authentication.
    pub through: Through,
    /// Scope that a token needs for requests that change something; `read` when there are none.
    pub writes: TokenScope,
    /// Resource of the permission, which decides about members limited to some locations.
    pub about: About,
}

/// Authentication accepted for a permission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Through {
    /// A session or an API token.
    Anything,
    /// A session only.
    Session,
}

/// Resource of a permission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Individual locations: limited members have the permission within their limits.
    Each,
    /// The whole organization: limited members lack the permission, because it would reveal other locations.
    Whole,
    /// Data of the member: limited members have the permission.
    Own,
}

/// Permission as a type, used as an argument of handlers.
pub trait Right: Send + Sync + 'static {
    /// Row of the matrix.
    const ROW: Row;
}

/// Permission about individual locations.
pub trait RightToEach: Right {}

macro_rules! matrix {
    ($($(#[doc = $says:literal])+ $name:ident = $key:literal, $roles:ident, $through:ident, $writes:ident, $about:ident;)+) => {
        /// Permissions of members. Each role includes a part of them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum Permission {
            $($(#[doc = $says])+ $name,)+
        }

        impl Permission {
            /// Returns the name used in JSON and in the OpenAPI document.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$name => $key,)+ }
            }
        }

        /// All permissions, those of most roles first.
        pub const MATRIX: &[Row] = &[$(<may::$name as Right>::ROW,)+];

        /// Permissions as types, for [`May`](crate::May) and [`Within`](crate::Within).
        pub mod may {
            use super::{About, Permission, Right, RightToEach, Row, Through, TokenScope};

            $(
                $(#[doc = $says])+
                #[derive(Clone, Copy, Debug, PartialEq, Eq)]
                pub enum $name {}

                impl Right for $name {
                    const ROW: Row = Row {
                        permission: Permission::$name,
                        says: concat!($($says),+),
                        roles: super::$roles,
                        through: Through::$through,
                        writes: TokenScope::$writes,
                        about: About::$about,
                    };
                }

                matrix!(@$about $name);
            )+
        }
    };
    (@Each $name:ident) => { impl RightToEach for $name {} };
    (@Whole $name:ident) => {};
    (@Own $name:ident) => {};
}

matrix! {
    /// View locations with their labels, audit, photos, and performance, and get live updates.
    SeeLocations = "see_locations", EVERYBODY, Anything, Read, Each;
    /// Download locations as a file.
    ExportLocations = "export_locations", EVERYBODY, Anything, Read, Each;
    /// View the overview and the map.
    SeeOverview = "see_overview", EVERYBODY, Anything, Read, Each;
    /// View reviews and the replies to them.
    SeeReviews = "see_reviews", EVERYBODY, Anything, Read, Each;
    /// View heatmaps.
    SeeHeatmaps = "see_heatmaps", EVERYBODY, Anything, Read, Each;
    /// View citations: what directories show of a location, and the tasks that correct it.
    SeeCitations = "see_citations", EVERYBODY, Anything, Read, Each;
    /// View landing pages, their drafts, and their figures.
    SeePages = "see_pages", EVERYBODY, Anything, Read, Each;
    /// View reports. Clients view those that were released to them.
    SeeReports = "see_reports", EVERYBODY, Anything, Read, Each;
    /// View posts, their calendar, and the posts that stand at Google.
    SeePosts = "see_posts", EVERYBODY, Anything, Read, Each;
    /// Read the change feed of all locations.
    FollowChanges = "follow_changes", EVERYBODY, Anything, Read, Whole;
    /// View the organization’s plan and usage.
    SeePlan = "see_plan", EVERYBODY, Anything, Read, Whole;
    /// Save personal list views.
    KeepViews = "keep_views", EVERYBODY, Anything, Write, Own;
    /// Leave the organization.
    Leave = "leave", EVERYBODY, Session, Write, Own;
    /// Start and end emergency access, if an owner allows it.
    UseEmergencyAccess = "use_emergency_access", EVERYBODY, Session, Write, Own;
    /// View the history of a location.
    SeeHistory = "see_history", TEAM, Anything, Read, Each;
    /// View imports, bulk edits, and possible duplicates.
    SeeWork = "see_work", TEAM, Anything, Read, Whole;
    /// View connected Google accounts and their activity.
    SeeGoogle = "see_google", TEAM, Anything, Read, Whole;
    /// View members.
    SeeMembers = "see_members", TEAM, Anything, Read, Whole;
    /// View who works on a review, and internal notes.
    SeeAssignments = "see_assignments", TEAM, Anything, Read, Each;
    /// Receive notifications.
    ReadNotifications = "read_notifications", TEAM, Anything, Write, Each;
    /// Choose notification settings.
    ChooseNotifications = "choose_notifications", TEAM, Session, Write, Own;
    /// Create personal API tokens.
    MakeTokens = "make_tokens", TEAM, Session, Write, Own;
    /// Reply to reviews, and mark them as done.
    ReplyToReviews = "reply_to_reviews", RESPONDERS, Anything, Write, Each;
    /// Assign reviews, set their due time and work state, and write internal notes.
    AssignReviews = "assign_reviews", RESPONDERS, Anything, Write, Each;
    /// Record what directories show, start audits, and work on the tasks that correct it.
    WorkOnCitations = "work_on_citations", RESPONDERS, Anything, Write, Each;
    /// View contacts, campaigns, requests for reviews, and private feedback.
    SeeContacts = "see_contacts", RESPONDERS, Anything, Read, Each;
    /// Add contacts, ask one of them for a review, and answer private feedback.
    SendRequests = "send_requests", RESPONDERS, Anything, Write, Each;
    /// Write posts, and send them for approval.
    WritePosts = "write_posts", RESPONDERS, Anything, Write, Each;
    /// Approve replies of other members, and send own ones without approval.
    ApproveReplies = "approve_replies", MANAGERS, Anything, Publish, Each;
    /// Edit a location and its photos.
    ChangeLocations = "change_locations", MANAGERS, Anything, Write, Each;
    /// Create, edit, and delete the panels of heatmaps.
    ManagePanels = "manage_panels", MANAGERS, Anything, Write, Each;
    /// Start and end scans, which can cost money.
    RunScans = "run_scans", MANAGERS, Anything, Spend, Each;
    /// Start and end campaigns, choose review links, forget contacts, and change the settings of requests.
    ManageRequests = "manage_requests", MANAGERS, Anything, Write, Each;
    /// Edit the contents of landing pages.
    WritePages = "write_pages", MANAGERS, Anything, Write, Each;
    /// Publish landing pages, take them offline, and close them.
    PublishPages = "publish_pages", MANAGERS, Anything, Publish, Each;
    /// Make, release, share, and delete reports.
    MakeReports = "make_reports", MANAGERS, Anything, Write, Each;
    /// Create, edit, and delete schedules that email reports.
    ScheduleReports = "schedule_reports", MANAGERS, Anything, Publish, Each;
    /// Approve posts of other members, or send them back.
    ApprovePosts = "approve_posts", MANAGERS, Anything, Publish, Each;
    /// Publish, stop, and retry posts, and edit or delete them at Google.
    PublishPosts = "publish_posts", MANAGERS, Anything, Publish, Each;
    /// Delete and restore a location.
    DeleteLocations = "delete_locations", MANAGERS, Anything, Write, Each;
    /// Add locations.
    AddLocations = "add_locations", MANAGERS, Anything, Write, Whole;
    /// Edit many locations at once.
    EditInBulk = "edit_in_bulk", MANAGERS, Anything, Write, Whole;
    /// Import locations from a file.
    ImportLocations = "import_locations", MANAGERS, Anything, Write, Whole;
    /// Add reviews by hand or from programs.
    ImportReviews = "import_reviews", MANAGERS, Anything, Write, Whole;
    /// Import contacts from files and programs.
    ImportContacts = "import_contacts", MANAGERS, Anything, Write, Whole;
    /// Create, edit, and delete reply templates.
    ManageReplyTemplates = "manage_reply_templates", MANAGERS, Anything, Write, Whole;
    /// Choose whether posts need approval, and add and delete templates of posts.
    ManagePosts = "manage_posts", MANAGERS, Anything, Write, Whole;
    /// Create, edit, and delete labels.
    ManageLabels = "manage_labels", MANAGERS, Anything, Write, Whole;
    /// Add, change, hide, and delete directories.
    ManageCitations = "manage_citations", MANAGERS, Anything, Write, Whole;
    /// Merge duplicates, or mark them as different.
    MergeDuplicates = "merge_duplicates", MANAGERS, Anything, Write, Whole;
    /// Connect and disconnect Google accounts.
    ConnectGoogle = "connect_google", MANAGERS, Session, Write, Whole;
    /// Import from and sync with Google.
    SyncGoogle = "sync_google", MANAGERS, Anything, Write, Whole;
    /// Publish changes to Google, and keep or revert changes made there.
    PushToGoogle = "push_to_google", MANAGERS, Anything, Publish, Whole;
    /// Invite, edit, and remove members. Only owners can edit owners.
    ManageMembers = "manage_members", ADMINS, Session, Write, Whole;
    /// Edit the organization and its settings, and add clients of an agency.
    ManageOrganisation = "manage_organisation", ADMINS, Session, Write, Whole;
    /// Manage webhooks and view deliveries.
    ManageWebhooks = "manage_webhooks", ADMINS, Session, Write, Whole;
    /// Manage accounts at other services, with their keys.
    ManageIntegrations = "manage_integrations", ADMINS, Session, Write, Whole;
    /// Set the monthly cap on the cost of scans.
    SetRankBudget = "set_rank_budget", ADMINS, Session, Write, Whole;
    /// Create the site of the landing pages, and change its look, languages, address and legal texts.
    ManageSite = "manage_site", ADMINS, Session, Write, Whole;
    /// Download contacts as a file.
    ExportContacts = "export_contacts", ADMINS, Session, Write, Whole;
    /// View the audit log.
    SeeAuditLog = "see_audit_log", ADMINS, Anything, Write, Whole;
    /// View the subscription, payments and invoices.
    SeeBilling = "see_billing", ADMINS, Anything, Read, Whole;
    /// Export all data of the organization.
    ExportData = "export_data", ADMINS, Session, Write, Whole;
    /// Buy, change and cancel the subscription.
    ManageBilling = "manage_billing", OWNERS, Session, Write, Whole;
    /// Decide whether assistants may connect.
    ManageAssistants = "manage_assistants", OWNERS, Session, Write, Whole;
    /// Delete the organization, or cancel its deletion.
    CloseOrganisation = "close_organisation", OWNERS, Session, Write, Whole;
}

impl Row {
    /// Returns true when a role has the permission, with or without limits to some locations.
    pub fn allows(&self, role: Role, is_limited: bool) -> bool {
        self.roles.contains(&role) && (!is_limited || self.about != About::Whole)
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
            CloseOrganisation, ConnectGoogle, MakeTokens, ManageMembers, ManageOrganisation, ManageWebhooks,
        };
        let outlasting =
            [MakeTokens, ConnectGoogle, ManageMembers, ManageOrganisation, ManageWebhooks, CloseOrganisation];
        outlasting.contains(&self.permission)
    }

    /// Returns 403 `forbidden` with the missing permission.
    pub(crate) fn refused(&self) -> Error {
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
    pub(crate) fn may_be_limited(self) -> bool {
        !self.may(Permission::ManageMembers)
    }

    /// Returns true when the role has every permission of another role.
    pub fn covers(self, other: Self) -> bool {
        MATRIX.iter().all(|row| !row.allows(other, false) || row.allows(self, false))
    }
}

/// Returns the role and limits for one permission. An emergency grants no permission whose effects would outlast it.
pub(crate) fn lifted_for<L>(row: &Row, role: Role, limits: Option<L>, is_running: bool) -> (Role, Option<L>) {
    emergency::lifted(role, limits, is_running && !row.outlasts_emergency())
}

/// Returns the permissions of a role, with or without limits to some locations, during an emergency or not.
pub fn permissions(role: Role, is_limited: bool, is_emergency: bool) -> Vec<Permission> {
    let may = |row: &&Row| {
        let (role, limits) = lifted_for(row, role, is_limited.then_some(()), is_emergency);
        row.allows(role, limits.is_some())
    };
    MATRIX.iter().filter(may).map(|row| row.permission).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TokenId;

    fn token() -> Via {
        let id = "018f0000-0000-7000-8000-000000000000".parse::<TokenId>().unwrap();
        Via::Token { id, scopes: [TokenScope::Write].into_iter().collect() }
    }

    fn code(row: &Row, role: Role, is_limited: bool, via: &Via) -> Option<&'static str> {
        row.check(role, is_limited, via, false).err().map(|error| error.code())
    }

    #[test]
    fn a_role_covers_those_that_may_less() {
        for pair in Role::ALL.windows(2) {
            assert!(pair[0].covers(pair[1]), "{pair:?}");
        }
        assert!(!Role::Admin.covers(Role::Owner) && !Role::Viewer.covers(Role::Manager));
        assert!(Role::Manager.may(Permission::ChangeLocations) && !Role::Responder.may(Permission::ChangeLocations));
        assert_eq!(permissions(Role::Owner, false, false).len(), MATRIX.len());
    }

    #[test]
    fn who_reads_changes_nothing_and_a_client_sees_no_internals() {
        use Permission::{
            AssignReviews, ExportLocations, FollowChanges, KeepViews, Leave, ReplyToReviews, SeeCitations, SeeContacts,
            SeeHeatmaps, SeeLocations, SeeOverview, SeePages, SeePlan, SeePosts, SeeReports, SeeReviews, SendRequests,
            UseEmergencyAccess, WorkOnCitations, WritePosts,
        };
        let seen = [
            SeeLocations,
            ExportLocations,
            SeeOverview,
            SeeReviews,
            SeeHeatmaps,
            SeeCitations,
            SeePages,
            SeeReports,
            SeePosts,
            FollowChanges,
            SeePlan,
            KeepViews,
            Leave,
            UseEmergencyAccess,
        ];
        assert_eq!(permissions(Role::Client, false, false), seen);
        let more = |role| permissions(role, false, false).len();
        assert_eq!(more(Role::Responder), more(Role::Viewer) + 6);
        for permission in [ReplyToReviews, AssignReviews, WorkOnCitations, SeeContacts, SendRequests, WritePosts] {
            assert!(Role::Responder.may(permission) && !Role::Viewer.may(permission));
        }
        assert!(!permissions(Role::Viewer, false, false).contains(&Permission::ChangeLocations));
    }

    #[test]
    fn a_refusal_says_why() {
        let session = Via::Session("018f0000-0000-7000-8000-000000000000".parse().unwrap());
        let [see, add, decide] = [may::SeeLocations::ROW, may::AddLocations::ROW, may::ManageMembers::ROW];
        assert_eq!(code(&see, Role::Client, true, &token()), None);
        assert_eq!(code(&add, Role::Viewer, false, &session), Some("forbidden"));
        assert_eq!(code(&add, Role::Manager, true, &session), Some("limited"));
        assert_eq!(code(&add, Role::Manager, false, &token()), None);
        assert_eq!(code(&decide, Role::Owner, false, &token()), Some("session_required"));
        assert_eq!(code(&decide, Role::Admin, false, &session), None);
        let scan = may::RunScans::ROW;
        assert_eq!(code(&scan, Role::Viewer, false, &token()), Some("forbidden"), "no scope would help");
        assert_eq!(code(&scan, Role::Manager, false, &token()), Some("insufficient_scope"));
        assert!(scan.check(Role::Manager, false, &token(), true).is_ok(), "reading needs no more than every token has");
        assert_eq!(code(&Publishing::<may::WritePosts>::ROW, Role::Owner, false, &token()), Some("insufficient_scope"));
        assert_eq!(code(&Asking::<may::RunScans>::ROW, Role::Owner, false, &token()), None);
    }

    #[test]
    fn an_organisation_that_leaves_is_read_exported_and_kept_and_nothing_else() {
        let open: Vec<Permission> =
            MATRIX.iter().filter(|row| row.check_leaving(true).is_ok()).map(|row| row.permission).collect();
        for permission in &open {
            let (own, key) = (
                MATRIX.iter().any(|row| row.permission == *permission && row.about == About::Own),
                permission.as_str(),
            );
            assert!(
                own || ["choose_notifications", "close_organisation", "export_data", "read_notifications"]
                    .contains(&key),
                "{key}"
            );
        }
        let row = may::ChangeLocations::ROW;
        assert_eq!(row.check_leaving(true).map_err(|error| error.code()), Err("organisation_leaving"));
        assert!(row.check_leaving(false).is_ok(), "reading goes on");
    }

    #[test]
    fn a_permission_is_written_the_same_everywhere() {
        for row in MATRIX {
            assert_eq!(json!(row.permission), row.permission.as_str());
        }
    }
}

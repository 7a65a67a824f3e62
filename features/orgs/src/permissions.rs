//! Permission matrix: permissions and the roles that have them. Pure; rendered into `docs/permissions.md`.

mod decisions;
mod role;
mod set;
mod token_scopes;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::scopes::TokenScope;

pub(crate) use decisions::lifted_for;
pub use decisions::permissions;
pub use role::{Role, stored_permissions};
pub use set::PermissionSet;
pub use token_scopes::{Asking, Publishing};

const EVERYBODY: &[Role] = &Role::ALL;
const TEAM: &[Role] = &[Role::Owner, Role::Admin, Role::Manager, Role::Responder, Role::Viewer];
const RESPONDERS: &[Role] = &[Role::Owner, Role::Admin, Role::Manager, Role::Responder];
const MANAGERS: &[Role] = &[Role::Owner, Role::Admin, Role::Manager];
const ADMINS: &[Role] = &[Role::Owner, Role::Admin];
const OWNERS: &[Role] = &[Role::Owner];

/// Row of the matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatrixRow {
    /// Permission of the row.
    pub permission: Permission,
    /// Description of the permission.
    pub description: &'static str,
    /// Built-in roles that have the permission.
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
    const ROW: MatrixRow;
}

/// Permission about individual locations.
pub trait RightToEach: Right {}

macro_rules! matrix {
    ($($(#[doc = $says:literal])+ $name:ident = $key:literal, $roles:ident, $through:ident, $writes:ident, $about:ident;)+) => {
        /// Permissions of members. Each role includes a part of them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum Permission {
            $($(#[doc = $says])+ $name,)+
        }

        impl Permission {
            /// Returns the name used in JSON and in the OpenAPI document.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $key,)+ }
            }
        }

        /// All permissions, those of most roles first.
        pub const MATRIX: &[MatrixRow] = &[$(<may::$name as Right>::ROW,)+];

        /// Permissions as types, for [`May`](crate::May) and [`Within`](crate::Within).
        pub mod may {
            use super::{About, Permission, Right, RightToEach, MatrixRow, Through, TokenScope};

            $(
                $(#[doc = $says])+
                #[derive(Clone, Copy, Debug, PartialEq, Eq)]
                pub enum $name {}

                impl Right for $name {
                    const ROW: MatrixRow = MatrixRow {
                        permission: Permission::$name,
                        description: concat!($($says),+),
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
    /// View the clients of an agency, with the figures that the member can view in each of them.
    SeeClients = "see_clients", TEAM, Session, Read, Whole;
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
    /// Lead the work on a crisis of reviews, and end it.
    HandleCrisis = "handle_crisis", MANAGERS, Anything, Write, Each;
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
    /// Add, check, and remove own domains.
    ManageDomains = "manage_domains", ADMINS, Session, Write, Whole;
    /// Create, edit, and delete the brands of reports and of the client portal.
    ManageBrands = "manage_brands", ADMINS, Session, Write, Whole;
    /// Choose who signs in to the client portal, and what they see.
    ManagePortal = "manage_portal", ADMINS, Session, Write, Whole;
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
    /// Set up, test and enforce single sign-on.
    ManageSso = "manage_sso", OWNERS, Session, Write, Whole;
    /// Delete the organization, or cancel its deletion.
    CloseOrganisation = "close_organisation", OWNERS, Session, Write, Whole;
}

#[cfg(test)]
mod tests;

//! Lines of "Today", and the port through which features add them.

use api::App;
use futures::future::BoxFuture;
use jiff::Timestamp;
use orgs::{Right, Role, Scope, UserId};
use serde::Serialize;
use utoipa::ToSchema;

/// Kind of a line. The order of the variants is the order of the lines, worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TodayKind {
    /// Open crises: bad reviews that pile up at a location.
    ReviewCrises,
    /// Connections to Google that ended.
    ConnectionLost,
    /// Locations with a Business Profile that are marked as permanently closed.
    PermanentlyClosed,
    /// Reviews of one star from the last 90 days that have no reply and are not marked as done.
    BadReviews,
    /// Changes at Google that wait for a decision.
    GoogleChanges,
    /// Locations with edits that Google refused.
    RefusedEdits,
    /// Locations with edits that were not sent to Google.
    UnpublishedEdits,
    /// Heatmaps whose newest scan shows a drop of rank that is more than noise.
    RankDrops,
    /// Replies to reviews that wait for approval.
    ReplyApprovals,
    /// Posts that wait for approval.
    PostApprovals,
    /// Posts that Google refused at a location, or that could not be sent there.
    RefusedPosts,
    /// Reviews that are assigned to the caller and not done.
    AssignedReviews,
    /// Tasks of citations that are overdue.
    CitationTasks,
    /// Listings in directories that a person has to check again.
    CitationChecks,
    /// An import of a file that failed.
    ImportFailed,
    /// Locations whose last sync with Google failed.
    SyncFailed,
    /// Locations linked to Google whose Business Profile is not verified.
    NotVerified,
    /// Pairs of locations that may be one place.
    Duplicates,
    /// Locations without a phone number.
    MissingPhone,
    /// Locations without a category.
    MissingCategory,
    /// Locations without a website.
    MissingWebsite,
}

/// One line: something that the caller can do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TodayLine {
    /// Kind of the line.
    pub kind: TodayKind,
    /// Number of locations, crises, reviews, replies, posts, changes, heatmaps, tasks, listings, pairs, connections or imports; at least 1.
    pub count: i64,
    /// Name of the only one: a location, an email address, a file name, a keyword, or the beginning of a post. Null for several.
    #[schema(required)]
    pub name: Option<String>,
    /// Time since when the line waits; null when it is unknown.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub since: Option<Timestamp>,
    /// Earliest time at which it is due; null when nothing is due.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub due_at: Option<Timestamp>,
    /// Path of the screen where it is done.
    pub link: String,
}

/// Member for whom "Today" is read.
#[derive(Clone, Debug)]
pub struct Reader {
    /// User id of the member.
    pub user: UserId,
    /// Part of the organization that the member sees.
    pub scope: Scope,
    /// Role of the member.
    pub role: Role,
}

impl Reader {
    /// Returns true when the member has a permission, within their limits.
    pub fn may<R: Right>(&self) -> bool {
        R::ROW.allows(self.role, matches!(self.scope, Scope::Part(..)))
    }
}

/// Source of lines. Each feature with something to do has one, and the server lists them.
pub trait TodaySource: Send + Sync {
    /// Returns the lines for a member, in any order. A line with a count of 0 is left out.
    fn lines<'a>(&'a self, app: &'a App, reader: &'a Reader) -> BoxFuture<'a, api::Result<Vec<TodayLine>>>;
}

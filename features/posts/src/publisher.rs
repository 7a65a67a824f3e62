//! Port to the source that shows posts. The feature of the source implements it, and the server joins them.

use futures::future::BoxFuture;
use jiff::{Timestamp, civil::DateTime};
use locations::LocationId;
use orgs::OrgId;

use crate::types::{ButtonKind, Kind, Language};

/// Writes posts at one source, and reads them there.
pub trait Publisher: Send + Sync {
    /// Returns the posts of a location, the latest first.
    ///
    /// # Errors
    /// See [`SendFailure`].
    fn list<'a>(&'a self, at: LocationRef<'a>) -> BoxFuture<'a, Result<Vec<SourcePost>, SendFailure>>;

    /// Creates a post. It is never repeated by the publisher: a post may exist after [`SendFailure::Unknown`].
    ///
    /// # Errors
    /// See [`SendFailure`].
    fn create<'a>(
        &'a self,
        at: LocationRef<'a>,
        post: &'a OutgoingPost,
    ) -> BoxFuture<'a, Result<SourcePost, SendFailure>>;

    /// Changes a post of this name. May be repeated.
    ///
    /// # Errors
    /// See [`SendFailure`].
    fn edit<'a>(
        &'a self,
        at: LocationRef<'a>,
        name: &'a str,
        post: &'a OutgoingPost,
    ) -> BoxFuture<'a, Result<SourcePost, SendFailure>>;

    /// Deletes a post of this name. May be repeated: a post that is not there is deleted.
    ///
    /// # Errors
    /// See [`SendFailure`].
    fn delete<'a>(&'a self, at: LocationRef<'a>, name: &'a str) -> BoxFuture<'a, Result<(), SendFailure>>;
}

/// Location of a post.
#[derive(Clone, Copy, Debug)]
pub struct LocationRef<'a> {
    /// Organization.
    pub org: &'a OrgId,
    /// Location.
    pub location: &'a LocationId,
}

/// Post on its way to the source, with its variables filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutgoingPost {
    /// Kind.
    pub kind: Kind,
    /// Language of its texts.
    pub language: Language,
    /// Text.
    pub text: String,
    /// Title of an offer or event.
    pub title: Option<String>,
    /// First and last local time of an event or offer; an offer lasts whole days.
    pub period: Option<(DateTime, DateTime)>,
    /// Code, address and terms of an offer.
    pub offer: Option<[Option<String>; 3]>,
    /// Button with its address.
    pub button: Option<(ButtonKind, Option<String>)>,
    /// Public address of its photo.
    pub photo_url: Option<String>,
}

/// Post as its source has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourcePost {
    /// Name at the source.
    pub name: String,
    /// State.
    pub state: SourceState,
    /// Kind; that of news for kinds that are unknown here.
    pub kind: Kind,
    /// Text.
    pub text: String,
    /// Title of an offer or event.
    pub title: Option<String>,
    /// First and last local time of an event or offer.
    pub period: Option<(DateTime, DateTime)>,
    /// Button with its address.
    pub button: Option<(ButtonKind, Option<String>)>,
    /// Address of its photo at the source.
    pub photo_url: Option<String>,
    /// Public address.
    pub url: Option<String>,
    /// Time at which it was created there.
    pub created_at: Option<Timestamp>,
    /// Time at which the source publishes it.
    pub scheduled_at: Option<Timestamp>,
}

impl SourcePost {
    /// Returns whether this may be a post that was sent: texts, title and button are equal. White space may differ.
    pub(crate) fn is_like(&self, sent: &OutgoingPost) -> bool {
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let title = |title: &Option<String>| title.as_deref().map(words);
        self.kind == sent.kind
            && words(&self.text) == words(&sent.text)
            && title(&self.title) == title(&sent.title)
            && self.period.is_none_or(|period| sent.period.is_none_or(|sent| period.0 == sent.0))
            && self.button.as_ref().map(|(kind, _)| *kind) == sent.button.as_ref().map(|(kind, _)| *kind)
    }
}

db::stored! {
    /// State of a post at its source.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = GooglePostState)]
    pub enum SourceState {
        /// The source checks it.
        Processing = "processing",
        /// Shown.
        Live = "live",
        /// Refused.
        Rejected = "rejected",
        /// The source publishes it later.
        Scheduled = "scheduled",
        /// The source repeats it.
        Recurring = "recurring",
    }
}

/// Reason why a call had no success, with a stable code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SendFailure {
    /// Temporary, and the call had no effect.
    Later(String),
    /// Temporary, and the call may have had its effect.
    Unknown(String),
    /// Permanent.
    Refused(String),
    /// The source has no post of this name.
    Gone,
}

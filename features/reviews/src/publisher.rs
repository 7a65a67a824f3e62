//! Port to the sources that take replies. The feature of a source implements it, and the server joins them.

use std::sync::Arc;

use futures::future::BoxFuture;
use locations::LocationId;
use orgs::OrgId;

use crate::types::{ReplyState, Source};

/// Sends replies to one source.
pub trait Publisher: Send + Sync {
    /// Returns the source.
    fn source(&self) -> Source;

    /// Writes or removes the reply to a review at the source, and returns its state there. A call may be repeated
    /// after a failure or a crash, and must then have no further effect.
    ///
    /// # Errors
    /// [`SendFailure::Later`] when the same call may succeed later, [`SendFailure::Refused`] when it will not.
    fn send<'a>(&'a self, reply: OutgoingReply<'a>) -> BoxFuture<'a, Result<ReplyState, SendFailure>>;
}

/// Reply on its way to its source.
#[derive(Clone, Copy, Debug)]
pub struct OutgoingReply<'a> {
    /// Organization of the review.
    pub org: &'a OrgId,
    /// Location of the review.
    pub location: &'a LocationId,
    /// Id of the review at the source.
    pub review: &'a str,
    /// Text of the reply; `None` to remove it.
    pub text: Option<&'a str>,
}

/// Reason why a reply was not sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SendFailure {
    /// Temporary; with a stable code.
    Later(String),
    /// Permanent; with a stable code.
    Refused(String),
}

/// Publishers of all sources that take replies.
pub(crate) type Publishers = Arc<Vec<Box<dyn Publisher>>>;

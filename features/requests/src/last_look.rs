//! Last look at queued emails before they are sent: their recipients may have stopped them or been forgotten meanwhile.

use std::{future::Future, pin::Pin, sync::Arc};

use db::{Db, Result};
use mail::List;

use crate::queries;

/// Name of the list of requests and their reminders. Their emails are about the id of a request.
pub(crate) const REQUESTS: &str = "review_requests";
/// Name of the list of answers to private feedback. Their emails are about the id of an answer.
pub(crate) const ANSWERS: &str = "feedback_answers";

/// Returns the lists that decide about the queued emails of this feature.
pub fn lists() -> Vec<Arc<dyn List>> {
    vec![Arc::new(RequestEmails), Arc::new(AnswerEmails)]
}

struct RequestEmails;

impl List for RequestEmails {
    fn name(&self) -> &'static str {
        REQUESTS
    }

    fn is_wanted<'a>(
        &'a self,
        db: &'a Db,
        org: &'a str,
        about: &'a str,
    ) -> Pin<Box<dyn Future<Output = Result<bool>> + Send + 'a>> {
        Box::pin(queries::is_request_wanted(db, org, about))
    }
}

struct AnswerEmails;

impl List for AnswerEmails {
    fn name(&self) -> &'static str {
        ANSWERS
    }

    fn is_wanted<'a>(
        &'a self,
        db: &'a Db,
        org: &'a str,
        about: &'a str,
    ) -> Pin<Box<dyn Future<Output = Result<bool>> + Send + 'a>> {
        Box::pin(queries::is_answer_wanted(db, org, about))
    }
}

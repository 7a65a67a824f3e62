//! Reviews, replies and templates, as the API and the database have them.

mod analysis;
mod check;
mod filters;
mod found;
mod lists;
mod request;
mod request_state;
mod review;
mod template;
mod topics;

pub(crate) use analysis::{Evidence, TopicSet};
pub use analysis::{Sentiment, Topic, TopicMention};
pub(crate) use check::{ReplyCheck, ReplyNotice, ReplyReason};
pub(crate) use filters::{Filters, LanguageFilter, Order, Paging, Sort, Stars};
pub use found::{FoundReply, FoundReview, SourceTotal};
pub(crate) use lists::{RatingCount, ReviewDetail, ReviewSummary, SourceSummary, Version};
pub(crate) use request::{
    Approval, ApprovedReply, ReplyRequest, ReplySettings, RequestId, RequestMember, RequestRow, SentBackReply,
};
pub use request_state::RequestState;
pub(crate) use review::{NewReview, ReplyText, ReviewPatch, Row};
pub use review::{Origin, ReplyState, Review, ReviewId, Source, State};
pub(crate) use template::{Draft, DraftList, NewTemplate, Template, TemplateId, TemplateList};
pub(crate) use topics::{TopicCount, TopicCounts, TopicFigures, TopicMonth, Topics};

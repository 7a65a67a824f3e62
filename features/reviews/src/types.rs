//! Reviews, replies and templates, as the API and the database have them.

mod filters;
mod found;
mod lists;
mod review;
mod template;

pub(crate) use filters::{Filters, Order, Paging, Sort, Stars};
pub use found::{FoundReply, FoundReview, SourceTotal};
pub(crate) use lists::{RatingCount, ReviewDetail, ReviewSummary, SourceSummary, Version};
pub(crate) use review::{NewReview, ReplyText, ReviewPatch, Row};
pub use review::{Origin, ReplyState, Review, ReviewId, Source, State};
pub(crate) use template::{Draft, DraftList, NewTemplate, Template, TemplateId, TemplateList};

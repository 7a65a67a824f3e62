//! Reviews, replies and templates, as the API and the database have them.

mod analysis;
mod bulk;
mod check;
mod crisis;
mod evidence_pack;
mod filters;
mod lists;
mod member;
mod note;
mod report;
mod report_state;
mod request;
mod request_state;
mod response_times;
mod review;
mod source_review;
mod template;
mod topics;
mod trend;
mod work;

pub(crate) use analysis::{Evidence, TopicSet};
pub use analysis::{Sentiment, Topic, TopicMention};
pub(crate) use bulk::{BulkAction, BulkFilter, BulkResult, ReviewBulk, SkipReason, Skipped};
pub(crate) use check::{ReplyCheck, ReplyNotice, ReplyReason};
pub(crate) use crisis::{
    Crisis, CrisisChange, CrisisDetail, CrisisEntry, CrisisEntryId, CrisisEntryKind, CrisisEntryRow, CrisisFilters,
    CrisisId, CrisisList, CrisisReason, CrisisRow, CrisisText, Spike,
};
pub(crate) use evidence_pack::{EvidencePack, Omission, PackBusiness, PackMember, PackReview, PackText, PackVersion};
pub(crate) use filters::{AssignedFilter, Filters, LanguageFilter, Order, Paging, Sort, Stars};
pub(crate) use lists::{RatingCount, ReviewDetail, ReviewSummary, SourceSummary, Version};
pub use member::ReviewMember;
pub(crate) use note::{Note, NoteId, NoteList, NoteRow, NoteText};
pub(crate) use report::{NewReport, Report, ReportChange, ReportId, ReportList, ReportRow, ReportRule};
pub use report_state::ReportState;
pub(crate) use request::{Approval, ApprovedReply, ReplyRequest, ReplySettings, RequestId, RequestRow, SentBackReply};
pub use request_state::RequestState;
pub(crate) use response_times::{LocationTime, MemberTime, ResponseTimesOf, ReviewResponseTimes};
pub(crate) use review::{NewReview, ReplyText, ReviewPatch, Row};
pub use review::{Origin, Reply, ReplyState, Review, ReviewId, Source, State};
pub use source_review::{FoundReply, FoundReview, SourceTotal};
pub(crate) use template::{Draft, DraftList, NewTemplate, Template, TemplateId, TemplateList};
pub(crate) use topics::{TopicCount, TopicCounts, TopicFigures, TopicMonth, Topics};
pub(crate) use trend::{Trend, TrendDay, TrendFigures, TrendMonth, TrendSource};
pub use work::{Assignment, WorkState};
pub(crate) use work::{AssignmentChange, Colleague, ColleagueList};

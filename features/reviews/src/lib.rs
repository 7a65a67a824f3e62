//! Reviews of locations from every source, and the replies to them.
//!
//! The server mounts [`routes`] under `/api/v1`. An adapter of a source writes what it reads with [`put_found`] and
//! [`end_reading`], and sends replies as a [`Publisher`].

mod crises;
pub mod draft_source;
mod events;
mod evidence_pack;
pub mod figures;
mod guard_checks;
mod imports;
mod ingestion;
mod jobs;
mod org_figures;
mod publisher;
mod queries;
mod replies;
mod requests;
mod routes;
mod rules;
mod scope;
mod search;
mod spikes;
mod teamwork;
mod today;
mod types;
mod visibility;

pub use crises::{SeedCrisis, seed_crisis};
pub use imports::{import_jobs, import_routes};
pub use ingestion::{Written, end_reading, is_due, put_found, seed};
pub use jobs::jobs;
pub use org_figures::{OrgFigures, org_figures};
pub use publisher::{OutgoingReply, Publisher, SendFailure};
pub use requests::seed_request;
pub use routes::routes;
pub use rules::profession;
pub use search::Search;
pub use spikes::has_open_crisis;
pub use teamwork::{SeedNote, SeedWork, seed_work};
pub use today::ReviewsToday;
pub use types::{
    Assignment, FoundReply, FoundReview, Reply, ReplyState, ReportState, RequestState, Review, ReviewId, ReviewMember,
    Sentiment, Source, SourceTotal, Topic, TopicMention, WorkState,
};

/// Returns the latest reviews of a location that pages of its owner may show, whatever their ratings: those on Google that
/// have a text and are still there. Other sites allow their own displays only.
pub async fn latest_shown(
    db: &db::Db,
    org: &orgs::OrgId,
    location: &locations::LocationId,
    limit: i64,
) -> api::Result<Vec<Review>> {
    Ok(queries::latest_shown(db, org, location, limit).await?.into_iter().map(Review::from).collect())
}

//! Contents of pages in the database.

use db::Run;
use locations::LocationId;
use orgs::OrgId;
use serde_json::Value;

use crate::{queries, rules::limits, types::Content};

/// Draft and published content of a page.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Contents {
    pub(crate) draft: Content,
    /// `None` before the page was published once.
    pub(crate) published: Option<Content>,
}

/// Returns the contents of a page; `None` when nothing was prepared.
pub(crate) async fn contents(on: impl Run, org: &OrgId, location: &LocationId) -> api::Result<Option<Contents>> {
    let Some((draft, published)) = queries::content_of(on, org, location).await? else { return Ok(None) };
    let published = published.map(|json| serde_json::from_str(&json)).transpose().map_err(api::Error::internal)?;
    Ok(Some(Contents { draft: read(draft)?, published }))
}

/// Returns the draft of a page; the usual blocks when nothing was prepared.
pub(crate) async fn draft(on: impl Run, org: &OrgId, location: &LocationId) -> api::Result<Content> {
    match contents(on, org, location).await? {
        Some(contents) => Ok(contents.draft),
        None => limits::content(Content::default()),
    }
}

/// Reads a content of the database.
pub(crate) fn read(json: Value) -> api::Result<Content> {
    serde_json::from_value(json).map_err(api::Error::internal)
}

/// Returns a content as the database has it.
pub(crate) fn stored(content: &Content) -> api::Result<Value> {
    serde_json::to_value(content).map_err(api::Error::internal)
}

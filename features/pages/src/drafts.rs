//! Links that show a draft without signing in: sealed, so that they cannot be forged, and valid for some days.

use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use crate::pages::Pages;

/// Context of the seal.
const CONTEXT: &str = "pages/draft";

/// Draft that a link shows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DraftToken {
    pub(crate) org: OrgId,
    pub(crate) location: LocationId,
    pub(crate) expires_at: Timestamp,
}

impl DraftToken {
    /// Returns the last part of the address.
    pub(crate) fn sealed(&self, pages: &Pages) -> api::Result<String> {
        let text = format!("{} {} {}", self.org, self.location, self.expires_at.as_millisecond());
        pages.sealer().seal(CONTEXT, text.as_bytes()).map_err(api::Error::internal)
    }

    /// Opens the last part of an address; `None` for one that was not made here, or is too old.
    pub(crate) fn open(pages: &Pages, sealed: &str, now: Timestamp) -> Option<Self> {
        let text = String::from_utf8(pages.sealer().open(CONTEXT, sealed).ok()?).ok()?;
        let mut parts = text.split(' ');
        let (org, location) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let expires_at = Timestamp::from_millisecond(parts.next()?.parse().ok()?).ok()?;
        (expires_at > now).then_some(Self { org, location, expires_at })
    }
}

//! Events of sites and pages.

use serde::Serialize;
use utoipa::ToSchema;

::events::declare! {
    /// Content of a page edited.
    pub(crate) PageEdited => audit "page.edited";
    /// Page published.
    pub(crate) PagePublished => audit "page.published";
    /// Page taken offline or closed.
    pub(crate) PageUnpublished => audit "page.unpublished";
    /// Earlier content of a page restored as its draft.
    pub(crate) PageRestored => audit "page.restored";
    /// Link made that shows a draft without signing in.
    pub(crate) PreviewLinkMade => audit "page.preview_link_created";
    /// Site created or its settings changed.
    pub(crate) SiteChanged => audit "site.changed";
}

/// A page was published: visitors see its draft.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = LocalPagePublished)]
pub(crate) struct Published {
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
}
::events::heard_by!(Published => webhook "page.published");

/// A page was taken offline, or its location closed for good.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = LocalPageUnpublished)]
pub(crate) struct Unpublished {
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
    /// True when the location closed for good.
    pub(crate) is_closed: bool,
}
::events::heard_by!(Unpublished => webhook "page.unpublished");

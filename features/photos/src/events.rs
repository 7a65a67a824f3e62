//! Events of photos.

::events::declare! {
    /// Photo added.
    pub(crate) PhotoAdded => audit "photo.added";
    /// Texts or order of photos changed.
    pub(crate) PhotoUpdated => audit "photo.updated";
    /// Photo removed.
    pub(crate) PhotoRemoved => audit "photo.removed";
}

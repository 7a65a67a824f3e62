//! Events of brands.

::events::declare! {
    /// Brand added.
    pub(crate) BrandAdded => audit "brand.added";
    /// Brand changed.
    pub(crate) BrandChanged => audit "brand.changed";
    /// Brand deleted.
    pub(crate) BrandDeleted => audit "brand.deleted";
    /// Brand chosen for a client.
    pub(crate) BrandChosen => audit "brand.chosen";
}

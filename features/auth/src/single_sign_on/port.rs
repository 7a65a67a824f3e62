//! Interface to the feature that stores the identity providers of organizations.

use std::sync::Arc;

use api::App;
use futures::future::BoxFuture;
use url::Url;

/// Finds the identity provider for an email domain.
pub trait FindSso: Send + Sync {
    /// Returns the URL at which single sign-on begins for `name`, an email domain or an email address. `None` when no
    /// organization has claimed the domain for single sign-on.
    fn find_sso<'a>(&'a self, app: &'a App, name: &'a str) -> BoxFuture<'a, api::Result<Option<Url>>>;
}

/// Finder of identity providers, as an extension of the routes of this feature.
#[derive(Clone)]
pub struct SsoFinder(pub Arc<dyn FindSso>);

//! Port to the feature that knows the providers of organizations.

use std::sync::Arc;

use api::App;
use futures::future::BoxFuture;
use url::Url;

/// Finds where single sign-on begins.
pub trait FindSso: Send + Sync {
    /// Returns the address at which single sign-on of an email domain begins; `name` is a domain or an email address.
    /// `None` when no organization signs in there.
    fn find_sso<'a>(&'a self, app: &'a App, name: &'a str) -> BoxFuture<'a, api::Result<Option<Url>>>;
}

/// Finder of single sign-on, which the server layers over the routes.
#[derive(Clone)]
pub struct SsoDoor(pub Arc<dyn FindSso>);

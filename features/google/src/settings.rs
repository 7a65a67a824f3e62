//! Settings of Google Business Profile.

use std::time::Duration;

use futures::future::BoxFuture;
use orgs::OrgId;

/// Settings of Google Business Profile. Without a client, no account can be connected.
#[derive(Clone, Debug)]
pub struct Settings {
    /// OAuth client; `None` when Google is not configured.
    pub client: Option<Client>,
    /// Addresses of Google's services.
    pub endpoints: Endpoints,
    /// Maximum requests per minute to each service; `None` for no limit.
    pub quota: Option<u32>,
    /// Maximum changes per minute to one profile; `None` for no limit.
    pub edits: Option<u32>,
    /// Timeout of a request.
    pub patience: Duration,
    /// Subscription to notices; `None` when they are not received.
    pub notices: Option<Notices>,
}

/// Interface to the operator's choice of a Google for each organization.
pub trait Vendors: Send + Sync {
    /// Returns the settings of an organization that differ from the operator's; `None` for the operator's.
    fn settings_of<'a>(&'a self, org: &'a OrgId) -> BoxFuture<'a, api::Result<Option<Settings>>>;
}

/// OAuth client.
#[derive(Clone)]
pub struct Client {
    /// Client id.
    pub id: String,
    /// Client secret.
    pub secret: String,
}

/// Subscription to Google's notices through Pub/Sub.
#[derive(Clone, Debug)]
pub struct Notices {
    /// Topic that Google publishes to: `projects/p/topics/t`.
    pub topic: String,
    /// Service account that signs the deliveries.
    pub sender: String,
    /// Audience of the deliveries, as set in the subscription.
    pub audience: String,
}

/// Addresses of Google's services.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoints {
    /// Consent page.
    pub authorize: String,
    /// Token requests.
    pub token: String,
    /// Revocation of tokens.
    pub revoke: String,
    /// Identity of the user.
    pub userinfo: String,
    /// Keys with which Google signs.
    pub keys: String,
    /// Business Profile services, each with its own address.
    pub services: Services,
}

/// Addresses of the Business Profile services.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Services {
    /// Google's own: each service on its own host.
    Google,
    /// Simulated services: each under its name below one address.
    Under(String),
}

/// Business Profile services in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Service {
    Accounts,
    Information,
    Performance,
    Notifications,
    Version4,
}

impl Service {
    /// Returns the first label of the host.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Accounts => "mybusinessaccountmanagement",
            Self::Information => "mybusinessbusinessinformation",
            Self::Performance => "businessprofileperformance",
            Self::Notifications => "mybusinessnotifications",
            Self::Version4 => "mybusiness",
        }
    }
}

impl Endpoints {
    /// Returns Google's own addresses.
    pub fn google() -> Self {
        Self {
            authorize: "https://accounts.google.com/o/oauth2/v2/auth".into(),
            token: "https://oauth2.googleapis.com/token".into(),
            revoke: "https://oauth2.googleapis.com/revoke".into(),
            userinfo: "https://www.googleapis.com/oauth2/v2/userinfo".into(),
            keys: "https://www.googleapis.com/oauth2/v3/certs".into(),
            services: Services::Google,
        }
    }

    /// Returns the addresses of a simulated Google below `base`.
    pub fn under(base: &str) -> Self {
        let base = base.trim_end_matches('/');
        Self {
            authorize: format!("{base}/o/oauth2/v2/auth"),
            token: format!("{base}/token"),
            revoke: format!("{base}/revoke"),
            userinfo: format!("{base}/oauth2/v2/userinfo"),
            keys: format!("{base}/oauth2/v3/certs"),
            services: Services::Under(base.to_owned()),
        }
    }

    /// Returns the address of the simulated Google; `None` for Google's own.
    pub(crate) fn simulator(&self) -> Option<&str> {
        match &self.services {
            Services::Google => None,
            Services::Under(base) => Some(base),
        }
    }

    /// Returns the address of a service, without a trailing slash.
    pub(crate) fn of(&self, service: Service) -> String {
        match &self.services {
            Services::Google => format!("https://{}.googleapis.com", service.name()),
            Services::Under(base) => format!("{base}/{}", service.name()),
        }
    }
}

impl Settings {
    /// Returns true when the operator has replaced Google with a simulator.
    pub(crate) fn is_simulated(&self) -> bool {
        self.endpoints.services != Services::Google
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            client: None,
            endpoints: Endpoints::google(),
            quota: Some(300),
            edits: Some(10),
            patience: Duration::from_secs(30),
            notices: None,
        }
    }
}

impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Client").field("id", &self.id).finish_non_exhaustive()
    }
}

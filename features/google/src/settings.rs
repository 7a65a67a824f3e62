//! What the operator decides about Google Business Profile.

use std::time::Duration;

/// What the operator decides about Google Business Profile. Without a client nothing can be connected.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What Google knows us by.
    pub client: Option<Client>,
    /// Where Google's services are.
    pub endpoints: Endpoints,
    /// Requests a minute that each of Google's services takes; no limit when `None`.
    pub quota: Option<u32>,
    /// Changes a minute that Google takes of one profile; no limit when `None`.
    pub edits: Option<u32>,
    /// An answer that takes longer is given up.
    pub patience: Duration,
    /// Who publishes Google's notices, where they are received.
    pub notices: Option<Notices>,
}

/// An OAuth client of Google's.
#[derive(Clone)]
pub struct Client {
    /// Its id.
    pub id: String,
    /// Its secret.
    pub secret: String,
}

/// Google's notices through Pub/Sub.
#[derive(Clone, Debug)]
pub struct Notices {
    /// The topic that Google publishes to: `projects/p/topics/t`.
    pub topic: String,
    /// The service account in whose name they are delivered.
    pub sender: String,
    /// For whom they are meant: the audience of the subscription.
    pub audience: String,
}

/// Where Google's services are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoints {
    /// Where people let us act for them.
    pub authorize: String,
    /// Where codes become tokens.
    pub token: String,
    /// Where tokens are given back.
    pub revoke: String,
    /// Where it is told who somebody is.
    pub userinfo: String,
    /// The keys with which Google signs.
    pub keys: String,
    /// The Business Profile services, each below its own address.
    pub services: Services,
}

/// Where the Business Profile services are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Services {
    /// Each on a host of its own.
    Google,
    /// All below one address, each under its name.
    Under(String),
}

/// The services that we use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Service {
    Accounts,
    Information,
    Performance,
    Notifications,
    Version4,
}

impl Service {
    /// The first label of its host.
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
    /// Google's own.
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

    /// The same services below one address.
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

    /// The address of a service, without a slash at the end.
    pub(crate) fn of(&self, service: Service) -> String {
        match &self.services {
            Services::Google => format!("https://{}.googleapis.com", service.name()),
            Services::Under(base) => format!("{base}/{}", service.name()),
        }
    }
}

impl Settings {
    /// Whether it is not Google itself that is asked, but what the operator put in its place.
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

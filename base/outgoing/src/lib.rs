//! Requests to user-supplied addresses: checked after name resolution, with connections bound to the checked addresses.

mod reach;

use std::{fmt, io, net::SocketAddr, sync::Arc};

use futures::future::BoxFuture;
use reqwest::{Client, ClientBuilder, redirect::Policy};
use url::{Host, Url};

pub use reach::Reach;

/// Resolver of host names to addresses.
pub type Resolver = Arc<dyn Fn(String, u16) -> BoxFuture<'static, io::Result<Vec<SocketAddr>>> + Send + Sync>;

/// Policy for the targets of requests. Cheap to clone.
#[derive(Clone)]
pub struct Outgoing {
    reach: Reach,
    resolver: Resolver,
}

/// Reason why an address is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Address out of reach, for instance in a private network, or with a user name or password.
    #[error("this address may not be asked")]
    NotAllowed,
    /// Unknown host.
    #[error("there is no such host")]
    UnknownHost,
}

/// Approved address of requests.
#[derive(Clone, Debug)]
pub struct ApprovedAddress {
    host: String,
    addresses: Vec<SocketAddr>,
}

impl fmt::Debug for Outgoing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outgoing").field("reach", &self.reach).finish_non_exhaustive()
    }
}

impl Outgoing {
    /// Creates a policy that allows `reach` and uses the system's resolver.
    pub fn new(reach: Reach) -> Self {
        let system = |host: String, port| -> BoxFuture<'static, _> {
            Box::pin(async move { Ok(tokio::net::lookup_host((host, port)).await?.collect()) })
        };
        Self::with_resolver(reach, Arc::new(system))
    }

    /// Creates a policy that allows `reach` and uses another resolver.
    pub fn with_resolver(reach: Reach, resolver: Resolver) -> Self {
        Self { reach, resolver }
    }

    /// Returns the allowed reach of requests.
    pub fn reach(&self) -> &Reach {
        &self.reach
    }

    /// Resolves an address and checks that requests may go there.
    ///
    /// # Errors
    /// [`Refused`], also when only one of several addresses of a host is out of reach.
    pub async fn judge(&self, url: &Url) -> Result<ApprovedAddress, Refused> {
        let port = url.port_or_known_default().unwrap_or_default();
        let is_plain =
            matches!(url.scheme(), "http" | "https") && url.username().is_empty() && url.password().is_none();
        if !is_plain || !self.reach.has_port(port) {
            return Err(Refused::NotAllowed);
        }
        let (host, addresses) = match url.host() {
            Some(Host::Ipv4(ip)) => (ip.to_string(), vec![SocketAddr::new(ip.into(), port)]),
            Some(Host::Ipv6(ip)) => (ip.to_string(), vec![SocketAddr::new(ip.into(), port)]),
            Some(Host::Domain(name)) => {
                let addresses = (self.resolver)(name.to_owned(), port).await.map_err(|_| Refused::UnknownHost)?;
                (name.to_owned(), addresses)
            }
            None => return Err(Refused::NotAllowed),
        };
        if addresses.is_empty() {
            return Err(Refused::UnknownHost);
        }
        // One address out of reach is enough to refuse: no public name leads into a private network by accident.
        let is_within = addresses.iter().all(|address| address.port() == port && self.reach.has(address.ip()));
        if is_within { Ok(ApprovedAddress { host, addresses }) } else { Err(Refused::NotAllowed) }
    }
}

impl ApprovedAddress {
    /// Returns a client that connects only to the approved addresses and follows no redirect.
    pub fn client(&self) -> ClientBuilder {
        Client::builder()
            .no_proxy()
            .redirect(Policy::none())
            .referer(false)
            .resolve_to_addrs(&self.host, &self.addresses)
    }
}

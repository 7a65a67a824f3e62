//! Requests to addresses that people name: judged after the name is looked up, and bound to what was judged.

mod reach;

use std::{fmt, io, net::SocketAddr, sync::Arc};

use futures::future::BoxFuture;
use reqwest::{Client, ClientBuilder, redirect::Policy};
use url::{Host, Url};

pub use reach::Reach;

/// Finds the addresses of a host name.
pub type Resolver = Arc<dyn Fn(String, u16) -> BoxFuture<'static, io::Result<Vec<SocketAddr>>> + Send + Sync>;

/// Judges where requests may go. Cheap to clone.
#[derive(Clone)]
pub struct Outgoing {
    reach: Reach,
    resolver: Resolver,
}

/// Why no request may go to an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// It is out of reach, for instance in a private network, or it names a user.
    #[error("this address may not be asked")]
    NotAllowed,
    /// Nobody knows the host.
    #[error("there is no such host")]
    UnknownHost,
}

/// An address that requests may go to.
#[derive(Clone, Debug)]
pub struct Judged {
    host: String,
    addresses: Vec<SocketAddr>,
}

impl fmt::Debug for Outgoing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outgoing").field("reach", &self.reach).finish_non_exhaustive()
    }
}

impl Outgoing {
    /// Goes as far as `reach`, by the names of the system.
    pub fn new(reach: Reach) -> Self {
        let system = |host: String, port| -> BoxFuture<'static, _> {
            Box::pin(async move { Ok(tokio::net::lookup_host((host, port)).await?.collect()) })
        };
        Self::with_resolver(reach, Arc::new(system))
    }

    /// The same by other names than the system's.
    pub fn with_resolver(reach: Reach, resolver: Resolver) -> Self {
        Self { reach, resolver }
    }

    /// How far requests may go.
    pub fn reach(&self) -> &Reach {
        &self.reach
    }

    /// Looks up where an address leads, and whether a request may go there.
    ///
    /// # Errors
    /// [`Refused`]; as soon as one of several addresses of a host is out of reach.
    pub async fn judge(&self, url: &Url) -> Result<Judged, Refused> {
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
                let found = (self.resolver)(name.to_owned(), port).await.map_err(|_| Refused::UnknownHost)?;
                (name.to_owned(), found)
            }
            None => return Err(Refused::NotAllowed),
        };
        if addresses.is_empty() {
            return Err(Refused::UnknownHost);
        }
        // One wrong address is enough: nobody's public name leads into a private network by accident.
        let is_within = addresses.iter().all(|address| address.port() == port && self.reach.has(address.ip()));
        if is_within { Ok(Judged { host, addresses }) } else { Err(Refused::NotAllowed) }
    }
}

impl Judged {
    /// A client whose connections go to what was judged and nowhere else. It follows no redirect.
    pub fn client(&self) -> ClientBuilder {
        Client::builder()
            .no_proxy()
            .redirect(Policy::none())
            .referer(false)
            .resolve_to_addrs(&self.host, &self.addresses)
    }
}

//! Options of `vitrine serve` and `vitrine work`.

use std::{
    net::{IpAddr, SocketAddr},
    time::Duration,
};

use clap::Args;

use super::instance::{Instance, LOCAL_SITE};
use crate::{Limits, MapStyle, MapTiles};

/// Options of a serving process.
#[derive(Args, Clone, Debug)]
pub struct Serve {
    /// The socket, and what clients may do with it.
    #[command(flatten)]
    pub http: Http,
    /// Leaves background jobs to `vitrine work` (PostgreSQL only)
    #[arg(long, env = "VITRINE_NO_JOBS")]
    pub no_jobs: bool,
    /// Options that all processes of the site share.
    #[command(flatten)]
    pub instance: Instance,
}

/// Options of a process that only runs background jobs.
#[derive(Args, Clone, Debug)]
pub struct Work {
    /// Options that all processes of the site share.
    #[command(flatten)]
    pub instance: Instance,
}

/// Whom to ask.
#[derive(Args, Clone, Copy, Debug)]
pub struct Ready {
    /// Address of `serve`, or of --metrics-listen
    #[arg(long, env = "VITRINE_LISTEN", default_value = "127.0.0.1:8080")]
    pub address: SocketAddr,
}

/// The socket, and what is served on it.
#[derive(Args, Clone, Debug)]
pub struct Http {
    /// Address and port to listen on
    #[arg(long, env = "VITRINE_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Seconds to keep accepting connections after a stop signal, for load balancers that need time to notice; /readyz
    /// fails right away
    #[arg(long, env = "VITRINE_DRAIN", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=300))]
    pub drain: u16,
    /// Maximum open connections per address; proxies in --trusted-proxy don't count
    #[arg(long, env = "VITRINE_CONNECTIONS_PER_ADDRESS", default_value_t = 128)]
    connections_per_address: usize,
    /// Timeout in seconds for request headers and idle connections
    #[arg(long, env = "VITRINE_HEADER_TIMEOUT", default_value_t = 10)]
    header_timeout: u64,
    /// Address of a proxy whose X-Forwarded-For is trusted; can be repeated
    #[arg(long, env = "VITRINE_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<IpAddr>,
    /// MapLibre style for maps, https://… or a path on this site, in place of the built-in outlines. Browsers can then
    /// load maps from its origin only
    #[arg(long, env = "VITRINE_MAP_STYLE")]
    pub map_style: Option<MapStyle>,
    /// PMTiles file with a street map, served as /maps/{name}.pmtiles; shown in place of the built-in outlines unless
    /// --map-style is given
    #[arg(long, env = "VITRINE_MAP_TILES")]
    pub map_tiles: Option<MapTiles>,
    /// IndexNow key, 8 to 128 letters, digits, and dashes; served as /{key}.txt so that search engines can verify it
    #[arg(long, env = "VITRINE_INDEXNOW_KEY", value_parser = index_now_key)]
    pub index_now_key: Option<String>,
}

impl Serve {
    /// Returns the public URL of the site, without a trailing slash.
    pub fn site_url(&self) -> String {
        match &self.instance.site_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://localhost:{}", self.http.listen.port()),
        }
    }
}

impl Work {
    /// Returns the public URL of the site, without a trailing slash, for links in emails.
    pub fn site_url(&self) -> String {
        self.instance.site_url.as_deref().unwrap_or(LOCAL_SITE).trim_end_matches('/').to_owned()
    }
}

impl Http {
    /// Returns true if a proxy in front is trusted.
    pub fn has_proxy(&self) -> bool {
        !self.trusted_proxy.is_empty()
    }

    /// Returns the limits for clients.
    pub fn limits(&self) -> Limits {
        Limits {
            header_timeout: Duration::from_secs(self.header_timeout),
            connections_per_address: self.connections_per_address,
            trusted_proxies: self.trusted_proxy.iter().copied().collect(),
            ..Limits::default()
        }
    }
}

/// A key as IndexNow allows it.
fn index_now_key(text: &str) -> Result<String, String> {
    let is_allowed = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    if (8..=128).contains(&text.len()) && text.chars().all(is_allowed) {
        Ok(text.to_owned())
    } else {
        Err("8 to 128 letters, digits and dashes".into())
    }
}

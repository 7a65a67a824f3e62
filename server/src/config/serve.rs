//! Options of `vitrine serve` and `vitrine work`.

use std::{
    net::{IpAddr, SocketAddr},
    time::Duration,
};

use axum::http::Uri;
use clap::Args;

use super::instance::{Instance, LOCAL_SITE};
use crate::{Limits, MapStyle, MapTiles, SiteClaims};

/// Options of a serving process.
#[derive(Args, Clone, Debug)]
pub struct Serve {
    /// The socket, and what clients may do with it.
    #[command(flatten)]
    pub http: Http,
    /// Claims about the company on the public site (customer numbers, ratings, stories, events, careers, press, support
    /// hours, compliance): all, none, or a JSON file that keeps or replaces some. Defaults to none, and to all on
    /// localhost without --company-name, where the site is a sample
    #[arg(long, env = "VITRINE_SITE_CLAIMS")]
    site_claims: Option<SiteClaims>,
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

    /// Returns the claims of the public site. An instance under an address or a name of its own claims nothing that its
    /// operator did not ask for.
    pub fn site_claims(&self) -> SiteClaims {
        let is_sample = is_local(&self.site_url()) && !self.instance.company.is_named();
        let default = if is_sample { SiteClaims::all } else { SiteClaims::none };
        self.site_claims.clone().unwrap_or_else(default)
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

/// True for the URL of a site that only its own machine reaches.
fn is_local(url: &str) -> bool {
    let uri = url.parse::<Uri>().ok();
    let host = uri.as_ref().and_then(Uri::host).unwrap_or_default();
    host == "localhost" || host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
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

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn only_an_address_of_this_machine_is_local() {
        for url in ["http://localhost:8080", "http://127.0.0.1:9000", "http://[::1]:8080"] {
            assert!(is_local(url), "{url}");
        }
        for url in
            ["https://vitrine.example", "https://localhost.example", "http://192.168.1.5", "http://127.evil.example"]
        {
            assert!(!is_local(url), "{url}");
        }
    }
}

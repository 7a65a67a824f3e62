//! Options about host names: those of the instance, and the domains of organizations.

use std::{fs, net::SocketAddr, path::PathBuf};

use clap::Args;
use domains::{Resolvers, Settings, host_name};

/// Host names.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Domains")]
pub struct Hosts {
    /// Further host name of this instance, besides that of --site-url; can be repeated. Other names than these, IP addresses,
    /// names without a dot, and domains of organizations get 421
    #[arg(long, env = "VITRINE_HOST", value_delimiter = ',', value_parser = name)]
    host: Vec<String>,
    /// Host name that domains of organizations lead to; defaults to that of --site-url
    #[arg(long, env = "VITRINE_DOMAIN_TARGET", value_parser = name)]
    domain_target: Option<String>,
    /// Address and port of a DNS resolver that domains are checked with, e.g. 9.9.9.9:53; can be repeated, and then all that
    /// answer have to agree. If omitted, the resolvers of the machine
    #[arg(long, env = "VITRINE_DNS_RESOLVER", value_delimiter = ',')]
    dns_resolver: Vec<SocketAddr>,
    /// File with a secret. A proxy on another machine gives it as `secret` when it asks /internal/tls/allowed; if omitted, only
    /// programs on this machine can ask
    #[arg(long, env = "VITRINE_TLS_SECRET_FILE")]
    tls_secret_file: Option<PathBuf>,
}

impl Hosts {
    /// Returns the host names of the instance at `url`.
    pub fn own(&self, url: &str) -> Vec<String> {
        let mut own = self.host.clone();
        own.push(host_of(url));
        own
    }

    /// Returns the settings of domains of the instance at `url`.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub fn settings(&self, url: &str, rate_limit_factor: u32) -> Result<Settings, String> {
        let resolvers = Resolvers::of(&self.dns_resolver).map_err(|error| format!("{error}; check --dns-resolver"))?;
        let secret = self.tls_secret_file.as_ref().map(|file| {
            let secret = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
            let secret = secret.trim().to_owned();
            if secret.len() < 16 { Err(format!("{}: at least 16 characters", file.display())) } else { Ok(secret) }
        });
        Ok(Settings {
            resolvers,
            target: self.domain_target.clone().unwrap_or_else(|| host_of(url)),
            own: self.own(url),
            tls_secret: secret.transpose()?,
            rate_limit_factor,
        })
    }
}

fn host_of(url: &str) -> String {
    let host = url.split("://").nth(1).unwrap_or_default().split('/').next().unwrap_or_default();
    let name = if host.starts_with('[') { host } else { host.split(':').next().unwrap_or_default() };
    name.trim_end_matches('.').to_lowercase()
}

fn name(text: &str) -> Result<String, String> {
    host_name(text).ok_or_else(|| "a host name, such as vitrine.example".into())
}

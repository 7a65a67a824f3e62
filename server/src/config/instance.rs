//! Options that `serve` and `work` share. All processes on one database must agree about them.

use axum::http::Uri;
use clap::{Args, ValueEnum};
use mail::{Mailer, Misconfigured};
use media::StoreTarget;

use super::mailbox::mailbox;
use super::{
    BackupSchedule, Database, Retention, SignIn, billing::Billing, company::Company, directories::Directories,
    domains::Hosts, drafting::Drafting, google::Google, photos::Photos, ranks::Ranks, sso::Sso,
};

/// Default URL of the site.
pub const LOCAL_SITE: &str = "http://localhost:8080";

/// Options that all processes of a site share.
#[derive(Args, Clone, Debug)]
pub struct Instance {
    /// Database options.
    #[command(flatten)]
    pub database: Database,
    /// Public URL of the site, e.g. https://vitrine.example; defaults to http:// and the listening port
    #[arg(long, env = "VITRINE_SITE_URL", value_parser = site_url)]
    pub site_url: Option<String>,
    /// Photo storage.
    #[command(flatten)]
    photos: Photos,
    /// Maximum rows per import
    #[arg(long, env = "VITRINE_IMPORT_MAX_ROWS", default_value_t = 1_000)]
    pub import_max_rows: u64,
    /// Maximum size of an imported file, in bytes
    #[arg(long, env = "VITRINE_IMPORT_MAX_BYTES", default_value_t = 10 * 1024 * 1024)]
    pub import_max_bytes: u64,
    /// Email address that contact form messages are forwarded to; if omitted, read them with `vitrine messages`
    #[arg(long, env = "VITRINE_CONTACT_TO", value_parser = mailbox)]
    pub contact_to: Option<String>,
    /// Allows webhooks to private networks and over plain http, for operators with receivers on their own network.
    /// Anyone who can add webhooks can then reach whatever this machine can reach
    #[arg(long, env = "VITRINE_WEBHOOK_ALLOW_PRIVATE")]
    pub webhook_allow_private: bool,
    /// Demos, on or off. A demo is an organization with sample data, deleted after 24 hours. It reaches simulators in the
    /// process that serves it, and never Google
    #[arg(long, env = "VITRINE_DEMO", default_value = "on")]
    pub demo: Switch,
    /// Enforces plan limits, for operators who bill organizations: see `vitrine plan`. If omitted, nothing is limited
    #[arg(long, env = "VITRINE_PLAN_LIMITS")]
    pub plan_limits: bool,
    /// Billing.
    #[command(flatten)]
    pub billing: Billing,
    /// Operator of the site.
    #[command(flatten)]
    pub company: Company,
    /// Multiplies every rate limit (for load tests)
    #[arg(long, env = "VITRINE_RATE_LIMIT_FACTOR", default_value_t = 1,
          value_parser = clap::value_parser!(u32).range(1..))]
    pub rate_limit_factor: u32,
    /// Retention of the audit log.
    #[command(flatten)]
    pub audit: Retention,
    /// Background jobs.
    #[command(flatten)]
    pub jobs: Jobs,
    /// Scheduled backups.
    #[command(flatten)]
    pub backups: BackupSchedule,
    /// Monitoring.
    #[command(flatten)]
    pub watch: Watch,
    /// Sign-in.
    #[command(flatten)]
    pub sign_in: SignIn,
    /// Connection to Google Business Profile.
    #[command(flatten)]
    pub google: Google,
    /// Providers of ranks.
    #[command(flatten)]
    pub ranks: Ranks,
    /// Directories that citations are checked in.
    #[command(flatten)]
    pub directories: Directories,
    /// Drafts by a language model.
    #[command(flatten)]
    pub drafting: Drafting,
    /// Identity providers of organizations.
    #[command(flatten)]
    pub sso: Sso,
    /// Host names.
    #[command(flatten)]
    pub hosts: Hosts,
}

/// State of a part of the program that can be turned off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Switch {
    /// In use.
    On,
    /// Not in use.
    Off,
}

/// Options of background jobs.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "Background jobs")]
pub struct Jobs {
    /// Maximum concurrent jobs in this process
    #[arg(long = "jobs", env = "VITRINE_JOBS", default_value_t = 4, value_parser = at_least_one)]
    pub at_once: usize,
    /// Seconds after which another process takes over the jobs of a dead one. Machine clocks must differ by less than
    /// half of this
    #[arg(long = "job-lease", env = "VITRINE_JOB_LEASE", default_value_t = 60,
          value_parser = clap::value_parser!(u32).range(2..=3600))]
    pub lease: u32,
}

/// Monitoring options.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Monitoring")]
pub struct Watch {
    /// Separate address and port for /metrics, /healthz, and /readyz; keep it private. If omitted, there are no metrics
    #[arg(long, env = "VITRINE_METRICS_LISTEN")]
    pub metrics_listen: Option<std::net::SocketAddr>,
    /// Trace collector (OTLP over HTTP, JSON), e.g. http://127.0.0.1:4318; if omitted, traces are off
    #[arg(long, env = "OTEL_EXPORTER_OTLP_ENDPOINT")]
    pub otlp_endpoint: Option<String>,
    /// Share of requests and jobs to trace, 0 to 1. Requests already traced by the caller are always traced
    #[arg(long, env = "OTEL_TRACES_SAMPLER_ARG", default_value_t = 1.0, value_parser = share)]
    pub trace_share: f64,
}

impl Instance {
    /// Returns the location of the photo storage.
    pub fn photos(&self) -> StoreTarget {
        self.photos.place(&self.database)
    }

    /// Returns the mailer of the site at `url`.
    pub fn mailer(&self, url: &str) -> Result<Mailer, Misconfigured> {
        let host = url.split("://").nth(1).unwrap_or_default().split(['/', ':']).next().unwrap_or_default();
        self.sign_in.mailer(host, self.database.beside("mail").into())
    }
}

/// The address of a site: a scheme, a host and perhaps a port.
pub(super) fn site_url(text: &str) -> Result<String, String> {
    let is_site = text.parse().is_ok_and(|address: Uri| {
        let is_web = matches!(address.scheme_str(), Some("http" | "https"));
        let host = address.authority().is_some_and(|host| !host.host().is_empty() && !host.as_str().contains('@'));
        is_web && host && address.path() == "/" && address.query().is_none() && !text.contains('#')
    });
    if is_site { Ok(text.to_owned()) } else { Err("the site's address, such as https://vitrine.example".into()) }
}

fn at_least_one(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|number| (1..=256).contains(number)).ok_or_else(|| "1 to 256".into())
}

fn share(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|share| (0.0..=1.0).contains(share)).ok_or_else(|| "a number from 0 to 1".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_has_a_scheme_and_a_host_and_nothing_else() {
        for url in ["http://localhost", "https://vitrine.example/", "http://127.0.0.1:8080", "https://[::1]:8443"] {
            assert_eq!(site_url(url).as_deref(), Ok(url));
        }
        for wrong in [
            "",
            "foo",
            "vitrine.example",
            "ftp://x",
            "https://",
            "https://a b",
            "https://me@x",
            "https://x/y",
            "https://x?y",
            "https://x/#y",
        ] {
            assert!(site_url(wrong).is_err(), "{wrong}");
        }
    }
}

//! Reads `postgres://…` addresses: encryption and timeouts of the connection.

use std::{net::IpAddr, sync::Arc, time::Duration};

use rustls::{
    ClientConfig, RootCertStore,
    pki_types::{CertificateDer, pem::PemObject},
};
use tokio_postgres::{
    Config,
    config::{Host, SslMode},
};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::{Error, Result, Settings};

/// Timeout of a statement.
const STATEMENT: Duration = Duration::from_secs(30);
/// Timeout for acquiring a lock; the statement fails then.
const LOCK: Duration = Duration::from_secs(10);
/// Timeout for connecting, unless the address sets `connect_timeout`.
pub(super) const CONNECT: Duration = Duration::from_secs(5);
/// Approximate time after which a vanished peer is detected.
const PEER_TIMEOUT: Duration = Duration::from_secs(30);

/// Address of a server, with the settings of a connection to it.
#[derive(Clone)]
pub(super) struct Address {
    pub(super) config: Config,
    pub(super) tls: MakeRustlsConnect,
}

impl Address {
    /// Returns the error of a first connection with host and port, which the driver's own error lacks.
    pub(super) fn unreachable(&self, cause: Error) -> Error {
        Error::Unreachable { hosts: self.hosts(), cause: Box::new(cause) }
    }

    /// Returns hosts and ports, without user and password.
    fn hosts(&self) -> String {
        let ports = self.config.get_ports();
        let port = |at: usize| ports.get(at).or(ports.first()).copied().unwrap_or(5432);
        let hosts = self.config.get_hosts().iter().enumerate().map(|(at, host)| match host {
            Host::Tcp(name) if name.contains(':') => format!("[{name}]:{}", port(at)),
            Host::Tcp(name) => format!("{name}:{}", port(at)),
            Host::Unix(folder) => format!("{}/.s.PGSQL.{}", folder.display(), port(at)),
        });
        hosts.collect::<Vec<_>>().join(", ")
    }
}

/// Parses an address as libpq does, with these differences:
///
/// - Certificates are always verified against the system's roots or the PEM file `sslrootcert`, including the host
///   name: `sslmode=require`, `verify-ca` and `verify-full` are equivalent.
/// - Without `sslmode`, the connection to a local server is not encrypted; to any other server it is encrypted if the
///   server supports it.
pub(super) fn read(url: &str, settings: &Settings) -> Result<Address> {
    let (base, query) = url.split_once('?').unwrap_or((url, ""));
    let (mut remaining, mut mode, mut roots) = (Vec::new(), None, None);
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        match url::form_urlencoded::parse(pair.as_bytes()).next() {
            Some((key, value)) if key == "sslmode" => mode = Some(value.into_owned()),
            Some((key, value)) if key == "sslrootcert" => roots = Some(value.into_owned()),
            _ => remaining.push(pair),
        }
    }
    let mut config: Config = format!("{base}?{}", remaining.join("&")).parse()?;
    let mode = match mode.as_deref() {
        Some("require" | "verify-ca" | "verify-full") => SslMode::Require,
        Some("disable") => SslMode::Disable,
        None if is_local(&config) => SslMode::Disable,
        None | Some("prefer") => SslMode::Prefer,
        Some(other) => {
            return Err(Error::Configuration(format!("sslmode={other}: want disable, prefer, require or verify-full")));
        }
    };
    config.ssl_mode(mode).keepalives_idle(PEER_TIMEOUT).tcp_user_timeout(PEER_TIMEOUT);
    if settings.direct.is_none() {
        let options = limits(settings).map(|(name, milliseconds)| format!("-c {name}={milliseconds} ")).concat();
        let options = format!("{options}{}", config.get_options().unwrap_or_default());
        config.options(options);
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(CONNECT);
    }
    if config.get_application_name().is_none() {
        config.application_name("vitrine");
    }
    Ok(Address { config, tls: tls(mode, roots.as_deref())? })
}

/// Returns the timeouts of a session, in milliseconds.
fn limits(settings: &Settings) -> [(&'static str, u128); 3] {
    [
        ("statement_timeout", STATEMENT.as_millis()),
        ("lock_timeout", LOCK.as_millis()),
        ("idle_in_transaction_session_timeout", settings.idle_transaction.as_millis()),
    ]
}

/// Returns the statement that begins a transaction with its timeouts. A pooler ignores timeouts given while connecting,
/// and timeouts of a session would apply to other clients of the same server connection.
pub(super) fn begin_with_limits(settings: &Settings) -> String {
    let limits = limits(settings).map(|(name, milliseconds)| format!("; set local {name} = {milliseconds}"));
    format!("begin{}", limits.concat())
}

fn is_local(config: &Config) -> bool {
    config.get_hosts().iter().all(|host| match host {
        Host::Tcp(name) => name == "localhost" || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback()),
        Host::Unix(_) => true,
    })
}

fn tls(mode: SslMode, roots: Option<&str>) -> Result<MakeRustlsConnect> {
    let wrong = |e: &dyn std::fmt::Display| Error::Configuration(format!("TLS for PostgreSQL: {e}"));
    let mut store = RootCertStore::empty();
    if let Some(path) = roots {
        let unreadable = |e| wrong(&format!("{path}: {e}"));
        for certificate in CertificateDer::pem_file_iter(path).map_err(unreadable)? {
            store.add(certificate.map_err(unreadable)?).map_err(|e| wrong(&e))?;
        }
    } else if mode != SslMode::Disable {
        store.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    }
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|e| wrong(&e))?
        .with_root_certificates(store)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(url: &str) -> SslMode {
        read(url, &Settings::default()).unwrap().config.get_ssl_mode()
    }

    #[test]
    fn a_local_server_is_spoken_to_in_plain_and_another_encrypted_if_it_can() {
        assert_eq!(mode("postgres://me@127.0.0.1/x"), SslMode::Disable);
        assert_eq!(mode("postgres://me@localhost:5433/x"), SslMode::Disable);
        assert_eq!(mode("postgres:///x?host=/run/postgresql"), SslMode::Disable);
        assert_eq!(mode("postgres://me@db.example.org/x"), SslMode::Prefer);
    }

    #[test]
    fn every_verifying_ssl_mode_of_libpq_is_supported() {
        for verified in ["require", "verify-ca", "verify-full"] {
            assert_eq!(mode(&format!("postgres://me@localhost/x?sslmode={verified}")), SslMode::Require);
        }
        assert!(read("postgres://me@localhost/x?sslmode=sometimes", &Settings::default()).is_err());
    }

    #[test]
    fn a_server_that_cannot_be_reached_is_named_without_its_password() {
        for (url, named) in [
            ("postgres://me:secret@db.example.org/x", "db.example.org:5432"),
            ("postgres://me:secret@db.example.org:6000/x", "db.example.org:6000"),
            ("postgres://me:secret@a:1,b:2/x", "a:1, b:2"),
            ("postgres://me:secret@[::1]:6000/x", "[::1]:6000"),
            ("postgres:///x?host=/run/postgresql&password=secret", "/run/postgresql/.s.PGSQL.5432"),
        ] {
            let address = read(url, &Settings::default()).unwrap();
            let message = address.unreachable(Error::RowNotFound).to_string();
            assert_eq!(message, format!("cannot connect to PostgreSQL at {named}: no such row"));
        }
    }

    #[test]
    fn a_missing_root_certificate_is_named() {
        let wrong = "postgres://me@db/x?sslmode=verify-full&sslrootcert=%2Fno%2Fsuch.pem";
        let Err(error) = read(wrong, &Settings::default()) else { panic!("read without its roots") };
        assert!(error.to_string().contains("/no/such.pem"), "{error}");
    }

    #[test]
    fn limits_are_given_with_the_address_or_behind_a_pooler_with_each_transaction() {
        let pooled = Settings { direct: Some("postgres://me@db/x".into()), ..Settings::default() };
        let config = read("postgres://me@pooler/x", &pooled).unwrap().config;
        assert_eq!(config.get_options(), None);
        let begin = begin_with_limits(&pooled);
        assert!(begin.starts_with("begin; set local statement_timeout = 30000; set local lock_timeout"), "{begin}");
    }

    #[test]
    fn options_of_the_address_come_after_ours_and_win() {
        let address = "postgres://me@localhost/x?options=-c%20statement_timeout%3D5&application_name=mine";
        let config = read(address, &Settings::default()).unwrap().config;
        let options = config.get_options().unwrap();
        assert!(options.starts_with("-c statement_timeout=30000 -c lock_timeout=10000 "), "{options}");
        assert!(options.ends_with(" -c statement_timeout=5"), "{options}");
        assert_eq!(config.get_application_name(), Some("mine"));
    }
}

//! Destinations of the audit stream: a collector over HTTP, syslog over TLS, or a file.

mod file;
mod http;
mod syslog;

use std::{fmt, fs, path::PathBuf, str::FromStr};

use jiff::Timestamp;

use super::lines::digest;

/// Error of a delivery: a sentence for the operator.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct TargetError(String);

impl TargetError {
    fn new(what: impl fmt::Display) -> Self {
        Self(what.to_string())
    }
}

/// Destination.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    address: Address,
    /// File with the bearer key of a collector over HTTP.
    key_file: Option<PathBuf>,
    /// File with the certificates to trust, in place of those of the machine.
    ca_file: Option<PathBuf>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Address {
    Http(String),
    Syslog { host: String, port: u16 },
    File(PathBuf),
}

/// Port of syslog over TLS.
const SYSLOG_PORT: u16 = 6514;

impl FromStr for Target {
    type Err = &'static str;

    /// Parses `https://…`, `syslog+tls://host:6514` or `file:/path`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = "https://…, syslog+tls://host:6514 or file:/path";
        let address = if let Some(rest) = text.strip_prefix("syslog+tls://") {
            let (host, port) = match rest.rsplit_once(':') {
                Some((host, port)) if !host.ends_with(':') => (host, port.parse().map_err(|_| wrong)?),
                _ => (rest, SYSLOG_PORT),
            };
            let host = host.trim_matches(['[', ']']);
            if host.is_empty() || host.contains('/') {
                return Err(wrong);
            }
            Address::Syslog { host: host.to_owned(), port }
        } else if let Some(path) = text.strip_prefix("file:") {
            let path = path.strip_prefix("//").unwrap_or(path);
            if !path.starts_with('/') {
                return Err(wrong);
            }
            Address::File(path.into())
        } else if text.starts_with("https://") || is_local(text) {
            Address::Http(text.to_owned())
        } else {
            return Err(wrong);
        };
        Ok(Self { address, key_file: None, ca_file: None })
    }
}

/// Returns true for a collector on this machine, which needs no TLS.
fn is_local(url: &str) -> bool {
    let host = url.strip_prefix("http://").and_then(|rest| rest.split(['/', ':']).next());
    matches!(host, Some("127.0.0.1" | "localhost"))
}

impl Target {
    /// Adds the files with the bearer key and with the certificates to trust.
    #[must_use]
    pub fn with_files(self, key_file: Option<PathBuf>, ca_file: Option<PathBuf>) -> Self {
        Self { key_file, ca_file, ..self }
    }

    /// Returns the id under which the position is stored. Another address is another destination, which gets everything.
    pub(crate) fn id(&self) -> String {
        digest(&format!("{:?}", self.address)).chars().take(32).collect()
    }

    /// Sends lines. They count as delivered only when this succeeds.
    pub(crate) async fn send(&self, lines: &[String], host: &str, now: Timestamp) -> Result<(), TargetError> {
        if lines.is_empty() {
            return Ok(());
        }
        match &self.address {
            Address::Http(url) => http::send(url, self.key()?, self.authorities()?, lines).await,
            Address::Syslog { host: server, port } => {
                syslog::send((server, *port), self.authorities()?, lines, host, now).await
            }
            Address::File(path) => file::append(path, lines),
        }
    }

    /// Reads the key for each batch, so that it can be rotated.
    fn key(&self) -> Result<Option<String>, TargetError> {
        let Some(file) = &self.key_file else { return Ok(None) };
        let text = fs::read_to_string(file).map_err(|error| TargetError(format!("{}: {error}", file.display())))?;
        Ok(Some(text.lines().next().unwrap_or_default().trim().to_owned()))
    }

    fn authorities(&self) -> Result<Option<Vec<u8>>, TargetError> {
        let Some(file) = &self.ca_file else { return Ok(None) };
        let pem = fs::read(file).map_err(|error| TargetError(format!("{}: {error}", file.display())))?;
        Ok(Some(pem))
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.address {
            // The query may hold a secret.
            Address::Http(url) => f.write_str(url.split('?').next().unwrap_or_default()),
            Address::Syslog { host, port } => write!(f, "syslog+tls://{host}:{port}"),
            Address::File(path) => write!(f, "file:{}", path.display()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_destination_is_encrypted_or_on_this_machine() {
        for (text, shown) in [
            ("https://logs.example/in?key=1", "https://logs.example/in"),
            ("http://127.0.0.1:9000/in", "http://127.0.0.1:9000/in"),
            ("syslog+tls://logs.example", "syslog+tls://logs.example:6514"),
            ("syslog+tls://logs.example:7000", "syslog+tls://logs.example:7000"),
            ("file:/var/log/audit.jsonl", "file:/var/log/audit.jsonl"),
            ("file:///var/log/audit.jsonl", "file:/var/log/audit.jsonl"),
        ] {
            assert_eq!(text.parse::<Target>().unwrap().to_string(), shown);
        }
        for wrong in
            ["", "http://logs.example", "syslog://a", "syslog+tls://", "file:here", "http://127.0.0.1.evil.example/"]
        {
            assert!(wrong.parse::<Target>().is_err(), "{wrong}");
        }
    }
}

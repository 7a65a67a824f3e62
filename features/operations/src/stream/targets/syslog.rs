//! Delivery by syslog over TLS (RFC 5425), with octet counting and messages of RFC 5424.

use std::{sync::Arc, time::Duration};

use jiff::Timestamp;
use rustls::{
    ClientConfig, RootCertStore,
    pki_types::{CertificateDer, ServerName, pem::PemObject},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_rustls::TlsConnector;

use super::TargetError;

/// Timeout of a batch.
const TIMEOUT: Duration = Duration::from_secs(30);
/// Facility 13 (log audit), severity 6 (informational).
const PRIORITY: u8 = 13 * 8 + 6;

/// Sends the lines on a new connection and waits until the server has closed it. Syslog has no receipts: a server that
/// closes after reading everything is the closest to one.
pub(super) async fn send(
    server: (&str, u16),
    authorities: Option<Vec<u8>>,
    lines: &[String],
    host: &str,
    now: Timestamp,
) -> Result<(), TargetError> {
    match timeout(TIMEOUT, exchange(server, authorities, lines, host, now)).await {
        Ok(sent) => sent,
        Err(_) => Err(TargetError("the syslog server did not take the records and close within 30 seconds".into())),
    }
}

async fn exchange(
    (server, port): (&str, u16),
    authorities: Option<Vec<u8>>,
    lines: &[String],
    host: &str,
    now: Timestamp,
) -> Result<(), TargetError> {
    let connector = TlsConnector::from(Arc::new(config(authorities)?));
    let name = ServerName::try_from(server.to_owned()).map_err(TargetError::new)?;
    let stream = TcpStream::connect((server, port)).await.map_err(TargetError::new)?;
    let mut stream = connector.connect(name, stream).await.map_err(TargetError::new)?;
    for line in lines {
        stream.write_all(message(line, host, now).as_bytes()).await.map_err(TargetError::new)?;
    }
    stream.flush().await.map_err(TargetError::new)?;
    stream.shutdown().await.map_err(TargetError::new)?;
    let mut rest = Vec::new();
    match stream.read_to_end(&mut rest).await {
        Ok(_) => Ok(()),
        // Many servers close without saying so.
        Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => Ok(()),
        Err(error) => Err(TargetError::new(error)),
    }
}

/// Returns a message with its length before it.
fn message(line: &str, host: &str, now: Timestamp) -> String {
    let message = format!("<{PRIORITY}>1 {now:.3} {host} vitrine - audit - {line}");
    format!("{} {message}", message.len())
}

fn config(authorities: Option<Vec<u8>>) -> Result<ClientConfig, TargetError> {
    let mut roots = RootCertStore::empty();
    match authorities {
        Some(pem) => {
            for certificate in CertificateDer::pem_slice_iter(&pem) {
                roots.add(certificate.map_err(TargetError::new)?).map_err(TargetError::new)?;
            }
        }
        None => {
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
    }
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    Ok(config.map_err(TargetError::new)?.with_root_certificates(roots).with_no_client_auth())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_has_its_length_in_bytes_before_it() {
        let text = message("{\"é\":1}", "shop.example", "2026-11-26T02:15:00Z".parse().unwrap());
        let (length, message) = text.split_once(' ').unwrap();
        assert_eq!(message, "<110>1 2026-11-26T02:15:00.000Z shop.example vitrine - audit - {\"é\":1}");
        assert_eq!(length.parse::<usize>().unwrap(), message.len());
    }
}

//! `vitrine ready`

use std::{net::IpAddr, time::Duration};

use crate::{Outcome, config::Ready};

/// Timeout; a process that does not answer in time is not ready.
const TIMEOUT: Duration = Duration::from_secs(4);

pub(crate) async fn run(options: Ready) -> Outcome {
    let mut address = options.address;
    if address.ip().is_unspecified() {
        // A process that listens on all addresses is reachable here, too.
        address.set_ip(if address.is_ipv4() {
            IpAddr::from([127, 0, 0, 1])
        } else {
            IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1])
        });
    }
    let client = reqwest::Client::builder().timeout(TIMEOUT).build()?;
    let answer = client.get(format!("http://{address}/readyz")).send().await?;
    let status = answer.status();
    if status.is_success() { Ok(()) } else { Err(format!("{address} is not ready: {}", answer.text().await?).into()) }
}

//! Addresses in private networks, wherever a user may enter an address.

use std::{
    net::Ipv6Addr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use serde_json::json;
use tokio::net::TcpListener;

use crate::{
    Outcome,
    trial::{Fault, FaultResult, Trial},
};

#[path = "../../../base/testing/src/private_addresses.rs"]
#[expect(
    dead_code,
    reason = "the list is everybody's; its canary listens at any port, ours at one that may be asked for"
)]
mod known;

/// The row.
pub const FAULT: Fault = Fault {
    number: 15,
    name: "addresses of private networks",
    injected: "each form of a private address (62) as the page of an audit and as the address of a webhook, with somebody \
               listening there",
    share: 1,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

/// Ports that may be asked for; where we may not listen, another is refused for its number already.
const PORTS: [u16; 3] = [80, 443, 0];

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let (port, knocks) = canary().await?;
    let site = trial.site(&[]).await?;
    let owner = site.sign_up_user("owner").await?;
    let (mut rounds, mut refused) = (0, 0);
    while trial.goes_on(rounds, 1) {
        for form in known::PRIVATE_ADDRESSES {
            let address = form.replace("PORT", &port.to_string());
            let page = json!({ "url": address }).to_string();
            let hook =
                json!({ "url": address.replacen("http:", "https:", 1), "events": ["location.created"] }).to_string();
            for (path, body) in [("/api/v1/tools/page-audit", page), ("/api/v1/webhooks", hook)] {
                let answer = owner.request("POST", path, &[], body.as_bytes()).await.ok_or("no answer")?;
                let is_refused = (400..500).contains(&answer.status);
                trial.tally.holds(is_refused, || format!("{path} {address}: {}", answer.summary()));
                refused += usize::from(is_refused);
                trial.tally.tried(1);
            }
        }
        rounds += 1;
    }
    let knocks = knocks.load(Ordering::SeqCst);
    trial.tally.holds(knocks == 0, || format!("{knocks} connections to a private address, port {port}"));
    trial.tally.note(format!("port {port}: {knocks} connections, {refused} refused"));
    Ok(FaultResult::Completed)
}

/// Listens on every address of this machine, and counts who connects, until the end.
async fn canary() -> Outcome<(u16, Arc<AtomicUsize>)> {
    for port in PORTS {
        let Ok(listener) = TcpListener::bind((Ipv6Addr::UNSPECIFIED, port)).await else { continue };
        let (port, knocks) = (listener.local_addr()?.port(), Arc::<AtomicUsize>::default());
        let counted = knocks.clone();
        tokio::spawn(async move {
            while listener.accept().await.is_ok() {
                counted.fetch_add(1, Ordering::SeqCst);
            }
        });
        return Ok((port, knocks));
    }
    Err("no port to listen at".into())
}

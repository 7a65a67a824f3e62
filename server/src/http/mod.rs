//! The listening socket: connections that cannot be held open by slow or greedy clients, and an orderly end.

mod begun;
mod counted;
mod patient;

use std::{
    collections::HashSet,
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use api::ClientAddress;
use axum::{Router, body::Body, extract::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::{GracefulConnection, GracefulShutdown},
};
use tokio::{net::TcpListener, sync::watch};
use tower::ServiceExt;

use self::{begun::begun, counted::Counts, patient::Patient};

/// What a client is allowed.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How long it may take to send its headers, or leave a connection idle.
    pub header_timeout: Duration,
    /// How long it may refuse to read an answer.
    pub write_timeout: Duration,
    /// Open connections of one address.
    pub connections_per_address: usize,
    /// Proxies: not counted, and their X-Forwarded-For is believed.
    pub trusted_proxies: HashSet<IpAddr>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            header_timeout: Duration::from_secs(10),
            write_timeout: Duration::from_secs(30),
            connections_per_address: 128,
            trusted_proxies: HashSet::new(),
        }
    }
}

/// After a failed accept (no file descriptors left) the listener rests so long.
const REST: Duration = Duration::from_millis(50);
/// At shutdown, requests in flight have so long to finish.
const FAREWELL: Duration = Duration::from_secs(20);

/// Serves until `stop` turns true, then lets the requests in flight finish.
pub async fn serve(listener: TcpListener, router: Router, limits: Limits, mut stop: watch::Receiver<bool>) {
    let limits = Arc::new(limits);
    let counts = Counts::new(limits.connections_per_address);
    let graceful = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stop.wait_for(|stop| *stop) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "could not accept a connection");
                tokio::time::sleep(REST).await;
                continue;
            }
        };
        let place = if limits.trusted_proxies.contains(&peer.ip()) {
            None
        } else {
            match counts.take(peer.ip()) {
                Some(place) => Some(place),
                // Closing without an answer costs us least.
                None => continue,
            }
        };
        // Small answers must not wait for the client's acknowledgement; without it they are just slower.
        let _ = stream.set_nodelay(true);
        let (router, limits, watcher, stop) = (router.clone(), limits.clone(), graceful.watcher(), stop.clone());
        tokio::spawn(async move {
            let _place = place;
            let Some(begun) = begun(&stream, limits.header_timeout, stop).await else { return };
            let io = TokioIo::new(Patient::new(stream, begun, limits.write_timeout));
            // In a place of its own: a connection that says nothing must not be as large as one that does.
            let connection = Box::pin(watcher.watch(connection(io, peer, router, limits)));
            // A client that went away or was too slow is no event for the operator.
            if let Err(error) = connection.await {
                tracing::debug!(%error, %peer, "connection ended");
            }
        });
    }
    drop(listener);
    if tokio::time::timeout(FAREWELL, graceful.shutdown()).await.is_err() {
        tracing::warn!(seconds = FAREWELL.as_secs(), "some requests did not finish in time");
    }
}

/// Answers the requests of one connection.
fn connection(
    io: TokioIo<Patient>,
    peer: SocketAddr,
    router: Router,
    limits: Arc<Limits>,
) -> impl GracefulConnection<Error = hyper::Error> {
    let header_timeout = limits.header_timeout;
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        let client = client_address(&request, peer, &limits.trusted_proxies);
        request.extensions_mut().insert(ClientAddress(client));
        router.clone().oneshot(request)
    });
    http1::Builder::new().timer(TokioTimer::new()).header_read_timeout(header_timeout).serve_connection(io, service)
}

/// The peer, or whom a trusted proxy names: the last address in X-Forwarded-For that is not itself a trusted proxy.
fn client_address(request: &Request, peer: SocketAddr, trusted: &HashSet<IpAddr>) -> IpAddr {
    if !trusted.contains(&peer.ip()) {
        return peer.ip();
    }
    let forwarded = request.headers().get_all("x-forwarded-for").iter().rev();
    forwarded
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.rsplit(','))
        .filter_map(|address| address.trim().parse().ok())
        .find(|address| !trusted.contains(address))
        .unwrap_or_else(|| peer.ip())
}

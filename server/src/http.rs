//! The listening socket: connections that cannot be held open by slow or greedy clients, and an orderly end.

mod connections;
mod first_bytes;
mod patient;
mod request;

use std::{collections::HashSet, net::IpAddr, sync::Arc, time::Duration};

use api::{ClientAddress, Error, Kind};
use axum::{
    Router,
    body::Body,
    extract::Request,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::{GracefulConnection, GracefulShutdown},
};
use tokio::{net::TcpListener, sync::watch};
use tower::ServiceExt;

use self::{
    connections::Counts,
    first_bytes::{Begun, begun},
    patient::Patient,
    request::{client_address, has_valid_host},
};
use crate::{rate::MinimumRate, time_limits::TooSlow};

/// Limits for clients.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Maximum time to send the headers, or to leave a connection idle.
    pub header_timeout: Duration,
    /// Minimum rate at which it sends a body and reads an answer.
    pub rate: MinimumRate,
    /// Open connections of one address.
    pub connections_per_address: usize,
    /// Proxies: not counted, and their X-Forwarded-For is believed.
    pub trusted_proxies: HashSet<IpAddr>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            header_timeout: Duration::from_secs(10),
            rate: MinimumRate::default(),
            connections_per_address: 128,
            trusted_proxies: HashSet::new(),
        }
    }
}

/// Maximum size of the first line and the headers of a request, in bytes. Our largest names 1,000 locations to export:
/// 39 kB.
const MAX_HEADER_BYTES: usize = 48 << 10;
/// Pause of the listener after a failed accept, because no file descriptors are left.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(50);
/// Time that requests in flight have to finish at shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(20);

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
                tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
                continue;
            }
        };
        // A socket of both kinds writes IPv4 addresses as IPv6.
        let peer = peer.ip().to_canonical();
        let place = if limits.trusted_proxies.contains(&peer) {
            None
        } else {
            match counts.take(peer) {
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
            let begun = begun(&stream, limits.header_timeout, limits.rate, stop).await;
            let Some(Begun { bytes, is_too_slow }) = begun else { return };
            let io = TokioIo::new(Patient::new(stream, bytes, limits.rate));
            // In a place of its own: a connection that says nothing must not be as large as one that does.
            let connection = Box::pin(watcher.watch(connection(io, peer, router, limits, is_too_slow)));
            // A client that went away or was too slow is no event for the operator.
            if let Err(error) = connection.await {
                tracing::debug!(%error, %peer, "connection ended");
            }
        });
    }
    drop(listener);
    if tokio::time::timeout(SHUTDOWN_TIMEOUT, graceful.shutdown()).await.is_err() {
        tracing::warn!(seconds = SHUTDOWN_TIMEOUT.as_secs(), "some requests did not finish in time");
    }
}

/// Answers the requests of one connection. With `is_too_slow`, the first is answered 408 and ends it.
fn connection(
    io: TokioIo<Patient>,
    peer: IpAddr,
    router: Router,
    limits: Arc<Limits>,
    is_too_slow: bool,
) -> impl GracefulConnection<Error = hyper::Error> {
    let header_timeout = limits.header_timeout;
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        let refusal = if has_valid_host(request.version(), request.headers()) { None } else { Some(no_host()) };
        let client = client_address(request.headers(), peer, &limits.trusted_proxies);
        request.extensions_mut().insert(ClientAddress(client));
        if is_too_slow {
            request.extensions_mut().insert(TooSlow);
        }
        let router = router.clone();
        async move {
            match refusal {
                Some(refusal) => Ok(refusal),
                None => router.oneshot(request).await,
            }
        }
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(header_timeout)
        .max_header_size(MAX_HEADER_BYTES)
        // Otherwise the buffer of a body grows to 400 kB, and a client that stops sending keeps it.
        .max_buf_size(MAX_HEADER_BYTES)
        .serve_connection(io, service)
}

fn no_host() -> Response {
    let detail = "A request names its host in exactly one Host header.";
    let mut response = Error::new(Kind::BadRequest, "bad_request", detail).into_response();
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

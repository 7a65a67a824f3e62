//! The simulator on a socket. Its own loop, because a connection that is to be cut must end without an answer.

use std::{convert::Infallible, io};

use axum::{Router, body::Body, response::Response};
use hyper::{body::Incoming, service::service_fn};
use hyper_util::{
    rt::{TokioExecutor, TokioIo},
    server::conn::auto::Builder,
};
use tokio::net::TcpListener;
use tower::ServiceExt;

use crate::dispatch::Cut;

/// Serves the router of a simulator, or a router that it is nested in, until the listener fails.
///
/// # Errors
///
/// When no more connections can be accepted.
pub async fn serve(listener: TcpListener, router: Router) -> io::Result<Infallible> {
    loop {
        let (stream, _) = listener.accept().await?;
        let router = router.clone();
        tokio::spawn(async move {
            let service = service_fn(move |request| answer(router.clone(), request));
            // A client that disconnects, or that was cut off on purpose, is not an error.
            let _ = Builder::new(TokioExecutor::new()).serve_connection(TokioIo::new(stream), service).await;
        });
    }
}

async fn answer(router: Router, request: hyper::Request<Incoming>) -> Result<Response, io::Error> {
    let Ok(response) = router.oneshot(request.map(Body::new)).await;
    match response.extensions().get::<Cut>() {
        Some(Cut) => Err(io::ErrorKind::ConnectionAborted.into()),
        None => Ok(response),
    }
}

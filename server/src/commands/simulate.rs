//! `vitrine simulate`: services of other companies, for development and tests.

use std::net::SocketAddr;

use axum::Router;
use simulated_google::router as google_router;
use tokio::{
    net::TcpListener,
    signal::unix::{SignalKind, signal},
};

use super::say;
use crate::{
    Outcome,
    config::{Simulate, SimulateAll, SimulateGoogle, Simulator},
    log,
};

/// Path below which Google is found among all simulators.
const GOOGLE: &str = "/google";

pub(crate) async fn run(options: Simulate) -> Outcome {
    match options.one {
        Some(Simulator::Google(options)) => google(options).await,
        None => all(&options.all).await,
    }
}

/// Runs the simulator of Google at the root of its address.
pub(crate) async fn google(options: SimulateGoogle) -> Outcome {
    let (listen, locations) = (options.listen, options.world.locations);
    serve(listen, google_router(options.into()), |address| {
        format!("A simulated Google with {locations} locations is ready at {address}\n  Its people: {address}/sim")
    })
    .await
}

/// Runs every simulator below the path of its name.
async fn all(options: &SimulateAll) -> Outcome {
    let router = Router::new().nest(GOOGLE, google_router(options.google().into()));
    let locations = options.world.locations;
    serve(options.listen, router, |address| {
        format!(
            "Simulators with {locations} locations are ready at {address}\n  Google: {address}{GOOGLE}, its people: \
             {address}{GOOGLE}/sim"
        )
    })
    .await
}

async fn serve(listen: SocketAddr, router: Router, greeting: impl Fn(&str) -> String) -> Outcome {
    log::start(None);
    let listener = TcpListener::bind(listen)
        .await
        .map_err(|error| format!("cannot listen on {listen}: {error}; choose another with --listen"))?;
    let address = format!("http://{}", listener.local_addr()?);
    say(&format!("\n  {}\n", greeting(&address)));
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    tokio::select! {
        outcome = simulated_google::serve(listener, router) => outcome.map(|_| ()).map_err(Into::into),
        _ = terminate.recv() => Ok(()),
        _ = interrupt.recv() => Ok(()),
    }
}

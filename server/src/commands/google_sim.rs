//! `vitrine google-sim`: Google for development and tests.

use simulated_google::{Clock, Options};
use tokio::{
    net::TcpListener,
    signal::unix::{SignalKind, signal},
};

use super::say;
use crate::{Outcome, config::GoogleSim, log};

pub(crate) async fn run(options: GoogleSim) -> Outcome {
    log::start(None);
    let listener = TcpListener::bind(options.listen)
        .await
        .map_err(|error| format!("cannot listen on {}: {error}; choose another with --listen", options.listen))?;
    let address = listener.local_addr()?;
    say(&format!(
        "\n  A simulated Google with {} locations is ready at http://{address}\n  Its people: http://{address}/sim\n",
        options.locations
    ));
    let world = Options {
        locations: options.locations as usize,
        seed: options.seed,
        unlimited_quota: options.unlimited_quota,
        clock: options.as_of.map_or_else(Clock::system, Clock::starting),
        client_id: options.client_id,
        client_secret: options.client_secret,
        push_url: options.push_url,
        change_every: options.change_every,
    };
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    tokio::select! {
        outcome = simulated_google::serve(listener, simulated_google::router(world)) => outcome.map(|_| ()).map_err(Into::into),
        _ = terminate.recv() => Ok(()),
        _ = interrupt.recv() => Ok(()),
    }
}

//! `vitrine simulate`: services of other companies, for development and tests.

use std::net::SocketAddr;

use axum::Router;
use simulated_drafting::router as drafting_router;
use simulated_google::router as google_router;
use simulated_openid::{Options as OpenidOptions, Provider, router as openid_router};
use simulated_rank::router as rank_router;
use simulated_stripe::router as stripe_router;
use tokio::{
    net::TcpListener,
    signal::unix::{SignalKind, signal},
};

use super::say;
use crate::{
    Outcome,
    config::{
        Simulate, SimulateAll, SimulateDrafting, SimulateGoogle, SimulateOpenid, SimulateRank, SimulateStripe,
        Simulator,
    },
    log,
};

/// Path below which Google is found among all simulators.
const GOOGLE: &str = "/google";
/// Path below which the vendors of ranks are found among all simulators.
const RANK: &str = "/rank";
/// Path below which directories of businesses are found among all simulators.
const DIRECTORIES: &str = "/directories";
/// Path below which Stripe is found among all simulators.
const STRIPE: &str = "/stripe";
/// Path below which servers of language models are found among all simulators.
const DRAFTING: &str = "/drafting";
/// Path below which the identity provider is found among all simulators.
const OPENID: &str = "/openid";

pub(crate) async fn run(options: Simulate) -> Outcome {
    match options.simulator {
        Some(Simulator::Google(options)) => google(options).await,
        Some(Simulator::Rank(options)) => rank(options).await,
        Some(Simulator::Stripe(options)) => stripe(options).await,
        Some(Simulator::Drafting(options)) => drafting(options).await,
        Some(Simulator::Openid(options)) => openid(options).await,
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

/// Runs the simulator of vendors of ranks at the root of its address.
async fn rank(options: SimulateRank) -> Outcome {
    let listen = options.listen;
    serve(listen, rank_router(options.into()), |address| {
        format!(
            "Simulated vendors of ranks on Google Maps are ready at {address}\n  DataForSEO: {address}/dataforseo, \
             SerpApi: {address}/serpapi, Serper: {address}/serper\n  Credentials and businesses: {address}/sim"
        )
    })
    .await
}

/// Runs the simulator of Stripe at the root of its address.
async fn stripe(options: SimulateStripe) -> Outcome {
    let listen = options.listen;
    serve(listen, stripe_router(options.into()), |address| {
        format!("A simulated Stripe is ready at {address}\n  Its key and its objects: {address}/sim")
    })
    .await
}

/// Runs the simulator of servers of language models at the root of its address.
async fn drafting(options: SimulateDrafting) -> Outcome {
    serve(options.listen, drafting_router(options.into()), |address| {
        format!(
            "Simulated servers of language models are ready at {address}\n  OpenAI: {address}/v1, Anthropic: {address}\n  \
             Their key and models: {address}/sim"
        )
    })
    .await
}

/// Runs the simulator of an identity provider at the root of its address.
async fn openid(options: SimulateOpenid) -> Outcome {
    let provider = provider(options.domain)?;
    serve(options.listen, openid_router(provider), |address| {
        format!("A simulated identity provider is ready at {address}\n  What to enter in the settings: {address}/sim")
    })
    .await
}

fn provider(domain: String) -> Result<Provider, String> {
    let options = OpenidOptions { domain, ..OpenidOptions::default() };
    Provider::new(options).ok_or_else(|| "the system gives no randomness for keys".into())
}

/// Runs every simulator below the path of its name.
async fn all(options: &SimulateAll) -> Outcome {
    let (google, rank, stripe) = options.simulators();
    let directories = demo::directories(api::Clock::system().now())?.router();
    let router = Router::new()
        .nest(GOOGLE, google_router(google))
        .nest(RANK, rank_router(rank))
        .nest(DIRECTORIES, directories)
        .nest(STRIPE, stripe_router(stripe))
        .nest(DRAFTING, drafting_router(simulated_drafting::Options::default()))
        .nest(OPENID, openid_router(provider(options.openid_domain.clone())?));
    let locations = options.world.locations;
    serve(options.listen, router, |address| {
        format!(
            "Simulators with {locations} locations are ready at {address}\n  Google: {address}{GOOGLE}, its people: \
             {address}{GOOGLE}/sim\n  Vendors of ranks: {address}{RANK}/dataforseo, {address}{RANK}/serpapi, \
             {address}{RANK}/serper, their credentials: {address}{RANK}/sim\n  Directories of businesses: \
             {address}{DIRECTORIES}/www.n49.com\n  Stripe: {address}{STRIPE}, its key: {address}{STRIPE}/sim\n  \
             Language models: {address}{DRAFTING}/v1, their key: {address}{DRAFTING}/sim\n  \
             Identity provider: {address}{OPENID}/sim"
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

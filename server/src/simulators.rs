//! Simulators of other companies' services for demos, in this process and on loopback. They start with the first request
//! of a demo, and each demo has its own.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
};

use api::App;
use axum::{
    Router,
    extract::{Request, State},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use orgs::OrgId;
use tokio::{net::TcpListener, sync::OnceCell};
use tower::ServiceExt;

/// Maximum number of simulators at a time. A further one replaces the one that was used least recently, which starts
/// again with the profiles as they were last read.
const MAX_SIMULATORS: usize = 16;

/// The simulators of this process. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Simulators(Arc<Inner>);

struct Inner {
    app: App,
    address: OnceCell<SocketAddr>,
    /// Simulators by organization, the most recently used last.
    routers: Mutex<Vec<(OrgId, Router)>>,
}

impl Simulators {
    /// Creates the simulators; none runs yet.
    pub(crate) fn new(app: &App) -> Self {
        Self(Arc::new(Inner { app: app.clone(), address: OnceCell::new(), routers: Mutex::default() }))
    }

    /// Returns the address of the simulated Google of a demo.
    pub(crate) async fn google(&self, org: &OrgId) -> api::Result<String> {
        self.below(org, "google").await
    }

    /// Returns the address of the simulated providers of ranks of a demo.
    pub(crate) async fn ranks(&self, org: &OrgId) -> api::Result<String> {
        self.below(org, "rank").await
    }

    /// Returns the address of the simulated directories of a demo.
    pub(crate) async fn directories(&self, org: &OrgId) -> api::Result<String> {
        self.below(org, "directories").await
    }

    /// Returns the address of the simulated language models of a demo.
    pub(crate) async fn drafting(&self, org: &OrgId) -> api::Result<String> {
        self.below(org, "drafting").await
    }

    async fn below(&self, org: &OrgId, name: &str) -> api::Result<String> {
        let address = self.0.address.get_or_try_init(|| self.start()).await.map_err(api::Error::unavailable)?;
        Ok(format!("http://{address}/{org}/{name}"))
    }

    async fn start(&self) -> std::io::Result<SocketAddr> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let router = Router::new().fallback(answer).with_state(self.clone());
        tokio::spawn(async move {
            let Err(error) = simulated_google::serve(listener, router).await;
            tracing::error!(%error, "the simulators of demos do not answer any more");
        });
        Ok(address)
    }

    /// Returns the simulators of a demo, those in use or new ones.
    async fn simulator(&self, org: &OrgId) -> api::Result<Router> {
        if let Some(router) = self.used(org, None) {
            return Ok(router);
        }
        let google = simulated_google::router(demo::simulator(&self.0.app, org).await?);
        let ranks = simulated_rank::router(demo::rank_simulator(&self.0.app)?);
        let directories = demo::directories(self.0.app.now())?.router();
        let router = Router::new()
            .nest(&format!("/{org}/google"), google)
            .nest(&format!("/{org}/rank"), ranks)
            .nest(&format!("/{org}/directories"), directories)
            .nest(&format!("/{org}/drafting"), simulated_drafting::router(simulated_drafting::Options::default()));
        Ok(self.used(org, Some(router.clone())).unwrap_or(router))
    }

    /// Makes the simulators of a demo the most recently used ones, and returns them. `new` is taken when there is none.
    fn used(&self, org: &OrgId, new: Option<Router>) -> Option<Router> {
        let mut all = self.0.routers.lock().unwrap_or_else(PoisonError::into_inner);
        let existing = all.iter().position(|(owner, _)| owner == org).map(|at| all.remove(at).1);
        let router = existing.or(new)?;
        if all.len() == MAX_SIMULATORS {
            drop(all.remove(0));
        }
        all.push((org.clone(), router.clone()));
        Some(router)
    }
}

async fn answer(State(simulators): State<Simulators>, request: Request) -> Response {
    let org = request.uri().path().split('/').nth(1).and_then(|part| part.parse::<OrgId>().ok());
    let Some(org) = org else { return StatusCode::NOT_FOUND.into_response() };
    match simulators.simulator(&org).await {
        Ok(router) => router.oneshot(request).await.into_response(),
        Err(error) => error.into_response(),
    }
}

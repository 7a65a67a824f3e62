//! PostgreSQL: a pool of connections, and one that listens.

mod address;
mod listener;
mod transaction;

use std::{sync::Arc, time::Duration};

use deadpool_postgres::{ClientWrapper, Manager, ManagerConfig, Object, RecyclingMethod, Runtime};
use tokio::sync::broadcast;
use tokio_postgres::types::ToSql;

use self::listener::Listener;
pub use self::transaction::Transaction;
use crate::{Query, Result, Row, Settings, Value};

/// Connections of one process.
const CONNECTIONS: usize = 16;
/// Nobody waits longer for a free one.
const WAIT: Duration = Duration::from_secs(5);
/// The channel of LISTEN and NOTIFY.
const CHANNEL: &str = "vitrine";
/// Pauses before what changes nothing is tried again on another connection: a server that restarts is not noticed.
const PAUSES: [Duration; 6] = [
    Duration::ZERO,
    Duration::from_millis(50),
    Duration::from_millis(150),
    Duration::from_millis(300),
    Duration::from_millis(500),
    Duration::from_secs(1),
];
/// How often a statement of its own is run again when it met a deadlock.
const CONFLICTS: usize = 3;

/// Connections to one server. Cheap to clone.
#[derive(Clone)]
pub struct Pool {
    connections: deadpool_postgres::Pool,
    notices: broadcast::Sender<String>,
    listener: Arc<Listener>,
}

impl Pool {
    pub(crate) async fn open(url: &str, settings: &Settings) -> Result<Self> {
        let address = address::read(url, settings)?;
        let manager = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let connections = deadpool_postgres::Pool::builder(Manager::from_config(
            address.config.clone(),
            address.tls.clone(),
            manager,
        ))
        .max_size(CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(WAIT))
        .build()
        .map_err(|e| crate::Error::Configuration(e.to_string()))?;
        drop(patiently(|| get(&connections)).await?);
        let (notices, _) = broadcast::channel(crate::NOTICES);
        let listener = Arc::new(Listener::start(address, notices.clone()).await?);
        Ok(Self { connections, notices, listener })
    }

    pub(crate) fn notices(&self) -> &broadcast::Sender<String> {
        &self.notices
    }

    /// A connection; patient while the server restarts.
    pub(crate) async fn client(&self) -> Result<Object> {
        patiently(|| get(&self.connections)).await
    }

    pub(crate) async fn prepare(&self, text: &str) -> Result<()> {
        Ok(self.client().await?.prepare(text).await.map(drop)?)
    }

    pub(crate) async fn rows<T>(&self, query: Query<T>, most: usize) -> Result<Vec<T>> {
        let query = &query;
        if query.sql.is_read {
            return patiently(|| async move { rows(&*get(&self.connections).await?, query, most).await }).await;
        }
        despite_conflicts(|| async move { rows(&*self.client().await?, query, most).await }).await
    }

    pub(crate) async fn change(&self, query: Query<()>) -> Result<u64> {
        let query = &query;
        despite_conflicts(|| async move { change(&*self.client().await?, query).await }).await
    }

    pub(crate) async fn begin(&self) -> Result<Transaction> {
        patiently(|| async move { Transaction::begin(get(&self.connections).await?).await }).await
    }

    pub(crate) fn close(&self) {
        self.listener.stop();
        self.connections.close();
    }
}

async fn get(pool: &deadpool_postgres::Pool) -> Result<Object> {
    Ok(pool.get().await?)
}

/// Tries again while connections break.
async fn patiently<T, F: Future<Output = Result<T>>>(work: impl Fn() -> F) -> Result<T> {
    for pause in PAUSES {
        match work().await {
            Err(error) if error.is_lost() => tokio::time::sleep(pause).await,
            other => return other,
        }
    }
    work().await
}

/// Tries again when other transactions were in the way.
async fn despite_conflicts<T, F: Future<Output = Result<T>>>(work: impl Fn() -> F) -> Result<T> {
    for _ in 0..CONFLICTS {
        match work().await {
            Err(error) if error.is_conflict() => {}
            other => return other,
        }
    }
    work().await
}

async fn rows<T>(client: &ClientWrapper, query: &Query<T>, most: usize) -> Result<Vec<T>> {
    let statement = client.prepare_cached(query.sql.text).await?;
    let rows = client.query(&statement, &arguments(&query.args)).await?;
    rows.iter().take(most).map(|row| (query.read)(&Row::Postgres(row))).collect()
}

async fn change(client: &ClientWrapper, query: &Query<()>) -> Result<u64> {
    let statement = client.prepare_cached(query.sql.text).await?;
    Ok(client.execute(&statement, &arguments(&query.args)).await?)
}

fn arguments(args: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    args.iter().map(|arg| arg as _).collect()
}

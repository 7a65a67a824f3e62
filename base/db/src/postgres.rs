//! PostgreSQL: a connection pool, and one connection that listens.

mod address;
mod connection;
pub(crate) mod copy;
mod listener;
mod lookups;
mod replica;
mod transaction;

use std::{sync::Arc, time::Duration};

use deadpool_postgres::{Manager, ManagerConfig, RecyclingMethod, Runtime};
use jiff::Timestamp;
use tokio::{
    sync::broadcast,
    time::{Instant, sleep},
};
use tokio_postgres::Client;

pub use self::transaction::Transaction;
use self::{address::Address, connection::Connection, listener::Listener, lookups::Lookups, replica::Replica};
use crate::{Error, Load, Query, Result, RowCollector, Settings, Sql, UntypedQuery, Value};

/// Timeout for a free connection.
const POOL_TIMEOUT: Duration = Duration::from_secs(5);
/// Channel of LISTEN and NOTIFY.
const CHANNEL: &str = "vitrine";
/// Retry timeout after a lost connection.
const RETRY_TIMEOUT: Duration = Duration::from_secs(2);
/// Retry timeout when the server reports that it shuts down or starts up, so that callers do not notice a restart.
const RESTART: Duration = Duration::from_secs(8);
/// Delays before the first retries on another connection; later ones use [`PAUSE`].
const PAUSES: [Duration; 4] =
    [Duration::ZERO, Duration::from_millis(50), Duration::from_millis(150), Duration::from_millis(300)];
const PAUSE: Duration = Duration::from_millis(500);
/// Maximum number of retries of a single statement after a conflict, such as a deadlock.
const CONFLICTS: usize = 3;

/// Connections to one server. Cheap to clone.
#[derive(Clone)]
pub struct Pool {
    /// Pool that lends each connection to one caller at a time.
    connections: deadpool_postgres::Pool,
    /// Shared connections for lookups. None behind a pooler, because statements do not stay prepared there.
    lookups: Option<Arc<Lookups>>,
    /// Address of `connections`: the server, or a pooler in front of it.
    address: Arc<Address>,
    /// Address of the server itself, past a pooler.
    server: Arc<Address>,
    /// Statement that begins a transaction; it sets the timeouts when the connection cannot keep them.
    begin: Arc<str>,
    is_pooled: bool,
    notices: broadcast::Sender<String>,
    /// Listener for notifications; `None` at a replica, which sends none.
    listener: Option<Arc<Listener>>,
    /// True when reads are retried on another connection.
    is_patient: bool,
    replica: Option<Arc<Replica>>,
}

impl Pool {
    pub(crate) async fn open(url: &str, settings: &Settings) -> Result<Self> {
        let mut pool = Self::unconnected(url, settings)?;
        pool.is_patient = true;
        pool.replica = settings.replica.as_deref().map(|url| Replica::of(url, settings)).transpose()?.map(Arc::new);
        let listener = Listener::new((*pool.server).clone(), pool.notices.clone());
        let first = pool.connection().await.map(drop);
        first.map_err(|error| pool.address.unreachable(error))?;
        listener.listening().await.map_err(|error| pool.server.unreachable(error))?;
        pool.listener = Some(Arc::new(listener));
        Ok(pool)
    }

    /// Creates a pool that connects on demand, without a listener and without retries.
    fn unconnected(url: &str, settings: &Settings) -> Result<Self> {
        let is_pooled = settings.direct.is_some();
        let address = address::read(url, settings)?;
        let server = match &settings.direct {
            Some(direct) => address::read(direct, &Settings { direct: None, ..settings.clone() })?,
            None => address.clone(),
        };
        let lookups = (!is_pooled).then(|| Arc::new(Lookups::of(&address, settings.connections)));
        let lookups = lookups.filter(|lookups| lookups.count() > 0);
        let manager = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let connections = deadpool_postgres::Pool::builder(Manager::from_config(
            address.config.clone(),
            address.tls.clone(),
            manager,
        ))
        .max_size(settings.connections - lookups.as_ref().map_or(0, |lookups| lookups.count()))
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(POOL_TIMEOUT))
        .build()
        .map_err(|e| Error::Configuration(e.to_string()))?;
        let (notices, _) = broadcast::channel(crate::NOTICES);
        let begin = if is_pooled { address::begin_with_limits(settings) } else { "begin".to_owned() };
        Ok(Self {
            connections,
            lookups,
            address: Arc::new(address),
            server: Arc::new(server),
            begin: begin.into(),
            is_pooled,
            notices,
            listener: None,
            is_patient: false,
            replica: None,
        })
    }

    /// Returns the replica of this server, if any.
    pub(crate) fn replica(&self) -> Option<&Replica> {
        self.replica.as_deref()
    }

    pub(crate) fn notices(&self) -> &broadcast::Sender<String> {
        &self.notices
    }

    /// Opens a separate connection to the server itself, for work beyond the program's statements.
    pub(crate) async fn dedicated_connection(&self) -> Result<Client> {
        self.patiently(|| async move {
            let (client, connection) = self.server.config.connect(self.server.tls.clone()).await?;
            // The task ends with the client, which gets every error.
            tokio::spawn(connection);
            Ok(client)
        })
        .await
    }

    pub(crate) async fn time(&self) -> Result<Timestamp> {
        let text = "select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";
        let milliseconds: i64 = self.dedicated_connection().await?.query_one(text, &[]).await?.get(0);
        Timestamp::from_millisecond(milliseconds).map_err(Error::unreadable)
    }

    pub(crate) async fn prepare(&self, text: &str) -> Result<()> {
        Ok(self.connection().await?.prepare(text).await.map(drop)?)
    }

    pub(crate) fn load(&self) -> Load {
        let status = self.connections.status();
        let busy = status.size.saturating_sub(status.available);
        let shared = self.lookups.as_ref().map_or(0, |lookups| lookups.count());
        Load { connections: status.max_size + shared, busy, waiting: status.waiting }
    }

    pub(crate) async fn rows(&self, query: UntypedQuery) -> Result<RowCollector> {
        let UntypedQuery { sql, args, is_lookup, most, collector } = query;
        connection::read(&self.answer(sql, &args, is_lookup).await?, most, collector)
    }

    async fn answer(&self, sql: &Sql, args: &[Value], is_lookup: bool) -> Result<Vec<tokio_postgres::Row>> {
        if is_lookup
            && sql.is_read
            && let Some(lookups) = &self.lookups
        {
            return self.patiently(|| lookups.rows(sql, args)).await;
        }
        if sql.is_read {
            return self.patiently(|| async move { self.get().await?.rows(sql, args).await }).await;
        }
        despite_conflicts(|| async move { self.connection().await?.rows(sql, args).await }).await
    }

    pub(crate) async fn change(&self, query: Query<()>) -> Result<u64> {
        let query = &query;
        despite_conflicts(|| async move { self.connection().await?.change(query).await }).await
    }

    pub(crate) async fn begin(&self) -> Result<Transaction> {
        self.patiently(|| async move { Transaction::begin(self.get().await?, &self.begin).await }).await
    }

    /// Returns a connection from the pool; retries while the server restarts.
    async fn connection(&self) -> Result<Connection> {
        self.patiently(|| self.get()).await
    }

    async fn get(&self) -> Result<Connection> {
        Ok(Connection::new(self.connections.get().await?, self.is_pooled))
    }

    pub(crate) fn close(&self) {
        if let Some(listener) = &self.listener {
            listener.stop();
        }
        if let Some(replica) = &self.replica {
            replica.close();
        }
        if let Some(lookups) = &self.lookups {
            lookups.close();
        }
        self.connections.close();
    }

    /// Retries while connections break.
    async fn patiently<T, F: Future<Output = Result<T>>>(&self, work: impl Fn() -> F) -> Result<T> {
        let (start, mut patience, mut pauses) = (Instant::now(), RETRY_TIMEOUT, PAUSES.into_iter());
        loop {
            let error = match work().await {
                Err(error) if error.is_connection_lost() && self.is_patient => error,
                other => return other,
            };
            if error.is_restarting() {
                patience = RESTART;
            }
            let pause = pauses.next().unwrap_or(PAUSE);
            if start.elapsed() + pause > patience {
                return Err(error);
            }
            sleep(pause).await;
        }
    }
}

/// Retries after conflicts with other transactions.
async fn despite_conflicts<T, F: Future<Output = Result<T>>>(work: impl Fn() -> F) -> Result<T> {
    for _ in 0..CONFLICTS {
        match work().await {
            Err(error) if error.is_conflict() => {}
            other => return other,
        }
    }
    work().await
}

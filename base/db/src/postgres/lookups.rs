//! Few connections shared by all lookups: each lookup is short, and many can be pipelined over one connection.
//!
//! The server keeps one plan for each statement here. By default it plans a page of a list anew each time (0.08 ms, and
//! 0.04 ms to run it), because it estimates a higher cost for the generic plan although both plans are equal.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicUsize, Ordering},
};

use deadpool_postgres::{ClientWrapper, PoolError};
use tokio::sync::Mutex;
use tokio_postgres::Row;

use super::{address::Address, connection};
use crate::{Error, Result, Sql, Value};

/// Maximum number of these connections.
const MAX_CONNECTIONS: usize = 4;

pub(super) struct Lookups {
    address: Address,
    turn: AtomicUsize,
    is_closed: AtomicBool,
    connections: Vec<Mutex<Option<Arc<ClientWrapper>>>>,
}

impl Lookups {
    /// Uses a quarter of the `all` connections that the process may open, up to [`MAX_CONNECTIONS`].
    pub(super) fn of(address: &Address, all: usize) -> Self {
        let mut address = address.clone();
        let options = address.config.get_options().unwrap_or_default();
        let options = format!("{options} -c plan_cache_mode=force_generic_plan");
        address.config.options(options);
        let connections = (0..(all / 4).min(MAX_CONNECTIONS)).map(|_| Mutex::default()).collect();
        Self { address, turn: AtomicUsize::new(0), is_closed: AtomicBool::new(false), connections }
    }

    /// Returns the size of the lookup pool; 0 when the connection limit leaves none to spare.
    pub(super) fn count(&self) -> usize {
        self.connections.len()
    }

    pub(super) async fn rows(&self, sql: &Sql, args: &[Value]) -> Result<Vec<Row>> {
        connection::prepared_rows(&*self.next().await?, sql, args).await
    }

    /// Returns the next connection in turn; connects when it is missing or broken.
    async fn next(&self) -> Result<Arc<ClientWrapper>> {
        let turn = self.turn.fetch_add(1, Ordering::Relaxed) % self.connections.len().max(1);
        let mut place = self.connections[turn].lock().await;
        if let Some(connected) = place.as_ref().filter(|client| !client.is_closed()) {
            return Ok(connected.clone());
        }
        if self.is_closed.load(Ordering::Relaxed) {
            return Err(Error::Pool(PoolError::Closed));
        }
        let (client, connection) = self.address.config.connect(self.address.tls.clone()).await?;
        // The task ends with the client, which gets every error.
        let talking = tokio::spawn(async move { drop(connection.await) });
        let client = Arc::new(ClientWrapper::new(client, talking));
        *place = Some(client.clone());
        Ok(client)
    }

    /// Closes each connection after its last use, and opens no new ones.
    pub(super) fn close(&self) {
        self.is_closed.store(true, Ordering::Relaxed);
        for place in &self.connections {
            if let Ok(mut place) = place.try_lock() {
                *place = None;
            }
        }
    }
}

//! PostgreSQL: a pool of connections, and one that listens.

use std::{sync::Arc, time::Duration};

use deadpool_postgres::{Manager, ManagerConfig, Object, RecyclingMethod};
use futures::{StreamExt, pin_mut, stream};
use tokio::sync::broadcast;
use tokio_postgres::{AsyncMessage, Config, Statement, binary_copy::BinaryCopyInWriter, types::ToSql};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::{Error, Query, Result, Row, Sql, Value};

/// Connections of one process.
const CONNECTIONS: usize = 16;
/// The channel of LISTEN and NOTIFY.
const CHANNEL: &str = "vitrine";
/// After this long the listener tries again to connect.
const RETRY: Duration = Duration::from_millis(500);

/// Connections to one server. Cheap to clone.
#[derive(Clone)]
pub struct Pool {
    pool: deadpool_postgres::Pool,
    notices: broadcast::Sender<String>,
    listener: Arc<tokio::task::AbortHandle>,
}

impl Pool {
    pub(crate) async fn open(url: &str) -> Result<Self> {
        let config: Config = url.parse()?;
        let tls = tls()?;
        let manager = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let pool = deadpool_postgres::Pool::builder(Manager::from_config(config.clone(), tls.clone(), manager))
            .max_size(CONNECTIONS)
            .build()
            .map_err(|e| Error::Configuration(e.to_string()))?;
        let (notices, _) = broadcast::channel(crate::NOTICES);
        let listener = tokio::spawn(listen(config, tls, notices.clone())).abort_handle();
        drop(pool.get().await?);
        Ok(Self { pool, notices, listener: Arc::new(listener) })
    }

    pub(crate) fn notices(&self) -> &broadcast::Sender<String> {
        &self.notices
    }

    pub(crate) async fn client(&self) -> Result<Object> {
        Ok(self.pool.get().await?)
    }

    pub(crate) async fn prepare(&self, text: &str) -> Result<()> {
        Ok(self.client().await?.prepare(text).await.map(drop)?)
    }

    pub(crate) async fn rows<T>(&self, query: Query<T>, most: usize) -> Result<Vec<T>> {
        rows(&*self.client().await?, query, most).await
    }

    pub(crate) async fn change(&self, query: Query<()>) -> Result<u64> {
        change(&*self.client().await?, query).await
    }

    pub(crate) async fn begin(&self) -> Result<Transaction> {
        let client = self.client().await?;
        client.batch_execute("begin").await?;
        Ok(Transaction { client: Some(client) })
    }

    pub(crate) fn close(&self) {
        self.listener.abort();
        self.pool.close();
    }
}

fn tls() -> Result<MakeRustlsConnect> {
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let roots = rustls::RootCertStore::empty();
    let config = rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|e| Error::Configuration(e.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

async fn rows<T>(client: &deadpool_postgres::ClientWrapper, query: Query<T>, most: usize) -> Result<Vec<T>> {
    let statement = client.prepare_cached(query.sql.text).await?;
    let rows = client.query(&statement, &arguments(&query.args)).await?;
    rows.iter().take(most).map(|row| (query.read)(&Row::Postgres(row))).collect()
}

async fn change(client: &deadpool_postgres::ClientWrapper, query: Query<()>) -> Result<u64> {
    let statement = client.prepare_cached(query.sql.text).await?;
    Ok(client.execute(&statement, &arguments(&query.args)).await?)
}

fn arguments(args: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    args.iter().map(|arg| arg as _).collect()
}

/// A transaction on a connection of its own.
pub struct Transaction {
    client: Option<Object>,
}

impl Transaction {
    fn client(&self) -> Result<&Object> {
        self.client.as_ref().ok_or_else(|| Error::Aborted("already ended".into()))
    }

    pub(crate) async fn rows<T>(&mut self, query: Query<T>, most: usize) -> Result<Vec<T>> {
        rows(self.client()?, query, most).await
    }

    pub(crate) async fn change(&mut self, query: Query<()>) -> Result<u64> {
        change(self.client()?, query).await
    }

    pub(crate) async fn insert_many(&mut self, sql: &'static Sql, rows: Vec<Vec<Value>>) -> Result<()> {
        let client = self.client()?;
        let insert: Statement = client.prepare_cached(sql.text).await?;
        let into = sql.text.trim_start().trim_start_matches("insert into ");
        let target = into.split_once("values").map_or(into, |(target, _)| target);
        let sink = client.copy_in(&format!("copy {target} from stdin binary")).await?;
        let writer = BinaryCopyInWriter::new(sink, insert.params());
        pin_mut!(writer);
        for row in rows {
            writer.as_mut().write(&arguments(&row)).await?;
        }
        writer.finish().await?;
        Ok(())
    }

    pub(crate) async fn commit(mut self, notices: Vec<String>) -> Result<()> {
        {
            let client = self.client()?;
            for notice in notices {
                client.execute("select pg_notify($1, $2)", &[&CHANNEL, &notice]).await?;
            }
            client.batch_execute("commit").await?;
        }
        // Committed: the connection may be used again.
        drop(self.client.take());
        Ok(())
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        // A connection with an open transaction must not go back to the pool.
        if let Some(client) = self.client.take() {
            drop(Object::take(client));
        }
    }
}

/// Feeds `notices` from the server for as long as the pool lives; connects again when the connection breaks.
async fn listen(config: Config, tls: MakeRustlsConnect, notices: broadcast::Sender<String>) {
    loop {
        if let Err(error) = listen_once(&config, tls.clone(), &notices).await {
            tracing::warn!(%error, "the listening connection broke; connecting again");
        }
        tokio::time::sleep(RETRY).await;
    }
}

async fn listen_once(config: &Config, tls: MakeRustlsConnect, notices: &broadcast::Sender<String>) -> Result<()> {
    let (client, mut connection) = config.connect(tls).await?;
    let mut messages = stream::poll_fn(move |context| connection.poll_message(context));
    let ask = async move { client.batch_execute(&format!("listen {CHANNEL}")).await.map(|()| client) };
    tokio::pin!(ask);
    let mut held = None;
    loop {
        tokio::select! {
            asked = &mut ask, if held.is_none() => held = Some(asked?),
            message = messages.next() => match message {
                // Nobody may be listening.
                Some(Ok(AsyncMessage::Notification(notice))) => drop(notices.send(notice.payload().to_owned())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(Error::Aborted("closed by the server".into())),
            },
        }
    }
}

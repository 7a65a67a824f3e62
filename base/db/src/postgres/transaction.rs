//! Transaction on its own connection.

use futures::{TryFutureExt, pin_mut, try_join};
use tokio::runtime::Handle;
use tokio_postgres::binary_copy::BinaryCopyInWriter;

use super::{
    CHANNEL, Pool,
    connection::{Connection, arguments, read},
};
use crate::{Error, Query, Result, RowCollector, Sql, UntypedQuery, Value};

/// Sends each of the notifications to every listener.
const TELL: &str = "select pg_notify($1, notice) from unnest($2::text[]) as notice";

/// Begins a transaction with one snapshot, which the first statement takes. It has no idle timeout because the caller
/// may write files between reads.
const ONE_MOMENT: &str = "begin isolation level repeatable read read only;
    set local idle_in_transaction_session_timeout = 0; select 1";

/// Transaction; rolled back when dropped without [`Transaction::commit`].
pub struct Transaction {
    connection: Option<Box<Connection>>,
}

impl Pool {
    /// Begins a consistent read of the database as it is now.
    pub(crate) async fn reading(&self) -> Result<Transaction> {
        Transaction::begin(self.connection().await?, ONE_MOMENT).await
    }
}

impl Transaction {
    /// Begins a transaction with the statement `begin`.
    pub(super) async fn begin(connection: Connection, begin: &str) -> Result<Self> {
        // Made before the first statement, so that canceling the call leaves no open transaction in the pool.
        let transaction = Self { connection: Some(Box::new(connection)) };
        transaction.connection()?.batch_execute(begin).await?;
        Ok(transaction)
    }

    fn connection(&self) -> Result<&Connection> {
        self.connection.as_deref().ok_or_else(|| Error::Aborted("already ended".into()))
    }

    pub(crate) async fn rows(&mut self, query: UntypedQuery) -> Result<RowCollector> {
        let UntypedQuery { sql, args, most, collector, .. } = query;
        read(&self.connection()?.rows(sql, &args).await?, most, collector)
    }

    pub(crate) async fn change(&mut self, query: Query<()>) -> Result<u64> {
        self.connection()?.change(&query).await
    }

    pub(crate) async fn insert_many(&mut self, sql: &'static Sql, rows: Vec<Vec<Value>>) -> Result<()> {
        let connection = self.connection()?;
        let insert = connection.prepared(sql.text).await?;
        if let Some(odd) = rows.iter().find(|row| row.len() != insert.params().len()) {
            let (expected, given) = (insert.params().len(), odd.len());
            return Err(Error::Configuration(format!("{expected} values wanted in each row, {given} given")));
        }
        let into = sql.text.trim_start().trim_start_matches("insert into ");
        let target = into.split_once("values").map_or(into, |(target, _)| target);
        let sink = connection.copy_in(&format!("copy {target} from stdin binary")).await?;
        let writer = BinaryCopyInWriter::new(sink, insert.params());
        pin_mut!(writer);
        for row in rows {
            writer.as_mut().write(&arguments(&row)).await?;
        }
        writer.finish().await?;
        Ok(())
    }

    pub(crate) async fn commit(mut self, notices: Vec<String>) -> Result<()> {
        let connection = self.connection()?;
        if notices.is_empty() {
            connection.batch_execute("commit").await?;
        } else {
            let arguments = [Value::from(CHANNEL), Value::from(notices)];
            if !connection.is_pooled() {
                // Prepared before the two statements are sent, so that nothing comes between them.
                connection.prepared(TELL).await?;
            }
            // Both are sent together and answered in order: a failing notification turns the commit into a rollback.
            try_join!(connection.execute(TELL, &arguments), connection.batch_execute("commit").err_into())?;
        }
        // After the commit the connection can be reused.
        drop(self.connection.take());
        Ok(())
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        let Some(connection) = self.connection.take() else { return };
        // A connection with an open transaction must not return to the pool.
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(async move {
                if connection.batch_execute("rollback").await.is_err() {
                    connection.discard();
                }
            });
        } else {
            connection.discard();
        }
    }
}

//! A transaction on a connection of its own.

use deadpool_postgres::Object;
use futures::{pin_mut, try_join};
use tokio::runtime::Handle;
use tokio_postgres::{Statement, binary_copy::BinaryCopyInWriter};

use super::{CHANNEL, arguments, change, rows};
use crate::{Error, Query, Result, Sql, Value};

/// Dropped without [`Transaction::commit`], it is rolled back.
pub struct Transaction {
    client: Option<Box<Object>>,
}

impl Transaction {
    pub(super) async fn begin(client: Object) -> Result<Self> {
        // Made before the first word, so that a caller who leaves now leaves no open transaction in the pool.
        let transaction = Self { client: Some(Box::new(client)) };
        transaction.client()?.batch_execute("begin").await?;
        Ok(transaction)
    }

    fn client(&self) -> Result<&Object> {
        self.client.as_deref().ok_or_else(|| Error::Aborted("already ended".into()))
    }

    pub(crate) async fn rows<T>(&mut self, query: Query<T>, most: usize) -> Result<Vec<T>> {
        rows(self.client()?, &query, most).await
    }

    pub(crate) async fn change(&mut self, query: Query<()>) -> Result<u64> {
        change(self.client()?, &query).await
    }

    pub(crate) async fn insert_many(&mut self, sql: &'static Sql, rows: Vec<Vec<Value>>) -> Result<()> {
        let client = self.client()?;
        let insert: Statement = client.prepare_cached(sql.text).await?;
        if let Some(odd) = rows.iter().find(|row| row.len() != insert.params().len()) {
            let (wanted, given) = (insert.params().len(), odd.len());
            return Err(Error::Configuration(format!("{wanted} values wanted in each row, {given} given")));
        }
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
        let client = self.client()?;
        if notices.is_empty() {
            client.batch_execute("commit").await?;
        } else {
            let tell = client.prepare_cached("select pg_notify($1, notice) from unnest($2::text[]) as notice").await?;
            let arguments: [&(dyn tokio_postgres::types::ToSql + Sync); 2] = [&CHANNEL, &notices];
            // Sent together, answered in order: a notice that fails turns the commit into a rollback.
            try_join!(client.execute(&tell, &arguments), client.batch_execute("commit"))?;
        }
        // Committed: the connection may be used again.
        drop(self.client.take());
        Ok(())
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        let Some(client) = self.client.take() else { return };
        // A connection with an open transaction must not go back to the pool.
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(async move {
                if client.batch_execute("rollback").await.is_err() {
                    drop(Object::take(*client));
                }
            });
        } else {
            drop(Object::take(*client));
        }
    }
}

//! Connection of the pool, and sending statements over it.

use std::ops::Deref;

use deadpool_postgres::{ClientWrapper, Object};
use tokio_postgres::{
    Row, Statement,
    types::{ToSql, Type},
};

use crate::{Query, Result, RowCollector, Sql, Value};

/// Connection lent by the pool.
pub(super) struct Connection {
    client: Object,
    /// True behind a pooler, where each transaction may run on another connection to the server. A statement prepared
    /// earlier may be missing there, or another program's of the same name.
    is_pooled: bool,
}

impl Connection {
    pub(super) fn new(client: Object, is_pooled: bool) -> Self {
        Self { client, is_pooled }
    }

    pub(super) async fn rows(&self, sql: &Sql, args: &[Value]) -> Result<Vec<Row>> {
        if !self.is_pooled {
            return prepared_rows(&self.client, sql, args).await;
        }
        Ok(self.client.query_typed(sql.text, &typed(args)).await?)
    }

    pub(super) async fn change(&self, query: &Query<()>) -> Result<u64> {
        self.execute(query.sql.text, &query.args).await
    }

    pub(super) async fn execute(&self, text: &str, args: &[Value]) -> Result<u64> {
        if self.is_pooled {
            return Ok(self.client.execute_typed(text, &typed(args)).await?);
        }
        let statement = self.client.prepare_cached(text).await?;
        Ok(self.client.execute(&statement, &arguments(args)).await?)
    }

    /// Returns a prepared statement to be used within one transaction and dropped before its end.
    pub(super) async fn prepared(&self, text: &str) -> Result<Statement> {
        Ok(if self.is_pooled { self.client.prepare(text).await? } else { self.client.prepare_cached(text).await? })
    }

    pub(super) fn is_pooled(&self) -> bool {
        self.is_pooled
    }

    /// Closes the connection instead of returning it to the pool.
    pub(super) fn discard(self) {
        drop(Object::take(self.client));
    }
}

impl Deref for Connection {
    type Target = Object;

    fn deref(&self) -> &Object {
        &self.client
    }
}

/// Returns the rows of a statement that stays prepared.
pub(super) async fn prepared_rows(client: &ClientWrapper, sql: &Sql, args: &[Value]) -> Result<Vec<Row>> {
    let statement = client.prepare_cached(sql.text).await?;
    Ok(client.query(&statement, &arguments(args)).await?)
}

/// Reads at most `most` rows of a result.
pub(super) fn read(rows: &[Row], most: usize, mut collector: RowCollector) -> Result<RowCollector> {
    rows.iter().take(most).try_for_each(|row| collector.take(&crate::Row::Postgres(row)))?;
    Ok(collector)
}

/// Returns the values as arguments of a prepared statement.
pub(super) fn arguments(args: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    args.iter().map(|arg| arg as _).collect()
}

/// Pairs the values with their types, as statements without a preceding prepare require.
fn typed(args: &[Value]) -> Vec<(&(dyn ToSql + Sync), Type)> {
    args.iter().map(|arg| (arg as _, type_of(arg))).collect()
}

fn type_of(value: &Value) -> Type {
    match value {
        // The server infers the type, as for all arguments of a prepared statement.
        Value::Null => Type::UNKNOWN,
        Value::Bool(_) => Type::BOOL,
        Value::Int(_) => Type::INT8,
        Value::Real(_) => Type::FLOAT8,
        Value::Text(_) => Type::TEXT,
        Value::Bytes(_) => Type::BYTEA,
        Value::Texts(_) => Type::TEXT_ARRAY,
    }
}

//! Several statements in one call of the writer thread.

use super::{Pool, connection};
use crate::{Query, Result, together::needed};

impl Pool {
    pub(crate) async fn change_all(&self, queries: Vec<Query<()>>) -> Result<()> {
        self.writer
            .once(move |writer| queries.into_iter().try_for_each(|query| needed(connection::change(writer, query)?)))
            .await
    }
}

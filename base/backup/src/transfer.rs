//! Transfer of an instance between databases, without an intermediate file.

use db::{Db, Migration, copy::Piece};

use crate::{Contents, Result, TableContents};

/// Copies a snapshot of the source into an empty database, in one transaction. Each table is read back from the target
/// and compared with the source: rows and digest.
///
/// # Errors
/// [`Error`](crate::Error): the target stays empty.
pub async fn copy(from: &Db, to: &Db, migrations: &'static [Migration]) -> Result<Contents> {
    let mut snapshot = from.snapshot(migrations).await?;
    let mut filling = to.fill(migrations, &snapshot.migrations).await?;
    while let Some(piece) = snapshot.next().await? {
        match piece {
            Piece::Table(table) => filling.table(&table).await?,
            Piece::Rows(rows) => filling.rows(rows).await?,
        }
    }
    let filled = filling.commit().await?;
    let tables = filled.iter().map(|filled| TableContents::new(&filled.table, filled.checksum)).collect();
    Ok(Contents { tables, ..Contents::default() })
}

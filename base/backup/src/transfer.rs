//! Moving a whole instance from one database to another, without a file in between.

use db::{Db, Migration, copy::Piece};

use crate::{Contents, Result, TableContents};

/// Copies everything as it is at the beginning into an empty database, in one transaction there. Each table is read back
/// from there and compared with what was read here: rows and digest.
///
/// # Errors
/// [`Error`](crate::Error): the target is as empty as before.
pub async fn copy(from: &Db, to: &Db, known: &'static [Migration]) -> Result<Contents> {
    let mut snapshot = from.snapshot(known).await?;
    let mut filling = to.fill(known, &snapshot.migrations).await?;
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

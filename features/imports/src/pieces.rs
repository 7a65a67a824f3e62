//! Pieces of a stored file.

use db::Db;
use orgs::OrgId;
use tokio::sync::mpsc::{self, Receiver, Sender};

use crate::{ImportId, MAX_WAITING, queries};

/// Returns the pieces of a stored file in order. Reading stops when the receiver is dropped. Must be called within a
/// Tokio runtime.
pub fn pieces(db: &Db, org: &OrgId, import: &ImportId) -> Receiver<db::Result<Vec<u8>>> {
    let (sender, pieces) = mpsc::channel(MAX_WAITING);
    tokio::spawn(send(db.clone(), org.clone(), import.clone(), sender));
    pieces
}

async fn send(db: Db, org: OrgId, import: ImportId, pieces: Sender<db::Result<Vec<u8>>>) {
    for part in 0.. {
        let piece = match queries::piece(&db, &org, &import, part).await {
            Ok(None) => return,
            Ok(Some(piece)) => Ok(piece),
            Err(error) => Err(error),
        };
        let is_over = piece.is_err();
        if pieces.send(piece).await.is_err() || is_over {
            return;
        }
    }
}

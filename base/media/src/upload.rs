//! Incoming file, kept on disk until it is complete, so that slow uploads use no memory.

use futures::{Stream, StreamExt};
use tokio::{fs::File, io::AsyncWriteExt, task::spawn_blocking};

use crate::{MAX_BYTES, Refusal, rules::Kind};

/// Complete file in an unnamed temporary file, which is deleted on drop, even when the process is killed.
#[derive(Debug)]
pub struct Upload {
    pub(crate) file: std::fs::File,
    pub(crate) bytes: u64,
}

impl Upload {
    /// Stores a body as it arrives. Refuses it as soon as it is too large or its first bytes belong to no supported
    /// image.
    pub async fn of<B: AsRef<[u8]>, E>(body: impl Stream<Item = Result<B, E>>) -> Result<Self, Refusal> {
        let file = spawn_blocking(tempfile::tempfile).await.map_err(std::io::Error::other)??;
        let mut file = File::from_std(file);
        let (mut start, mut bytes) = (Vec::new(), 0);
        let mut body = std::pin::pin!(body);
        while let Some(piece) = body.next().await {
            let piece = piece.map_err(|_| Refusal::Incomplete)?;
            let piece = piece.as_ref();
            bytes += piece.len() as u64;
            if bytes > MAX_BYTES {
                return Err(Refusal::TooLarge { max_bytes: MAX_BYTES });
            }
            if start.len() < Kind::SIGNATURE_LENGTH {
                start.extend(piece.iter().take(Kind::SIGNATURE_LENGTH - start.len()));
                if start.len() == Kind::SIGNATURE_LENGTH && Kind::of(&start).is_none() {
                    return Err(Refusal::NotAnImage);
                }
            }
            file.write_all(piece).await?;
        }
        if Kind::of(&start).is_none() {
            return Err(Refusal::NotAnImage);
        }
        file.flush().await?;
        Ok(Self { file: file.into_std().await, bytes })
    }
}

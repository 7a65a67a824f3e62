//! Outer layer of the file: a header, authenticated chunks, and a digest of the whole file.

use aws_lc_rs::digest::{Context, SHA256, SHA256_OUTPUT_LEN};

use crate::{
    Error, Result,
    seal::{HEADER, PROOF, Seal},
    stream::{Incoming, Outgoing},
};

/// Content of every chunk except the last, in bytes.
const CHUNK: usize = 64 * 1024;
/// Flag of the last chunk in its length field.
const LAST: u32 = 1 << 31;

/// Writer of chunks.
pub(crate) struct Chunks {
    to: Outgoing,
    seal: Seal,
    digest: Context,
    at: u64,
    /// Content not written yet. It always keeps at least one byte for the last chunk.
    waiting: Vec<u8>,
}

impl Chunks {
    pub(crate) async fn begin(to: Outgoing, seal: Seal) -> Result<Self> {
        let mut chunks = Self { to, seal, digest: Context::new(&SHA256), at: 0, waiting: Vec::new() };
        let header = chunks.seal.header().to_vec();
        chunks.put(&header).await?;
        Ok(chunks)
    }

    /// Appends content.
    pub(crate) async fn write(&mut self, content: &[u8]) -> Result<()> {
        self.waiting.extend(content);
        while self.waiting.len() > CHUNK {
            let remaining = self.waiting.split_off(CHUNK);
            let full = std::mem::replace(&mut self.waiting, remaining);
            self.chunk(full, false).await?;
        }
        Ok(())
    }

    /// Writes the last chunk and the digest. The file does not have its final name yet.
    pub(crate) async fn end(mut self) -> Result<Outgoing> {
        let last = std::mem::take(&mut self.waiting);
        self.chunk(last, true).await?;
        let digest = self.digest.finish();
        self.to.write(digest.as_ref()).await?;
        Ok(self.to)
    }

    /// Aborts the backup and removes its partial file.
    pub(crate) async fn give_up(self) {
        self.to.give_up().await;
    }

    async fn chunk(&mut self, mut content: Vec<u8>, is_last: bool) -> Result<()> {
        let length = content.len() as u32 | if is_last { LAST } else { 0 };
        self.seal.close(self.at, is_last, &mut content)?;
        self.at += 1;
        self.put(&length.to_le_bytes()).await?;
        self.put(&content).await
    }

    async fn put(&mut self, bytes: &[u8]) -> Result<()> {
        self.digest.update(bytes);
        self.to.write(bytes).await
    }
}

/// Reader of chunks. Returns no content before it is verified.
pub(crate) struct VerifiedReader {
    from: Incoming,
    seal: Seal,
    digest: Option<Context>,
    at: u64,
}

impl VerifiedReader {
    pub(crate) async fn begin(mut from: Incoming, passphrase: Option<&str>) -> Result<Self> {
        let header = from.up_to(HEADER).await?;
        let seal = Seal::of(header, passphrase)?;
        let mut digest = Context::new(&SHA256);
        digest.update(seal.header());
        Ok(Self { from, seal, digest: Some(digest), at: 0 })
    }

    /// Returns the content of the next chunk. Returns `None` after the last one, once the digest of the whole file is
    /// verified.
    pub(crate) async fn next(&mut self) -> Result<Option<Vec<u8>>> {
        let Some(mut digest) = self.digest.take() else { return Ok(None) };
        let length = self.from.exactly(4).await?;
        digest.update(&length);
        let length = length.try_into().map(u32::from_le_bytes).map_err(|_| Error::CutOff)?;
        let (is_last, length) = (length & LAST != 0, (length & !LAST) as usize);
        if length > CHUNK {
            return Err(Error::damaged(format!("part {} has an impossible length", self.at)));
        }
        let chunk = self.from.exactly(length + PROOF).await?;
        digest.update(&chunk);
        let content = self.seal.open(self.at, is_last, chunk)?;
        self.at += 1;
        if is_last {
            self.end(digest).await?;
        } else {
            self.digest = Some(digest);
        }
        Ok(Some(content))
    }

    async fn end(&mut self, digest: Context) -> Result<()> {
        if self.from.exactly(SHA256_OUTPUT_LEN).await? != digest.finish().as_ref() {
            return Err(Error::damaged("its checksum is another"));
        }
        if self.from.up_to(1).await?.is_empty() { Ok(()) } else { Err(Error::damaged("something follows its end")) }
    }
}

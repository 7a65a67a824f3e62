//! Memory limit of the image decoders: bounds the total memory of all concurrent uploads.

use std::{
    fs::File,
    io::{self, Read, Seek},
    sync::Arc,
};

use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::{Form, Picture, Refusal, Upload, picture, rules};

/// Memory that one permit stands for, in bytes.
const MEBIBYTE: u64 = 1024 * 1024;
/// Maximum memory of all images being decoded, in MiB.
const GATE: u64 = 288;
/// Memory of an image besides its pixels, in MiB: the smaller copies, while they are rotated and encoded.
const BESIDE: u64 = 32;
/// Maximum number of files whose headers are read at once.
const MAX_CONCURRENT_READS: usize = 4;

const _: () = assert!(rules::MEMORY / MEBIBYTE + rules::MAX_BYTES / MEBIBYTE + BESIDE < GATE, "every image gets in");

/// Converter of uploads into pictures. Clones share the memory limit.
#[derive(Clone, Debug)]
pub struct Intake {
    looking: Arc<Semaphore>,
    working: Arc<Semaphore>,
}

impl Default for Intake {
    fn default() -> Self {
        let permits = |count| Arc::new(Semaphore::new(count));
        Self { looking: permits(MAX_CONCURRENT_READS), working: permits(GATE as usize) }
    }
}

impl Intake {
    /// Checks an upload by its content and makes a picture of that form. Nothing of the file remains except its visible
    /// content.
    pub async fn take(&self, upload: Upload, form: Form) -> Result<Picture, Refusal> {
        let Upload { mut file, bytes } = upload;
        let look = move || picture::memory(&read(&mut file, bytes)?, form).map(|memory| (file, memory));
        let (mut file, memory) = gated(&self.looking, 1, look).await?;
        let permits = (memory + bytes).div_ceil(MEBIBYTE) + BESIDE;
        gated(&self.working, permits as u32, move || picture::make(&read(&mut file, bytes)?, form)).await
    }
}

fn read(file: &mut File, bytes: u64) -> io::Result<Vec<u8>> {
    let mut content = Vec::with_capacity(bytes as usize);
    file.rewind()?;
    file.read_to_end(&mut content)?;
    Ok(content)
}

/// Runs blocking work under a semaphore. The work and its permit continue when the caller is dropped.
async fn gated<T: Send + 'static>(
    gate: &Arc<Semaphore>,
    permits: u32,
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let permit = gate.clone().acquire_many_owned(permits).await.map_err(io::Error::other)?;
    let done = spawn_blocking(move || {
        let _permit = permit;
        work()
    });
    match done.await {
        Ok(done) => done,
        Err(error) if error.is_panic() => {
            tracing::warn!("a decoder panicked; the file was refused");
            Err(Refusal::Broken)
        }
        Err(error) => Err(io::Error::other(error).into()),
    }
}

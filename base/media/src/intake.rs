//! The gate before the decoders: however many upload at once, the memory of all together is bounded.

use std::{
    fs::File,
    io::{self, Read, Seek},
    sync::Arc,
};

use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::{Form, Picture, Refusal, Upload, picture, rules};

/// A permit of the gate stands for so much memory.
const MEBIBYTE: u64 = 1024 * 1024;
/// What all images being decoded may take together.
const GATE: u64 = 288;
/// What an image takes beside its pixels: the smaller ones, while they are turned and encoded.
const BESIDE: u64 = 32;
/// So many files are looked at at once.
const LOOKING: usize = 4;

const _: () = assert!(rules::MEMORY / MEBIBYTE + rules::MAX_BYTES / MEBIBYTE + BESIDE < GATE, "every image gets in");

/// Turns uploads into pictures. Clones share the gate.
#[derive(Clone, Debug)]
pub struct Intake {
    looking: Arc<Semaphore>,
    working: Arc<Semaphore>,
}

impl Default for Intake {
    fn default() -> Self {
        let permits = |count| Arc::new(Semaphore::new(count));
        Self { looking: permits(LOOKING), working: permits(GATE as usize) }
    }
}

impl Intake {
    /// Judges an upload by what it is and makes a picture of that form, with nothing left of the file but what can be seen.
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

/// Runs blocking work behind a gate. It goes on when the caller has gone away, and so does its permit.
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

//! `vitrine`: see `vitrine --help`.

use std::process::ExitCode;

/// Gives memory back to the system and takes less of it than the system's own.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[tokio::main]
async fn main() -> ExitCode {
    vitrine::run().await
}

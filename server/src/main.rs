//! `vitrine`: see `vitrine --help`.

mod memory;

use std::process::ExitCode;

#[tokio::main]
async fn main() -> ExitCode {
    vitrine::run().await
}

//! `vitrine`: see `vitrine --help`.

mod memory;

use std::process::ExitCode;

#[tokio::main]
async fn main() -> ExitCode {
    memory::give_back();
    vitrine::run().await
}

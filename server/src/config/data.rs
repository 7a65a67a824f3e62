//! The command line of `vitrine data`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{Database, photos::Photos};

/// An organization's data.
#[derive(Debug, Subcommand)]
pub enum Data {
    /// Brings in an organization that was exported, here or elsewhere: all of it, or nothing.
    Import(ImportData),
}

/// What to bring in.
#[derive(Args, Clone, Debug)]
pub struct ImportData {
    /// The export: a ZIP.
    #[arg(long)]
    pub file: PathBuf,
    /// The address of who owns it from now on: somebody of the export, or with an account here.
    #[arg(long)]
    pub owner: String,
    /// Where the data goes.
    #[command(flatten)]
    pub database: Database,
    /// Where the photos go.
    #[command(flatten)]
    pub photos: Photos,
}

//! The command line of `vitrine data`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{Database, photos::Photos};

/// An organization's data.
#[derive(Debug, Subcommand)]
pub enum Data {
    /// Imports an exported organization completely, or not at all if anything fails.
    Import(ImportData),
}

/// Options of an import.
#[derive(Args, Clone, Debug)]
pub struct ImportData {
    /// The export: a ZIP.
    #[arg(long)]
    pub file: PathBuf,
    /// Email address of the new owner, who is in the export or has an account here.
    #[arg(long)]
    pub owner: String,
    /// Target database.
    #[command(flatten)]
    pub database: Database,
    /// Target storage of photos.
    #[command(flatten)]
    pub photos: Photos,
}

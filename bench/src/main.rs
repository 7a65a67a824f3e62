//! `bench run`: measures the program beside references, in one run on one machine, and prints a Markdown table.
//! `bench attack`: attacks the sign-in service, and prints what came of it.
//! `bench reference`: the bare server that lists are measured against.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "the table goes to standard output, progress to standard error"
)]

mod account;
mod attack;
mod client;
mod figures;
mod file;
mod load;
mod nginx;
mod process;
mod reference;
mod report;
mod rows;
mod seed;
mod site;
mod table;

use std::{net::SocketAddr, path::PathBuf, process::ExitCode};

use clap::{Args, Parser, Subcommand};

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// Allocator of the program, so that no figure depends on a different one.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Parser)]
#[command(name = "bench", about = "The figures, each beside its reference measured in the same run")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Measures everything and prints the table.
    Run(Run),
    /// Attacks the sign-in of a program that it starts, and prints what came of it.
    Attack(attack::Attack),
    /// Serves lists without sessions, checks or limits: what a bare server does.
    Reference(Reference),
}

/// Options of a measurement.
#[derive(Args, Clone)]
pub struct Run {
    /// The program to measure
    #[arg(long)]
    pub program: PathBuf,
    /// The built web app
    #[arg(long, default_value = "web/dist")]
    pub web: PathBuf,
    /// Folder with the three CSV files that rows are made from
    #[arg(long, default_value = "features/locations/tests/data")]
    pub data: PathBuf,
    /// Folder for databases and logs; emptied first
    #[arg(long, default_value = "target/bench")]
    pub folder: PathBuf,
    /// Folder the report is written to
    #[arg(long, default_value = "bench/results")]
    pub results: PathBuf,
    /// Address of a PostgreSQL server where databases may be made; without it only SQLite is measured
    #[arg(long, env = "VITRINE_TEST_POSTGRES")]
    pub postgres: Option<String>,
    /// Rows of the largest organization
    #[arg(long, default_value_t = 1_000_000)]
    pub largest: usize,
    /// Milliseconds of each measurement of a list; the others take a multiple
    #[arg(long, default_value_t = 500)]
    pub milliseconds: u64,
    /// Measure only these: import, start, lists, search, summary, writes, page, sign-in, live, weight, browser,
    /// lighthouse, google-import
    #[arg(long, value_delimiter = ',')]
    pub only: Vec<String>,
    /// Minutes that Lighthouse may take; what is left is measured by the next run
    #[arg(long, default_value_t = 10)]
    pub lighthouse_minutes: u64,
}

/// Options of the reference server.
#[derive(Args, Clone)]
struct Reference {
    /// A SQLite file, or postgres://…
    #[arg(long)]
    database: String,
    /// Address to listen on
    #[arg(long)]
    listen: SocketAddr,
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Run(options) => measure(&options),
        Command::Attack(options) => raid(&options),
        Command::Reference(options) => serve(&options),
    };
    match outcome {
        Ok(code) => code,
        Err(error) => {
            eprintln!("✗ {error}");
            ExitCode::FAILURE
        }
    }
}

/// One thread makes the load, so that clients take no more than one core from who is measured.
fn measure(options: &Run) -> Outcome<ExitCode> {
    let report = tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(rows::all(options))?;
    println!("{report}");
    let path = report::save(&options.results, &report)?;
    eprintln!(
        "▸ Written to {}. The README's table, between its `<!-- figures -->` marks, is changed by hand: copy it from there.",
        path.display()
    );
    Ok(ExitCode::SUCCESS)
}

fn raid(options: &attack::Attack) -> Outcome<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    println!("{}", runtime.block_on(attack::all(options))?);
    Ok(ExitCode::SUCCESS)
}

fn serve(options: &Reference) -> Outcome<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(reference::serve(&options.database, options.listen))?;
    Ok(ExitCode::SUCCESS)
}

/// Prints the current step.
fn say(line: &str) {
    eprintln!("▸ {line}");
}

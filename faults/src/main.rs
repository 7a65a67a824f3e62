//! `faults`: breaks what the program stands on, and looks whether it keeps its word. One line each fault and engine; the
//! whole as a table of Markdown; an error at the end when anything did not hold.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "results go to standard output, progress to standard error"
)]

mod caller;
mod clock;
mod counts;
mod injection;
mod lab;
mod load;
mod port;
mod postgres;
mod report;
mod rows;
mod site;
mod small_disk;
mod trial;
mod wire;

use std::{
    path::PathBuf,
    process::ExitCode,
    time::{Duration, Instant},
};

use clap::Parser;
use futures::future::try_join_all;
use tokio::signal;

use crate::{
    lab::{Engine, Lab},
    report::ReportRow,
    trial::{Budget, Fault, Trial},
};

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// Faults to inject, and the time budget.
#[derive(Parser, Clone)]
#[command(name = "faults", about = "Breaks what the program stands on, and looks whether it keeps its word")]
struct Cli {
    /// The program
    #[arg(long, default_value = "target/debug/vitrine")]
    program: PathBuf,
    /// Folder for databases and logs; emptied first
    #[arg(long, default_value = "target/faults")]
    folder: PathBuf,
    /// Minutes that all of it may take, shared among the rows; each does what it must do, however long that is
    #[arg(long, default_value_t = 20)]
    minutes: u32,
    /// Only a few of each, within a minute
    #[arg(long)]
    short: bool,
    /// Only these rows, by their numbers
    #[arg(long, value_delimiter = ',')]
    only: Vec<u8>,
    /// Only these engines: sqlite, postgres
    #[arg(long = "engine", value_delimiter = ',', value_enum, default_values_t = Engine::ALL)]
    engines: Vec<Engine>,
}

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(is_whole) if is_whole => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("✗ {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli) -> Outcome<bool> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        // Leaving by the front door: processes end, and small disks are taken away.
        tokio::select! {
            outcome = break_everything(cli) => outcome,
            _ = signal::ctrl_c() => Err("stopped".into()),
        }
    })
}

async fn break_everything(cli: &Cli) -> Outcome<bool> {
    let start = Instant::now();
    let lab = Lab::open(&cli.program, &cli.folder, cli.engines.contains(&Engine::Postgres)).await?;
    let faults: Vec<Fault> =
        rows::ALL.into_iter().filter(|fault| cli.only.is_empty() || cli.only.contains(&fault.number)).collect();
    let all_shares: u32 = faults.iter().map(|fault| fault.share).sum::<u32>() * cli.engines.len() as u32;
    let budget_of = |fault: &Fault| {
        let time = Duration::from_mins(1) * cli.minutes * fault.share / all_shares.max(1);
        if cli.short { Budget::Short } else { Budget::Time(time) }
    };
    let on = async |engine: Engine| -> Outcome<Vec<ReportRow>> {
        let mut rows = Vec::new();
        for fault in faults.iter().filter(|fault| !cli.short || fault.is_short) {
            let row = Trial::of(&lab, engine, fault, budget_of(fault)).run().await;
            println!("{row}");
            rows.push(row);
        }
        Ok(rows)
    };
    let rows = if cli.short {
        try_join_all(cli.engines.iter().map(|engine| on(*engine))).await?.concat()
    } else {
        let mut rows = Vec::new();
        for engine in &cli.engines {
            rows.extend(on(*engine).await?);
        }
        rows
    };
    if !cli.short {
        println!("\n{}", report::table(&rows));
    }
    let (held, broken) = report::counts(&rows);
    println!("{} faults in {} s", report::injected(&rows), start.elapsed().as_secs());
    println!("{held} rows of faults held, {broken} broken");
    Ok(broken == 0 && held > 0)
}

/// Prints the current step.
fn say(line: &str) {
    eprintln!("▸ {line}");
}

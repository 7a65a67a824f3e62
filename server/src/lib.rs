//! The program: configuration, wiring, and the commands. Everything it serves is put together in [`router`].

pub mod config;

mod access;
mod backups;
mod claimed_domains;
mod commands;
mod database_check;
mod deprecation;
mod events;
mod headers;
mod health;
mod hosts;
mod http;
mod instance;
mod log;
mod map_style;
mod map_tiles;
mod metrics;
mod monitoring;
mod observation;
mod rate;
mod refusals;
mod router;
mod scopes;
mod security_txt;
mod simulators;
mod site;
mod status;
mod time_limits;
mod trace;
mod wiring;

use std::process::ExitCode;

use clap::Parser;
use config::{Audit, BackupCommand, BackupSubcommand, BillingCommand, Cli, Command, Data, Keys, Plans, User};

pub use http::{Limits, serve};
pub use map_style::MapStyle;
pub use map_tiles::MapTiles;
pub use metrics::{Metrics, routes as watched};
pub use rate::MinimumRate;
pub use router::{Features, document, router};
pub use site::SiteClaims;

/// Every migration of the database, in order.
pub const MIGRATIONS: &[db::Migration] = db::migrations!();

/// Result of a command; the error is a sentence for the operator.
type Outcome = Result<(), Box<dyn std::error::Error + Send + Sync>>;

/// Reads the command line and does what it says.
pub async fn run() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Serve(options) => commands::serve::run(options).await,
        Command::Work(options) => commands::work::run(options).await,
        Command::Ready(options) => commands::ready::run(options).await,
        Command::Migrate(options) => commands::migrate::run(&options).await,
        Command::Backup(BackupCommand { subcommand: Some(BackupSubcommand::Drill(options)), .. }) => {
            commands::drill::run(&options).await
        }
        Command::Backup(BackupCommand { backup, .. }) => commands::backup::run(&backup).await,
        Command::Restore(options) => commands::restore::run(&options).await,
        Command::Move(options) => commands::move_::run(&options).await,
        Command::Doctor(options) => commands::doctor::run(&options).await,
        Command::Data(Data::Import(options)) => commands::data::import(&options).await,
        Command::Openapi => commands::openapi::run(),
        Command::Rules(options) => commands::rules::run(options),
        Command::Demo(options) => commands::demo::run(&options).await,
        Command::User(User::Create(options)) => commands::user::create(&options).await,
        Command::User(User::SetPassword(options)) => commands::user::set_password(&options).await,
        Command::Plan(Plans::List(database)) => commands::plan::list(&database).await,
        Command::Plan(Plans::Set(options)) => commands::plan::set(&options).await,
        Command::Billing(BillingCommand::Setup(instance)) => commands::billing::setup(&instance).await,
        Command::Billing(BillingCommand::List(instance)) => commands::billing::list(&instance).await,
        Command::Billing(BillingCommand::Refund(options)) => commands::billing::refund(&options).await,
        Command::Sso(command) => commands::sso::run(command).await,
        Command::Keys(Keys::Rotate(database)) => commands::keys::rotate(&database).await,
        Command::Keys(Keys::ServiceToken(options)) => commands::keys::service_token(&options).await,
        Command::Audit(Audit::Verify(options)) => commands::audit::verify(&options).await,
        Command::Messages(options) => commands::messages::run(&options).await,
        Command::MailPreview(options) => commands::mail_preview::run(&options),
        Command::Simulate(options) => commands::simulate::run(options).await,
        Command::GoogleSim(options) => commands::simulate::google(options).await,
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            commands::complain(&format!("{error}"));
            ExitCode::FAILURE
        }
    }
}

//! The command line and the environment: read once, here.

mod audit;
mod backup;
mod backup_schedule;
mod billing;
mod billing_command;
mod company;
mod data;
mod directories;
mod domains;
mod drafting;
mod google;
mod instance;
mod mailbox;
mod photos;
mod plan;
mod ranks;
mod rules;
mod serve;
mod sign_in;
mod simulators;
mod sso;

use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand};

pub use self::{
    audit::{Audit, Retention, Verify as VerifyAudit},
    backup::{Backup, BackupCommand, BackupSubcommand, Drill, Migrate, Move, Restore},
    backup_schedule::BackupSchedule,
    billing_command::{BillingCommand, RefundOf},
    data::{Data, ImportData},
    instance::{Instance, Jobs, Switch, Watch},
    plan::{Plans, SetPlan},
    rules::{RuleName, Rules},
    serve::{Ready, Serve, Work},
    sign_in::SignIn,
    simulators::{
        Simulate, SimulateAll, SimulateDrafting, SimulateGoogle, SimulateOpenid, SimulateRank, SimulateStripe,
        Simulator,
    },
    sso::{SsoCommand, SsoOff},
};

/// Vitrine: local SEO and reputation for shops, chains, and agencies, in one program.
#[derive(Debug, Parser)]
#[command(name = "vitrine", version, about)]
pub struct Cli {
    /// The command to run.
    #[command(subcommand)]
    pub command: Command,
}

/// Commands of the program.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serves the site, dashboard, and API, and runs background jobs.
    Serve(Serve),
    /// Runs background jobs next to serving processes on the same PostgreSQL.
    Work(Work),
    /// Checks whether a running process is ready, for container health checks. Exits with an error if not.
    Ready(Ready),
    /// Migrates the database to this version.
    Migrate(Migrate),
    /// Backs up everything to one file while the program runs, and verifies the file.
    Backup(BackupCommand),
    /// Restores a backup into an empty database, SQLite or PostgreSQL.
    Restore(Restore),
    /// Copies everything from one database into an empty one, SQLite or PostgreSQL, and compares the two.
    Move(Move),
    /// Imports exported organizations.
    #[command(subcommand)]
    Data(Data),
    /// Checks configuration, database, clock, and disk, and suggests fixes.
    Doctor(Serve),
    /// Prints the OpenAPI document of the API.
    Openapi,
    /// Computes a formula of the product for cases in JSON, one per line.
    Rules(Rules),
    /// Creates an organization with realistic sample data and a user who can sign in.
    Demo(Demo),
    /// Creates users and sets passwords.
    #[command(subcommand)]
    User(User),
    /// Lists and sets the plans of organizations.
    #[command(subcommand)]
    Plan(Plans),
    /// Sets up prices at Stripe, lists who pays, and refunds.
    #[command(subcommand)]
    Billing(BillingCommand),
    /// Turns single sign-on of an organization off.
    #[command(subcommand)]
    Sso(SsoCommand),
    /// Rotates the signing key and creates service tokens.
    #[command(subcommand)]
    Keys(Keys),
    /// Checks the audit log.
    #[command(subcommand)]
    Audit(Audit),
    /// Shows messages from the contact form.
    Messages(Messages),
    /// Writes a preview of every email in every language to a folder.
    MailPreview(MailPreview),
    /// Serves simulators of other companies' services, with made-up people and businesses.
    Simulate(Simulate),
    /// Serves the simulator of Google: the same as `simulate google`.
    GoogleSim(SimulateGoogle),
}

/// Keys and tokens.
#[derive(Debug, Subcommand)]
pub enum Keys {
    /// Creates a new signing key. No one is signed out: tokens signed with the old key stay valid until they expire.
    Rotate(Database),
    /// Prints a token that lets a service use the admin routes of /auth/v1.
    ServiceToken(ServiceToken),
}

/// Which token.
#[derive(Args, Clone, Debug)]
pub struct ServiceToken {
    /// Database options.
    #[command(flatten)]
    pub database: Database,
    /// Public URL of the site, which is the issuer of the token
    #[arg(long, env = "VITRINE_SITE_URL", default_value = "http://localhost:8080", value_parser = instance::site_url)]
    pub site_url: String,
    /// Days until the token expires
    #[arg(long, default_value_t = 90, value_parser = clap::value_parser!(u16).range(1..=3650))]
    pub days: u16,
}

/// Options of the mail preview.
#[derive(Args, Clone, Debug)]
pub struct MailPreview {
    /// Folder to write to, created if missing
    pub folder: PathBuf,
}

/// Database options.
#[derive(Args, Clone, Debug)]
pub struct Database {
    /// sqlite:<file> or postgres://…; defaults to DATABASE_URL
    #[arg(long = "database", env = "VITRINE_DATABASE")]
    url: Option<String>,
    #[arg(long = "database-url", env = "DATABASE_URL", hide = true)]
    usual_url: Option<String>,
    /// File with the keys that encrypt secrets in the database. Created at the first start; back it up separately from
    /// the database. Defaults to a file next to the SQLite file, or ./data/keys. All processes on one database share it
    #[arg(long, env = "VITRINE_KEYS")]
    keys: Option<PathBuf>,
    /// Direct address of the PostgreSQL behind --database, when that is a pooler (PgBouncer in transaction mode). Each
    /// process keeps one connection there to listen for changes
    #[arg(long = "database-direct", env = "VITRINE_DATABASE_DIRECT", hide_env_values = true)]
    direct: Option<String>,
    /// Streaming replica of --database, without a pooler. Lists, counts, searches, maps, and exports of locations are
    /// read from it whenever it is up to date
    #[arg(long = "database-replica", env = "VITRINE_DATABASE_REPLICA", hide_env_values = true)]
    replica: Option<String>,
    /// Maximum connections of this process to PostgreSQL, and to the replica, not counting the listening connection
    #[arg(long = "database-connections", env = "VITRINE_DATABASE_CONNECTIONS", default_value_t = 16,
          value_parser = clap::value_parser!(u16).range(1..=1_000))]
    connections: u16,
}

impl Database {
    /// The address: as given, else a file in `./data`.
    pub fn url(&self) -> &str {
        self.url.as_deref().or(self.usual_url.as_deref()).unwrap_or("sqlite:./data/vitrine.db")
    }

    /// The option that says where the database is, for messages.
    pub fn option(&self) -> &'static str {
        match (&self.url, &self.usual_url) {
            (None, Some(_)) => "DATABASE_URL",
            _ => "--database (VITRINE_DATABASE)",
        }
    }

    /// Returns the connection settings besides the URL.
    pub fn settings(&self) -> db::Settings {
        db::Settings {
            direct: self.direct.clone(),
            replica: self.replica.clone(),
            connections: self.connections.into(),
            ..db::Settings::default()
        }
    }

    /// Returns true if reads may use a replica.
    pub fn has_replica(&self) -> bool {
        self.replica.is_some()
    }

    /// The file with the keys that seal secrets.
    pub fn keys(&self) -> PathBuf {
        self.keys.clone().unwrap_or_else(|| self.beside("keys").into())
    }

    /// Folder in which the running processes of this machine register. It is beside the keys, which they share.
    pub fn processes(&self) -> PathBuf {
        let mut folder = self.keys().into_os_string();
        folder.push("-processes");
        folder.into()
    }

    /// A place for what is not in the database: beside the SQLite file, else in `./data`.
    pub(crate) fn beside(&self, name: &str) -> String {
        self.file().map_or_else(|| format!("./data/{name}"), |file| format!("{}-{name}", file.display()))
    }

    /// The SQLite file, where it is one.
    pub fn file(&self) -> Option<&Path> {
        let path = self.url().strip_prefix("sqlite:")?;
        Some(Path::new(path.strip_prefix("//").unwrap_or(path)))
    }
}

/// Which messages to show.
#[derive(Args, Clone, Debug)]
pub struct Messages {
    /// Database options.
    #[command(flatten)]
    pub database: Database,
    /// Number of messages to show, newest first
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(i64).range(1..=10_000))]
    pub most: i64,
    /// Includes messages that look like spam
    #[arg(long)]
    pub all: bool,
}

/// Which organization to fill.
#[derive(Args, Clone, Debug)]
pub struct Demo {
    /// Database options.
    #[command(flatten)]
    pub database: Database,
    /// Email address of the user who can sign in
    #[arg(long, default_value = "demo@vitrine.example")]
    pub email: String,
    /// File whose first line is the password; if omitted, a password is generated and printed
    #[arg(long)]
    pub password_file: Option<PathBuf>,
}

/// Users.
#[derive(Debug, Subcommand)]
pub enum User {
    /// Creates a user with their own organization.
    Create(NewUser),
    /// Sets a user's password and signs them out everywhere.
    SetPassword(SetPassword),
}

/// A user to make.
#[derive(Args, Clone, Debug)]
pub struct NewUser {
    /// Database options.
    #[command(flatten)]
    pub database: Database,
    /// Email address for signing in
    #[arg(long)]
    pub email: String,
    /// First name
    #[arg(long)]
    pub first_name: String,
    /// Last name
    #[arg(long)]
    pub last_name: String,
    /// Company, used as the name of the organization
    #[arg(long)]
    pub company: Option<String>,
    /// File whose first line is the password; defaults to standard input
    #[arg(long)]
    pub password_file: Option<PathBuf>,
}

/// Options of setting a password.
#[derive(Args, Clone, Debug)]
pub struct SetPassword {
    /// Database options.
    #[command(flatten)]
    pub database: Database,
    /// Email address of the user
    #[arg(long)]
    pub email: String,
    /// File whose first line is the password; defaults to standard input
    #[arg(long)]
    pub password_file: Option<PathBuf>,
}

//! The command line and the environment: read once, here.

mod audit;
mod backup;
mod company;
mod data;
mod google;
mod instance;
mod mailbox;
mod photos;
mod plan;
mod serving;
mod sign_in;
mod simulators;

use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand};

pub use self::{
    audit::{Audit, Retention, Verify as VerifyAudit},
    backup::{Backup, Migrate, Move, Restore},
    data::{Data, ImportData},
    instance::{Instance, Jobs, Watch},
    plan::{Plans, SetPlan},
    serving::{Ready, Serve, Work},
    sign_in::SignIn,
    simulators::{Simulate, SimulateAll, SimulateGoogle, Simulator},
};

/// Vitrine: local SEO and reputation for shops, chains and agencies, in one program.
#[derive(Debug, Parser)]
#[command(name = "vitrine", version, about)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serves the site, the dashboard and the API, and runs the background work.
    Serve(Serve),
    /// Runs background work beside processes that serve, on one PostgreSQL.
    Work(Work),
    /// Asks a process that runs whether it is ready, for the health check of a container: ends with an error if not.
    Ready(Ready),
    /// Brings the database up to this program's version.
    Migrate(Migrate),
    /// Writes everything into one file, while the program runs, and reads it back.
    Backup(Backup),
    /// Fills an empty database, of either engine, from a backup.
    Restore(Restore),
    /// Copies everything from one database into an empty one, of either engine, and compares the two.
    Move(Move),
    /// Brings in what organizations took along.
    #[command(subcommand)]
    Data(Data),
    /// Checks configuration, database, clock and disk, and says what to do.
    Doctor(Serve),
    /// Prints the OpenAPI document of the API.
    Openapi,
    /// Makes an organization with realistic sample data and a user who can sign in to it.
    Demo(Demo),
    /// Makes users and sets their passwords.
    #[command(subcommand)]
    User(User),
    /// Shows the plans of organizations, and gives them plans.
    #[command(subcommand)]
    Plan(Plans),
    /// Renews the key that signs tokens, and gives services tokens of their own.
    #[command(subcommand)]
    Keys(Keys),
    /// Checks the audit log.
    #[command(subcommand)]
    Audit(Audit),
    /// Shows what visitors sent with the contact form.
    Messages(Messages),
    /// Writes every mail in every language into a folder, to look at.
    MailPreview(MailPreview),
    /// Serves simulators of other companies' services, with made-up people and businesses.
    Simulate(Simulate),
    /// Serves the simulator of Google: the same as `simulate google`.
    GoogleSim(SimulateGoogle),
}

/// Keys and tokens.
#[derive(Debug, Subcommand)]
pub enum Keys {
    /// Makes a new key to sign tokens with. Nobody is signed out: tokens of the old key stay good until they expire.
    Rotate(Database),
    /// Prints a token with which a service may use the admin routes of /auth/v1.
    ServiceToken(ServiceToken),
}

/// Which token.
#[derive(Args, Clone, Debug)]
pub struct ServiceToken {
    /// Where the data is.
    #[command(flatten)]
    pub database: Database,
    /// Where users reach the site: the issuer of the token
    #[arg(long, env = "VITRINE_SITE_URL", default_value = "http://localhost:8080", value_parser = instance::site_url)]
    pub site_url: String,
    /// Days until it expires
    #[arg(long, default_value_t = 90, value_parser = clap::value_parser!(u16).range(1..=3650))]
    pub days: u16,
}

/// Where to write.
#[derive(Args, Clone, Debug)]
pub struct MailPreview {
    /// The folder; it is made when it is missing
    pub folder: PathBuf,
}

/// Where the data is.
#[derive(Args, Clone, Debug)]
pub struct Database {
    /// sqlite:<file> or postgres://…; DATABASE_URL counts when this is not given
    #[arg(long = "database", env = "VITRINE_DATABASE")]
    url: Option<String>,
    #[arg(long = "database-url", env = "DATABASE_URL", hide = true)]
    usual_url: Option<String>,
    /// File with the keys that seal secrets in the database: made at the first start, and to be backed up apart from the
    /// database; else beside the SQLite file, or ./data/keys. All processes on one database share it
    #[arg(long, env = "VITRINE_KEYS")]
    keys: Option<PathBuf>,
    /// The same PostgreSQL without the pooler that --database leads to (PgBouncer in transaction mode): one connection of
    /// each process listens there for changes
    #[arg(long = "database-direct", env = "VITRINE_DATABASE_DIRECT", hide_env_values = true)]
    direct: Option<String>,
    /// A PostgreSQL that follows the one of --database (streaming replication), not by a pooler: lists, counts, searches,
    /// maps and exports of locations are read there whenever it knows everything that was written of them
    #[arg(long = "database-replica", env = "VITRINE_DATABASE_REPLICA", hide_env_values = true)]
    replica: Option<String>,
    /// Connections to PostgreSQL that this process keeps at the most, besides one that listens; as many to the replica
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

    /// How the database is reached, besides its address.
    pub fn settings(&self) -> db::Settings {
        db::Settings {
            direct: self.direct.clone(),
            replica: self.replica.clone(),
            connections: self.connections.into(),
            ..db::Settings::default()
        }
    }

    /// Whether there is a server beside it to read from.
    pub fn has_replica(&self) -> bool {
        self.replica.is_some()
    }

    /// The file with the keys that seal secrets.
    pub fn keys(&self) -> PathBuf {
        self.keys.clone().unwrap_or_else(|| self.beside("keys").into())
    }

    /// Where the living processes of this machine show themselves to one another: beside the keys, which they share.
    pub fn processes(&self) -> PathBuf {
        let mut folder = self.keys().into_os_string();
        folder.push("-processes");
        folder.into()
    }

    /// A place for what is not in the database: beside the SQLite file, else in `./data`.
    fn beside(&self, name: &str) -> String {
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
    /// Where the data is.
    #[command(flatten)]
    pub database: Database,
    /// How many, the latest first
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(i64).range(1..=10_000))]
    pub most: i64,
    /// Also those that look like a program's
    #[arg(long)]
    pub all: bool,
}

/// Which organization to fill.
#[derive(Args, Clone, Debug)]
pub struct Demo {
    /// Where the data is.
    #[command(flatten)]
    pub database: Database,
    /// Email address of the user who can sign in to it
    #[arg(long, default_value = "demo@vitrine.example")]
    pub email: String,
    /// A file whose first line is the password; without it one is made and printed
    #[arg(long)]
    pub password_file: Option<PathBuf>,
}

/// Users.
#[derive(Debug, Subcommand)]
pub enum User {
    /// Makes a user with an organization of its own.
    Create(NewUser),
    /// Sets a user's password and signs it out everywhere.
    SetPassword(SetPassword),
}

/// A user to make.
#[derive(Args, Clone, Debug)]
pub struct NewUser {
    /// Where the data is.
    #[command(flatten)]
    pub database: Database,
    /// Email address to sign in with
    #[arg(long)]
    pub email: String,
    /// First name
    #[arg(long)]
    pub first_name: String,
    /// Last name
    #[arg(long)]
    pub last_name: String,
    /// Company, which names the organization
    #[arg(long)]
    pub company: Option<String>,
    /// A file whose first line is the password; else it is read from standard input
    #[arg(long)]
    pub password_file: Option<PathBuf>,
}

/// Whose password to set.
#[derive(Args, Clone, Debug)]
pub struct SetPassword {
    /// Where the data is.
    #[command(flatten)]
    pub database: Database,
    /// Email address of the user
    #[arg(long)]
    pub email: String,
    /// A file whose first line is the password; else it is read from standard input
    #[arg(long)]
    pub password_file: Option<PathBuf>,
}

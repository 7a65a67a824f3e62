//! The command line and the environment: read once, here.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Args, Parser, Subcommand};

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
    /// Brings the database up to this program's version.
    Migrate(Database),
    /// Checks configuration, database, clock and disk, and says what to do.
    Doctor(Serve),
    /// Prints the OpenAPI document of the API.
    Openapi,
    /// Makes an organisation with realistic sample data and a user who can sign in to it.
    Demo(Demo),
    /// Makes users and sets their passwords.
    #[command(subcommand)]
    User(User),
}

/// Where the data is.
#[derive(Args, Clone, Debug)]
pub struct Database {
    /// sqlite:<file> or postgres://…; DATABASE_URL counts when this is not given
    #[arg(long, env = "VITRINE_DATABASE")]
    database: Option<String>,
    #[arg(long, env = "DATABASE_URL", hide = true)]
    database_url: Option<String>,
}

impl Database {
    /// The address: as given, else a file in `./data`.
    pub fn url(&self) -> &str {
        self.database.as_deref().or(self.database_url.as_deref()).unwrap_or("sqlite:./data/vitrine.db")
    }
}

/// How to serve.
#[derive(Args, Clone, Debug)]
pub struct Serve {
    /// Address and port to listen on
    #[arg(long, env = "VITRINE_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Where the data is.
    #[command(flatten)]
    pub database: Database,
    /// Where users reach the site, e.g. https://vitrine.example; else http:// and the port listened on
    #[arg(long, env = "VITRINE_SITE_URL")]
    pub site_url: Option<String>,
    /// Largest number of rows in one import
    #[arg(long, env = "VITRINE_IMPORT_MAX_ROWS", default_value_t = 1_000)]
    pub import_max_rows: u64,
    /// Largest size of an imported file, in bytes
    #[arg(long, env = "VITRINE_IMPORT_MAX_BYTES", default_value_t = 10 * 1024 * 1024)]
    pub import_max_bytes: u64,
    /// Open connections that one address may have; proxies named with --trusted-proxy are not counted
    #[arg(long, env = "VITRINE_CONNECTIONS_PER_ADDRESS", default_value_t = 128)]
    pub connections_per_address: usize,
    /// Seconds a client may take to send its headers, or leave a connection idle
    #[arg(long, env = "VITRINE_HEADER_TIMEOUT", default_value_t = 15)]
    pub header_timeout: u64,
    /// Address of a proxy in front whose X-Forwarded-For is believed; may be given several times
    #[arg(long, env = "VITRINE_TRUSTED_PROXY", value_delimiter = ',')]
    pub trusted_proxy: Vec<std::net::IpAddr>,
    /// Multiplies every rate limit (for load tests)
    #[arg(long, env = "VITRINE_RATE_LIMIT_FACTOR", default_value_t = 1)]
    pub rate_limit_factor: u32,
}

impl Serve {
    /// Where users reach the site, without a slash at the end.
    pub fn site_url(&self) -> String {
        match &self.site_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://localhost:{}", self.listen.port()),
        }
    }
}

/// Which organisation to fill.
#[derive(Args, Clone, Debug)]
pub struct Demo {
    /// Where the data is.
    #[command(flatten)]
    pub database: Database,
    /// E-mail address of the user who can sign in to it
    #[arg(long, default_value = "demo@vitrine.example")]
    pub email: String,
    /// A file whose first line is the password; without it one is made and printed
    #[arg(long)]
    pub password_file: Option<PathBuf>,
}

/// Users.
#[derive(Debug, Subcommand)]
pub enum User {
    /// Makes a user with an organisation of its own.
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
    /// E-mail address to sign in with
    #[arg(long)]
    pub email: String,
    /// First name
    #[arg(long)]
    pub first_name: String,
    /// Last name
    #[arg(long)]
    pub last_name: String,
    /// Company, which names the organisation
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
    /// E-mail address of the user
    #[arg(long)]
    pub email: String,
    /// A file whose first line is the password; else it is read from standard input
    #[arg(long)]
    pub password_file: Option<PathBuf>,
}

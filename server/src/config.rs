//! The command line and the environment: read once, here.

mod google;
mod google_sim;
mod sign_in;

use std::{net::SocketAddr, path::PathBuf};

use crate::MapStyle;
use clap::{Args, Parser, Subcommand};
use mail::{Mailer, Misconfigured};
use media::Place;

pub use self::{google_sim::GoogleSim, sign_in::SignIn};

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
    /// Renews the key that signs tokens, and gives services tokens of their own.
    #[command(subcommand)]
    Keys(Keys),
    /// Shows what visitors sent with the contact form.
    Messages(Messages),
    /// Writes every mail in every language into a folder, to look at.
    MailPreview(MailPreview),
    /// Serves a simulator of Google's sign-in and Business Profile APIs, with made-up people and locations.
    GoogleSim(GoogleSim),
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
    #[arg(long, env = "VITRINE_SITE_URL", default_value = "http://localhost:8080")]
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
}

impl Database {
    /// The address: as given, else a file in `./data`.
    pub fn url(&self) -> &str {
        self.url.as_deref().or(self.usual_url.as_deref()).unwrap_or("sqlite:./data/vitrine.db")
    }

    /// The file with the keys that seal secrets.
    pub fn keys(&self) -> PathBuf {
        self.keys.clone().unwrap_or_else(|| self.beside("keys").into())
    }

    /// A place for what is not in the database: beside the SQLite file, else in `./data`.
    fn beside(&self, name: &str) -> String {
        let file = self.url().strip_prefix("sqlite:").map(|path| path.strip_prefix("//").unwrap_or(path));
        file.map_or_else(|| format!("./data/{name}"), |file| format!("{file}-{name}"))
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
    /// Where photos are kept: a folder, or s3://bucket/prefix with AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and,
    /// for other S3-compatible stores, AWS_ENDPOINT_URL; else beside the SQLite file, or ./data/photos
    #[arg(long, env = "VITRINE_PHOTOS")]
    photos: Option<String>,
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
    /// Mailbox that messages of the contact form are sent on to; without it they wait for `vitrine messages`
    #[arg(long, env = "VITRINE_CONTACT_TO", value_parser = mailbox)]
    pub contact_to: Option<String>,
    /// A MapLibre style for maps, https://… or a path of this site, instead of the outlines that ship with the program;
    /// browsers may then load maps from its origin, and only from there
    #[arg(long, env = "VITRINE_MAP_STYLE")]
    pub map_style: Option<MapStyle>,
    /// Key of IndexNow, 8 to 128 letters, digits and dashes: served as /{key}.txt, so that search engines believe who
    /// tells them of changed pages
    #[arg(long, env = "VITRINE_INDEXNOW_KEY", value_parser = index_now_key)]
    pub index_now_key: Option<String>,
    /// Multiplies every rate limit (for load tests)
    #[arg(long, env = "VITRINE_RATE_LIMIT_FACTOR", default_value_t = 1)]
    pub rate_limit_factor: u32,
    /// How people sign in.
    #[command(flatten)]
    pub sign_in: SignIn,
    /// How Google Business Profile is reached.
    #[command(flatten)]
    pub google: self::google::Google,
}

impl Serve {
    /// Where photos are kept.
    pub fn photos(&self) -> Place {
        let address = self.photos.clone().unwrap_or_else(|| self.database.beside("photos"));
        Place::new(&address, std::env::vars().filter(|(name, _)| name.starts_with("AWS_")).collect())
    }

    /// What sends mails.
    pub fn mailer(&self) -> Result<Mailer, Misconfigured> {
        let url = self.site_url();
        let host = url.split("://").nth(1).unwrap_or_default().split(['/', ':']).next().unwrap_or_default();
        self.sign_in.mailer(host, self.database.beside("mail").into())
    }

    /// Where users reach the site, without a slash at the end.
    pub fn site_url(&self) -> String {
        match &self.site_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://localhost:{}", self.listen.port()),
        }
    }
}

/// An e-mail address.
fn mailbox(text: &str) -> Result<String, String> {
    if mail::is_address(text) { Ok(text.to_owned()) } else { Err("this is no e-mail address".into()) }
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

/// A key as IndexNow allows it.
fn index_now_key(text: &str) -> Result<String, String> {
    let is_allowed = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    if (8..=128).contains(&text.len()) && text.chars().all(is_allowed) {
        Ok(text.to_owned())
    } else {
        Err("8 to 128 letters, digits and dashes".into())
    }
}

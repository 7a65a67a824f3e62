//! Options about signing in, and about the mails that belong to it.

use std::path::PathBuf;

use auth::{Provider, Settings};
use clap::Args;
use jiff::SignedDuration;
use mail::{Mailer, Misconfigured};

/// How people sign in.
#[derive(Args, Clone, Debug)]
pub struct SignIn {
    /// Mail server: smtp://user:password@host:587?tls=required or smtps://user:password@host:465. Without one, new
    /// addresses count as confirmed, and mails become files
    #[arg(long = "mail", env = "VITRINE_MAIL", hide_env_values = true)]
    mail: Option<String>,
    /// Whom mails come from, e.g. "Vitrine <no-reply@vitrine.example>"
    #[arg(long, env = "VITRINE_MAIL_FROM")]
    mail_from: Option<String>,
    /// Folder for mails where no mail server is configured; else beside the SQLite file, or ./data/mail
    #[arg(long, env = "VITRINE_MAIL_FOLDER")]
    mail_folder: Option<PathBuf>,
    /// Client id at Google, for signing in and for Business Profile
    #[arg(long, env = "VITRINE_GOOGLE_CLIENT_ID")]
    google_client_id: Option<String>,
    /// The secret that belongs to it
    #[arg(long, env = "VITRINE_GOOGLE_CLIENT_SECRET", hide_env_values = true)]
    google_client_secret: Option<String>,
    /// Where Google's OpenID configuration is found
    #[arg(long, env = "VITRINE_GOOGLE_ISSUER", default_value = "https://accounts.google.com")]
    google_issuer: String,
    /// Where links in mails may lead besides the site, as a pattern: https://*.example.com/**; may be given several times
    #[arg(long, env = "VITRINE_REDIRECTS", value_delimiter = ',')]
    redirects: Vec<String>,
    /// Nobody signs up by themselves
    #[arg(long, env = "VITRINE_NO_SIGN_UP")]
    no_sign_up: bool,
    /// A file with keys to sign tokens with instead of our own: a JSON list of JSON Web Keys
    #[arg(long, env = "VITRINE_SIGNING_KEYS")]
    signing_keys: Option<PathBuf>,
    /// How other clients of the sign-in protocol are served.
    #[command(flatten)]
    protocol: Protocol,
}

/// What other clients of the protocol may need, and our own pages do not.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Sign-in protocol, for other clients than our own pages")]
#[expect(clippy::struct_field_names, reason = "the names of the options, which stand among many")]
struct Protocol {
    /// New addresses count as confirmed even where mail is configured
    #[arg(long, env = "VITRINE_AUTH_CONFIRM_AT_ONCE")]
    auth_confirm_at_once: bool,
    /// New addresses are to be confirmed even where mails become files
    #[arg(long, env = "VITRINE_AUTH_CONFIRM_BY_MAIL", conflicts_with = "auth_confirm_at_once")]
    auth_confirm_by_mail: bool,
    /// Signing in as nobody in particular is open
    #[arg(long, env = "VITRINE_AUTH_ANONYMOUS")]
    auth_anonymous: bool,
    /// Signing in with a telephone number and a password is open
    #[arg(long, env = "VITRINE_AUTH_PHONE")]
    auth_phone: bool,
    /// Signing in with an email address is closed
    #[arg(long, env = "VITRINE_AUTH_NO_EMAIL")]
    auth_no_email: bool,
    /// Users cannot link identities
    #[arg(long, env = "VITRINE_AUTH_NO_LINKING")]
    auth_no_linking: bool,
    /// Characters of the shortest password
    #[arg(long, env = "VITRINE_AUTH_SHORTEST_PASSWORD", default_value_t = 8)]
    auth_shortest_password: usize,
    /// Passwords need only be long enough
    #[arg(long, env = "VITRINE_AUTH_SIMPLE_PASSWORDS")]
    auth_simple_passwords: bool,
    /// Who asks for a link without wanting to sign up is told that an address has no account: anybody can then find out
    /// which addresses have one
    #[arg(long, env = "VITRINE_AUTH_TELL_UNKNOWN")]
    auth_tell_unknown: bool,
    /// Seconds between two mails to one address
    #[arg(long, env = "VITRINE_AUTH_MAIL_PAUSE", default_value_t = 60)]
    auth_mail_pause: u32,
    /// A secret with which others sign tokens for the admin routes (HS256)
    #[arg(long, env = "VITRINE_AUTH_JWT_SECRET", hide_env_values = true)]
    auth_jwt_secret: Option<String>,
}

impl SignIn {
    /// What these options say about signing in.
    ///
    /// # Errors
    /// A sentence for the operator, when a file cannot be read or one half of a pair is missing.
    pub fn settings(&self) -> Result<Settings, String> {
        let protocol = &self.protocol;
        let confirms_at_once = self.mail.is_none() && !protocol.auth_confirm_by_mail;
        let signing_keys = self.signing_keys.as_ref().map(|path| {
            std::fs::read_to_string(path).map_err(|error| format!("{}: {error}; check --signing-keys", path.display()))
        });
        Ok(Settings {
            is_sign_up_open: !self.no_sign_up,
            confirms_at_once: confirms_at_once || protocol.auth_confirm_at_once,
            is_email_open: !protocol.auth_no_email,
            is_phone_open: protocol.auth_phone,
            is_anonymous_open: protocol.auth_anonymous,
            is_linking_open: !protocol.auth_no_linking,
            shortest_password: protocol.auth_shortest_password,
            is_strength_required: !protocol.auth_simple_passwords,
            tells_unknown: protocol.auth_tell_unknown,
            mail_pause: SignedDuration::from_secs(protocol.auth_mail_pause.into()),
            redirects: self.redirects.clone(),
            google: self.google()?,
            signing_keys: signing_keys.transpose()?,
            jwt_secret: protocol.auth_jwt_secret.clone(),
            ..Settings::default()
        })
    }

    fn google(&self) -> Result<Option<Provider>, String> {
        let client = self.google_client()?;
        let issuer = self.google_issuer.clone();
        Ok(client.map(|google::Client { id, secret }| Provider { issuer, client_id: id, client_secret: secret }))
    }

    /// The OAuth client at Google, for signing in and for Business Profile.
    pub fn google_client(&self) -> Result<Option<google::Client>, String> {
        match (&self.google_client_id, &self.google_client_secret) {
            (Some(id), Some(secret)) => Ok(Some(google::Client { id: id.clone(), secret: secret.clone() })),
            (None, None) => Ok(None),
            _ => Err("--google-client-id and --google-client-secret belong together".into()),
        }
    }

    /// What sends mails: a server, or `folder` where these options name none. `host` is the site's, for the sender.
    pub fn mailer(&self, host: &str, folder: PathBuf) -> Result<Mailer, Misconfigured> {
        let from = self.mail_from.clone().unwrap_or_else(|| format!("Vitrine <no-reply@{host}>"));
        Mailer::new(self.mail.as_deref(), &from, self.mail_folder.clone().unwrap_or(folder))
    }
}

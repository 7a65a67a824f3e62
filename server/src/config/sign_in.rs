//! Options about signing in, and about the mails that belong to it.

use std::path::PathBuf;

use auth::{Provider, Settings};
use clap::Args;
use jiff::SignedDuration;
use mail::{Mailer, Misconfigured};

/// Sign-in options.
#[derive(Args, Clone, Debug)]
pub struct SignIn {
    /// Mail server: smtp://user:password@host:587?tls=required or smtps://user:password@host:465. If omitted, new
    /// addresses count as confirmed, and emails are written to files
    #[arg(long = "mail", env = "VITRINE_MAIL", hide_env_values = true)]
    mail: Option<String>,
    /// Sender of emails, e.g. "Vitrine <no-reply@vitrine.example>"
    #[arg(long, env = "VITRINE_MAIL_FROM")]
    mail_from: Option<String>,
    /// Folder for emails when no mail server is configured; defaults to a folder next to the SQLite file, or
    /// ./data/mail
    #[arg(long, env = "VITRINE_MAIL_FOLDER")]
    mail_folder: Option<PathBuf>,
    /// Google client id, for sign-in and Business Profile
    #[arg(long, env = "VITRINE_GOOGLE_CLIENT_ID")]
    google_client_id: Option<String>,
    /// Google client secret
    #[arg(long, env = "VITRINE_GOOGLE_CLIENT_SECRET", hide_env_values = true)]
    google_client_secret: Option<String>,
    /// Issuer of Google's OpenID configuration
    #[arg(long, env = "VITRINE_GOOGLE_ISSUER", default_value = "https://accounts.google.com")]
    google_issuer: String,
    /// Pattern of allowed redirects in email links besides the site, e.g. https://*.example.com/**; can be repeated
    #[arg(long, env = "VITRINE_REDIRECTS", value_delimiter = ',')]
    redirects: Vec<String>,
    /// Disables sign-up
    #[arg(long, env = "VITRINE_NO_SIGN_UP")]
    no_sign_up: bool,
    /// File with signing keys used in place of our own: a JSON list of JSON Web Keys
    #[arg(long, env = "VITRINE_SIGNING_KEYS")]
    signing_keys: Option<PathBuf>,
    /// Options of the sign-in protocol.
    #[command(flatten)]
    protocol: Protocol,
}

/// Options that only third-party clients of the protocol need.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Sign-in protocol for other clients")]
#[expect(clippy::struct_field_names, reason = "the names of the options, which stand among many")]
struct Protocol {
    /// Treats new addresses as confirmed even if a mail server is configured
    #[arg(long, env = "VITRINE_AUTH_CONFIRM_AT_ONCE")]
    auth_confirm_at_once: bool,
    /// Requires confirmation of new addresses even if emails are written to files
    #[arg(long, env = "VITRINE_AUTH_CONFIRM_BY_MAIL", conflicts_with = "auth_confirm_at_once")]
    auth_confirm_by_mail: bool,
    /// Enables anonymous sign-in
    #[arg(long, env = "VITRINE_AUTH_ANONYMOUS")]
    auth_anonymous: bool,
    /// Enables sign-in with a phone number and password
    #[arg(long, env = "VITRINE_AUTH_PHONE")]
    auth_phone: bool,
    /// Disables sign-in with an email address
    #[arg(long, env = "VITRINE_AUTH_NO_EMAIL")]
    auth_no_email: bool,
    /// Disables linking of identities
    #[arg(long, env = "VITRINE_AUTH_NO_LINKING")]
    auth_no_linking: bool,
    /// Minimum password length
    #[arg(long, env = "VITRINE_AUTH_SHORTEST_PASSWORD", default_value_t = 8)]
    auth_shortest_password: usize,
    /// Only checks the length of passwords
    #[arg(long, env = "VITRINE_AUTH_SIMPLE_PASSWORDS")]
    auth_simple_passwords: bool,
    /// Reports an error when a sign-in link is requested for an address without an account. Anyone can then find out
    /// which addresses have one
    #[arg(long, env = "VITRINE_AUTH_TELL_UNKNOWN")]
    auth_tell_unknown: bool,
    /// Minimum seconds between two emails to one address
    #[arg(long, env = "VITRINE_AUTH_MAIL_PAUSE", default_value_t = 60)]
    auth_mail_pause: u32,
    /// Secret for tokens signed by others for the admin routes (HS256)
    #[arg(long, env = "VITRINE_AUTH_JWT_SECRET", hide_env_values = true)]
    auth_jwt_secret: Option<String>,
}

impl SignIn {
    /// Returns the sign-in settings of these options.
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

    /// Builds the mailer: a mail server, or `folder` if the options name none. `host` is the domain of the default
    /// sender.
    pub fn mailer(&self, host: &str, folder: PathBuf) -> Result<Mailer, Misconfigured> {
        let from = self.mail_from.clone().unwrap_or_else(|| format!("Vitrine <no-reply@{host}>"));
        Mailer::new(self.mail.as_deref(), &from, self.mail_folder.clone().unwrap_or(folder))
    }
}

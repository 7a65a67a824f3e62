//! Settings of signing in.

use jiff::SignedDuration;

/// Settings of signing in that the operator configures. The defaults suit a public service.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Time without a refresh after which a session ends.
    pub idle_timeout: SignedDuration,
    /// Maximum age of a session.
    pub absolute_timeout: SignedDuration,
    /// May strangers sign up?
    pub is_sign_up_open: bool,
    /// Do new addresses count as confirmed at once? Only where no mail reaches people.
    pub confirms_at_once: bool,
    /// May people sign in with an email address?
    pub is_email_open: bool,
    /// May people sign in with a telephone number and a password? No messages are sent to telephones.
    pub is_phone_open: bool,
    /// May people sign in anonymously?
    pub is_anonymous_open: bool,
    /// May users add identities to their account, and take them away?
    pub is_linking_open: bool,
    /// Characters of the shortest password.
    pub shortest_password: usize,
    /// Must a password score at least 3 of 5, or be a passphrase, and not be among the most common ones?
    pub is_strength_required: bool,
    /// Does a request for a sign-in link without sign-up reveal that an address has no account? If so, any caller can
    /// find out which addresses have one.
    pub tells_unknown: bool,
    /// Minimum interval between two emails of the same kind to one address.
    pub mail_pause: SignedDuration,
    /// Expiry of links and codes in emails.
    pub proof_life: SignedDuration,
    /// Allowed targets of links besides the site itself: patterns like `https://*.example.com/**`.
    pub redirects: Vec<String>,
    /// Signing in with Google, where it is configured.
    pub google: Option<Provider>,
    /// Keys to sign and verify with instead of our own: a list of JSON Web Keys with their private parts, the first of
    /// those with the `sign` operation signs.
    pub signing_keys: Option<String>,
    /// A secret with which others sign tokens for the admin routes (HS256).
    pub jwt_secret: Option<String>,
}

/// An OpenID Connect provider.
#[derive(Clone)]
pub struct Provider {
    /// Its issuer, below which its configuration is found, like `https://accounts.google.com`.
    pub issuer: String,
    /// Client id that the provider issued to this service.
    pub client_id: String,
    /// Client secret.
    pub client_secret: String,
}

impl std::fmt::Debug for Provider {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Provider").field("issuer", &self.issuer).finish_non_exhaustive()
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            idle_timeout: SignedDuration::from_hours(30 * 24),
            absolute_timeout: SignedDuration::from_hours(180 * 24),
            is_sign_up_open: true,
            confirms_at_once: true,
            is_email_open: true,
            is_phone_open: false,
            is_anonymous_open: false,
            is_linking_open: true,
            shortest_password: 8,
            is_strength_required: true,
            tells_unknown: false,
            mail_pause: SignedDuration::from_secs(60),
            proof_life: SignedDuration::from_hours(1),
            redirects: Vec::new(),
            google: None,
            signing_keys: None,
            jwt_secret: None,
        }
    }
}

//! Requests for an email with a link, which contain only an address. A job answers them, so that nothing shows whether
//! the address has an account.

use api::App;
use crypto::Sealer;
use db::Tx;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{
    Auth, UserId, accounts::registration::checked_email, error::Result, flows::ValidChallenge, queries::Device,
};

/// Context that requests for emails are sealed for.
pub(super) const CONTEXT: &str = "auth_wishes";

/// Kind of the job that answers a request.
pub(super) const JOB: &str = "answer_by_mail";

/// Request that contains only an address.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct EmailRequest {
    pub(crate) email: String,
    pub(crate) wish: Wish,
    pub(crate) challenge: Option<ValidChallenge>,
    pub(crate) redirect_to: String,
    pub(crate) device: Device,
}

/// Purpose of a requested email.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Wish {
    /// Choose a new password.
    Recover,
    /// Sign in; without an account, only if `may_join`.
    SignIn {
        /// True when a user may be created.
        may_join: bool,
        /// Metadata of the new user.
        #[serde(rename = "told")]
        metadata: Map<String, Value>,
    },
    /// Confirm the address of a sign-up.
    SignUp(UserId),
    /// Confirm the address of a sign-up; requested again.
    Confirm,
    /// Confirm a change of address; requested again.
    Change,
}

impl Wish {
    /// Kind of email, as the limits count it.
    pub(crate) fn about(&self) -> &'static str {
        match self {
            Self::Recover => "recovery",
            Self::SignIn { .. } => "magiclink",
            Self::SignUp(_) | Self::Confirm => "signup",
            Self::Change => "email_change",
        }
    }
}

/// Queues a request that an email will answer, whether the address has an account or not.
pub(crate) async fn ask(
    auth: &Auth,
    app: &App,
    device: &Device,
    redirect_to: Option<&str>,
    email: &str,
    wish: Wish,
    challenge: Option<ValidChallenge>,
) -> Result<()> {
    let email = checked_email(email)?;
    auth.0.limits.check_mail(&app.db, device, wish.about(), &email, app.now()).await?;
    let mut tx = app.db.begin().await?;
    let request = EmailRequest {
        email,
        wish,
        challenge,
        redirect_to: auth.0.redirects.checked(redirect_to).to_string(),
        device: device.clone(),
    };
    enqueue(&mut tx, &auth.0.sealer, &request, app.now()).await?;
    Ok(tx.commit().await?)
}

/// Queues a request for an email. It is sealed, because it contains an address.
pub(crate) async fn enqueue(tx: &mut Tx, sealer: &Sealer, request: &EmailRequest, now: Timestamp) -> api::Result<()> {
    let text = serde_json::to_vec(request).map_err(api::Error::internal)?;
    let sealed = sealer.seal(CONTEXT, &text).map_err(api::Error::internal)?;
    ::jobs::enqueue(tx, &::jobs::NewJob::new(JOB, sealed.into()), now).await?;
    Ok(())
}

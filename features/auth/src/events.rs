//! Events of accounts, sessions and keys.

::events::declare! {
    /// Sign-in.
    pub(crate) SessionCreated => audit "session.created";
    /// Failed sign-in.
    pub(crate) SessionRefused => audit "session.refused";
    /// Session ended, by its user or by another.
    pub(crate) SessionEnded => audit "session.ended";
    /// Refresh token used twice. The session ended.
    pub(crate) SessionStolen => audit "session.stolen";
    /// Account created, by sign-up, a service or the operator.
    pub(crate) AccountCreated => audit "account.created";
    /// Sign-up with the email address of an existing account.
    pub(crate) AccountCreatedAgain => audit "account.created_again";
    /// Account changed by a service.
    pub(crate) AccountChanged => audit "account.changed";
    /// Account removed.
    pub(crate) AccountRemoved => audit "account.removed";
    /// Password of an account changed.
    pub(crate) AccountPasswordChanged => audit "account.password_changed";
    /// Email address of an account changed.
    pub(crate) AccountEmailChanged => audit "account.email_changed";
    /// Sign-in through another provider added to an account.
    pub(crate) AccountIdentityAdded => audit "account.identity_added";
    /// Sign-in through a provider removed from an account.
    pub(crate) AccountIdentityRemoved => audit "account.identity_removed";
    /// Second factor added.
    pub(crate) FactorAdded => audit "factor.added";
    /// Second factor removed.
    pub(crate) FactorRemoved => audit "factor.removed";
    /// Recovery codes created.
    pub(crate) FactorRecoveryCodesMade => audit "factor.recovery_codes_made";
    /// Recovery code used.
    pub(crate) FactorRecoveryCodeUsed => audit "factor.recovery_code_used";
    /// Passkey added.
    pub(crate) PasskeyAdded => audit "passkey.added";
    /// Passkey removed.
    pub(crate) PasskeyRemoved => audit "passkey.removed";
    /// Passkey refused because it seems to be a copy.
    pub(crate) PasskeyCopied => audit "passkey.copied";
    /// Signing key of access tokens rotated.
    pub(crate) KeyRotated => audit "key.rotated";
}

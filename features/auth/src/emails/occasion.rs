//! Reasons for emails of the auth service.

/// Reason for an email.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// A sign-up with this address.
    Confirm,
    /// A sign-up with an address that already has an account.
    AlreadyJoined,
    /// An invitation.
    Invite,
    /// A forgotten password.
    Recover,
    /// A sign-in without a password.
    SignIn,
    /// A change of address, to be confirmed at the current address.
    ChangeCurrent,
    /// A change of address, to be confirmed at the new address.
    ChangeNew,
    /// A change of another account's address to this one, which already has an account.
    AddressTaken,
    /// A reauthentication.
    Reauthenticate,
    /// A changed password.
    PasswordChanged,
    /// A changed address, reported to the previous one.
    EmailChanged,
    /// An added second factor or passkey.
    FactorAdded,
    /// A removed second factor or passkey.
    FactorRemoved,
    /// Too many wrong emailed codes, after which only links work.
    CodesTurnedOff,
    /// Many wrong codes of an authenticator app after the right password.
    CodesGuessed,
}

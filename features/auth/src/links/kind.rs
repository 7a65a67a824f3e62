//! Purposes of one-time tokens.

/// Purpose of a one-time token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Confirms the address of a sign-up: the link belongs to that sign-up.
    Confirmation,
    /// Confirms the address of an invited user.
    Invitation,
    /// Lets a user who forgot the password choose a new one.
    Recovery,
    /// Signs a user in without a password.
    MagicLink,
    /// Confirms a change of address at the current address.
    EmailChangeCurrent,
    /// Confirms a change of address at the new address.
    EmailChangeNew,
    /// Reauthenticates a user.
    Reauthentication,
}

impl Kind {
    /// All kinds.
    pub(crate) const ALL: [Self; 7] = [
        Self::Confirmation,
        Self::Invitation,
        Self::Recovery,
        Self::MagicLink,
        Self::EmailChangeCurrent,
        Self::EmailChangeNew,
        Self::Reauthentication,
    ];

    /// Name in the database.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Confirmation => "confirmation",
            Self::Invitation => "invitation",
            Self::Recovery => "recovery",
            Self::MagicLink => "magiclink",
            Self::EmailChangeCurrent => "email_change_current",
            Self::EmailChangeNew => "email_change_new",
            Self::Reauthentication => "reauthentication",
        }
    }

    /// Returns the kinds that a link type of the protocol may confirm.
    pub(crate) fn of_type(name: &str) -> Option<&'static [Self]> {
        match name {
            "signup" | "invite" => Some(&[Self::Confirmation, Self::Invitation]),
            "recovery" | "magiclink" => Some(&[Self::Recovery, Self::MagicLink]),
            "email" => Some(&[Self::Confirmation, Self::Invitation, Self::Recovery, Self::MagicLink]),
            "email_change" => Some(&[Self::EmailChangeCurrent, Self::EmailChangeNew]),
            _ => None,
        }
    }
}

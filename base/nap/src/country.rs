//! Countries that have rules of their own.

/// Country of a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Country {
    UnitedStates,
    Canada,
    France,
    UnitedKingdom,
    Other,
}

impl Country {
    /// Returns the country of an ISO alpha-2 code.
    pub(crate) fn of(code: &str) -> Self {
        match code {
            "US" => Self::UnitedStates,
            "CA" => Self::Canada,
            "FR" => Self::France,
            "GB" => Self::UnitedKingdom,
            _ => Self::Other,
        }
    }
}

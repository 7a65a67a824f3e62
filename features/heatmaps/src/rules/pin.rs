//! State of a pin: the answer of a provider at one point of the grid.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

/// Number of organic results that count; a business behind them is absent.
pub(crate) const DEPTH: u32 = 20;
/// Rank of an absent business in averages.
pub(crate) const ABSENT_RANK: u32 = DEPTH + 1;

/// State of a pin. In JSON a number, null, `"missing"` or `"excluded"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Option<Json>", into = "Option<Json>")]
pub(crate) enum PinState {
    /// Position among the organic results, as the provider gave it. Behind [`DEPTH`] it counts as absent.
    Rank(NonZeroU32),
    /// Valid answer without the business.
    Absent,
    /// No valid answer.
    Missing,
    /// Pin that the user dropped.
    Excluded,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(untagged)]
enum Json {
    Rank(NonZeroU32),
    Unmeasured(Unmeasured),
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Unmeasured {
    Missing,
    Excluded,
}

impl PinState {
    /// Returns the rank that counts in averages, at most [`ABSENT_RANK`]; `None` when the pin is not measured.
    pub(crate) fn rank(self) -> Option<u32> {
        match self {
            Self::Rank(rank) => Some(rank.get().min(ABSENT_RANK)),
            Self::Absent => Some(ABSENT_RANK),
            Self::Missing | Self::Excluded => None,
        }
    }
}

impl From<Option<Json>> for PinState {
    fn from(json: Option<Json>) -> Self {
        match json {
            None => Self::Absent,
            Some(Json::Rank(rank)) => Self::Rank(rank),
            Some(Json::Unmeasured(Unmeasured::Missing)) => Self::Missing,
            Some(Json::Unmeasured(Unmeasured::Excluded)) => Self::Excluded,
        }
    }
}

impl From<PinState> for Option<Json> {
    fn from(state: PinState) -> Self {
        match state {
            PinState::Rank(rank) => Some(Json::Rank(rank)),
            PinState::Absent => None,
            PinState::Missing => Some(Json::Unmeasured(Unmeasured::Missing)),
            PinState::Excluded => Some(Json::Unmeasured(Unmeasured::Excluded)),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{from_str, to_string};

    use super::PinState;

    #[test]
    fn the_state_of_a_pin_keeps_its_json() {
        for (json, rank) in
            [("1", Some(1)), ("20", Some(20)), ("21", Some(21)), ("4294967295", Some(21)), ("null", Some(21))]
                .into_iter()
                .chain([("\"missing\"", None), ("\"excluded\"", None)])
        {
            let state: PinState = from_str(json).unwrap();
            assert_eq!((state.rank(), to_string(&state).unwrap().as_str()), (rank, json));
        }
    }

    #[test]
    fn other_values_are_no_state() {
        for json in ["0", "-1", "1.5", "1e300", "4294967296", "\"lost\"", "[]", "{}", "true"] {
            assert!(from_str::<PinState>(json).is_err(), "{json}");
        }
    }
}

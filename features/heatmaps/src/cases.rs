//! Cases of `vitrine rules geogrid`: reads one, computes it with the rules, and writes its answer. The fields have the names
//! of the published test vectors.

mod layout;
mod money;
mod ranks;
mod run_time;
mod scans;

#[cfg(test)]
mod tests;

use std::error::Error;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

/// Error of a case: it cannot be read, or a rule refuses it.
pub type CaseError = Box<dyn Error + Send + Sync>;

/// Kind of a case.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Layouts,
    LayoutErrors,
    Metrics,
    Reach,
    Competitors,
    Noise,
    Deltas,
    Adaptive,
    RunTimes,
    Forecasts,
    Caps,
    Names,
    #[serde(rename = "colours")]
    Colors,
}

#[derive(Deserialize)]
struct Case {
    case: Kind,
}

/// Answers a case in JSON.
pub fn answer(json: &[u8]) -> Result<Value, CaseError> {
    let Case { case } = serde_json::from_slice(json)?;
    match case {
        Kind::Layouts => computed(json, layout::layout),
        Kind::LayoutErrors => computed(json, |case| Ok(layout::error(case))),
        Kind::Metrics => computed(json, ranks::metrics),
        Kind::Reach => computed(json, layout::reach),
        Kind::Competitors => computed(json, |case| Ok(ranks::competitors(case))),
        Kind::Noise => computed(json, scans::noise),
        Kind::Deltas => computed(json, |case| Ok(scans::delta(case))),
        Kind::Adaptive => computed(json, |case| Ok(scans::adaptive(case))),
        Kind::RunTimes => computed(json, run_time::run_time),
        Kind::Forecasts => computed(json, money::forecast),
        Kind::Caps => computed(json, |case| Ok(money::cap(case))),
        Kind::Names => computed(json, |case| Ok(ranks::name(case))),
        Kind::Colors => computed(json, |case| Ok(ranks::color(case))),
    }
}

fn computed<C, A>(json: &[u8], rule: impl FnOnce(&C) -> Result<A, CaseError>) -> Result<Value, CaseError>
where
    C: DeserializeOwned,
    A: Serialize,
{
    Ok(serde_json::to_value(rule(&serde_json::from_slice(json)?)?)?)
}

//! Cases of costs and spending caps.

use serde::{Deserialize, Serialize};

use super::CaseError;
use crate::rules::cost::{Budget, Forecast, Plan};

#[derive(Deserialize)]
pub(super) struct CapCase {
    #[serde(flatten)]
    budget: Budget,
    run: u64,
}

#[derive(Serialize)]
pub(super) struct CapAnswer {
    start: bool,
}

pub(super) fn forecast(case: &Plan) -> Result<Forecast, CaseError> {
    Ok(case.forecast()?)
}

pub(super) fn cap(case: &CapCase) -> CapAnswer {
    CapAnswer { start: case.budget.may_start(case.run) }
}

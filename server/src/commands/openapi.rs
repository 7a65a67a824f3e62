//! `vitrine openapi`

use super::say;
use crate::{Outcome, document};

pub(crate) fn run() -> Outcome {
    say(&document().to_pretty_json()?);
    Ok(())
}

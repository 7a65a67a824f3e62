//! Tools that read.

mod locations;
mod presence;
mod publications;
mod reviews;

use super::{Argument, Tool, query_as};

const LOCATION: Argument = query_as("location_id", "location");

/// Tools that read, by subject.
pub(crate) const READING: [&[Tool]; 4] =
    [locations::LOCATIONS, reviews::REVIEWS, presence::PRESENCE, publications::PUBLICATIONS];

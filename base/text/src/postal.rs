//! Postal addresses: country, state, postal code and house number in any spelling.

mod code;
mod countries;
mod country_names;
mod house;
mod state_names;
mod states;

pub use code::{has_postal_codes, normalise};
pub use countries::{country, country_names, guess_country};
pub use house::{house_number, street_word};
pub use states::{has_states, is_state, state, state_names};

//! Comparison of the name, address, postal code and phone number of a listing with those of a location. The rules know
//! English and French in the United States, Canada, France and the United Kingdom. Pure: no I/O, no clock, no network.
//!
//! A comparison is directed: the reference is the location as its owner wants it, the listing is what a directory shows.

mod address;
mod country;
mod duplicate;
mod listing;
mod name;
mod phone;
mod postcode;
mod score;
mod tables;
mod types;
mod typos;
mod words;

pub use address::compare_addresses;
pub use duplicate::{Sameness, are_duplicates, same_business};
pub use listing::{Business, Fields, compare_listing};
pub use name::compare_names;
pub use phone::{PhoneNumber, compare_phones, phone_number};
pub use postcode::compare_postcodes;
pub use score::{Check, Row, Scores, location_scores};
pub use types::{Comparison, Points, Reason, State};

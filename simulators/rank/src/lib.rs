//! A simulator of vendors that tell which businesses Google Maps lists for a search at a point: DataForSEO, SerpApi and
//! Serper. All of them answer from one market, which is computed from a seed at any point of the world.

mod business;
mod keys;
mod market;

pub use business::{Business, OpeningHours, Trend};
pub use market::{Ask, Listed, Market, TrueRank};

//! Conversion between Google's fields and ours, merging of changes on both sides, and pacing of requests. Pure: no
//! clock, no database, no network.

mod figures;
mod hours;
mod merge;
mod own_photos;
mod pace;
mod patch;
mod photos;
mod posts;
mod profile;
mod profile_snapshot;
mod reviews;

pub(crate) use figures::{CoveredDays, METRICS, Period, figures, period, range};
pub(crate) use merge::{Change, merge};
pub(crate) use own_photos::{PhotoStep, association, category_of, media_id, media_item, photo_refusal, photo_step};
pub(crate) use pace::{Rate, backoff, go_at, spread};
pub(crate) use patch::{Patch, field_of, fields_of, patch};
pub(crate) use photos::{photos_of, picture_address};
pub(crate) use posts::{local_post, source_post};
pub(crate) use profile::{NOTIFIED_FIELDS, Profile};
pub(crate) use profile_snapshot::{ProfileSnapshot, profile_of, read_snapshot};
pub(crate) use reviews::{found_reviews, reply_state, source_total};

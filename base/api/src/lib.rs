//! Shared parts of every route: application state, errors as problem+json, extractors, pagination, rate limits, live
//! events.

mod app;
mod clock;
mod cross_site;
mod error;
mod etag;
mod extract;
mod limit;
mod live;
mod objects;
mod page;
mod replica;

pub use app::{App, ClientAddress, Site};
pub use clock::Clock;
pub use cross_site::is_cross_site;
pub use error::{Error, ErrorCode, FieldError, Kind, PROBLEM_CONTENT_TYPE, Problem, Result};
pub use etag::{IfMatch, Tagged};
pub use extract::{Json, Path, Query};
pub use limit::RateLimit;
pub use live::{Event, Heard, Live, Stream};
pub use objects::{Object, object};
pub use page::{Cursor, Limit, Page};

//! What every route shares: the application's values, errors as problem+json, extractors, paging, limits, live events.

mod apart;
mod app;
mod clock;
mod error;
mod etag;
mod extract;
mod limit;
mod live;
mod page;

pub use app::{App, ClientAddress, Site};
pub use clock::Clock;
pub use error::{Error, FieldError, Kind, PROBLEM, Problem, Result};
pub use etag::{IfMatch, Tagged};
pub use extract::{Json, Object, Path, Query};
pub use limit::RateLimit;
pub use live::{Event, Heard, Live, Stream};
pub use page::{Cursor, Limit, Page};

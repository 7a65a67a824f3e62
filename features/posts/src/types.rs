//! Types of posts, as the API and the database have them.

mod audience;
mod calendar;
mod content;
mod filters;
mod forecast;
mod ids;
mod local_time;
mod photo;
mod post;
mod problem;
mod repeat;
mod settings;
mod steps;
mod target;
mod template;

pub(crate) use audience::{Audience, AudienceChoice};
pub(crate) use calendar::{Calendar, CalendarDay, CalendarEntry, CalendarRange, EntryState};
pub(crate) use content::{Body, Button, Event, Offer, Texts};
pub use content::{ButtonKind, Kind, Language};
pub(crate) use filters::{PostFilters, TargetFilters};
pub(crate) use forecast::{Forecast, LeftOut};
pub(crate) use ids::{PhotoId, PostId, TargetId, TemplateId};
pub(crate) use local_time::LocalTime;
pub(crate) use photo::{PhotoRow, PostPhoto};
pub(crate) use post::{Counts, DayRow, Member, NewPost, Post, PostRow, PostState, PostTime};
pub(crate) use problem::{PostCheck, Problems, TextProblem};
pub(crate) use repeat::{Every, Repeat};
pub(crate) use settings::PostSettings;
pub(crate) use steps::{Approval, Move, Note, Retried, Retry};
pub(crate) use target::{Target, TargetRow, TargetState, Task};
pub(crate) use template::{NewTemplate, Season, Template, TemplateFilters, TemplateList, TemplateRow, Trade};

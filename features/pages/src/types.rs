//! Types of sites and pages, as the API and the database have them.

mod content;
mod filters;
mod many;
mod page;
mod site;
mod stats;
mod words;

use utoipa::ToSchema;

pub(crate) use content::{
    ActionKind, Block, BlockKind, Content, Department, MenuSection, PageTexts, Person, Question, Service,
};
pub(crate) use filters::{FilterText, Filters, InLanguage, StatsFilters};
pub(crate) use many::{PublishMany, Published, Refused};
pub(crate) use page::{
    Advice, LocalPage, LocalPageDetail, PageLanguage, PageLocation, PageProblem, PageState, Preview, PreviewLink,
    Rendered, Restore, Sister, Uniqueness, Version, Versions,
};
pub(crate) use site::{
    Colors, Contrast, Counts, Font, Legal, Levels, NewPagesSite, PagesSite, PlanUse, SiteSettings, SiteState, Template,
};
pub(crate) use stats::{Day, Figures, Stats};
pub(crate) use words::{Language, Words};

db::id!(
    /// Id of a version of a page.
    #[derive(ToSchema)]
    #[schema(as = LocalPageVersionId)]
    #[schema(value_type = String)]
    VersionId
);

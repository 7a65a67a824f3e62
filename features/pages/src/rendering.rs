//! Interim.

use api::App;

use crate::{
    board::{Board, Entry},
    types::{Content, Language, Template},
};

/// Page to render.
pub(crate) struct Shown<'a> {
    pub(crate) board: &'a Board,
    pub(crate) entry: &'a Entry,
    pub(crate) content: &'a Content,
    pub(crate) language: Language,
    pub(crate) template: Template,
    pub(crate) is_preview: bool,
}

/// Renders a page.
pub(crate) async fn page(_app: &App, shown: &Shown<'_>) -> api::Result<String> {
    std::future::ready(()).await;
    let details = &shown.entry.location.details;
    let escape = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;");
    let texts = shown.content.texts.of(shown.language);
    Ok(format!(
        "<!doctype html><title>{0}</title><h1>{0}</h1><p>{1}</p><!-- {2} {3} {4} -->",
        escape(&details.name),
        escape(&texts.intro),
        shown.template.as_str(),
        shown.is_preview,
        shown.board.is_demo
    ))
}

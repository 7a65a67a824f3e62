//! Uniqueness of the draft of a page.

use api::{App, Json, Path, Problem, Query, Result};
use axum::{Extension, extract::State};
use locations::LocationId;
use orgs::{Within, may::SeePages};

use super::seen;
use crate::{
    board::{Board, Entry, Measure},
    contents,
    measures::measure,
    pages::Pages,
    rules::uniqueness::MIN_WORDS,
    types::{InLanguage, Sister, Uniqueness},
    views,
};

/// Returns how much of the text of a draft no other published page has, and what to do about it.
#[utoipa::path(get, path = "/local-pages/{id}/uniqueness", operation_id = "get_local_page_uniqueness", tag = "pages",
    extensions(("x-permission" = json!("see_pages"))),
    params(("id" = LocationId, Path), InLanguage),
    responses((status = 200, body = Uniqueness), (status = 404, body = Problem)))]
pub(super) async fn get_local_page_uniqueness(
    member: Within<SeePages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Path(id): Path<LocationId>,
    Query(query): Query<InLanguage>,
) -> Result<Json<Uniqueness>> {
    let (board, entry) = seen(&app, &pages, &member.scope, &id).await?;
    let language = query.language.unwrap_or(board.languages()[0]);
    let content = contents::draft(&app.db, &board.org, &id).await?;
    let measure = measure(&content, &entry.location.details, &board.settings, language, &board.names);
    Ok(Json(Uniqueness {
        language,
        own_words: measure.prints.words as i64,
        words_needed: MIN_WORDS as i64,
        share: views::rounded(entry.facts(&board, &measure).uniqueness),
        // A member who is limited to some locations does not learn about others.
        sister: match &member.scope {
            orgs::Scope::Whole(_) => sister(&board, &entry, &measure),
            orgs::Scope::Part(..) => None,
        },
        problems: views::advice(&board, &entry, &measure),
    }))
}

/// Returns the published page that has most of a text.
fn sister(board: &Board, entry: &Entry, measure: &Measure) -> Option<Sister> {
    let others = board.live().filter(|other| other.id() != entry.id());
    let shared =
        others.filter_map(|other| Some((measure.prints.shared_with(&other.measure(measure.language)?.prints), other)));
    let (shared, other) = shared.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(shared, _)| *shared > 0.0)?;
    Some(Sister { location: other.place(), shared: views::rounded(shared) })
}

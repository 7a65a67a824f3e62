//! The list of pages.

use std::{collections::HashSet, sync::Arc};

use api::{App, Cursor, Json, Page, Problem, Query, Result};
use axum::{Extension, extract::State};
use locations::{LocationId, Paging};
use orgs::{Scope, Within, may::SeePages};

use super::org_of;
use crate::{
    board::{Board, Entry},
    current,
    pages::Pages,
    types::{Filters, LocalPage},
    views,
};

/// Returns the pages of the locations that the member sees, in the order of names; also of those without a page.
#[utoipa::path(get, path = "/local-pages", operation_id = "list_local_pages", tag = "pages",
    extensions(("x-permission" = json!("see_pages"))),
    params(Filters, Paging),
    responses((status = 200, body = Page<LocalPage>), (status = 422, body = Problem)))]
pub(super) async fn list_local_pages(
    member: Within<SeePages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Query(filters): Query<Filters>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<LocalPage>>> {
    let board = current::board(&app, &pages, org_of(&member.scope)).await?;
    let entries = matching(&app, &board, &member.scope, &filters).await?;
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let after: Option<(String, LocationId)> = cursor.map(Cursor::unpack).transpose()?;
    let is_after = |entry: &&Arc<Entry>| {
        after.as_ref().is_none_or(|(key, id)| (entry.key.as_str(), entry.id()) > (key.as_str(), id))
    };
    let limit = usize::try_from(paging.limit.and_one()).unwrap_or_default();
    let rows: Vec<Arc<Entry>> = entries.iter().filter(is_after).take(limit).cloned().collect();
    let page = Page::of(rows, paging.limit, |entry| Cursor::pack(&(&entry.key, entry.id())));
    let entries: Vec<&Entry> = page.items.iter().map(AsRef::as_ref).collect();
    let items = views::with_figures((&app, pages.domains()), &board, &entries).await?;
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Returns the entries that the member sees and that match the filters, in the order of names.
pub(super) async fn matching(app: &App, board: &Board, scope: &Scope, filters: &Filters) -> Result<Vec<Arc<Entry>>> {
    let visible_ids = locations::ids_within(&app.db, scope, filters.label.as_ref()).await?;
    let visible_ids: Option<HashSet<String>> = visible_ids.map(|ids| ids.into_iter().collect());
    let folded = |text: &Option<crate::types::FilterText>| text.as_ref().map(|text| text::fold(&text.0));
    let (search, city) = (folded(&filters.search), folded(&filters.city));
    let has_words =
        |entry: &Entry| search.as_ref().is_none_or(|search| search.split(' ').all(|word| entry.search.contains(word)));
    let has_problem = |entry: &Entry| {
        let problem = filters.problem;
        problem.is_none_or(|wanted_problem| {
            board.languages().iter().any(|language| entry.problems(board, *language).contains(&wanted_problem))
        })
    };
    let matches = |entry: &&Arc<Entry>| {
        visible_ids.as_ref().is_none_or(|visible_ids| visible_ids.contains(entry.id().as_str()))
            && filters.state.is_none_or(|state| entry.state() == state)
            && city.as_ref().is_none_or(|city| entry.city.contains(city.as_str()))
            && has_words(entry)
            && has_problem(entry)
    };
    Ok(board.in_order().filter(matches).cloned().collect())
}

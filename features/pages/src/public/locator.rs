//! Locator: a form without a script, and the nearest locations.

use std::sync::Arc;

use api::Result;
use axum::{http::StatusCode, response::Response};
use page_templates::{Filter, LocatorState, LocatorView};
use url::form_urlencoded;

use super::page_request::{PageRequest, frames};
use crate::{
    answer::{Document, Kind},
    board::{Board, Entry},
    render,
    search::{self, Answer, Query},
    types::Language,
};

/// Locations on a page.
const PAGE_SIZE: usize = 20;
/// Maximum characters of a query.
const MAX_QUERY: usize = 100;

/// Fields of the form.
#[derive(Debug, Default, PartialEq)]
struct Form {
    query: String,
    near: Option<(f64, f64)>,
    open_now: bool,
    page: usize,
}

impl Form {
    fn read(query: &str) -> Self {
        let mut form = Self::default();
        let (mut latitude, mut longitude) = (None, None);
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            let number = || value.parse::<f64>().ok().filter(|number| number.is_finite() && number.abs() <= 180.0);
            match &*name {
                "q" => {
                    let clean = value.chars().filter(|c| !c.is_control()).take(MAX_QUERY).collect::<String>();
                    clean.trim().clone_into(&mut form.query);
                }
                "lat" => latitude = number().filter(|number| number.abs() <= 90.0),
                "lng" => longitude = number(),
                "filter" | "filter[]" => form.open_now |= value == "open",
                "page" => form.page = value.parse().unwrap_or(1).clamp(1, 1_000),
                _ => {}
            }
        }
        form.near = latitude.zip(longitude);
        form.page = form.page.max(1);
        form
    }

    /// Returns the address of another page of the results.
    fn at(&self, path: &str, page: usize) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("q", &self.query);
        if let Some((latitude, longitude)) = self.near {
            query.append_pair("lat", &latitude.to_string()).append_pair("lng", &longitude.to_string());
        }
        if self.open_now {
            query.append_pair("filter", "open");
        }
        if page > 1 {
            query.append_pair("page", &page.to_string());
        }
        format!("{path}?{}", query.finish())
    }
}

/// Shows the form with its results.
pub(super) async fn show(request: &PageRequest<'_>, language: Language) -> Result<Response> {
    let board = request.board;
    let form = Form::read(request.query);
    let is_search = !form.query.is_empty() || form.near.is_some();
    if is_search {
        request.limits.search(request.client)?;
    }
    let frames = frames(request, language).await?;
    let path = format!("{}/locator", frames.home());
    let answer = if is_search { search(request, board, &form) } else { Answer::default() };
    let state = match &answer {
        _ if !is_search => LocatorState::Start,
        answer if answer.entries.is_empty() => LocatorState::Unknown,
        answer if answer.is_far => LocatorState::Nearest,
        _ => LocatorState::Results,
    };
    let total = answer.entries.len();
    let first = (form.page - 1) * PAGE_SIZE;
    let entries: Vec<&(Option<f64>, Arc<Entry>)> = answer.entries.iter().skip(first).take(PAGE_SIZE).collect();
    let (title, open_label) = match language {
        Language::En => ("Find a location", "Open now"),
        Language::Fr => ("Trouver un établissement", "Ouvert maintenant"),
    };
    let name = title.to_owned();
    let mut frame = frames.frame(&path, (format!("{title} – {}", frames.site_name()), name), title);
    // The form may be listed; its answers are without end.
    frame.is_indexable = !is_search && !board.is_demo;
    frame.crumbs = frames.crumbs(&[]);
    let is_noindex = !frame.is_indexable;
    let look = frame.site.look;
    let view = LocatorView {
        frame,
        filters: vec![Filter { value: "open".to_owned(), label: open_label.to_owned(), is_on: form.open_now }],
        state,
        center: answer.center_name.clone(),
        total,
        first: first + 1,
        places: entries.iter().map(|(far, entry)| render::place(request.app, &frames, entry, language, *far)).collect(),
        previous: (form.page > 1 && total > 0).then(|| form.at(&path, form.page - 1)),
        next: (first + PAGE_SIZE < total).then(|| form.at(&path, form.page + 1)),
        query: form.query,
    };
    let html = render::locator(&view);
    let document = Document::new(Kind::Html, StatusCode::OK, html, Some(look)).noindex(is_noindex);
    Ok(document.answer(request.headers))
}

fn search(request: &PageRequest<'_>, board: &Board, form: &Form) -> Answer {
    let query = Query { text: &form.query, near: form.near, open_now: form.open_now, now: request.app.now() };
    search::find(board, &query)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locator_form_accepts_any_fields() {
        let form = Form::read("q=%20Lyon%00&lat=45.7&lng=4.8&filter=open&page=3&x=1");
        assert_eq!(form, Form { query: "Lyon".into(), near: Some((45.7, 4.8)), open_now: true, page: 3 });
        for wrong in ["lat=NaN&lng=1", "lat=91&lng=1", "lat=1", "lng=1&lat=inf", "page=0", "page=-1", "q=%FF"] {
            let form = Form::read(wrong);
            assert_eq!((form.near, form.page), (None, 1), "{wrong}");
        }
        let form = Form::read("q=a%26b");
        assert_eq!(form.at("/locator", 2), "/locator?q=a%26b&page=2");
    }
}

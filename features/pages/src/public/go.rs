//! Counted links: they lead to a target of the page only.

use api::{Error, Result};
use axum::{http::StatusCode, response::Response};
use locations::LocationId;

use super::page_request::{PageRequest, published};
use crate::{answer::redirect, render::directions_url, types::PageState, visits::Visit};

/// Counts a click and leads on: `{location}/{kind}`.
pub(super) async fn lead(request: &PageRequest<'_>, target: &str) -> Result<Response> {
    request.limits.search(request.client)?;
    let (id, kind) = target.split_once('/').ok_or_else(Error::not_found)?;
    let id: LocationId = id.parse().map_err(|_| Error::not_found())?;
    let entry =
        request.board.entry(&id).filter(|entry| entry.state() == PageState::Live).ok_or_else(Error::not_found)?;
    let details = &entry.location.details;
    let content = published(request, entry).await?;
    let action = content.action.map(|action| action.url).unwrap_or_default();
    let (visit, to) = match kind {
        "call" => (Visit::Call, details.phone_e164.as_ref().map(|number| format!("tel:{number}"))),
        "directions" => (Visit::Directions, (!details.service_area_business).then(|| directions_url(details))),
        "book" => (Visit::Booking, Some(content.links.booking)),
        "order" => (Visit::Order, Some(content.links.order)),
        "menu" => (Visit::Site, Some(content.links.menu)),
        "action-book" => (Visit::Booking, Some(action)),
        "action-order" => (Visit::Order, Some(action)),
        "site" => (Visit::Site, details.website.clone()),
        _ => return Err(Error::not_found()),
    };
    let to = to.filter(|to| !to.is_empty()).ok_or_else(Error::not_found)?;
    request.count(entry, visit);
    Ok(redirect(StatusCode::FOUND, &to))
}

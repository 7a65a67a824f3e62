//! Entering a review that no source is read for.

use api::{App, Error, Json, Kind, Problem, Result};
use audit::Act;
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::Response,
};
use jiff::Timestamp;
use orgs::{
    Idempotent, May, Scope,
    may::ImportReviews,
    plans::{self, Feature},
};

use crate::{
    events::ReviewAdded,
    ingestion::announce,
    queries,
    rules::{Totals, check_new, new_row},
    spikes,
    teamwork::shown_one,
    types::{FoundReview, NewReview, Origin, Review, ReviewId, Row},
};

/// Adds a review by hand or from a program.
#[utoipa::path(post, path = "/reviews", operation_id = "create_review", tag = "reviews",
    extensions(("x-permission" = json!("import_reviews"))),
    request_body = NewReview,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    responses((status = 201, body = Review), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "review_exists, plan_feature or plan_limit"), (status = 422, body = Problem)))]
pub(super) async fn create_review(
    member: May<ImportReviews>,
    State(app): State<App>,
    Idempotent(once, new): Idempotent<NewReview>,
) -> Result<Response> {
    let (org, now) = (&member.org, app.now());
    let errors = check_new(&new, now);
    if !errors.is_empty() {
        return Err(Error::invalid(errors));
    }
    let location = locations::find(&app.db, org, &new.location_id).await?.ok_or_else(Error::not_found)?;
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, org, now).await? {
        return Ok(answer);
    }
    // Reviews of Google come from its connected account, never by hand.
    plans::check_feature(&mut tx, &app.site, org, Feature::OtherReviews, now).await?;
    let row = row_of(new, now);
    let ids = vec![row.external_id.clone()];
    if !queries::by_external_ids(&mut tx, org, &row.location_id, row.source, ids).await?.is_empty() {
        return Err(Error::new(Kind::Conflict, "review_exists", "This review is already in the list."));
    }
    let changes = queries::add(&mut tx, org, std::slice::from_ref(&row)).await?;
    queries::add_totals(&mut tx, org, &row.location_id, row.source, Totals::of(&row)).await?;
    let act = Act::new(ReviewAdded).on("review", &row.id).named(&location.details.name);
    act.record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, None);
    if spikes::may_spike(&row, now) {
        spikes::check_spike(&mut tx, org, &location, now).await?;
    }
    changes.record(&mut tx, org).await?;
    let address = format!("/api/v1/reviews/{}", row.id);
    let review = shown_one(&app.db, (&Scope::Whole(org.clone()), member.role), row).await?;
    let answer = (StatusCode::CREATED, [(header::LOCATION, address)], Json(review));
    let answer = once.keep(&mut tx, org, answer).await?;
    tx.commit().await?;
    Ok(answer)
}

fn row_of(new: NewReview, now: Timestamp) -> Row {
    let id = ReviewId::new(now);
    let found = FoundReview {
        external_id: new.external_id.map_or_else(|| id.to_string(), |id| id.trim().to_owned()),
        rating: new.rating,
        text: new.text.trim().to_owned(),
        author: new.author.trim().to_owned(),
        url: new.url,
        written_at: new.written_at,
        changed_at: new.written_at,
        reply: None,
    };
    new_row(id, new.location_id, (new.source, Origin::Manual), &found, now)
}

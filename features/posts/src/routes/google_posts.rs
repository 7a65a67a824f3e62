//! Posts that stand at Google.

use api::{App, Error, Json, Kind as ErrorKind, Path, Problem, Result};
use axum::{Extension, extract::State};
use jiff::Timestamp;
use locations::LocationId;
use orgs::{Within, may::SeePosts};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    posts::Posts,
    publisher::{LocationRef, SendFailure, SourceState},
    queries,
    types::{ButtonKind, Kind, PostId},
};

/// Post that stands at Google.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct GooglePost {
    /// Name at Google.
    name: String,
    /// Post of this program that it is; null for one that was written elsewhere.
    #[schema(required)]
    post_id: Option<PostId>,
    /// State.
    state: SourceState,
    /// Kind.
    kind: Kind,
    /// Text.
    text: String,
    /// Title of an offer or event.
    #[schema(required)]
    title: Option<String>,
    /// Local start of an event or offer, such as `2026-12-01T18:00`.
    #[schema(required)]
    starts_at: Option<String>,
    /// Local end.
    #[schema(required)]
    ends_at: Option<String>,
    /// Button.
    #[schema(required)]
    button: Option<ButtonKind>,
    /// Address of its photo.
    #[schema(required)]
    photo_url: Option<String>,
    /// Address at Google.
    #[schema(required)]
    url: Option<String>,
    /// Time at which it was created.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    created_at: Option<Timestamp>,
    /// Time at which Google publishes it; null for one that is not scheduled there.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    scheduled_at: Option<Timestamp>,
}

/// Posts that stand at Google, the latest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct GooglePostList {
    /// Posts.
    items: Vec<GooglePost>,
}

/// Returns the posts that stand at Google for a location, at most 500: also those that were written elsewhere, and those
/// that Google publishes later or repeats.
#[utoipa::path(get, path = "/locations/{id}/google-posts", operation_id = "list_google_posts", tag = "posts",
    extensions(("x-permission" = json!("see_posts"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = GooglePostList), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "The reason why Google does not answer"),
        (status = 503, body = Problem)))]
pub(super) async fn list_google_posts(
    member: Within<SeePosts>,
    State(app): State<App>,
    Extension(posts): Extension<Posts>,
    Path(id): Path<LocationId>,
) -> Result<Json<GooglePostList>> {
    let org = locations::org_of(&app.db, &member.scope, &id).await?;
    let place = locations::find(&app.db, org, &id).await?.ok_or_else(Error::not_found)?;
    let publisher = posts.publisher().filter(|_| place.google_location_id.is_some());
    let Some(publisher) = publisher else { return Ok(Json(GooglePostList { items: Vec::new() })) };
    let own = queries::targets_at(&app.db, org, id.as_str()).await?;
    let listed = publisher.list(LocationRef { org, location: &id }).await.map_err(|failure| refused(&failure))?;
    let last = |name: &str| name.rsplit('/').next().unwrap_or_default().to_owned();
    let post_of = |name: &str| {
        let is_same = |target: &&crate::types::TargetRow| target.source_name.as_deref().map(last) == Some(last(name));
        own.iter().find(is_same).map(|target| target.post_id.clone())
    };
    let local = |at: jiff::civil::DateTime| at.strftime("%Y-%m-%dT%H:%M").to_string();
    let items = listed.into_iter().map(|post| GooglePost {
        post_id: post_of(&post.name),
        name: post.name,
        state: post.state,
        kind: post.kind,
        text: post.text,
        title: post.title,
        starts_at: post.period.map(|(from, _)| local(from)),
        ends_at: post.period.map(|(_, to)| local(to)),
        button: post.button.map(|(kind, _)| kind),
        photo_url: post.photo_url,
        url: post.url,
        created_at: post.created_at,
        scheduled_at: post.scheduled_at,
    });
    Ok(Json(GooglePostList { items: items.collect() }))
}

fn refused(failure: &SendFailure) -> Error {
    let detail = "Google can’t show this location’s posts right now.";
    match failure {
        SendFailure::Later(_) | SendFailure::Unknown(_) => Error::unavailable(detail),
        SendFailure::Refused(_) => Error::new(ErrorKind::Conflict, "google_refused", detail),
        SendFailure::Gone => Error::new(ErrorKind::Conflict, "google_not_found", detail),
    }
}

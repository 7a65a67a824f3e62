//! New posts, and what they would do.

use api::{App, Json, Problem, Result};
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use orgs::{Asking, Idempotent, Within, may::WritePosts};

use crate::{
    powers::{Author, org_of},
    rules::{
        check::problems,
        content::{Check, body},
        series::occurrences,
    },
    steps::{self, Step},
    target_plan::Plan,
    types::{Forecast, Language, LocalTime, NewPost, Post, PostCheck, PostRow, Problems, TextProblem},
    views::post_view,
};

/// Maximum number of left-out locations in a forecast.
const MAX_LEFT_OUT: usize = 50;
/// Maximum number of occurrences in a forecast.
const MAX_LISTED_OCCURRENCES: usize = 12;

/// Writes a post as a draft. Scheduling it is a step of its own.
#[utoipa::path(post, path = "/posts", operation_id = "create_post", tag = "posts",
    extensions(("x-permission" = json!("write_posts"))),
    request_body = NewPost,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    responses((status = 201, body = Post), (status = 422, body = Problem)))]
pub(super) async fn create_post(
    member: Within<WritePosts>,
    State(app): State<App>,
    Idempotent(once, new): Idempotent<NewPost>,
) -> Result<Response> {
    let (org, now) = (org_of(&member.scope), app.now());
    let author = Author { scope: &member.scope, user: &member.user, role: member.role };
    let step = Step { app: &app, author, actor: &member.actor, now };
    let checked = steps::checked(&app, &member.scope, new).await?;
    let post = checked.draft(&step)?;
    let plan = steps::planned(&app, org, &post, now).await?;
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, org, now).await? {
        return Ok(answer);
    }
    steps::create(&step, &mut tx, &post, &plan).await?;
    let address = format!("/api/v1/posts/{}", post.id);
    let mut view = post_view(&app, &member.scope, post.clone()).await?;
    // Not committed yet, so that it is not counted.
    view.counts.queued = plan.targets.len() as i64;
    view.counts.total = view.counts.queued;
    view.latest_at = post.starts_at().map(|at| at.to_string());
    view.may_change = true;
    let answer = (StatusCode::CREATED, [(header::LOCATION, address)], Json(view)).into_response();
    let answer = once.keep(&mut tx, org, answer).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Returns what a post would do: its locations, those that are left out and why, its times and the problems of its texts.
#[utoipa::path(post, path = "/posts/forecast", operation_id = "forecast_post", tag = "posts",
    extensions(("x-permission" = json!("write_posts")), ("x-scope" = json!("read"))),
    request_body = NewPost,
    responses((status = 200, body = Forecast), (status = 422, body = Problem)))]
pub(super) async fn forecast_post(
    member: Within<Asking<WritePosts>>,
    State(app): State<App>,
    Json(new): Json<NewPost>,
) -> Result<Json<Forecast>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let author = Author { scope: &member.scope, user: &member.user, role: member.role };
    let step = Step { app: &app, author, actor: &member.actor, now };
    let post = steps::checked(&app, &member.scope, new).await?.draft(&step)?;
    let plan = steps::planned(&app, org, &post, now).await?;
    let problems = problems(post.kind, &post.body());
    let obstacle = steps::obstacle(&app, org, (&post, &problems), &plan, now).await?;
    let needs_approval = author.needs_approval(&app, &member.user).await?;
    Ok(Json(forecast(&post, &plan, (problems, obstacle, needs_approval), now)))
}

fn forecast(
    post: &PostRow,
    plan: &Plan,
    (problems, obstacle, needs_approval): (Vec<TextProblem>, Option<&'static str>, bool),
    now: jiff::Timestamp,
) -> Forecast {
    let times: Vec<LocalTime> = post
        .starts_at()
        .map(|first| occurrences(first, post.repeat().as_ref()).take(MAX_LISTED_OCCURRENCES).collect())
        .unwrap_or_default();
    let first_at = times.first().copied();
    let number = |language| plan.targets.iter().filter(|target| target.language == language).count() as i64;
    let due = plan.times(first_at, now);
    Forecast {
        locations: plan.targets.len() as i64,
        left_out: plan.reasons(),
        left_out_locations: plan.left_out.iter().take(MAX_LEFT_OUT).cloned().collect(),
        languages: Language::ALL
            .into_iter()
            .map(|language| (language.as_str(), number(language)))
            .filter(|(_, number)| *number > 0)
            .collect(),
        first_at: due.map(|(first, _)| first),
        last_at: due.map(|(_, last)| last),
        occurrences: times.iter().map(ToString::to_string).collect(),
        needs_approval,
        obstacle,
        problems,
    }
}

/// Checks texts by our own copy of Google's rules.
#[utoipa::path(post, path = "/posts/check", operation_id = "check_post", tag = "posts",
    extensions(("x-permission" = json!("write_posts")), ("x-scope" = json!("read"))),
    request_body = PostCheck,
    responses((status = 200, body = Problems), (status = 422, body = Problem)))]
pub(super) async fn check_post(_: Within<Asking<WritePosts>>, Json(post): Json<PostCheck>) -> Result<Json<Problems>> {
    let mut check = Check::default();
    let kind = post.kind;
    let body = body(&mut check, kind, &post.body());
    check.done()?;
    Ok(Json(Problems { items: problems(kind, &body) }))
}

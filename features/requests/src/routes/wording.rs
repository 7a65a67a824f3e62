//! Check of wordings.

use api::{Json, Problem, Result};
use orgs::{Asking, Within, may::SendRequests};

use crate::{
    rules::{
        text_fields::Check,
        wording::{MAX_BODY, problems},
    },
    types::{WordingProblems, WordingText},
};

/// Returns the words of a text that a fair request does not use, and variables that are not known.
#[utoipa::path(post, path = "/request-wording/check", operation_id = "check_request_wording", tag = "requests",
    extensions(("x-permission" = json!("send_requests")), ("x-scope" = json!("read"))),
    request_body = WordingText,
    responses((status = 200, body = WordingProblems), (status = 422, body = Problem)))]
pub(super) async fn check_request_wording(
    _: Within<Asking<SendRequests>>,
    Json(new): Json<WordingText>,
) -> Result<Json<WordingProblems>> {
    let mut check = Check::default();
    // The places of problems are those in the text as it was sent, so the limit holds for that too.
    if check.length("text", &new.text, MAX_BODY) {
        check.lines("text", &new.text, MAX_BODY);
    }
    check.done()?;
    Ok(Json(WordingProblems { items: problems(&new.text, new.language) }))
}

//! Refused access: which answers are recorded, and what of the request is.

use api::ErrorCode;
use audit::Actor;
use audit_log::Refusal;
use axum::{
    http::{Method, StatusCode, Uri},
    response::Response,
};

/// The header in which the routes of sign-in say the code of an error.
const AUTH_CODE: &str = "x-sb-error-code";
/// The web app asks this route which step of the sign-in comes next: its refusal is an answer to that.
const NEXT_STEP: &str = "/api/v1/me";
/// The end of an idle session has an entry of its own in the audit log.
const IDLE: &str = "session_idle";
/// Kinds of objects, as the audit log calls them, by the beginning of the routes that name one.
const KINDS: [(&str, &str); 41] = [
    ("/api/v1/assistants/connections/{id}", "token"),
    ("/api/v1/brands/{id}", "brand"),
    ("/api/v1/citation-tasks/{id}", "citation_task"),
    ("/api/v1/contacts/{id}", "contact"),
    ("/api/v1/data/exports/{id}", "export"),
    ("/api/v1/directories/{id}", "directory"),
    ("/api/v1/domains/{id}", "domain"),
    ("/api/v1/duplicates/{id}", "duplicate"),
    ("/api/v1/feedback/{id}", "feedback"),
    ("/api/v1/google/changes/{id}", "google_change"),
    ("/api/v1/google/connections/{id}", "google_account"),
    ("/api/v1/google/locations/{id}", "location"),
    ("/api/v1/google/runs/{id}", "google_run"),
    ("/api/v1/heatmap-scans/{id}", "heatmap"),
    ("/api/v1/heatmaps/{id}", "heatmap"),
    ("/api/v1/imports/{id}", "import"),
    ("/api/v1/invitations/{id}", "invitation"),
    ("/api/v1/labels/{id}", "label"),
    ("/api/v1/local-pages/{id}", "location"),
    ("/api/v1/locations/bulk/{id}", "bulk"),
    ("/api/v1/locations/{id}", "location"),
    ("/api/v1/members/{id}", "member"),
    ("/api/v1/merges/{id}", "merge"),
    ("/api/v1/organisation/emergency-access/{id}", "emergency_access"),
    ("/api/v1/organisations/{id}", "organisation"),
    ("/api/v1/portal-people/{id}", "portal_person"),
    ("/api/v1/post-templates/{id}", "post_template"),
    ("/api/v1/posts/{id}", "post"),
    ("/api/v1/provisioning/tokens/{id}", "scim_token"),
    ("/api/v1/reply-templates/{id}", "reply_template"),
    ("/api/v1/report-schedules/{id}", "report_schedule"),
    ("/api/v1/reports/{id}", "report"),
    ("/api/v1/request-campaigns/{id}", "campaign"),
    ("/api/v1/review-crises/{id}", "review_crisis"),
    ("/api/v1/review-imports/{id}", "import"),
    ("/api/v1/reviews/{id}", "review"),
    ("/api/v1/roles/{id}", "role"),
    ("/api/v1/shares/{id}", "share"),
    ("/api/v1/tokens/{id}", "token"),
    ("/api/v1/views/{id}", "view"),
    ("/api/v1/webhooks/{id}", "webhook"),
];

/// The refusal that an answer is; `None` for every other answer.
pub(crate) fn refusal(
    actor: Option<Actor>,
    method: &Method,
    route: &str,
    uri: &Uri,
    answer: &Response,
) -> Option<Refusal> {
    let status = answer.status();
    let is_refusal = match status {
        StatusCode::UNAUTHORIZED => true,
        StatusCode::FORBIDDEN => route != NEXT_STEP,
        // A route without an object says nothing about access.
        StatusCode::NOT_FOUND => route.contains('{'),
        _ => false,
    };
    let code = code(answer).unwrap_or_else(|| status.as_u16().to_string());
    (is_refusal && code != IDLE).then(|| Refusal {
        actor,
        operation: format!("{} {route}", crate::metrics::method_label(method)),
        code,
        object: object(route, uri.path()),
    })
}

fn code(answer: &Response) -> Option<String> {
    let api = answer.extensions().get::<ErrorCode>().map(|code| code.0.to_owned());
    let auth = || answer.headers().get(AUTH_CODE).and_then(|code| code.to_str().ok()).map(ToOwned::to_owned);
    api.or_else(auth)
}

/// Kind and id of the object that a path names; `None` where it names none, or what it names is no id.
pub(crate) fn object(route: &str, path: &str) -> Option<(&'static str, String)> {
    let (_, kind) = KINDS.iter().find(|(start, _)| {
        route.strip_prefix(start).is_some_and(|suffix| suffix.is_empty() || suffix.starts_with('/'))
    })?;
    let (_, id) = route.split('/').zip(path.split('/')).find(|(template, _)| *template == "{id}")?;
    db::parse_id(id).ok().map(|_| (*kind, id.to_owned()))
}

#[cfg(test)]
mod tests {
    use api::Kind::{Forbidden, Invalid, Unauthorized};

    use super::*;

    const ID: &str = "018f0000-0000-7000-8000-000000000001";

    #[test]
    fn the_object_of_a_request_is_the_one_that_its_path_names_first() {
        for (route, path, expected) in [
            ("/api/v1/locations/{id}", format!("/api/v1/locations/{ID}"), Some("location")),
            ("/api/v1/locations/{id}/photos/{photo}", format!("/api/v1/locations/{ID}/photos/x"), Some("location")),
            ("/api/v1/locations/bulk/{id}", format!("/api/v1/locations/bulk/{ID}"), Some("bulk")),
            ("/api/v1/locations/{id}", "/api/v1/locations/%27or%201=1".into(), None),
            ("/api/v1/locations", "/api/v1/locations".into(), None),
            ("/auth/v1/factors/{id}", format!("/auth/v1/factors/{ID}"), None),
        ] {
            let expected = expected.map(|kind| (kind, ID.to_owned()));
            assert_eq!(object(route, &path), expected, "{path}");
        }
    }

    #[test]
    fn every_documented_route_of_an_object_says_which_kind_it_is() {
        for path in crate::document().paths.paths.keys().filter(|path| path.contains("{id}")) {
            assert!(object(path, &path.replace("{id}", ID)).is_some(), "{path}");
        }
    }

    #[test]
    fn refusals_are_distinguished_from_other_responses_and_sign_in_steps() {
        let answer = |error: api::Error| axum::response::IntoResponse::into_response(error);
        let code_of = |route: &str, error| {
            let uri = Uri::from_static("/");
            refusal(None, &Method::GET, route, &uri, &answer(error)).map(|refusal| refusal.code)
        };
        let error = |kind, code| api::Error::new(kind, code, "");
        let not_found = api::Error::not_found;
        assert_eq!(code_of("/api/v1/locations/{id}", not_found()).as_deref(), Some("not_found"));
        assert_eq!(code_of("/api/v1/organisation/logo", not_found()), None);
        assert_eq!(code_of("/api/v1/labels", error(Forbidden, "forbidden")).as_deref(), Some("forbidden"));
        assert_eq!(code_of("/api/v1/me", error(Forbidden, "second_factor_required")), None);
        assert_eq!(code_of("/api/v1/me", error(Unauthorized, "unauthorized")).as_deref(), Some("unauthorized"));
        assert_eq!(code_of("/api/v1/labels", error(Unauthorized, "session_idle")), None);
        assert_eq!(code_of("/api/v1/labels", error(Invalid, "validation_failed")), None);
    }
}

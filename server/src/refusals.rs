//! Refusals that all operations of the OpenAPI document share. The documentation of a handler names its own; refusals
//! of its arguments (no session, no right, a body that is not JSON) are added here, so that no route can omit them.
//! `server/contract` then compares the document with the program.

use axum::http::StatusCode;
use utoipa::openapi::{
    ContentBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder,
    path::{Operation, ParameterIn, PathItem},
    security::SecurityRequirement,
};

/// A way to refuse that many operations share.
struct Refusal {
    status: &'static str,
    /// Its name among the document's components.
    name: &'static str,
    says: &'static str,
    applies: fn(&Operation) -> bool,
}

const REFUSALS: [Refusal; 10] = [
    Refusal {
        status: "400",
        name: "BadRequest",
        says: "The request can’t be read.",
        applies: |operation| has_body(operation) || takes(operation, &ParameterIn::Header),
    },
    Refusal { status: "401", name: "Unauthorized", says: "Not signed in.", applies: asks_who },
    Refusal {
        status: "403",
        name: "Forbidden",
        says: "Signed in, but the role, its location access, or the organization doesn’t allow this.",
        applies: asks_who,
    },
    Refusal {
        status: "404",
        name: "NotFound",
        says: "Doesn’t exist or isn’t accessible.",
        applies: |operation| takes(operation, &ParameterIn::Path),
    },
    Refusal { status: "408", name: "Timeout", says: "The body took too long to arrive.", applies: has_body },
    Refusal { status: "413", name: "TooLarge", says: "The body is too large.", applies: has_body },
    Refusal {
        status: "415",
        name: "UnsupportedMediaType",
        says: "The body has an unsupported type.",
        applies: has_body,
    },
    Refusal {
        status: "422",
        name: "Invalid",
        says: "Understood, but not acceptable.",
        applies: |operation| has_body(operation) || takes(operation, &ParameterIn::Query),
    },
    Refusal {
        status: "503",
        name: "Unavailable",
        says: "The service is unavailable right now. Nothing was changed.",
        applies: |_| true,
    },
    Refusal {
        status: "507",
        name: "Full",
        says: "The server is out of storage. Nothing was changed.",
        applies: |_| true,
    },
];

/// Adds what every operation may answer besides its own, and the type of content that every failure has.
pub(crate) fn complete(document: &mut OpenApi) {
    let components = document.components.get_or_insert_default();
    for refusal in &REFUSALS {
        components.responses.insert(refusal.name.into(), RefOr::T(refusal.response()));
    }
    for operation in document.paths.paths.values_mut().flat_map(operations) {
        for (status, response) in &mut operation.responses.responses {
            if let RefOr::T(response) = response {
                name_type_of_problem(response);
                describe(status, response);
            }
        }
        for refusal in REFUSALS.iter().filter(|refusal| (refusal.applies)(operation)).collect::<Vec<_>>() {
            let shared = || Ref::from_response_name(refusal.name).into();
            operation.responses.responses.entry(refusal.status.into()).or_insert_with(shared);
        }
    }
}

impl Refusal {
    fn response(&self) -> Response {
        let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
        ResponseBuilder::new().description(self.says).content(api::PROBLEM_CONTENT_TYPE, problem).build()
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [&mut item.get, &mut item.put, &mut item.post, &mut item.delete, &mut item.patch].into_iter().flatten()
}

/// `body = Problem` says JSON; every failure is sent as what RFC 9457 calls it.
fn name_type_of_problem(response: &mut Response) {
    let is_problem = |content: &RefOr<utoipa::openapi::Content>| match content {
        RefOr::T(content) => matches!(&content.schema, Some(RefOr::Ref(to)) if to.ref_location.ends_with("/Problem")),
        RefOr::Ref(_) => false,
    };
    if response.content.get("application/json").is_some_and(is_problem)
        && let Some(content) = response.content.shift_remove("application/json")
    {
        response.content.insert(api::PROBLEM_CONTENT_TYPE.into(), content);
    }
}

/// OpenAPI requires a description of every response, and generators of clients refuse documents without: the name of the
/// status, where a route says no more.
fn describe(status: &str, response: &mut Response) {
    if response.description.is_empty() {
        let reason = StatusCode::from_bytes(status.as_bytes()).ok().and_then(|status| status.canonical_reason());
        reason.unwrap_or("Answer").clone_into(&mut response.description);
    }
}

fn has_body(operation: &Operation) -> bool {
    operation.request_body.is_some()
}

fn takes(operation: &Operation, place: &ParameterIn) -> bool {
    operation.parameters.iter().flatten().any(|parameter| match parameter {
        RefOr::T(parameter) => parameter.parameter_in == *place,
        RefOr::Ref(_) => false,
    })
}

/// False for what anybody may call.
fn asks_who(operation: &Operation) -> bool {
    !operation.security.iter().flatten().any(|need| *need == SecurityRequirement::default())
}

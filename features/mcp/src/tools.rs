//! Tools that assistants call: each stands for an operation of the API.

mod read;
mod write;

pub(crate) use read::READING;
pub(crate) use write::CHANGING;

/// Tool that stands for an operation of the API.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tool {
    /// Name by which assistants call it.
    pub(crate) name: &'static str,
    /// Name for people.
    pub(crate) title: &'static str,
    /// Description for assistants.
    pub(crate) description: &'static str,
    /// Operation of the API.
    pub(crate) operation: &'static str,
    /// Arguments in the order of the schema.
    pub(crate) arguments: &'static [Argument],
    /// Parts of the answer that are kept.
    pub(crate) parts: Parts,
    /// Hints for assistants.
    pub(crate) hints: Hints,
}

/// Argument of a tool.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Argument {
    /// Name of the argument.
    pub(crate) name: &'static str,
    /// Part of the request that it becomes.
    pub(crate) place: RequestPart,
}

/// Part of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RequestPart {
    /// Name in braces in the path.
    Path(&'static str),
    /// Parameter of the query.
    Query(&'static str),
    /// Property of the body.
    Body(&'static str),
    /// The whole body, an object.
    WholeBody,
    /// Version in `If-Match`.
    Version,
    /// `Idempotency-Key`.
    Key,
}

/// Parts of an answer that are kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts {
    /// Property of the answer that holds a list; empty for an answer about one thing.
    pub(crate) list: &'static str,
    /// Properties that are kept of each item of the list, or of the answer; empty keeps all.
    pub(crate) fields: &'static [&'static str],
    /// Paths of texts that others wrote, below each item or the answer; `*` stands for each item of a list.
    pub(crate) untrusted: &'static [&'static str],
}

/// Hints of a tool for assistants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hints {
    pub(crate) is_read_only: bool,
    pub(crate) is_destructive: bool,
    pub(crate) is_idempotent: bool,
    pub(crate) is_open_world: bool,
}

/// Hints of a tool that reads.
const READS: Hints = Hints { is_read_only: true, is_destructive: false, is_idempotent: true, is_open_world: false };
/// Hints of a tool that adds.
const ADDS: Hints = Hints { is_read_only: false, is_destructive: false, is_idempotent: false, is_open_world: false };
/// Hints of a tool that sets something to a value.
const SETS: Hints = Hints { is_read_only: false, is_destructive: false, is_idempotent: true, is_open_world: false };

/// Whole answers about one thing.
const WHOLE: Parts = Parts { list: "", fields: &[], untrusted: &[] };
/// Whole items of lists.
const ITEMS: Parts = Parts { list: "items", fields: &[], untrusted: &[] };

/// Returns an argument that becomes a part of the path.
const fn path(name: &'static str, part: &'static str) -> Argument {
    Argument { name, place: RequestPart::Path(part) }
}

/// Returns an argument that becomes the query parameter of its name.
const fn query(name: &'static str) -> Argument {
    Argument { name, place: RequestPart::Query(name) }
}

/// Returns an argument that becomes another query parameter.
const fn query_as(name: &'static str, parameter: &'static str) -> Argument {
    Argument { name, place: RequestPart::Query(parameter) }
}

/// Returns an argument that becomes the property of the body of its name.
const fn body(name: &'static str) -> Argument {
    Argument { name, place: RequestPart::Body(name) }
}

/// Number of items, of which no answer has more.
const LIMIT: Argument = query("limit");
/// Place where the list goes on.
const CURSOR: Argument = query("cursor");
/// Key by which a repeated call has one effect.
const KEY: Argument = Argument { name: "idempotency_key", place: RequestPart::Key };

/// Returns all tools in the order of their list.
pub(crate) fn all() -> impl Iterator<Item = &'static Tool> {
    READING.into_iter().flatten().chain(CHANGING)
}

//! Wires of makers: requests, and the events of their answers. Pure.

pub(crate) mod anthropic;
pub(crate) mod openai;

use serde_json::Value;

use crate::{Failure, Kind, Prompt, Usage, sse::Event};

/// Maximum number of tokens of an answer.
pub(crate) const MAX_TOKENS: u32 = 700;

/// Wire of a maker.
pub(crate) trait Wire: Send + Sync {
    /// Returns the address of the call below the base address of the maker.
    fn address(&self, base: &str) -> String;

    /// Returns the headers of a call.
    fn headers(&self, key: Option<&str>) -> Vec<(&'static str, String)>;

    /// Returns the body of a call.
    fn body(&self, model: &str, prompt: &Prompt, dialect: Dialect) -> Value;

    /// Reads an event of a streamed answer.
    ///
    /// # Errors
    /// The failure that the event states.
    fn read(&self, answer: &mut Reading, event: &Event) -> Result<(), Failure>;

    /// Reads an answer in one piece, as servers without streams give it.
    ///
    /// # Errors
    /// The failure that the answer states.
    fn read_whole(&self, answer: &mut Reading, body: &Value) -> Result<(), Failure>;
}

/// Returns the wire of a kind of makers.
pub(crate) fn wire(kind: Kind) -> &'static dyn Wire {
    match kind {
        Kind::OpenAi => &openai::OpenAi,
        Kind::Anthropic => &anthropic::Anthropic,
    }
}

/// Parameters in which servers of one wire differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Dialect {
    /// The limit of tokens is called `max_completion_tokens`.
    pub(crate) has_completion_tokens: bool,
    /// `stream_options` is refused.
    pub(crate) lacks_stream_options: bool,
}

impl Dialect {
    /// Returns the other dialect that a refusal of a request asks for.
    pub(crate) fn corrected(self, refusal: &str) -> Option<Self> {
        let corrected = if refusal.contains("stream_options") {
            Self { lacks_stream_options: true, ..self }
        } else if refusal.contains("max_completion_tokens") || refusal.contains("max_tokens") {
            Self { has_completion_tokens: !self.has_completion_tokens, ..self }
        } else {
            self
        };
        (corrected != self).then_some(corrected)
    }
}

/// Way in which an answer ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Finish {
    /// Its own end.
    Stop,
    /// The limit of tokens.
    Length,
    /// Refused by the model or a filter.
    Declined,
    /// In a way that leaves no usable text, such as the call of a tool.
    Other,
}

/// Answer as far as it was read.
#[derive(Debug, Default)]
pub(crate) struct Reading {
    /// Text with reasoning that is part of it.
    pub(crate) text: String,
    pub(crate) model: Option<String>,
    pub(crate) usage: Usage,
    pub(crate) finish: Option<Finish>,
    /// The stream has its proper end.
    pub(crate) is_complete: bool,
}

impl Reading {
    /// Checks that the answer is a whole and usable one.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        match (self.is_complete, self.finish) {
            (true, Some(Finish::Stop)) => Ok(()),
            (true, Some(Finish::Length)) => Err(Failure::Cut),
            (_, Some(Finish::Declined)) | (true, Some(Finish::Other)) => Err(Failure::Declined),
            _ => Err(Failure::Broken),
        }
    }
}

/// Reads JSON of an event.
fn json(data: &str) -> Result<Value, Failure> {
    serde_json::from_str(data).map_err(|_| Failure::Broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_that_names_a_parameter_changes_the_dialect_once() {
        let usual = Dialect::default();
        let completion = Dialect { has_completion_tokens: true, ..usual };
        let plain = Dialect { lacks_stream_options: true, ..usual };
        for (before, refusal, expected) in [
            (usual, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.", Some(completion)),
            (completion, "max_completion_tokens: extra fields not permitted", Some(usual)),
            (usual, "Unknown parameter: stream_options", Some(plain)),
            (plain, "stream_options", None),
            (usual, "messages: too long", None),
        ] {
            assert_eq!(before.corrected(refusal), expected, "{refusal}");
        }
    }
}

//! Makers, answers and failures.

use std::fmt;

/// Wire that a server of models speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Chat completions of OpenAI, which most other and all local servers speak too.
    OpenAi,
    /// Messages of Anthropic.
    Anthropic,
}

impl Kind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::OpenAi, Self::Anthropic];

    /// Returns the name in options and on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::OpenAi => "openai",
            Self::Anthropic => "anthropic",
        }
    }

    /// Returns the base address of the company that defined the wire.
    pub fn default_base(self) -> &'static str {
        match self {
            Self::OpenAi => "https://api.openai.com/v1",
            Self::Anthropic => "https://api.anthropic.com",
        }
    }
}

/// Model at a server, with the key for it.
#[derive(Clone, PartialEq, Eq)]
pub struct Maker {
    /// Wire.
    pub kind: Kind,
    /// Base address, without a trailing slash: `https://api.openai.com/v1`, `https://api.anthropic.com`.
    pub base: String,
    /// Name of the model.
    pub model: String,
    /// Key; local servers need none.
    pub key: Option<String>,
}

impl fmt::Debug for Maker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, base, model, .. } = self;
        f.debug_struct("Maker").field("kind", kind).field("base", base).field("model", model).finish_non_exhaustive()
    }
}

/// Tokens of a call, as far as the server states them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Tokens of the prompt.
    pub tokens_in: Option<u64>,
    /// Tokens of the answer, reasoning included.
    pub tokens_out: Option<u64>,
}

/// Complete text of a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Text without reasoning and surrounding blanks.
    pub text: String,
    /// Model as the server names it.
    pub model: Option<String>,
    /// Tokens.
    pub usage: Usage,
}

/// Part of an answer on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// More text.
    Text(String),
    /// The call is repeated: the text so far is void.
    Restart,
}

/// Failure of a draft.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// No connection.
    #[error("the server cannot be reached")]
    Unreachable,
    /// Took too long.
    #[error("the server takes too long")]
    Slow,
    /// Too many requests, or an overloaded server, with the seconds that it asks to wait.
    #[error("the server is busy")]
    Busy(Option<u64>),
    /// The account has no money left.
    #[error("the account at the server has no money left")]
    NoFunds,
    /// The key is refused.
    #[error("the server refuses the key")]
    BadKey,
    /// The model does not exist, or the key may not use it.
    #[error("the server does not have the model")]
    NoModel,
    /// The request is refused with this status.
    #[error("the server refuses the request with status {0}")]
    Invalid(u16),
    /// The server failed with this status.
    #[error("the server failed with status {0}")]
    Server(u16),
    /// The answer broke off, or is none of the wire.
    #[error("the answer cannot be read")]
    Broken,
    /// The answer is too large.
    #[error("the answer is too large")]
    TooLarge,
    /// The answer reached the limit of tokens before its end.
    #[error("the answer ended too early")]
    Cut,
    /// The model or a filter of the server refused to write.
    #[error("the model refused")]
    Declined,
    /// The maker failed too often, and rests.
    #[error("the server failed too often and is not asked for a minute")]
    Resting,
}

impl Failure {
    /// Returns the stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unreachable => "unreachable",
            Self::Slow => "too_slow",
            Self::Busy(_) => "busy",
            Self::NoFunds => "no_funds",
            Self::BadKey => "key_refused",
            Self::NoModel => "model_unknown",
            Self::Invalid(_) => "request_refused",
            Self::Server(_) => "server_failed",
            Self::Broken => "answer_broken",
            Self::TooLarge => "answer_too_large",
            Self::Cut => "answer_cut",
            Self::Declined => "declined",
            Self::Resting => "resting",
        }
    }

    /// Returns true when the same call may succeed a moment later.
    pub fn is_transient(&self) -> bool {
        matches!(self, Self::Unreachable | Self::Busy(_) | Self::Server(_) | Self::Broken)
    }

    /// Returns true for failures of the server, as opposed to those of one prompt.
    pub(crate) fn is_of_server(&self) -> bool {
        self.is_transient() || matches!(self, Self::Slow | Self::TooLarge)
    }
}

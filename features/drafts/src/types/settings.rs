//! Settings of an organization, and its key.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::settings::Ceiling;

db::stored! {
    /// Tone of drafts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = DraftingTone)]
    pub(crate) enum Tone {
        /// Warm and personal.
        Friendly = "friendly",
        /// Plain.
        Neutral = "neutral",
        /// Reserved and polite.
        Formal = "formal",
    }
}

db::stored! {
    /// Wire of a server of language models.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = DraftingKind)]
    pub(crate) enum KeyKind {
        /// Chat completions of OpenAI, or a compatible server.
        #[serde(rename = "openai")]
        OpenAi = "openai",
        /// Messages of Anthropic.
        Anthropic = "anthropic",
    }
}

impl From<KeyKind> for drafting::Kind {
    fn from(kind: KeyKind) -> Self {
        match kind {
            KeyKind::OpenAi => Self::OpenAi,
            KeyKind::Anthropic => Self::Anthropic,
        }
    }
}

impl From<drafting::Kind> for KeyKind {
    fn from(kind: drafting::Kind) -> Self {
        match kind {
            drafting::Kind::OpenAi => Self::OpenAi,
            drafting::Kind::Anthropic => Self::Anthropic,
        }
    }
}

/// Settings in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SettingsRow {
    pub(crate) tone: Tone,
    /// JSON.
    pub(crate) avoid: String,
    pub(crate) is_confidential_allowed: bool,
    pub(crate) cap_micros: i64,
    pub(crate) max_drafts: i64,
}

impl Default for SettingsRow {
    /// 500 drafts and 10 dollars a month.
    fn default() -> Self {
        Self {
            tone: Tone::Friendly,
            avoid: "[]".into(),
            is_confidential_allowed: false,
            cap_micros: Ceiling::default().cap_micros,
            max_drafts: Ceiling::default().max_drafts,
        }
    }
}

impl SettingsRow {
    /// Returns the settings with limits of at most `ceiling`.
    pub(crate) fn at_most(self, ceiling: Ceiling) -> Self {
        Self {
            max_drafts: self.max_drafts.min(ceiling.max_drafts),
            cap_micros: self.cap_micros.min(ceiling.cap_micros),
            ..self
        }
    }

    /// Returns the words and topics that are never drafted.
    pub(crate) fn avoided(&self) -> Vec<String> {
        serde_json::from_str(&self.avoid).unwrap_or_default()
    }
}

/// Key in the database.
#[derive(Clone, Debug)]
pub(crate) struct KeyRow {
    pub(crate) kind: KeyKind,
    pub(crate) model: String,
    /// Sealed.
    pub(crate) api_key: String,
    pub(crate) hint: String,
    pub(crate) checked_at: Option<Timestamp>,
    pub(crate) code: Option<String>,
}

/// Drafts of a month and their cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Month {
    pub(crate) drafts: i64,
    pub(crate) spent_micros: i64,
}

/// State of drafting in an organization.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct DraftingStatus {
    /// Language model that writes drafts; null when drafts come from templates only.
    #[schema(required)]
    pub(crate) maker: Option<DraftingMaker>,
    /// False when the plan does not include drafts by a language model.
    pub(crate) is_in_plan: bool,
    /// The organization's own key; null without one, and for members who may not manage integrations.
    #[schema(required)]
    pub(crate) key: Option<DraftingKey>,
    /// Tone, and what is never drafted.
    pub(crate) style: DraftingStyle,
    /// Limits per month, and what this month used.
    pub(crate) limits: DraftingLimits,
    /// An owner allows drafts by a language model for health and legal professions.
    pub(crate) is_confidential_allowed: bool,
    /// Number of prompts and texts that are stored, for at most 30 days.
    pub(crate) stored_drafts: i64,
}

/// Language model that writes drafts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct DraftingMaker {
    /// Wire.
    pub(crate) kind: KeyKind,
    /// Name of the model.
    pub(crate) model: String,
    /// Host of the server that texts are sent to.
    pub(crate) host: String,
    /// True for a simulated model, which needs no account.
    pub(crate) is_simulated: bool,
    /// True for the organization's own key.
    pub(crate) is_own: bool,
    /// True when the cost of a draft is known.
    pub(crate) has_price: bool,
}

/// The organization's own key for a language model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct DraftingKey {
    /// Wire.
    pub(crate) kind: KeyKind,
    /// Name of the model.
    pub(crate) model: String,
    /// End of the key.
    pub(crate) hint: String,
    /// Time of the last check.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) checked_at: Option<Timestamp>,
    /// Stable code of the last failure; null when it works.
    #[schema(required)]
    pub(crate) code: Option<String>,
}

/// Tone, and what is never drafted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DraftingStyle {
    /// Tone of drafts.
    pub(crate) tone: Tone,
    /// Words and topics that are never drafted, at most 50 with at most 60 characters each.
    #[schema(max_items = 50)]
    pub(crate) avoid: Vec<String>,
}

/// Limits per month, and what this month used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct DraftingLimits {
    /// Maximum number of drafts by a language model per calendar month (UTC).
    pub(crate) max_drafts: i64,
    /// Maximum cost per calendar month, in millionths of a dollar. It needs a model with a known price.
    pub(crate) cap_micros: i64,
    /// Drafts of this month.
    pub(crate) drafts: i64,
    /// Cost of this month, in millionths of a dollar.
    pub(crate) spent_micros: i64,
    /// Highest maximum of drafts that the organization can set. The operator chooses it for the operator's key.
    pub(crate) highest_drafts: i64,
    /// Highest maximum cost that the organization can set, in millionths of a dollar.
    pub(crate) highest_cap_micros: i64,
}

/// New limits per month. With the operator's key, those of the operator are not exceeded.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewDraftingLimits)]
pub(crate) struct NewLimits {
    /// Maximum number of drafts, 0 to 100,000.
    #[schema(minimum = 0, maximum = 100_000)]
    pub(crate) max_drafts: i64,
    /// Maximum cost in millionths of a dollar, 0 to 10,000 dollars.
    #[schema(minimum = 0, maximum = 10_000_000_000_i64)]
    pub(crate) cap_micros: i64,
}

/// Permission of an owner for drafts about health and legal professions.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DraftingConfidential)]
pub(crate) struct Confidential {
    /// Reviews of these locations may be sent to the server of the language model.
    pub(crate) is_allowed: bool,
}

/// New key for a language model.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewDraftingKey)]
pub(crate) struct NewKey {
    /// Wire.
    pub(crate) kind: KeyKind,
    /// Name of the model, at most 100 characters.
    #[schema(max_length = 100)]
    pub(crate) model: String,
    /// Key, at most 500 characters.
    #[schema(max_length = 500)]
    pub(crate) key: String,
}

impl std::fmt::Debug for NewKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewKey").field("kind", &self.kind).field("model", &self.model).finish_non_exhaustive()
    }
}

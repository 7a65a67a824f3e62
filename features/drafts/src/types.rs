//! Settings, drafts and automatic replies, as stored and on the wire.

mod automatic;
mod draft;
mod settings;

pub(crate) use automatic::{
    AutomaticList, AutomaticReplies, AutomaticRow, AutomaticSettings, AutomaticState, NewAutomatic,
};
pub(crate) use draft::{
    DraftId, DraftKind, DraftRow, DraftSource, NewPostDraft, NewReviewDraft, PostDraft, ReviewDraft, code,
};
pub(crate) use settings::{
    Confidential, DraftingKey, DraftingLimits, DraftingMaker, DraftingStatus, DraftingStyle, KeyKind, KeyRow, Month,
    NewKey, NewLimits, SettingsRow,
};

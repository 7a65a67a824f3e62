//! Types of contacts, campaigns, requests and feedback, as the API and the database have them.

mod audience;
mod campaign;
mod consent;
mod contact;
mod fairness;
mod feedback;
mod filters;
mod ids;
mod links;
mod request;
mod settings;
mod wording;

pub use audience::Audience;
pub(crate) use audience::AudienceChoice;
pub(crate) use campaign::{
    Campaign, CampaignCount, CampaignDetail, CampaignForecast, CampaignRow, CampaignState, LeftOut, NewCampaign,
};
pub(crate) use consent::{Channel, Consent, ConsentState, NewConsent};
pub(crate) use contact::{
    BatchAnswer, BatchRow, Contact, ContactPatch, ContactRow, ImportAnswer, ImportColumn, ImportProblem, Language,
    NewContact, NewContacts, NewImport,
};
pub(crate) use fairness::{Fairness, FairnessGroup, ScoreGroup};
pub(crate) use feedback::{
    Feedback, FeedbackMessage, FeedbackPatch, FeedbackRow, FeedbackState, Member, MessageRow, NewMessage,
};
pub(crate) use filters::{CampaignFilters, ContactFilters, FeedbackFilters, Month, RecipientFilters, RequestFilters};
pub(crate) use ids::{CampaignId, ContactId, FeedbackId, MessageId, RequestId};
pub(crate) use links::{LinkSource, LinkState, NewReviewLinks, ReviewLink, ReviewLinks, ReviewPage};
pub(crate) use request::{NewRequest, RequestRow, RequestState, ReviewRequest};
pub(crate) use settings::{NewSettings, RegulatedLocation, RequestSettings};
pub(crate) use wording::{Wording, WordingCheck, WordingProblem, WordingProblems, WordingText, Wordings};

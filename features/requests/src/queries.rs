//! SQL of requests.

mod asks;
mod campaigns;
mod contacts;
mod counts;
mod delivery;
mod details;
mod feedback;
mod figures;
mod last_look;
mod links;
mod pages;
mod purge;
mod recipients;
mod requests;
mod settings;
mod views;

pub(crate) use asks::{add_ask, add_stop, asked_since, is_stopped, stops};
pub(crate) use campaigns::{add_campaign, campaigns, end_campaign, find_campaign, lock_campaign, set_campaign_state};
pub(crate) use contacts::{
    ContactFilter, add_contact, by_email_hash, by_phone_hash, change_contact, changed_names, contacts, contacts_of,
    find_contact, next_change, note_asked, remove_contact, version,
};
pub(crate) use counts::{add_count, counts_of, move_count, totals_of};
pub(crate) use delivery::{
    due_orgs, finish_campaign, finished_campaigns, lock_due, note_not_sent, note_reminded, note_sent, postpone,
    postpone_due, sent_since, start_campaigns,
};
pub(crate) use details::{
    ConsentRow, consents_of, locations_of, put_consent, set_locations, set_tags, tags_of, withdraw_consents,
};
pub(crate) use feedback::{
    FeedbackFilter, add_feedback, add_message, answered_since, change_feedback, feedback, find_feedback,
    forget_feedback_of, lock_feedback, messages_of, remove_feedback, unassign,
};
pub(crate) use figures::in_period;
pub(crate) use last_look::{is_answer_wanted, is_request_wanted};
pub(crate) use links::{links_of, links_of_all, put_links};
pub(crate) use pages::{add_page, page_of, page_of_location, proof_of};
pub(crate) use purge::{purge_asks, purge_feedback};
pub(crate) use recipients::{RecipientRow, recipients};
pub(crate) use requests::{
    RequestFilter, add_request, by_token, cancel_waiting, find_request, forget_requests_of, has_waiting, lock_request,
    lock_requests_of, note_step, put_state, requests,
};
pub(crate) use settings::{SettingsRow, put_settings, settings};
pub(crate) use views::{View, note_view, views_of};

//! Treatment of each column with personal data when a person is erased. A test fails if a column of the schema sounds
//! personal and is not listed here.

use super::tables::names_a_user;

/// Treatment of a column when its person is erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The row is deleted with the user.
    Goes,
    /// The id of the user stays; it no longer identifies anyone.
    Number,
    /// The value is cleared, or the row is deleted.
    Emptied,
    /// The value is retained because it does not belong to a user or is not about them; with the reason.
    Retained(&'static str),
}

const VISITOR: &str = "a visitor of the public site sent it, without an account; the text of the erasure names it";
const CONTACT: &str = "a customer of the organisation, sealed, without an account; the organisation forgets them";
const PLACE: &str = "it is the place's, not a person's";

/// All columns that sound personal.
pub(crate) const FATES: &[(&str, &str, Fate)] = &[
    ("api_tokens", "user_id", Fate::Goes),
    ("assistant_codes", "user_id", Fate::Goes),
    ("assistant_connections", "user_id", Fate::Goes),
    ("assistant_refresh_tokens", "user_id", Fate::Goes),
    ("audit_entries", "ip", Fate::Emptied),
    ("audit_entries", "person", Fate::Emptied),
    ("audit_entries", "user_agent", Fate::Emptied),
    ("audit_entries", "user_id", Fate::Number),
    ("bulk_edits", "undone_by", Fate::Number),
    ("bulk_edits", "user_id", Fate::Number),
    ("contacts", "email", Fate::Retained(CONTACT)),
    ("contacts", "phone", Fate::Retained(CONTACT)),
    ("contact_messages", "company", Fate::Retained(VISITOR)),
    ("contact_messages", "email", Fate::Retained(VISITOR)),
    ("contact_messages", "phone", Fate::Retained(VISITOR)),
    ("data_exports", "user_id", Fate::Number),
    ("duplicate_dismissals", "user_id", Fate::Number),
    ("emergency_accesses", "ended_by", Fate::Number),
    ("emergency_accesses", "user_id", Fate::Number),
    ("feedback", "assigned_to", Fate::Emptied),
    ("feedback", "email", Fate::Retained(CONTACT)),
    ("feedback_messages", "sent_by", Fate::Number),
    ("flows", "linking_user", Fate::Goes),
    ("flows", "user_id", Fate::Goes),
    ("google_changes", "decided_by", Fate::Number),
    ("google_connections", "email", Fate::Retained("the organisation's access to its profiles, which it may end")),
    ("google_connections", "user_id", Fate::Number),
    ("google_edits", "user_id", Fate::Number),
    ("google_flows", "user_id", Fate::Retained("goes with the session, within minutes")),
    ("google_runs", "user_id", Fate::Number),
    ("citation_audits", "started_by", Fate::Number),
    ("citation_directories", "changed_by", Fate::Number),
    ("citation_evidence", "actor_id", Fate::Number),
    ("citation_task_steps", "actor_id", Fate::Number),
    ("citation_tasks", "assignee_id", Fate::Number),
    ("heatmap_panels", "created_by", Fate::Number),
    ("heatmap_scans", "requested_by", Fate::Number),
    ("identities", "identity_data", Fate::Goes),
    ("identities", "user_id", Fate::Goes),
    ("invitations", "email", Fate::Emptied),
    ("invitations", "invited_by", Fate::Goes),
    ("location_activity", "user_id", Fate::Number),
    ("location_history", "user_id", Fate::Number),
    ("locations", "phone", Fate::Retained(PLACE)),
    ("memberships", "user_id", Fate::Goes),
    ("merges", "user_id", Fate::Number),
    ("mfa_challenges", "ip", Fate::Goes),
    ("mfa_factors", "phone", Fate::Goes),
    ("mfa_factors", "user_id", Fate::Goes),
    ("newsletter_subscriptions", "email", Fate::Retained(VISITOR)),
    ("notification_choices", "user_id", Fate::Goes),
    ("notification_emails", "user_id", Fate::Goes),
    ("notifications", "user_id", Fate::Goes),
    ("notifications_off", "user_id", Fate::Goes),
    ("one_time_tokens", "email", Fate::Goes),
    ("one_time_tokens", "user_id", Fate::Goes),
    ("orgs", "removal_asked_by", Fate::Number),
    ("passkey_challenges", "user_id", Fate::Goes),
    ("passkeys", "user_id", Fate::Goes),
    ("portal_links", "email", Fate::Retained("goes after 15 minutes")),
    (
        "portal_people",
        "email",
        Fate::Retained("a client of the organisation, without an account; the organisation removes them"),
    ),
    ("portal_sessions", "email", Fate::Retained("goes with the session, within 30 days")),
    ("profiles", "email", Fate::Goes),
    ("profiles", "photo_key", Fate::Goes),
    ("profiles", "time_zone", Fate::Goes),
    ("rank_accounts", "added_by", Fate::Number),
    ("automatic_reply_settings", "changed_by", Fate::Number),
    ("drafting_keys", "added_by", Fate::Number),
    ("drafts", "created_by", Fate::Number),
    ("recovery_codes", "user_id", Fate::Goes),
    ("report_runs", "fresh_by", Fate::Retained("a time, by which figures have to be there")),
    ("report_schedules", "created_by", Fate::Number),
    ("reports", "created_by", Fate::Number),
    ("reply_requests", "asked_by", Fate::Number),
    ("reply_requests", "decided_by", Fate::Number),
    ("post_photos", "created_by", Fate::Number),
    ("post_templates", "created_by", Fate::Number),
    ("posts", "approved_by", Fate::Number),
    ("posts", "asked_by", Fate::Number),
    ("posts", "created_by", Fate::Number),
    ("request_campaigns", "created_by", Fate::Number),
    ("page_versions", "created_by", Fate::Number),
    ("review_crises", "ended_by", Fate::Number),
    ("review_crises", "led_by", Fate::Emptied),
    ("review_crisis_entries", "led_by", Fate::Emptied),
    ("review_crisis_entries", "written_by", Fate::Number),
    ("review_notes", "written_by", Fate::Number),
    ("review_reports", "closed_by", Fate::Number),
    ("review_reports", "reported_by", Fate::Number),
    ("review_requests", "created_by", Fate::Number),
    ("reviews", "answered_by", Fate::Number),
    ("reviews", "assigned_to", Fate::Emptied),
    ("reviews", "replied_by", Fate::Number),
    ("saved_views", "user_id", Fate::Goes),
    ("sessions", "ip", Fate::Goes),
    ("sessions", "last_ip", Fate::Goes),
    ("sessions", "user_agent", Fate::Goes),
    ("sessions", "user_id", Fate::Goes),
    ("scim_people", "user_id", Fate::Goes),
    ("scim_tokens", "created_by", Fate::Number),
    ("sso_break_glass", "user_id", Fate::Goes),
    ("sso_connections", "tested_by", Fate::Number),
    ("sso_identities", "user_id", Fate::Goes),
    ("sso_requests", "user_id", Fate::Retained("goes within the hour")),
    ("shares", "created_by", Fate::Number),
    ("sign_ups", "email", Fate::Emptied),
    ("sign_ups", "ip", Fate::Emptied),
    ("sign_ups", "phone", Fate::Emptied),
    ("sign_ups", "user_metadata", Fate::Emptied),
    ("user_registrations", "company", Fate::Goes),
    ("user_registrations", "email", Fate::Goes),
    ("user_registrations", "first_name", Fate::Goes),
    ("user_registrations", "last_name", Fate::Goes),
    ("user_registrations", "user_id", Fate::Goes),
    ("users", "email", Fate::Goes),
    ("users", "new_email", Fate::Goes),
    ("users", "phone", Fate::Goes),
    ("users", "user_metadata", Fate::Goes),
    ("wrong_codes", "user_id", Fate::Goes),
];

/// Columns that sound personal, besides those that name a user.
#[cfg(test)]
const SOUNDS: [&str; 16] = [
    "company",
    "email",
    "first_name",
    "identity_data",
    "ip",
    "last_ip",
    "last_name",
    "linking_user",
    "new_email",
    "person",
    "phone",
    "photo_key",
    "remote_address",
    "time_zone",
    "user_agent",
    "user_metadata",
];

/// Returns true if erasure has to treat a column.
#[cfg(test)]
pub(crate) fn sounds_personal(column: &str) -> bool {
    names_a_user(column) || SOUNDS.contains(&column)
}

/// Columns excluded from the export of a person's own data: credentials, all of them hashed or sealed.
const PROOFS: [&str; 12] = [
    "password_hash",
    "refresh_key",
    "refresh_counter",
    "challenge_hash",
    "code_hash",
    "token_hash",
    "secret",
    "code",
    "challenge",
    "public_key",
    "browser_hash",
    "state_hash",
];

/// Returns true if a column contains a credential, which is never exported.
pub(crate) fn is_proof(column: &str) -> bool {
    PROOFS.contains(&column)
}

/// Returns true if the rows of a table that name a user are about that user rather than about the user's work.
pub(crate) fn is_ones_own(table: &str) -> bool {
    FATES.iter().any(|(fate_table, column, fate)| *fate_table == table && names_a_user(column) && *fate == Fate::Goes)
        || ["profiles", "audit_entries"].contains(&table)
}

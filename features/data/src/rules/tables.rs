//! Tables of an organization in its export. A test fails if a table of the schema is on neither list.

/// Exported tables, each after the tables that its rows refer to.
pub(crate) const EXPORTED: &[&str] = &[
    "orgs",
    "custom_roles",
    "memberships",
    "labels",
    "locations",
    "location_totals",
    "location_labels",
    "location_history",
    "location_activity",
    "location_stats_daily",
    "org_views_daily",
    "photos",
    "saved_views",
    "notifications",
    "notifications_off",
    "notification_choices",
    "duplicate_dismissals",
    "merges",
    "google_connections",
    "google_accounts",
    "google_locations",
    "google_changes",
    "google_candidates",
    "google_photos",
    "reviews",
    "review_versions",
    "review_reports",
    "review_totals",
    "reply_templates",
    "reply_settings",
    "heatmap_panels",
    "heatmap_scans",
    "rank_budgets",
    "rank_spending",
    "citation_directories",
    "citation_listings",
    "citation_evidence",
    "citation_tasks",
    "citation_task_steps",
    "citation_audits",
    "citation_scores",
    "request_settings",
    "review_links",
    "request_campaigns",
    "request_counts",
    "request_views",
    "local_pages",
    "page_prints",
    "page_versions",
    "page_addresses",
    "page_counts",
    "post_photos",
    "posts",
    "post_targets",
    "post_days",
    "post_templates",
    "post_settings",
    "drafting_settings",
];

/// Tables that are not exported, with the reason.
pub(crate) const LEFT_OUT: &[(&str, &str)] = &[
    ("api_tokens", "proofs of who somebody is: made anew"),
    ("assistant_codes", "proofs of who somebody is: made anew"),
    ("assistant_connections", "access of programs: connected anew"),
    ("assistant_refresh_tokens", "proofs of who somebody is: made anew"),
    ("assistant_settings", "a switch for programs, whose tokens are not exported: decided anew"),
    ("billing_steps", "calls to the payment service, which knows their outcome"),
    ("brands", "their logos are files here, and their addresses were confirmed here: made anew"),
    ("client_brands", "choices among brands, which are made anew"),
    ("bulk_edit_locations", "work that can be undone for some days; what it did is in the history"),
    ("bulk_edits", "work that can be undone for some days; what it did is in the history"),
    ("citation_marks", "how far changes of locations were looked at"),
    ("data_exports", "the exports themselves"),
    ("emergency_accesses", "who had which, and why, stands in the audit log, which has an export of its own"),
    ("google_comparisons", "compared anew"),
    ("google_edits", "fields on their way to Google: sent, or refused, within minutes"),
    ("google_flows", "somebody is at Google's consent page at this moment"),
    ("google_run_locations", "a sync of the past"),
    ("google_runs", "syncs of the past; what they did is in the history"),
    ("heatmap_questions", "questions of scans under way: answered, or their scan ended, within hours"),
    ("idempotency_keys", "answers that are kept for a day in case a request is repeated"),
    ("import_pieces", "files that were uploaded; what they brought is in the locations and reviews"),
    ("import_rows", "work that can be undone for some days; what it did is in the history"),
    ("import_updates", "work that can be undone for some days; what it did is in the history"),
    ("imports", "work that can be undone for some days; what it did is in the history"),
    ("invitations", "links that are good for a week: sent anew"),
    ("jobs", "work that waits"),
    ("notification_emails", "events that wait for their email, for a week at most"),
    ("automatic_replies", "about reviews that were answered here"),
    ("automatic_reply_settings", "turned on anew, because they publish replies"),
    ("drafting_keys", "their keys are sealed here: entered anew"),
    ("drafting_months", "what was used here"),
    ("drafts", "sealed here with keys that stay, for 30 days at most"),
    ("rank_accounts", "their keys are sealed here: entered anew"),
    ("reply_requests", "replies that wait for approval, sealed here: approved or withdrawn before, or written anew"),
    ("portal_people", "people who sign in here by email, on a domain of this site: added anew"),
    ("profiles", "people have one each, wherever they belong: they are in people.jsonl"),
    ("audit_chains", "chained and signed where it was written; has an export of its own"),
    ("audit_entries", "chained and signed where it was written; has an export of its own"),
    ("review_crises", "with reports that are sealed here with keys that stay"),
    ("review_crisis_entries", "goes with the crises, sealed here with keys that stay"),
    ("review_notes", "internal notes, sealed here with keys that stay"),
    ("review_index_changes", "changes that an index in memory may not have read yet"),
    ("review_index_versions", "changes that an index in memory may not have read yet"),
    ("contacts", "sealed here with keys that stay; has an export of its own"),
    ("contact_locations", "goes with the contacts, which have an export of their own"),
    ("contact_tags", "goes with the contacts, which have an export of their own"),
    ("contact_consents", "goes with the contacts, which have an export of their own"),
    ("contact_stops", "hashes made with keys that stay"),
    ("contact_asks", "hashes made with keys that stay"),
    ("contact_versions", "changes that an index in memory may not have read yet"),
    ("org_billing", "what was bought from whoever runs this instance; the invoices have downloads of their own"),
    ("page_sites", "its address belongs to this site: chosen anew, and the pages are there again"),
    ("page_slugs", "addresses that lead to the site here"),
    ("request_pages", "addresses of pages here; there are others there"),
    ("review_requests", "about contacts, which are sealed here with keys that stay"),
    ("feedback", "sealed here with keys that stay"),
    ("feedback_messages", "sealed here with keys that stay"),
    ("reports", "sealed here with keys that stay; each has downloads of its own"),
    ("report_locations", "goes with the reports, which are sealed here with keys that stay"),
    ("report_texts", "sealed here with keys that stay"),
    ("report_schedules", "sealed here with keys that stay: set up anew, because they email people"),
    ("report_recipients", "sealed here with keys that stay"),
    ("report_runs", "goes with the schedules, which stay"),
    ("domains", "proven here by records of the DNS: claimed anew"),
    ("report_sends", "what was sent lately, sealed here with keys that stay"),
    ("report_mails", "what was sent lately"),
    ("report_stops", "hashes made with keys that stay"),
    ("shares", "links to reports and heatmaps here; there are others there"),
    ("shared_heatmaps", "goes with the links, and is sealed here with keys that stay"),
    ("scim_group_members", "the provider writes it anew"),
    ("scim_groups", "the provider writes them anew"),
    ("scim_people", "the provider writes them anew; members are in the export"),
    ("scim_tokens", "good for the provider here: created anew"),
    ("sso_break_glass", "goes with the connection, which is set up anew"),
    ("sso_connections", "its secret is sealed here: set up anew, because the provider has to know another address"),
    ("sso_identities", "people of the provider are linked anew when they first sign in"),
    ("sso_logouts", "logout tokens of the last minutes"),
    ("sso_requests", "somebody is at their provider at this moment"),
    ("sso_sign_ins", "sessions, which are begun anew"),
    ("webhook_attempts", "what was tried lately"),
    ("webhook_deliveries", "what was sent lately"),
    ("webhook_endpoints", "their secrets are sealed here: set up anew, for the receivers have to change too"),
    ("webhook_events", "what was sent lately"),
    ("webhook_subscriptions", "goes with its endpoint"),
];

/// Columns of exported tables that are not exported, with their value after an import and the reason.
pub(crate) const WITHHELD: &[Withheld] = &[
    Withheld { table: "orgs", column: "agency_id", import: Import::Null, why: "another organisation" },
    Withheld { table: "orgs", column: "is_demo", import: Import::False, why: "what is taken along is no demo" },
    Withheld { table: "orgs", column: "expires_at", import: Import::Null, why: "what is taken along is no demo" },
    Withheld { table: "orgs", column: "trial_ends_at", import: Import::Null, why: "said by whoever runs an instance" },
    Withheld { table: "orgs", column: "chosen_plan", import: Import::Null, why: "said by whoever runs an instance" },
    Withheld { table: "orgs", column: "chosen_list", import: Import::Null, why: "said by whoever runs an instance" },
    Withheld { table: "orgs", column: "chosen_every", import: Import::Null, why: "said by whoever runs an instance" },
    Withheld { table: "orgs", column: "plan", import: Import::Null, why: "said by whoever runs an instance" },
    Withheld { table: "orgs", column: "plan_ends_at", import: Import::Null, why: "said by whoever runs an instance" },
    Withheld {
        table: "orgs",
        column: "requires_second_factor",
        import: Import::False,
        why: "whoever imports could be locked out: asked for anew",
    },
    Withheld {
        table: "orgs",
        column: "idle_minutes",
        import: Import::Null,
        why: "whoever imports could be locked out: asked for anew",
    },
    Withheld {
        table: "posts",
        column: "plan_at",
        import: Import::Null,
        why: "what is taken along posts nothing by itself",
    },
    Withheld {
        table: "post_targets",
        column: "task",
        import: Import::Null,
        why: "what is taken along posts nothing by itself",
    },
    Withheld {
        table: "post_targets",
        column: "due_at",
        import: Import::Null,
        why: "what is taken along posts nothing by itself",
    },
    Withheld {
        table: "drafting_settings",
        column: "is_confidential_allowed",
        import: Import::False,
        why: "an owner there says so anew",
    },
    Withheld { table: "orgs", column: "removal_at", import: Import::Null, why: "goes here, stays there" },
    Withheld { table: "orgs", column: "removal_asked_at", import: Import::Null, why: "goes here, stays there" },
    Withheld { table: "orgs", column: "removal_asked_by", import: Import::Null, why: "goes here, stays there" },
    Withheld { table: "orgs", column: "removal_reminded_at", import: Import::Null, why: "goes here, stays there" },
    Withheld {
        table: "memberships",
        column: "may_use_emergency_access",
        import: Import::False,
        why: "an owner there says so anew",
    },
    Withheld { table: "memberships", column: "emergency_access_id", import: Import::Null, why: "runs here, not there" },
    Withheld { table: "google_connections", column: "refresh_token", import: Import::Null, why: "a secret" },
    Withheld {
        table: "google_connections",
        column: "state",
        import: Import::Text("reconnect_needed"),
        why: "without its secret somebody has to connect again",
    },
    Withheld { table: "google_accounts", column: "next_sync_at", import: Import::Null, why: "begins once connected" },
    Withheld { table: "reviews", column: "request_state", import: Import::Null, why: "waits for approval here" },
    Withheld { table: "google_locations", column: "differing", import: Import::Null, why: "compared anew" },
    Withheld { table: "google_locations", column: "listed_run", import: Import::Null, why: "a sync of the past" },
    Withheld { table: "google_locations", column: "detailed_run", import: Import::Null, why: "a sync of the past" },
];

/// Column that is not exported.
pub(crate) struct Withheld {
    pub(crate) table: &'static str,
    pub(crate) column: &'static str,
    pub(crate) import: Import,
    #[cfg_attr(not(test), expect(dead_code, reason = "for the reader, and a test that demands one"))]
    pub(crate) why: &'static str,
}

/// Value that an import writes into a column that is not exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Import {
    Null,
    False,
    Text(&'static str),
}

/// Tables whose rows have pictures in the store, with the column of the key.
const PICTURES: [(&str, &str); 3] = [("photos", "key"), ("orgs", "logo_key"), ("post_photos", "key")];

/// Column that holds the picture key of a table's rows.
pub(crate) fn picture(table: &str) -> Option<&'static str> {
    PICTURES.iter().find(|(name, _)| *name == table).map(|(_, column)| *column)
}

/// Value that an import writes into a column that is not exported; `None` for an exported column.
pub(crate) fn withheld(table: &str, column: &str) -> Option<Import> {
    WITHHELD
        .iter()
        .find(|withheld| withheld.table == table && withheld.column == column)
        .map(|withheld| withheld.import)
}

/// Returns true if a column names the user who did or owns something.
pub(crate) fn names_a_user(column: &str) -> bool {
    ["user_id", "assigned_to", "assignee_id", "actor_id"].contains(&column) || column.ends_with("_by")
}

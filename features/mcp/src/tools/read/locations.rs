//! Tools that read the account and its locations.

use super::super::{CURSOR, LIMIT, Parts, READS, Tool, WHOLE, path, query, query_as};

const LISTED_LOCATION: Parts = Parts {
    list: "items",
    fields: &[
        "id",
        "name",
        "address",
        "city",
        "state",
        "postal_code",
        "country",
        "category",
        "phone",
        "website",
        "labels",
        "verified",
        "open_status",
        "rating",
        "reviews",
        "health",
        "issues",
        "version",
    ],
    untrusted: &[],
};

/// Tools that read the account and its locations.
pub(crate) const LOCATIONS: &[Tool] = &[
    Tool {
        name: "get_account",
        title: "Account",
        description: "Returns the organization, its plan with limits and use, the user's role, and the scopes of this token. Call \
                      it first.",
        operation: "get_plan",
        arguments: &[],
        parts: WHOLE,
        hints: READS,
    },
    Tool {
        name: "get_overview",
        title: "Overview",
        description: "Returns totals, average rating, health, the most frequent problems, and the locations with \
                      the most problems.",
        operation: "get_overview",
        arguments: &[],
        parts: Parts { list: "", fields: &["locations", "health", "issues", "worst"], untrusted: &[] },
        hints: READS,
    },
    Tool {
        name: "list_locations",
        title: "Locations",
        description: "Lists locations, filtered by words, place, category, status, open status, lowest rating, health, problem or \
                      label.",
        operation: "list_locations",
        arguments: &[
            query_as("query", "q"),
            query("city"),
            query("category"),
            query("status"),
            query("min_rating"),
            query("health"),
            query("issue"),
            query("label"),
            query("open_status"),
            query("country"),
            query("state"),
            query("sort"),
            LIMIT,
            CURSOR,
        ],
        parts: LISTED_LOCATION,
        hints: READS,
    },
    Tool {
        name: "get_location",
        title: "Location",
        description: "Returns a location with its opening hours, problems, and version. Changes need the version.",
        operation: "get_location",
        arguments: &[path("id", "id")],
        parts: WHOLE,
        hints: READS,
    },
    Tool {
        name: "get_audit",
        title: "Audit of a location",
        description: "Returns the problems of a location, how serious they are, and what it passes.",
        operation: "audit_location",
        arguments: &[path("id", "id")],
        parts: WHOLE,
        hints: READS,
    },
    Tool {
        name: "get_performance",
        title: "Performance of a location",
        description: "Returns daily views, calls, website clicks and directions of a location at Google, and those of \
                      the period before.",
        operation: "get_google_performance",
        arguments: &[path("id", "id"), query("days")],
        parts: Parts {
            list: "",
            fields: &["since", "until", "items", "total", "previous", "known_from", "known_until"],
            untrusted: &[],
        },
        hints: READS,
    },
];

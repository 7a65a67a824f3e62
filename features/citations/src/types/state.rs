//! States of listings, and how they came about.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::stored! {
    /// State of a listing.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = CitationState)]
    pub(crate) enum ListingState {
        /// Not looked up yet.
        Unchecked = "unchecked",
        /// Shows what the owner wants.
        Correct = "correct",
        /// Shows something else.
        Wrong = "wrong",
        /// Perhaps another business: a person has to decide.
        Unsure = "unsure",
        /// Checked: not there.
        Missing = "missing",
        /// The site does not let programs look: a person has to.
        Blocked = "blocked",
        /// The directory does not list this business.
        NotApplicable = "not_applicable",
    }
}

db::stored! {
    /// Way in which a listing was checked.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = CitationMethod)]
    pub(crate) enum Method {
        /// Its page was read.
        Automatic = "automatic",
        /// A public register was asked.
        Register = "register",
        /// A person said what it shows.
        Manual = "manual",
        /// A person pasted the page.
        Paste = "paste",
        /// It came with a file.
        Import = "import",
    }
}

db::stored! {
    /// Answer of a person about a listing.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = CitationDecision)]
    pub(crate) enum Decision {
        /// It is this business.
        Same = "same",
        /// It is another business.
        Other = "other",
        /// Its removal was asked for.
        Reported = "reported",
        /// It was removed.
        Removed = "removed",
    }
}

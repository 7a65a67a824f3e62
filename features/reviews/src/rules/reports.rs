//! Rules and addresses of sites for reports of reviews.

use crate::types::{ReportRule, Row, Source, State};

/// Rules that Google’s policy on contributed content names.
const GOOGLE: &[ReportRule] = &ReportRule::ALL;
/// Rules that other sites have in common.
const COMMON: &[ReportRule] = &[
    ReportRule::FakeEngagement,
    ReportRule::Harassment,
    ReportRule::HateSpeech,
    ReportRule::PersonalInformation,
    ReportRule::Profanity,
    ReportRule::IllegalContent,
    ReportRule::OffTopic,
    ReportRule::Advertising,
];
/// Google’s tool for reports of reviews and their state.
const GOOGLE_TOOL: &str = "https://support.google.com/business/workflow/9945796";

/// Returns the rules of a site that a report can name.
pub(crate) fn report_rules(source: Source) -> &'static [ReportRule] {
    match source {
        Source::Google => GOOGLE,
        Source::Facebook | Source::Trustpilot | Source::Other => COMMON,
    }
}

/// Returns the address where the site of a review takes a report: that of its tool, or else of the review.
pub(crate) fn report_url(row: &Row) -> Option<&str> {
    match row.source {
        Source::Google => Some(GOOGLE_TOOL),
        Source::Facebook | Source::Trustpilot | Source::Other => row.url.as_deref(),
    }
}

/// Returns true when a review can be reported: it is still at its site.
pub(crate) fn can_report(row: &Row) -> bool {
    row.state != State::Gone
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::merge::tests::{found, row_of};

    #[test]
    fn google_has_all_rules_and_other_sites_the_common_ones() {
        assert_eq!(report_rules(Source::Google).len(), 18);
        for source in [Source::Facebook, Source::Trustpilot, Source::Other] {
            assert!(report_rules(source).iter().all(|rule| GOOGLE.contains(rule)));
            assert!(!report_rules(source).contains(&ReportRule::TerroristContent));
        }
    }

    #[test]
    fn a_report_goes_to_the_tool_of_the_site_or_to_the_review() {
        let row = Row { url: Some("https://example.com/r/1".into()), ..row_of(&found("1", Some(1.0), "Bad")) };
        assert_eq!(report_url(&Row { source: Source::Google, ..row.clone() }), Some(GOOGLE_TOOL));
        let other = Row { source: Source::Other, ..row };
        assert_eq!(report_url(&other), Some("https://example.com/r/1"));
        assert_eq!(report_url(&Row { url: None, ..other }), None);
    }

    #[test]
    fn a_review_that_is_gone_cannot_be_reported() {
        let row = row_of(&found("1", Some(1.0), "Bad"));
        assert!(can_report(&row) && can_report(&Row { state: State::Edited, ..row.clone() }));
        assert!(!can_report(&Row { state: State::Gone, ..row }));
    }
}

//! Rules for the information that a page of a local business gives search engines. Pure.

use serde::Serialize;
use url::Url;
use utoipa::ToSchema;

use super::facts::Facts;

/// A rule of the audit of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PageRule {
    /// Its structured data name a local business.
    LocalBusiness,
    /// They say what it is called.
    BusinessName,
    /// They say where it is.
    BusinessAddress,
    /// They say how to call it.
    BusinessPhone,
    /// They say when it is open.
    BusinessHours,
    /// All its structured data can be read.
    ReadableData,
    /// It has a title.
    Title,
    /// The title is short enough to be shown whole: 60 characters.
    TitleLength,
    /// It has a description.
    Description,
    /// The description has 50 to 160 characters.
    DescriptionLength,
    /// It has one main heading.
    Heading,
    /// It fits telephones.
    Viewport,
    /// It names its own address.
    Canonical,
    /// It says which language it is in.
    PageLanguage,
    /// It may be found.
    Indexable,
    /// It is served safely.
    Https,
    /// Its telephone number can be tapped.
    PhoneLink,
    /// The telephone number of the structured data is the one people read.
    SamePhone,
}

/// Severity of a failed rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PageSeverity {
    /// Customers are lost.
    Critical,
    /// Could be better.
    Warning,
}

/// A rule that fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct PageProblem {
    /// Which rule.
    rule: PageRule,
    /// Severity of the problem.
    severity: PageSeverity,
    /// The points that the score gains once it is solved.
    weight: i64,
}

impl PageRule {
    /// Every rule, the critical ones first.
    const ALL: [Self; 18] = [
        Self::Indexable,
        Self::LocalBusiness,
        Self::BusinessName,
        Self::BusinessAddress,
        Self::BusinessPhone,
        Self::Title,
        Self::Viewport,
        Self::Https,
        Self::BusinessHours,
        Self::Description,
        Self::Heading,
        Self::SamePhone,
        Self::ReadableData,
        Self::Canonical,
        Self::TitleLength,
        Self::DescriptionLength,
        Self::PhoneLink,
        Self::PageLanguage,
    ];

    /// Returns whether the rule holds; `None` when the page has nothing to judge.
    fn holds(self, facts: &Facts, url: &Url) -> Option<bool> {
        let business = facts.business.as_ref();
        let length = |text: &Option<String>| text.as_ref().map(|text| text.chars().count());
        match self {
            Self::LocalBusiness => Some(business.is_some()),
            Self::BusinessName => business.map(|business| business.name.is_some()),
            Self::BusinessAddress => business.map(|business| business.address.is_some()),
            Self::BusinessPhone => business.map(|business| business.phone.is_some()),
            Self::BusinessHours => business.map(|business| business.has_hours),
            Self::ReadableData => (facts.data_blocks > 0).then_some(!facts.has_unreadable_data),
            Self::Title => Some(facts.title.is_some()),
            Self::TitleLength => length(&facts.title).map(|length| length <= 60),
            Self::Description => Some(facts.description.is_some()),
            Self::DescriptionLength => length(&facts.description).map(|length| (50..=160).contains(&length)),
            Self::Heading => Some(facts.headings == 1),
            Self::Viewport => Some(facts.has_viewport),
            Self::Canonical => Some(facts.canonical.as_deref().and_then(|to| url.join(to).ok()).is_some_and(|to| {
                to.host_str() == url.host_str() && to.path().trim_end_matches('/') == url.path().trim_end_matches('/')
            })),
            Self::PageLanguage => Some(facts.language.is_some()),
            Self::Indexable => Some(!facts.is_hidden),
            Self::Https => Some(url.scheme() == "https"),
            Self::PhoneLink => Some(!facts.phone_links.is_empty()),
            Self::SamePhone => {
                let phone_digits = digits(business?.phone.as_deref()?);
                let is_linked = facts
                    .phone_links
                    .first()
                    .map(|_| facts.phone_links.iter().any(|link| same(&digits(link), &phone_digits)));
                is_linked.or_else(|| Some(digits(&facts.text).contains(last(&phone_digits))))
            }
        }
    }

    fn severity(self) -> PageSeverity {
        match self {
            Self::Indexable
            | Self::LocalBusiness
            | Self::BusinessName
            | Self::BusinessAddress
            | Self::BusinessPhone
            | Self::Title
            | Self::Viewport
            | Self::Https => PageSeverity::Critical,
            _ => PageSeverity::Warning,
        }
    }

    /// A page without structured data about its business loses as much as one whose data say nothing.
    fn weight(self) -> i64 {
        match (self, self.severity()) {
            (Self::Indexable | Self::LocalBusiness, _) => 30,
            (_, PageSeverity::Critical) => 10,
            (_, PageSeverity::Warning) => 4,
        }
    }
}

/// The rules that fail and the rules that hold, the critical ones first.
pub(crate) fn judge(facts: &Facts, url: &Url) -> (Vec<PageProblem>, Vec<PageRule>) {
    let (mut problems, mut passed) = (Vec::new(), Vec::new());
    for rule in PageRule::ALL {
        match rule.holds(facts, url) {
            Some(true) => passed.push(rule),
            Some(false) => problems.push(PageProblem { rule, severity: rule.severity(), weight: rule.weight() }),
            None => {}
        }
    }
    (problems, passed)
}

/// 100, less what the failing rules weigh.
pub(crate) fn score(problems: &[PageProblem]) -> i64 {
    (100 - problems.iter().map(|problem| problem.weight).sum::<i64>()).max(0)
}

fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

/// Returns the end of a number, which is the same with and without the prefix of its country.
fn last(digits: &str) -> &str {
    &digits[digits.len().saturating_sub(8)..]
}

fn same(first: &str, other: &str) -> bool {
    !first.is_empty() && last(first) == last(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"<!doctype html><html lang="fr"><head><title>Boulangerie Martin, Lyon</title>
        <meta name=description content="Pain au levain, viennoiseries et tartes, chaque jour dès 7 heures, place Bellecour à Lyon.">
        <meta name="viewport" content="width=device-width"><link rel="canonical" href="https://martin.example/">
        <script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Boulangerie Martin",
        "telephone":"+33 4 78 00 00 00","address":{"@type":"PostalAddress","streetAddress":"1 place Bellecour","addressLocality":"Lyon"},
        "openingHoursSpecification":[{"dayOfWeek":"Monday","opens":"07:00","closes":"19:00"}]}</script></head>
        <body><h1>Boulangerie Martin</h1><a href="tel:0478000000">04 78 00 00 00</a></body></html>"#;

    fn failing(html: &str, url: &str) -> Vec<PageRule> {
        judge(&Facts::of(html), &url.parse().unwrap()).0.into_iter().map(|problem| problem.rule).collect()
    }

    #[test]
    fn a_good_page_has_nothing_to_say_about() {
        assert_eq!(failing(GOOD, "https://martin.example/"), []);
        assert_eq!(score(&[]), 100);
    }

    #[test]
    fn each_rule_fails_by_its_own_lack() {
        use PageRule::*;
        for (from, to, rule) in [
            ("<title>Boulangerie Martin, Lyon</title>", "", Title),
            (
                "Martin, Lyon</title>",
                "Martin, la meilleure boulangerie de Lyon et de toute la région Auvergne</title>",
                TitleLength,
            ),
            ("name=description", "name=other", Description),
            (
                "Pain au levain, viennoiseries et tartes, chaque jour dès 7 heures, place Bellecour à Lyon.",
                "Pain",
                DescriptionLength,
            ),
            ("\"viewport\"", "\"view\"", Viewport),
            (
                "rel=\"canonical\" href=\"https://martin.example/\"",
                "rel=\"canonical\" href=\"https://other.example/\"",
                Canonical,
            ),
            ("\"telephone\"", "\"tel\"", BusinessPhone),
            ("\"address\"", "\"place\"", BusinessAddress),
            ("\"name\":\"Boulangerie Martin\",", "", BusinessName),
            ("openingHoursSpecification", "hours", BusinessHours),
            (" lang=\"fr\"", "", PageLanguage),
            ("<h1>", "<h1></h1><h1>", Heading),
            ("<meta name=\"viewport\"", "<meta name=robots content=noindex><meta name=\"viewport\"", Indexable),
            ("tel:0478000000", "tel:0478000001", SamePhone),
            ("<body>", "<body><script type=application/ld+json>{oops</script>", ReadableData),
        ] {
            assert!(GOOD.contains(from), "{from}");
            assert_eq!(failing(&GOOD.replacen(from, to, 1), "https://martin.example/"), [rule]);
        }
        assert_eq!(failing(GOOD, "http://martin.example/"), [Https]);
        assert_eq!(failing(&GOOD.replace("href=\"tel:0478000000\"", ""), "https://martin.example/"), [PhoneLink]);
        let none = failing(&GOOD.replace("Bakery", "Article"), "https://martin.example/");
        assert_eq!(none, [LocalBusiness], "of a business that is not named nothing more can be missing");
    }

    #[test]
    fn an_empty_page_keeps_the_points_for_being_found() {
        let (problems, _) = judge(&Facts::of(""), &"http://martin.example/".parse().unwrap());
        assert_eq!(score(&problems), 20);
    }
}

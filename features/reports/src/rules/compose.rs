//! Composes a report from the facts of its period.

use super::{
    facts::Facts,
    numbers::{date, short_date},
    sections::{section, summary},
    words::counted,
};
use crate::types::{ReportLocation, SectionKind, Snapshot, VERSION};

/// Maximum number of locations that are listed.
const MAX_PLACES: usize = 500;

/// Composes the snapshot.
pub(crate) fn compose(facts: &Facts) -> Snapshot {
    let sections = facts.sections.iter().map(|kind| match kind {
        SectionKind::Summary => summary(facts),
        kind => section(facts, *kind),
    });
    let place = |place: &super::facts::PlaceFacts| ReportLocation {
        id: place.id.to_string(),
        name: place.name.clone(),
        city: place.city.clone(),
    };
    Snapshot {
        version: VERSION,
        organization: facts.organization.clone(),
        location_count: facts.places.len() as i64,
        locations: facts.places.iter().take(MAX_PLACES).map(place).collect(),
        period: facts.period,
        previous: facts.previous,
        data_until: facts.profile.part.map(|part| part.to),
        gaps: gaps(facts),
        sections: sections.collect(),
    }
}

/// Returns true when there is nothing to report: no figures of profiles, no reviews, no ranks, and no work.
pub(crate) fn is_empty(facts: &Facts) -> bool {
    facts.profile.part.is_none()
        && facts.reviews.now.count == 0
        && facts.ranks.is_empty()
        && facts.requests.sent == 0
        && facts.done_listings.is_empty()
        && facts.work.replies.is_empty()
        && facts.work.edits.is_empty()
}

/// Number of days that Google may be late.
const MAX_DELAY_DAYS: i64 = 3;

/// Returns true when figures of the period are missing that Google should have reported by now, or the last sync of a
/// profile failed.
pub(crate) fn is_stale(facts: &Facts) -> bool {
    let has_profiles = facts.places.iter().any(|place| place.is_linked) && facts.profile.known_days.is_some();
    let missing = facts.profile.part.map_or(i64::MAX, |part| i64::from((facts.period.to - part.to).get_days()));
    facts.places.iter().any(|place| place.is_failing) || (has_profiles && missing > MAX_DELAY_DAYS)
}

fn gaps(facts: &Facts) -> Vec<String> {
    let language = facts.language;
    let mut gaps = Vec::new();
    let days = ["day", "days", "jour", "jours"];
    if let Some(part) = facts.profile.part {
        let missing = i64::from((facts.period.to - part.to).get_days());
        if missing > 0 {
            let (until, days) = (short_date(language, part.to), counted(language, missing, days));
            gaps.push(say!(language;
                "Google gives no numbers for the last {days}: figures of profiles end on {until}.",
                "Google ne donne aucun chiffre pour les derniers jours ({days})\u{a0}: les chiffres des fiches s’arrêtent au {until}."));
        }
        if part.from > facts.period.from {
            let from = date(language, part.from);
            gaps.push(say!(language;
                "Figures of profiles begin on {from}.",
                "Les chiffres des fiches commencent le {from}."));
        }
        if facts.previous.is_some() && facts.profile.compared.is_none() {
            gaps.push(say!(language;
                "Profile data is missing for some days of the comparison period.",
                "Il manque des chiffres de fiches pour la comparaison."));
        }
    }
    let without = facts.places.iter().filter(|place| !place.is_linked).count() as i64;
    if without > 0 && facts.profile.part.is_some() {
        let subject =
            counted(language, without, ["location has", "locations have", "établissement n’a", "établissements n’ont"]);
        gaps.push(say!(language;
            "{subject} no connected Business Profile, so there is no profile data.",
            "{subject} pas de fiche Google connectée, donc pas de chiffres de fiche."));
    }
    let failing = facts.places.iter().filter(|place| place.is_failing).count() as i64;
    if failing > 0 {
        let locations = counted(language, failing, ["location", "locations", "établissement", "établissements"]);
        gaps.push(say!(language;
            "The last sync with Google failed for {locations}: some figures may be missing.",
            "La dernière synchronisation avec Google a échoué pour {locations}\u{a0}: des chiffres peuvent manquer."));
    }
    gaps
}

//! Figures of a location, and what would raise its score most.

use nap::{Check, Row, location_scores};

use crate::{
    rules::comparison::wrong_fields,
    types::{Directory, FieldComparison, Gain, ListingState, LocationScores, NapField},
};

/// Version of the rules of the figures.
pub(crate) const RULES_VERSION: i64 = 1;

/// Maximum number of gains.
const MAX_GAINS: usize = 10;

/// A directory that applies to the location, with the state of its listing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing<'a> {
    pub(crate) directory: &'a Directory,
    pub(crate) state: ListingState,
    pub(crate) score: Option<f64>,
    pub(crate) fields: &'a [FieldComparison],
}

impl Standing<'_> {
    /// A listing that waits for a person, and a site that lets no program in, are not checked.
    fn check(&self) -> Option<Check> {
        match self.state {
            ListingState::NotApplicable => None,
            ListingState::Unchecked | ListingState::Blocked | ListingState::Unsure => Some(Check::Unchecked),
            ListingState::Missing => Some(Check::Missing),
            ListingState::Correct | ListingState::Wrong => Some(Check::Listed(self.score.unwrap_or_default())),
        }
    }

    fn row(&self) -> Option<Row> {
        Some(Row { tier: u8::try_from(self.directory.details.tier).unwrap_or(5), check: self.check()? })
    }
}

/// Computes the figures of a location. Public registers are not among the standings.
pub(crate) fn figures(standings: &[Standing]) -> LocationScores {
    let rows: Vec<Row> = standings.iter().filter_map(Standing::row).collect();
    let scores = location_scores(&rows);
    let number = |is_counted: fn(&Check) -> bool| rows.iter().filter(|row| is_counted(&row.check)).count() as i64;
    let wrong = standings.iter().filter(|standing| standing.state == ListingState::Wrong).count() as i64;
    LocationScores {
        score: scores.score,
        accuracy: scores.accuracy,
        coverage: scores.coverage,
        checked: scores.checked,
        applicable: rows.len() as i64,
        checked_count: number(|check| *check != Check::Unchecked),
        found: number(|check| matches!(check, Check::Listed(_))),
        wrong,
        missing: number(|check| *check == Check::Missing),
        rules_version: RULES_VERSION,
    }
}

/// Returns what raises the score most: correcting a wrong listing, or adding a missing one, each alone.
pub(crate) fn gains(standings: &[Standing]) -> Vec<Gain> {
    let rows: Vec<Option<Row>> = standings.iter().map(Standing::row).collect();
    let score = |rows: &[Option<Row>]| location_scores(&rows.iter().flatten().copied().collect::<Vec<_>>()).score;
    let Some(now) = score(&rows) else { return Vec::new() };
    let mut gains = Vec::new();
    for (at, standing) in standings.iter().enumerate() {
        let is_missing = standing.state == ListingState::Missing;
        if !is_missing && standing.state != ListingState::Wrong {
            continue;
        }
        let mut better = rows.clone();
        if let Some(row) = &mut better[at] {
            row.check = Check::Listed(100.0);
        }
        let points = ((score(&better).unwrap_or(now) - now) * 10.0).round() / 10.0;
        if points > 0.0 {
            gains.push(Gain {
                directory_id: standing.directory.id.clone(),
                directory_name: standing.directory.details.name.clone(),
                is_missing,
                field: if is_missing { None } else { costliest(standing.fields) },
                points,
            });
        }
    }
    gains.sort_by(|a, b| b.points.total_cmp(&a.points).then_with(|| a.directory_id.cmp(&b.directory_id)));
    gains.truncate(MAX_GAINS);
    gains
}

/// Returns the field that costs a listing most points.
fn costliest(fields: &[FieldComparison]) -> Option<NapField> {
    let weight = |field: &FieldComparison| if field.field == NapField::Postcode { 10.0 } else { 30.0 };
    let cost = |field: &FieldComparison| weight(field) * (1.0 - field.score.unwrap_or(1.0));
    let wrong = wrong_fields(fields);
    let mut relevant = fields.iter().filter(|field| wrong.contains(&field.field)).collect::<Vec<_>>();
    relevant.sort_by(|a, b| cost(b).total_cmp(&cost(a)));
    relevant.first().map(|field| field.field)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{comparison::Reference, list::directories},
        types::Values,
    };

    #[test]
    fn figures_and_gains_follow_the_weights_of_the_tiers() {
        let all = directories(&[]);
        let of_tier = |tier| all.iter().find(|directory| directory.details.tier == tier).unwrap();
        let reference = Reference {
            name: "Roy".into(),
            phone: "212-736-5000".into(),
            country: "US".into(),
            ..Reference::default()
        };
        let values = Values { name: Some("Roy".into()), phone: Some("212-736-5111".into()), ..Values::default() };
        let compared = reference.compare(&values);
        let standing =
            |tier, state, score| Standing { directory: of_tier(tier), state, score, fields: &compared.comparisons };
        let standings = [
            standing(1, ListingState::Wrong, compared.score),
            standing(2, ListingState::Correct, Some(100.0)),
            standing(3, ListingState::Missing, None),
            standing(4, ListingState::Unchecked, None),
            standing(5, ListingState::NotApplicable, None),
        ];
        let figures = figures(&standings);
        assert_eq!((figures.score, figures.accuracy), (Some(55.6), Some(66.7)));
        assert_eq!((figures.coverage, figures.checked), (Some(83.3), Some(90.0)));
        assert_eq!((figures.applicable, figures.found, figures.wrong, figures.missing), (4, 2, 1, 1));
        let gains = gains(&standings);
        let summary: Vec<_> = gains.iter().map(|gain| (gain.points, gain.is_missing, gain.field)).collect();
        assert_eq!(summary, [(27.7, false, Some(NapField::Phone)), (16.6, true, None)]);
    }

    #[test]
    fn nothing_checked_has_no_score() {
        let all = directories(&[]);
        let standing = Standing { directory: &all[0], state: ListingState::Unsure, score: Some(80.0), fields: &[] };
        let figures = figures(&[standing]);
        assert_eq!((figures.score, figures.checked, figures.applicable), (None, Some(0.0), 1));
        assert!(gains(&[standing]).is_empty());
    }
}

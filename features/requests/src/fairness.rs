//! Figures of the pages that were shown.

use std::collections::BTreeSet;

use db::{Db, Result};
use orgs::OrgId;

use crate::{
    queries,
    types::{Fairness, FairnessGroup, ScoreGroup},
};

/// Returns the figures of a month.
pub(crate) async fn figures(db: &Db, org: &OrgId, month: String, proof_url: String) -> Result<Fairness> {
    let views = queries::views_of(db, org, &month).await?;
    let group = |score_group| {
        let of_group = || views.iter().filter(move |view| view.score_group == score_group);
        let pages: i64 = of_group().map(|view| view.pages).sum();
        let fair: i64 = of_group().filter(|view| view.shown == view.expected).map(|view| view.pages).sum();
        let percent = (pages > 0).then(|| fair as f64 * 100.0 / pages as f64);
        FairnessGroup { score_group, pages, percent_with_all_links: percent }
    };
    let sets: BTreeSet<&str> = views.iter().map(|view| view.links_hash.as_str()).collect();
    Ok(Fairness { month, groups: ScoreGroup::ALL.map(group).into(), link_sets: sets.len() as i64, proof_url })
}

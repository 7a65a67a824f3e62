//! Labels of the shops.

use db::Tx;
use jiff::Timestamp;
use locations::{LabelId, Labels};
use orgs::OrgId;

use super::shops::SampleLocation;

/// Names of the labels.
const NAMES: [&str; 3] = ["Flagship", "New opening", "Terrace"];

/// Creates the labels and writes them into the locations. Returns the locations of each label.
pub(super) async fn assign(
    tx: &mut Tx,
    org: &OrgId,
    shops: &mut [SampleLocation],
    now: Timestamp,
) -> db::Result<Vec<(LabelId, Vec<String>)>> {
    let ids = locations::labels_named(tx, org, &NAMES.map(str::to_owned), now).await?;
    let mut labelled: Vec<(LabelId, Vec<String>)> = ids.into_iter().map(|id| (id, Vec::new())).collect();
    for (number, shop) in shops.iter_mut().enumerate() {
        let has_label = [number % 9 == 1, number % 13 == 5, number % 5 == 2];
        let own = labelled.iter_mut().zip(has_label).filter(|(_, has_label)| *has_label);
        let mut names = Vec::new();
        for ((label, locations), _) in own {
            names.push(label.to_string());
            locations.push(shop.location.id.to_string());
        }
        shop.location.labels = Labels(names);
    }
    Ok(labelled)
}

/// Links the labels to their locations, which exist by then.
pub(super) async fn link(tx: &mut Tx, org: &OrgId, labelled: Vec<(LabelId, Vec<String>)>) -> db::Result<()> {
    for (label, locations) in labelled {
        locations::link_labels(tx, org, &locations, &[label], &[]).await?;
    }
    Ok(())
}

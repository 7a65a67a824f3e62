//! Adding and changing a location, alone or in a batch. Fields and labels are checked.

use std::collections::BTreeSet;

use api::{Error, FieldError};
use db::Tx;
use orgs::OrgId;

use crate::{
    Details, Labels, Location, LocationChanges, LocationId, LocationWriter, NewLocation,
    labels::{self, LabelId},
    rules,
};

/// Context for edits of an organization's locations.
pub(crate) struct Editing<'a> {
    pub(crate) org: &'a OrgId,
    /// The organization's own country.
    pub(crate) home: Option<String>,
}

impl Editing<'_> {
    /// Checks a new location, with the labels to put on it once it is added.
    pub(crate) async fn new_location(
        &self,
        tx: &mut Tx,
        new: &NewLocation,
        now: jiff::Timestamp,
    ) -> api::Result<Location> {
        let details = rules::check(new, self.home.as_deref());
        let (details, labels) = self.checked(tx, details, new.labels.as_deref().unwrap_or_default()).await?;
        Ok(Location { labels, ..Location::by_hand(LocationId::new(now), details, now) })
    }

    /// Checks the changes of a location, and writes them.
    pub(crate) async fn change(
        &self,
        writer: &mut LocationWriter,
        before: &Location,
        mut changes: LocationChanges,
    ) -> api::Result<Location> {
        let labels = changes.labels.take();
        let mut after = before.clone();
        after.open_status = changes.open_status.unwrap_or(before.open_status);
        let details = rules::changed(&before.details, changes, self.home.as_deref());
        let details = if let Some(labels) = labels {
            let (details, labels) = self.checked(writer.tx(), details, labels.as_deref().unwrap_or_default()).await?;
            after.labels = labels;
            details
        } else {
            details.map_err(Error::invalid)?
        };
        after.details = details;
        let after = writer.put(before, after).await?;
        self.link(writer.tx(), &after.id, &before.labels, &after.labels).await?;
        Ok(after)
    }

    /// Puts on and takes off labels of a location that shows its new ones already.
    pub(crate) async fn link(&self, tx: &mut Tx, id: &LocationId, before: &Labels, after: &Labels) -> api::Result<()> {
        let missing = |labels: &Labels, from: &Labels| -> Vec<LabelId> {
            labels.0.iter().filter(|label| !from.0.contains(label)).filter_map(|label| label.parse().ok()).collect()
        };
        let (add, remove) = (missing(after, before), missing(before, after));
        if !add.is_empty() || !remove.is_empty() {
            labels::link(tx, self.org, &[id.to_string()], &add, &remove).await?;
        }
        Ok(())
    }

    /// The details and the labels, or everything that is wrong with either. The oldest label comes first.
    async fn checked(
        &self,
        tx: &mut Tx,
        details: Result<Details, Vec<FieldError>>,
        labels: &[String],
    ) -> api::Result<(Details, Labels)> {
        let given: Option<BTreeSet<LabelId>> = labels.iter().map(|label| label.parse().ok()).collect();
        let given: Option<Vec<LabelId>> = given.map(|given| given.into_iter().collect());
        let is_known = match &given {
            Some(given) => labels::existing(tx, self.org, given).await?.len() == given.len(),
            None => false,
        };
        match (details, given) {
            (Ok(details), Some(given)) if is_known => {
                Ok((details, Labels(given.iter().map(ToString::to_string).collect())))
            }
            (details, _) => {
                let mut errors = details.err().unwrap_or_default();
                if !is_known {
                    errors.push(FieldError::new("labels", "invalid", "This label doesn’t exist."));
                }
                Err(Error::invalid(errors))
            }
        }
    }
}

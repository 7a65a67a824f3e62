//! Removal of a deleted label from its locations, a part at a time because they may be many.

use ::jobs::{Failure, Job, NewJob, Running};
use api::App;
use db::Tx;
use jiff::Timestamp;
use orgs::OrgId;
use serde::{Deserialize, Serialize};

use super::{LabelId, queries};
use crate::{Cause, LocationWriter, Refresh, Source};

/// Locations that lose the label in one transaction. On SQLite it blocks other writers.
pub(super) const BATCH_SIZE: i64 = 500;

/// Takes a deleted label off its locations.
pub(super) struct RemoveLabel {
    pub(super) app: App,
}

/// Deleted label and its organization.
#[derive(Serialize, Deserialize)]
struct Payload {
    org: OrgId,
    label: LabelId,
}

/// Enqueues the job that takes a deleted label off its locations.
pub(super) async fn enqueue(tx: &mut Tx, org: &OrgId, label: &LabelId, now: Timestamp) -> db::Result<()> {
    let payload = serde_json::json!({ "org": org, "label": label });
    let job = NewJob { org: Some(org.as_str()), key: Some(label.as_str()), ..NewJob::new(RemoveLabel::KIND, payload) };
    ::jobs::enqueue(tx, &job, now).await.map(drop)
}

impl Job for RemoveLabel {
    const KIND: &'static str = "remove_label";

    async fn run(&self, job: Running) -> Result<(), Failure> {
        let Payload { org, label } = job.payload()?;
        loop {
            let cause = Cause::background_task(None, Source::Bulk, &label);
            let mut writer = LocationWriter::begin(&self.app, &org, cause).await?;
            let is_gone = queries::take_off(&mut writer, &org, &label, BATCH_SIZE).await?;
            writer.commit_unreported(Refresh::All).await?;
            if is_gone {
                return Ok(());
            }
        }
    }
}

//! Taking a deleted label off its locations, a part at a time, for they may be many.

use ::jobs::{Failure, Job, NewJob, Running};
use api::{App, Event};
use db::Tx;
use jiff::Timestamp;
use orgs::OrgId;
use serde::{Deserialize, Serialize};

use super::{LabelId, queries};
use crate::{Cause, LocationWriter, Source};

/// So many locations lose the label in one transaction, during which nobody else writes on SQLite.
const AT_ONCE: i64 = 500;

/// Takes a deleted label off its locations.
pub(super) struct RemoveLabel {
    pub(super) app: App,
}

/// Which label.
#[derive(Serialize, Deserialize)]
struct Payload {
    org: OrgId,
    label: LabelId,
}

/// The job that takes a deleted label off its locations.
pub(super) async fn enqueue(tx: &mut Tx, org: &OrgId, label: &LabelId, now: Timestamp) -> db::Result<()> {
    let payload = serde_json::json!({ "org": org, "label": label });
    let job = NewJob { org: Some(org.as_str()), key: Some(label.as_str()), ..NewJob::new(RemoveLabel::KIND, payload) };
    ::jobs::enqueue(tx, &job, now).await.map(drop)
}

/// Takes a deleted label off some locations; true when none is left and the label is gone.
pub(super) async fn take_off_some(
    tx: &mut Tx,
    writer: &LocationWriter,
    org: &OrgId,
    label: &LabelId,
) -> db::Result<bool> {
    let is_gone = queries::take_off(tx, writer, org, label, AT_ONCE).await?;
    Event::new(org, "locations", None).announce(tx);
    Ok(is_gone)
}

impl Job for RemoveLabel {
    const KIND: &'static str = "remove_label";

    async fn run(&self, job: Running) -> Result<(), Failure> {
        let Payload { org, label } = job.payload()?;
        loop {
            let mut tx = self.app.db.begin().await?;
            let writer =
                LocationWriter::begin(&mut tx, &org, Cause::part(None, Source::Bulk, &label), job.now()).await?;
            let is_gone = take_off_some(&mut tx, &writer, &org, &label).await?;
            writer.finish(&mut tx).await?;
            tx.commit().await?;
            if is_gone {
                return Ok(());
            }
        }
    }
}

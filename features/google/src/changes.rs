//! Decisions about changes at Google: the location takes Google's value, or Google gets the previous one back.

use audit::{Act, Action};
use locations::{Cause, Location, LocationEvent, LocationWriter, Refresh};
use orgs::{May, may::PushToGoogle};
use serde_json::json;

use crate::{
    edits, events,
    field::Field,
    google::{Google, announce},
    queries::{self, ChangeRow},
    rules::Profile,
    types::ChangeId,
};

/// Decision about a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// The location takes Google's value.
    Accept,
    /// Google gets the previous value back.
    Restore,
}

/// Carries out a decision. Fails with 404 when the change does not exist, and with 409 when it has been decided
/// already.
pub(crate) async fn decide(
    google: &Google,
    member: &May<PushToGoogle>,
    id: &ChangeId,
    decision: Decision,
) -> api::Result<ChangeRow> {
    let (app, now) = (google.app(), google.app().now());
    let mut tx = app.db.begin().await?;
    let change = queries::change(&mut tx, &member.org, id).await?.ok_or_else(api::Error::not_found)?;
    let state = if decision == Decision::Accept { "accepted" } else { "restored" };
    if !queries::decide(&mut tx, &member.org, id, state, &member.user, now).await? {
        let error =
            api::Error::new(api::Kind::Conflict, "already_decided", "This change was already kept or restored.");
        return Err(error);
    }
    let value = if decision == Decision::Accept { change.new_value.clone() } else { change.old_value.clone() };
    let mut writer = LocationWriter::within(tx, app, &member.org, Cause::request(&member.actor)).await?;
    let written = write(&mut writer, &change, value).await?;
    // A change with the source `google` is a value that the profile does not have, so the profile is updated in both
    // cases.
    let is_sent = decision == Decision::Restore || change.source == "google";
    if is_sent {
        edits::send(writer.tx(), &member.org, &change.google_id, &[change.field], &member.user, now).await?;
    }
    let action = if decision == Decision::Restore {
        Action::of::<events::GoogleChangeRejected>()
    } else {
        Action::of::<events::GoogleChangeAccepted>()
    };
    let act = Act::new(action).on("google_location", &change.google_id).with("field", &json!(change.field));
    act.record(writer.tx(), &member.actor, now).await?;
    announce(writer.tx(), &member.org, None);
    match &written {
        Some(location) => writer.commit(LocationEvent::Updated(location)).await?,
        None => writer.commit_unreported(Refresh::One(&change.location_id)).await?,
    }
    Ok(ChangeRow { state: state.into(), ..change })
}

/// Writes the value into the location and returns the location; `None` when it already has the value.
async fn write(
    writer: &mut LocationWriter,
    change: &ChangeRow,
    value: serde_json::Value,
) -> api::Result<Option<Location>> {
    let before = writer.lock(&change.location_id).await?.ok_or_else(api::Error::not_found)?;
    let mut edited = Profile::of(&before);
    let is_other = put(&mut edited, change.field, value)? && !edited.agrees(&Profile::of(&before), change.field);
    if !is_other {
        return Ok(None);
    }
    let mut after = before.clone();
    edited.write(&mut after);
    Ok(Some(writer.put(&before, after).await?))
}

fn put(profile: &mut Profile, field: Field, value: serde_json::Value) -> api::Result<bool> {
    if profile.put(field, value) { Ok(true) } else { Err(api::Error::internal("a kept value is none of its field")) }
}

//! SQL of the locations, tags and consents of contacts.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use crate::types::{Channel, ConsentState, ContactId};

/// Consent in the database. The proof is sealed.
#[derive(Clone, Debug)]
pub(crate) struct ConsentRow {
    pub(crate) contact_id: ContactId,
    pub(crate) channel: Channel,
    pub(crate) state: ConsentState,
    pub(crate) source: String,
    pub(crate) proof: Option<String>,
    pub(crate) given_at: Timestamp,
    pub(crate) expires_at: Option<Timestamp>,
}

/// Returns the locations of contacts.
pub(crate) async fn locations_of(
    on: impl Run,
    org: &OrgId,
    contacts: Vec<String>,
) -> Result<Vec<(ContactId, LocationId)>> {
    query!(
        (ContactId, LocationId),
        "select contact_id, location_id from contact_locations where org_id = $1 and contact_id = any($2)
         order by contact_id, location_id",
        org,
        contacts
    )
    .all(on)
    .await
}

/// Returns the tags of contacts.
pub(crate) async fn tags_of(on: impl Run, org: &OrgId, contacts: Vec<String>) -> Result<Vec<(ContactId, String)>> {
    query!(
        (ContactId, String),
        "select contact_id, tag from contact_tags where org_id = $1 and contact_id = any($2) order by contact_id, tag",
        org,
        contacts
    )
    .all(on)
    .await
}

/// Returns the consents of contacts.
pub(crate) async fn consents_of(on: impl Run, org: &OrgId, contacts: Vec<String>) -> Result<Vec<ConsentRow>> {
    query!(
        ConsentRow,
        "select contact_id, channel, state, source, proof, given_at, expires_at from contact_consents
         where org_id = $1 and contact_id = any($2) order by contact_id, channel",
        org,
        contacts
    )
    .all(on)
    .await
}

/// Replaces the locations of a contact.
pub(crate) async fn set_locations(tx: &mut Tx, org: &OrgId, id: &ContactId, locations: &[LocationId]) -> Result<()> {
    query!("delete from contact_locations where org_id = $1 and contact_id = $2", org, id).run(&mut *tx).await?;
    for location in locations {
        query!(
            "insert into contact_locations (org_id, contact_id, location_id) values ($1, $2, $3)",
            org,
            id,
            location
        )
        .run(&mut *tx)
        .await?;
    }
    Ok(())
}

/// Replaces the tags of a contact.
pub(crate) async fn set_tags(tx: &mut Tx, org: &OrgId, id: &ContactId, tags: &[String]) -> Result<()> {
    query!("delete from contact_tags where org_id = $1 and contact_id = $2", org, id).run(&mut *tx).await?;
    for tag in tags {
        query!("insert into contact_tags (org_id, contact_id, tag) values ($1, $2, $3)", org, id, tag)
            .run(&mut *tx)
            .await?;
    }
    Ok(())
}

/// Writes the consent of a contact for a channel; removes it when its state is none.
pub(crate) async fn put_consent(tx: &mut Tx, org: &OrgId, row: &ConsentRow) -> Result<()> {
    if row.state == ConsentState::None {
        return query!(
            "delete from contact_consents where org_id = $1 and contact_id = $2 and channel = $3",
            org,
            &row.contact_id,
            row.channel
        )
        .run(tx)
        .await
        .map(drop);
    }
    query!(
        "insert into contact_consents (org_id, contact_id, channel, state, source, proof, given_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (org_id, contact_id, channel) do update set state = excluded.state, source = excluded.source,
             proof = excluded.proof, given_at = excluded.given_at, expires_at = excluded.expires_at",
        org,
        &row.contact_id,
        row.channel,
        row.state,
        &row.source,
        row.proof.as_deref(),
        row.given_at,
        row.expires_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Withdraws the consents of a contact in every channel.
pub(crate) async fn withdraw_consents(
    tx: &mut Tx,
    org: &OrgId,
    id: &ContactId,
    source: &str,
    now: Timestamp,
) -> Result<()> {
    for channel in Channel::ALL {
        let row = ConsentRow {
            contact_id: id.clone(),
            channel,
            state: ConsentState::Withdrawn,
            source: source.into(),
            proof: None,
            given_at: now,
            expires_at: None,
        };
        put_consent(tx, org, &row).await?;
    }
    Ok(())
}

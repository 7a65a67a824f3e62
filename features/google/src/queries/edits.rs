//! Edits that are sent to Google.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::{OrgId, UserId};

use crate::{failure::Refusal, field::Field};

/// Field that is being sent to Google, or that Google refused.
#[derive(Clone, Debug)]
pub(crate) struct Edit {
    pub(crate) field: Field,
    pub(crate) state: String,
    pub(crate) code: Option<String>,
    pub(crate) detail: Option<String>,
    pub(crate) updated_at: Timestamp,
}

/// Returns the edits of a profile.
pub(crate) async fn edits(on: impl Run, org: &OrgId, google_id: &str) -> Result<Vec<Edit>> {
    query!(
        Edit,
        "select field, state, code, detail, updated_at from google_edits
         where org_id = $1 and google_id = $2 order by field",
        org,
        google_id
    )
    .lookup()
    .all(on)
    .await
}

/// Returns the queued fields of a profile.
pub(crate) async fn queued_edits(on: impl Run, org: &OrgId, google_id: &str) -> Result<Vec<Field>> {
    let queued = query!(
        (Field,),
        "select field from google_edits where org_id = $1 and google_id = $2 and state = 'queued' order by field",
        org,
        google_id
    );
    Ok(queued.all(on).await?.into_iter().map(|(field,)| field).collect())
}

/// Returns the fields of these profiles that are being sent, or that changed at Google and wait for a decision.
pub(crate) async fn held_fields(on: impl Run, org: &OrgId, google_ids: Vec<String>) -> Result<Vec<(String, Field)>> {
    query!(
        (String, Field),
        "select google_id, field from google_edits
         where org_id = $1 and google_id = any($2) and state in ('queued', 'pending')
         union
         select google_id, field from google_changes where org_id = $1 and google_id = any($2) and state = 'open'",
        org,
        google_ids
    )
    .all(on)
    .await
}

/// Field that Google refused.
#[derive(Clone, Debug)]
pub(crate) struct RefusedEdit {
    pub(crate) location_id: LocationId,
    pub(crate) field: Field,
    pub(crate) code: Option<String>,
    pub(crate) detail: Option<String>,
}

/// Refused fields of many profiles.
pub(crate) struct RefusedEdits {
    /// First refused fields, by location.
    pub(crate) fields: Vec<RefusedEdit>,
    /// Number of profiles with refused fields.
    pub(crate) locations: i64,
}

/// Returns at most `most` refused fields of these profiles, and the number of profiles with any.
pub(crate) async fn refused_edits(db: &Db, org: &OrgId, google_ids: Vec<String>, most: i64) -> Result<RefusedEdits> {
    let counted = query!(
        (i64,),
        "select count(distinct google_id) from google_edits
         where org_id = $1 and google_id = any($2) and state = 'refused'",
        org,
        google_ids.clone()
    );
    let locations = counted.find(db).await?.map_or(0, |(count,)| count);
    let fields = query!(
        RefusedEdit,
        "select l.location_id, e.field, e.code, e.detail
         from google_edits e join google_locations l on l.org_id = e.org_id and l.google_id = e.google_id
         where e.org_id = $1 and e.google_id = any($2) and e.state = 'refused'
         order by e.google_id, e.field limit $3",
        org,
        google_ids,
        most
    );
    Ok(RefusedEdits { fields: fields.all(db).await?, locations })
}

/// Records why the queued fields of these profiles were not sent.
pub(crate) async fn refuse_queued(
    tx: &mut Tx,
    org: &OrgId,
    google_ids: Vec<String>,
    code: &str,
    now: Timestamp,
) -> Result<()> {
    query!(
        "update google_edits set state = 'refused', code = $3, detail = '', updated_at = $4
         where org_id = $1 and google_id = any($2) and state = 'queued'",
        org,
        google_ids,
        code,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Queues fields.
pub(crate) async fn put_edits(
    tx: &mut Tx,
    org: &OrgId,
    google_id: &str,
    fields: &[Field],
    by: &UserId,
    now: Timestamp,
) -> Result<()> {
    for field in fields {
        query!(
            "insert into google_edits (org_id, google_id, field, state, user_id, created_at, updated_at)
             values ($1, $2, $3, 'queued', $4, $5, $5)
             on conflict (org_id, google_id, field) do update
             set state = 'queued', code = null, detail = null, user_id = excluded.user_id, updated_at = excluded.updated_at",
            org,
            google_id,
            *field,
            by,
            now
        )
        .run(&mut *tx)
        .await?;
    }
    Ok(())
}

/// Records that Google refused fields.
pub(crate) async fn refuse_edits(
    tx: &mut Tx,
    org: &OrgId,
    google_id: &str,
    fields: &[Field],
    why: &Refusal,
    now: Timestamp,
) -> Result<()> {
    query!(
        "update google_edits set state = 'refused', code = $4, detail = $5, updated_at = $6
         where org_id = $1 and google_id = $2 and field = any($3)",
        org,
        google_id,
        names(fields),
        &why.code,
        &why.message,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Records that Google accepted fields: removes them, or keeps them as pending until Google shows them.
pub(crate) async fn finish_edits(
    tx: &mut Tx,
    org: &OrgId,
    google_id: &str,
    fields: &[Field],
    is_pending: bool,
    now: Timestamp,
) -> Result<()> {
    if is_pending {
        query!(
            "update google_edits set state = 'pending', code = null, detail = null, updated_at = $4
             where org_id = $1 and google_id = $2 and field = any($3)",
            org,
            google_id,
            names(fields),
            now
        )
        .run(tx)
        .await
        .map(drop)
    } else {
        query!(
            "delete from google_edits where org_id = $1 and google_id = $2 and field = any($3)",
            org,
            google_id,
            names(fields)
        )
        .run(tx)
        .await
        .map(drop)
    }
}

fn names(fields: &[Field]) -> Vec<String> {
    fields.iter().map(|field| field.as_str().to_owned()).collect()
}

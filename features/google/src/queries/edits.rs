//! Fields on their way to Google.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::{OrgId, UserId};

use crate::{failure::Refusal, field::Field};

/// A field on its way to Google, or refused there.
#[derive(Clone, Debug)]
pub(crate) struct Edit {
    pub(crate) field: Field,
    pub(crate) state: String,
    pub(crate) code: Option<String>,
    pub(crate) detail: Option<String>,
    pub(crate) updated_at: Timestamp,
}

/// What is on its way of a location.
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

/// The fields that are to be sent.
pub(crate) async fn queued_edits(on: impl Run, org: &OrgId, google_id: &str) -> Result<Vec<Field>> {
    let queued = query!(
        (Field,),
        "select field from google_edits where org_id = $1 and google_id = $2 and state = 'queued' order by field",
        org,
        google_id
    );
    Ok(queued.all(on).await?.into_iter().map(|(field,)| field).collect())
}

/// Has fields sent.
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

/// Notes that Google refused fields.
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

/// Notes that Google took fields: forgotten at once, or kept as pending until Google shows them.
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

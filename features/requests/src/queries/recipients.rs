//! SQL of the contacts that a campaign may ask.

use db::{Result, Run, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{ConsentState, ContactId, Language};

/// Contact that a campaign may ask, with its consent for the channel.
#[derive(Clone, Debug)]
pub(crate) struct RecipientRow {
    pub(crate) id: ContactId,
    pub(crate) has_address: bool,
    pub(crate) email_hash: Option<String>,
    pub(crate) phone_hash: Option<String>,
    pub(crate) language: Language,
    pub(crate) last_visit: Option<String>,
    pub(crate) last_asked_at: Option<Timestamp>,
    pub(crate) consent: Option<ConsentState>,
    pub(crate) has_proof: bool,
    pub(crate) given_at: Option<Timestamp>,
    pub(crate) expires_at: Option<Timestamp>,
}

/// Returns the contacts of an audience with an email address and its consent, by their ids, after one of them: those of
/// these ids, or with one of these tags; `None` for all.
pub(crate) async fn recipients(
    on: impl Run,
    org: &OrgId,
    (ids, tags): (Option<Vec<String>>, Option<Vec<String>>),
    after: &str,
    limit: i64,
) -> Result<Vec<RecipientRow>> {
    query!(
        RecipientRow,
        "select c.id, c.email is not null as has_address, c.email_hash, c.phone_hash, c.language, c.last_visit,
                c.last_asked_at, k.state as consent, k.proof is not null as has_proof, k.given_at, k.expires_at
         from contacts c
         left join contact_consents k on k.org_id = c.org_id and k.contact_id = c.id and k.channel = 'email'
         where c.org_id = $1 and (cast($2 as boolean) or c.id = any($3))
           and (cast($4 as boolean) or c.id in (select contact_id from contact_tags where org_id = $1 and tag = any($5)))
           and c.id > $6
         order by c.id limit $7",
        org,
        ids.is_none(),
        ids.unwrap_or_default(),
        tags.is_none(),
        tags.unwrap_or_default(),
        after,
        limit
    )
    .all(on)
    .await
}

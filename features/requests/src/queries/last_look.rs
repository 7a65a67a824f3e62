//! SQL of the last look at queued emails.

use db::{Db, Result, query};

/// Returns false when the email of a request must not be sent any more: its recipient stopped or was forgotten.
pub(crate) async fn is_request_wanted(db: &Db, org: &str, id: &str) -> Result<bool> {
    let row = query!(
        (String,),
        "select id from review_requests r
         where org_id = $1 and id = $2 and contact_id is not null and state <> 'opted_out'
           and not exists (select 1 from contact_stops s where s.org_id = r.org_id and s.hash = r.address_hash)",
        org,
        id
    );
    Ok(row.find(db).await?.is_some())
}

/// Returns false when an answer must not be sent any more: its recipient stopped, or the feedback was deleted.
pub(crate) async fn is_answer_wanted(db: &Db, org: &str, id: &str) -> Result<bool> {
    let row = query!(
        (String,),
        "select m.id from feedback_messages m join feedback f on f.org_id = m.org_id and f.id = m.feedback_id
         where m.org_id = $1 and m.id = $2 and f.email is not null
           and not exists (select 1 from contact_stops s where s.org_id = f.org_id and s.hash = f.email_hash)",
        org,
        id
    );
    Ok(row.find(db).await?.is_some())
}

//! Many new contacts at once, from programs.

use api::{App, Error, FieldError, Json, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State};
use orgs::{May, Scope, may::ImportContacts};

use super::contacts::checked;
use crate::{
    events::ContactsImported,
    queries,
    requests::{Requests, announce},
    types::{BatchAnswer, BatchRow, ConsentState, ImportProblem, NewContacts},
};

/// Maximum number of contacts.
const MAX_CONTACTS: usize = 1_000;

/// Adds up to 1,000 contacts, or completes those with the same email address or phone number. Each one is answered: a
/// refused one does not hold up the others.
#[utoipa::path(post, path = "/contacts/batch", operation_id = "create_contacts", tag = "requests",
    extensions(("x-permission" = json!("import_contacts"))),
    request_body = NewContacts,
    responses((status = 200, body = BatchAnswer), (status = 422, body = Problem)))]
pub(super) async fn create_contacts(
    member: May<ImportContacts>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Json(new): Json<NewContacts>,
) -> Result<Json<BatchAnswer>> {
    let (org, now) = (&member.org, app.now());
    if new.items.is_empty() || new.items.len() > MAX_CONTACTS {
        return Err(Error::invalid(vec![FieldError::new("items", "out_of_range", "1 to 1,000 contacts.")]));
    }
    let scope = Scope::Whole(org.clone());
    let mut contacts = Vec::new();
    for new in &new.items {
        contacts.push(match checked(&app, &scope, new).await {
            Ok(contact) => Ok(contact),
            Err(error) if error.kind() == api::Kind::Invalid => Err(problems(&error)),
            Err(error) => return Err(error),
        });
    }
    let mut tx = app.db.begin().await?;
    let (mut items, mut written) = (Vec::new(), 0_i64);
    for (index, contact) in contacts.into_iter().enumerate() {
        items.push(match contact {
            Err(problems) => BatchRow { index, outcome: "refused", id: None, problems },
            Ok(contact) => {
                let (id, is_new) = requests.put(&mut tx, org, &contact, now).await?;
                if contact.consents.iter().any(|consent| consent.state == ConsentState::Withdrawn)
                    && let Some(row) = queries::find_contact(&mut tx, org, &id).await?
                {
                    requests.stop(&mut tx, org, &row, "member", now).await?;
                }
                written += 1;
                let outcome = if is_new { "created" } else { "joined" };
                BatchRow { index, outcome, id: Some(id), problems: Vec::new() }
            }
        });
    }
    let act = Act::new(ContactsImported).on("organisation", org).with("contacts", written);
    act.record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "contacts", None);
    tx.commit().await?;
    Ok(Json(BatchAnswer { items }))
}

fn problems(error: &Error) -> Vec<ImportProblem> {
    let problem =
        |error: FieldError| ImportProblem { line: None, field: error.field, code: error.code, message: error.message };
    error.problem().errors.into_iter().map(problem).collect()
}

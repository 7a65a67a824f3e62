//! Emails to contacts.

use api::Result;
use db::Tx;
use jiff::Timestamp;
use locations::Location;
use mail::{Block, Email, Headers, Look, Purpose};
use orgs::OrgId;

use crate::{
    last_look::ANSWERS,
    queries,
    requests::Requests,
    types::{FeedbackMessage, FeedbackRow, Language},
};

impl Requests {
    /// Queues the answer to private feedback. A demo sends no emails.
    pub(crate) async fn send_answer(
        &self,
        tx: &mut Tx,
        org: &OrgId,
        feedback: &FeedbackRow,
        answer: &FeedbackMessage,
        (to, location): (&str, &Location),
        now: Timestamp,
    ) -> Result<()> {
        if orgs::is_demo(&mut *tx, org).await? {
            return Ok(());
        }
        let settings = queries::settings(&mut *tx, org).await?;
        let business = mail::quotable(&location.details.name, mail::MAX_NAME).unwrap_or_default();
        let (subject, reason) = answer_words(feedback.language, business);
        let mut blocks: Vec<Block> = answer.text.split("\n\n").map(|text| Block::Text(text.to_owned())).collect();
        blocks.extend(settings.postal_address.map(|address| Block::Text(address.replace('\n', ", "))));
        let email = Email { language: feedback.language.into(), preview: subject.clone(), subject, blocks, reason };
        let look = look(business);
        let purpose = Purpose { org: org.as_str(), list: ANSWERS, about: answer.id.as_str() };
        mail::enqueue_bulk(tx, self.sealer(), purpose, (to, &email, &look, Headers::default()), now).await
    }
}

/// Returns the design of an email with the name of the business.
pub(crate) fn look(business: &str) -> Look {
    let own = Look::default();
    let name = if business.is_empty() { own.name.clone() } else { business.to_owned() };
    Look { name, ..own }
}

fn answer_words(language: Language, business: &str) -> (String, String) {
    match language {
        Language::En => (
            format!("A reply from {business}"),
            format!("You’re receiving this email because you wrote to {business}."),
        ),
        Language::Fr => (
            format!("Une réponse de {business}"),
            format!("Vous recevez cet e-mail parce que vous avez écrit à {business}."),
        ),
    }
}

//! Every statement about what visitors sent.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use mail::Language;

db::id!(
    /// Names a subscription.
    SubscriptionId
);
db::id!(
    /// Names an event of a subscription.
    ConsentId
);
db::id!(
    /// Names a message.
    MessageId
);

/// A subscription, as the job that writes its letters needs it.
pub(crate) struct Subscription {
    pub(crate) email: String,
    pub(crate) language: String,
    pub(crate) state: String,
    pub(crate) letter_at: Option<Timestamp>,
}

/// A message as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its id.
    pub id: MessageId,
    /// Name of the sender.
    pub name: String,
    /// Email address for the reply.
    pub email: String,
    /// Their company.
    pub company: Option<String>,
    /// Their telephone number.
    pub phone: Option<String>,
    /// Subject of the message.
    pub subject: String,
    /// Text of the message.
    pub message: String,
    /// Monthly budget.
    pub budget: Option<String>,
    /// Planned start.
    pub timeline: Option<String>,
    /// The language of the form.
    pub language: String,
    /// Reason to suspect a bot: `honeypot` or `too_fast`.
    pub suspicion: Option<String>,
    /// When it came.
    pub created_at: Timestamp,
}

/// Records a request for the newsletter and returns the subscription of the address, new or existing.
pub(crate) async fn request(tx: &mut Tx, email: &str, language: Language, now: Timestamp) -> Result<SubscriptionId> {
    let (id,) = query!(
        (SubscriptionId,),
        "insert into newsletter_subscriptions (id, email, language, state, requested_at)
         values ($1, $2, $3, 'requested', $4)
         on conflict (email) do update set requested_at = excluded.requested_at,
             language = case when newsletter_subscriptions.state = 'confirmed' then newsletter_subscriptions.language
                             else excluded.language end,
             state = case when newsletter_subscriptions.state = 'confirmed' then 'confirmed' else 'requested' end
         returning id",
        SubscriptionId::new(now),
        email,
        language.code(),
        now
    )
    .one(tx)
    .await?;
    Ok(id)
}

/// Adds to the proof of consent.
pub(crate) async fn consent(
    tx: &mut Tx,
    id: &SubscriptionId,
    event: &str,
    text_version: &str,
    language: Language,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into newsletter_consents (subscription_id, id, event, text_version, language, created_at)
         values ($1, $2, $3, $4, $5, $6)",
        id,
        ConsentId::new(now),
        event,
        text_version,
        language.code(),
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// A subscription that is there.
pub(crate) async fn subscription(on: impl Run, id: &SubscriptionId) -> Result<Option<Subscription>> {
    query!(Subscription, "select email, language, state, letter_at from newsletter_subscriptions where id = $1", id)
        .find(on)
        .await
}

/// Notes that an email was written.
pub(crate) async fn letter_written(tx: &mut Tx, id: &SubscriptionId, now: Timestamp) -> Result<()> {
    query!("update newsletter_subscriptions set letter_at = $2 where id = $1", id, now).run(tx).await.map(drop)
}

/// Confirms a subscription; false when it does not wait for confirmation.
pub(crate) async fn confirm(tx: &mut Tx, id: &SubscriptionId, now: Timestamp) -> Result<bool> {
    let changed = query!(
        "update newsletter_subscriptions set state = 'confirmed', confirmed_at = $2, ended_at = null
         where id = $1 and state = 'requested'",
        id,
        now
    );
    Ok(changed.run(tx).await? == 1)
}

/// Ends a subscription; false when it has ended.
pub(crate) async fn end(tx: &mut Tx, id: &SubscriptionId, now: Timestamp) -> Result<bool> {
    let changed = query!(
        "update newsletter_subscriptions set state = 'ended', ended_at = $2 where id = $1 and state <> 'ended'",
        id,
        now
    );
    Ok(changed.run(tx).await? == 1)
}

/// Keeps a message; false when this very form is kept already.
pub(crate) async fn keep(tx: &mut Tx, message: &Message, form_hash: &str) -> Result<bool> {
    let added = query!(
        "insert into contact_messages (id, form_hash, name, email, company, phone, subject, message, budget, timeline,
                                       language, suspicion, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (form_hash) do nothing",
        &message.id,
        form_hash,
        message.name.as_str(),
        message.email.as_str(),
        message.company.as_deref(),
        message.phone.as_deref(),
        message.subject.as_str(),
        message.message.as_str(),
        message.budget.as_deref(),
        message.timeline.as_deref(),
        message.language.as_str(),
        message.suspicion.as_deref(),
        message.created_at
    );
    Ok(added.run(tx).await? == 1)
}

/// Number of messages from an email address after `since`.
pub(crate) async fn messages_since(tx: &mut Tx, email: &str, since: Timestamp) -> Result<i64> {
    let (count,) =
        query!((i64,), "select count(*) from contact_messages where email = $1 and created_at > $2", email, since)
            .one(tx)
            .await?;
    Ok(count)
}

/// The latest messages, newest first.
pub async fn messages(db: &Db, most: i64) -> Result<Vec<Message>> {
    query!(
        Message,
        "select id, name, email, company, phone, subject, message, budget, timeline, language, suspicion, created_at
         from contact_messages order by created_at desc, id desc limit $1",
        most
    )
    .all(db)
    .await
}

/// Removes messages, subscriptions never confirmed, and subscriptions ended, older than each of these times.
pub(crate) async fn purge(db: &Db, messages: Timestamp, requested: Timestamp, ended: Timestamp) -> Result<u64> {
    let removed = query!("delete from contact_messages where created_at < $1", messages).run(db).await?;
    let forgotten = query!(
        "delete from newsletter_subscriptions
         where (state = 'requested' and requested_at < $1) or (state = 'ended' and ended_at < $2)",
        requested,
        ended
    );
    Ok(removed + forgotten.run(db).await?)
}

//! Made-up contacts, a running campaign and private feedback, for demos.

use api::Result;
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use locations::LocationId;
use orgs::{OrgId, UserId};
use serde_json::json;

use crate::{
    campaigns::{self, Draft, Recipient, set_state},
    queries::{self, SettingsRow},
    requests::Requests,
    rules::{
        contacts::{CheckedConsent, CheckedContact},
        wording::default_wordings,
    },
    seal::{Address, new_token},
    types::{
        AudienceChoice, CampaignId, CampaignRow, CampaignState, Channel, ConsentState, FeedbackId, FeedbackRow,
        FeedbackState, Language, RequestRow, RequestState,
    },
};

/// Names of customers, with how far their request went.
const CUSTOMERS: [(&str, RequestState); 14] = [
    ("Camille Laurent", RequestState::Clicked),
    ("Julien Mercier", RequestState::Opened),
    ("Sarah Benali", RequestState::Feedback),
    ("Thomas Girard", RequestState::Sent),
    ("Inès Fontaine", RequestState::Clicked),
    ("Hugo Lambert", RequestState::Opened),
    ("Léa Rousseau", RequestState::Feedback),
    ("Antoine Dubois", RequestState::Sent),
    ("Manon Chevalier", RequestState::OptedOut),
    ("Nicolas Perrin", RequestState::Clicked),
    ("Chloé Garnier", RequestState::Waiting),
    ("Maxime Robin", RequestState::Waiting),
    ("Émilie Caron", RequestState::Waiting),
    ("Paul Lefebvre", RequestState::Waiting),
];
/// Private feedback of customers.
const FEEDBACK: [(&str, i64); 2] = [
    ("L’accueil était très bien, mais nous avons attendu vingt minutes malgré la réservation.", 5),
    ("Tout était parfait, merci\u{202f}! Une suggestion\u{202f}: indiquer le parking sur votre site.", 9),
];

/// Adds customers of a location, a campaign that asks them, and the private feedback of two of them.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn seed(
    tx: &mut Tx,
    requests: &Requests,
    (org, user): (&OrgId, &UserId),
    (location, name): (&LocationId, &str),
    now: Timestamp,
) -> Result<()> {
    let settings = SettingsRow {
        sender_name: Some(name.to_owned()),
        postal_address: Some("12 rue de la République\n69002 Lyon".into()),
        ..SettingsRow::default()
    };
    queries::put_settings(tx, org, &settings).await?;
    let link = ("google".to_owned(), "https://search.google.com/local/writereview?placeid=demo".to_owned());
    queries::put_links(tx, org, location, &[link], now).await?;
    queries::add_page(tx, org, Some(location), &new_token(), now).await?;
    let started = now - SignedDuration::from_hours(50);
    let campaign = campaign(user, location, started);
    queries::add_campaign(tx, org, &campaign).await?;
    let mut rows = Vec::new();
    for (customer, _) in CUSTOMERS {
        let (contact, _) = requests.put(tx, org, &self::customer(customer, location, started), started).await?;
        let recipient = Recipient { contact, location: location.clone(), address_hash: None, language: Language::Fr };
        let due_at = now + SignedDuration::from_hours(20);
        let draft = Draft { campaign: Some(&campaign.id), recipient: &recipient, due_at, by: user, now: started };
        rows.push(campaigns::add(requests, tx, org, draft).await?);
    }
    campaigns::count_new(tx, org, &rows).await?;
    let mut texts = FEEDBACK.iter();
    for (row, (customer, state)) in rows.iter().zip(CUSTOMERS) {
        if state == RequestState::Waiting {
            continue;
        }
        queries::note_sent(tx, org, &row.id, started, None).await?;
        if matches!(state, RequestState::Opened | RequestState::Clicked | RequestState::Feedback) {
            queries::note_step(tx, org, &row.id, state, started).await?;
        }
        set_state(tx, org, row, state).await?;
        if state == RequestState::Feedback
            && let Some((text, score)) = texts.next()
        {
            add_feedback(tx, requests, org, row, (customer, text, *score), now).await?;
        }
    }
    Ok(())
}

fn campaign(user: &UserId, location: &LocationId, started: Timestamp) -> CampaignRow {
    CampaignRow {
        id: CampaignId::new(started),
        name: "Clients du mois".into(),
        state: CampaignState::Running,
        channel: Channel::Email,
        location_ids: json!([location]),
        audience: json!(AudienceChoice { all: Some(true), ..AudienceChoice::default() }),
        wording: json!(default_wordings()),
        reminder_after_days: Some(5),
        starts_at: started,
        daily_cap: 10,
        left_out: json!({ "no_consent": 3, "asked_recently": 1 }),
        recipients: CUSTOMERS.len() as i64,
        created_by: user.clone(),
        created_at: started,
        ended_at: None,
    }
}

fn customer(name: &str, location: &LocationId, given_at: Timestamp) -> CheckedContact {
    let consent = CheckedConsent {
        channel: Channel::Email,
        state: ConsentState::Implied,
        source: "visite".into(),
        proof: None,
        given_at,
        expires_at: None,
    };
    CheckedContact {
        name: name.to_owned(),
        email: Some(format!("{}@example.com", text::fold(name).replace(' ', "."))),
        phone: None,
        language: Language::Fr,
        location_ids: vec![location.clone()],
        tags: vec!["fidèles".into()],
        last_visit: Some(given_at.to_zoned(jiff::tz::TimeZone::UTC).date().to_string()),
        consents: vec![consent],
    }
}

async fn add_feedback(
    tx: &mut Tx,
    requests: &Requests,
    org: &OrgId,
    request: &RequestRow,
    (customer, text, score): (&str, &str, i64),
    now: Timestamp,
) -> Result<()> {
    let at = now - SignedDuration::from_hours(score);
    let id = FeedbackId::new(at);
    let row = FeedbackRow {
        name: Some(requests.seal_feedback(org, &id, "name", customer)?),
        email: Some(requests.seal_feedback(org, &id, "email", "client@example.com")?),
        email_hash: requests.hash(org, Address::Email, "client@example.com"),
        text: requests.seal_feedback(org, &id, "text", text)?,
        id,
        location_id: request.location_id.clone(),
        request_id: Some(request.id.clone()),
        contact_id: request.contact_id.clone(),
        score: Some(score),
        wants_reply: score < 7,
        language: Language::Fr,
        state: FeedbackState::Open,
        assignee: None,
        created_at: at,
        updated_at: at,
    };
    Ok(queries::add_feedback(tx, org, &row).await?)
}

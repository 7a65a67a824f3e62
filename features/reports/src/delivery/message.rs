//! Email with a report: its figures in words, and a link to it.

use api::{Error, Result};
use db::Tx;
use jiff::Timestamp;
use mail::{Block, Email, Headers, Look, MAX_NAME, Purpose, quotable};
use orgs::OrgId;

use super::sender::Sender;
use crate::{
    last_look::REPORTS,
    queries::{self, RecipientRow},
    reports::Reports,
    rules::say,
    seal::token_hash,
    types::{Figure, Language, ReportRow, ScheduleRow, SectionKind},
};

/// Maximum number of figures in an email.
const FIGURES: usize = 4;

/// Email with a report, before its recipient.
pub(super) struct Message {
    /// Name of the organization, where an email can quote it.
    organization: Option<String>,
    subject: String,
    text: Option<String>,
    sentences: Vec<String>,
    figures: Vec<Figure>,
    reply_to: Option<String>,
    sender: String,
    look: Look,
    url: String,
    site: String,
}

impl Message {
    /// Reads the content of the emails of a run.
    pub(super) async fn read(
        tx: &mut Tx,
        reports: &Reports,
        (org, schedule, row): (&OrgId, &ScheduleRow, &ReportRow),
        (url, sender): (String, &Sender),
    ) -> Result<Self> {
        let sealed = queries::snapshot_of(&mut *tx, org, &row.id).await?;
        let snapshot = sealed.and_then(|sealed| reports.unpack(org, &row.id, &sealed));
        let snapshot = snapshot.ok_or_else(|| Error::internal("the snapshot of a made report does not open"))?;
        let open = |name, sealed: Option<&str>| {
            sealed.and_then(|sealed| reports.open((org, "report_schedules", schedule.id.as_str(), name), sealed))
        };
        let summary = snapshot.sections.iter().find(|section| section.kind == SectionKind::Summary);
        let first = summary.or_else(|| snapshot.sections.first());
        let mut sentences = snapshot.gaps.clone();
        sentences.extend(first.map(|section| section.sentences.clone()).unwrap_or_default());
        let figures = first.map(|section| section.figures.clone()).unwrap_or_default();
        Ok(Self {
            organization: quotable(&snapshot.organization.name, MAX_NAME).map(ToOwned::to_owned),
            subject: schedule.subject.clone().unwrap_or_else(|| row.title.clone()),
            text: open("message", schedule.message.as_deref()),
            reply_to: open("reply_to", schedule.reply_to.as_deref()).or_else(|| sender.brand.reply_to.clone()),
            sender: sender.brand.sender.clone(),
            look: sender.brand.look(),
            sentences,
            figures: figures.into_iter().filter(|figure| figure.value.is_some()).take(FIGURES).collect(),
            site: sender.address.clone(),
            url,
        })
    }

    /// Queues the email of a recipient in the transaction.
    pub(super) async fn enqueue(
        &self,
        tx: &mut Tx,
        reports: &Reports,
        org: &OrgId,
        to: &RecipientRow,
        now: Timestamp,
    ) -> Result<()> {
        let open = |name, sealed: &str| reports.open((org, "report_recipients", to.schedule_id.as_str(), name), sealed);
        let lost = || Error::internal("the address of a recipient does not open");
        let (address, token) =
            (open("address", &to.address).ok_or_else(lost)?, open("token", &to.token).ok_or_else(lost)?);
        let stop = format!("{}/s/stop/{token}", self.site);
        let headers = Headers {
            reply_to: self.reply_to.clone(),
            sender: quotable(&self.sender, MAX_NAME).map(ToOwned::to_owned),
            unsubscribe: Some(stop.clone()),
        };
        let email = self.email(to.language, &stop);
        let purpose = Purpose { org: org.as_str(), list: REPORTS, about: &token_hash(&token) };
        mail::enqueue_bulk(tx, reports.sealer(), purpose, (&address, &email, &self.look, headers), now).await
    }

    fn email(&self, language: Language, stop: &str) -> Email {
        let mut blocks = Vec::new();
        if let Some(text) = &self.text {
            let paragraphs = text.split("\n\n").map(str::trim).filter(|text| !text.is_empty());
            blocks.extend(paragraphs.map(|text| Block::Text(text.to_owned())));
        }
        if !self.sentences.is_empty() {
            blocks.push(Block::Text(self.sentences.join(" ")));
        }
        let figure = |figure: &Figure| {
            let change = figure.shown_change.as_ref().map(|change| format!(" ({change})")).unwrap_or_default();
            (figure.label.clone(), format!("{}{change}", figure.shown))
        };
        if !self.figures.is_empty() {
            blocks.push(Block::Facts(self.figures.iter().map(figure).collect()));
        }
        blocks.push(Block::Button {
            label: say!(language; "Open the report", "Ouvrir le rapport"),
            url: self.url.clone(),
        });
        blocks.push(Block::Links(vec![(
            say!(language; "Stop these emails", "Ne plus recevoir ces e-mails"),
            stop.to_owned(),
        )]));
        let reason = match &self.organization {
            Some(name) => say!(language;
                "You get this email because {name} sends you this report.",
                "Vous recevez cet e-mail parce que {name} vous envoie ce rapport."),
            None => say!(language;
                "You get this email because a business sends you this report.",
                "Vous recevez cet e-mail parce qu’une entreprise vous envoie ce rapport."),
        };
        Email {
            language: language.into(),
            subject: self.subject.clone(),
            preview: self.sentences.first().cloned().unwrap_or_else(|| self.subject.clone()),
            blocks,
            reason,
        }
    }
}

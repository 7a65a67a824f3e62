//! The emails of this feature.

mod en;
mod fr;
mod occasion;

use db::Tx;
use jiff::Timestamp;
use mail::{Block, Email, Language};
use serde_json::Value;

use crate::{
    Auth, UserId,
    error::Result,
    limits::wrong_codes,
    links::kind::Kind,
    links::lanes::Lane,
    links::one_time_tokens::Proof,
    queries::{self, Device, FlowId, SignUpRow, UserRow},
};

pub use occasion::Occasion;

/// Text of an email in one language.
struct Words {
    subject: &'static str,
    preview: &'static str,
    text: &'static [&'static str],
    /// Label of the link, if there is one.
    button: Option<&'static str>,
    /// Text above the code, if there is one.
    code: Option<&'static str>,
    reason: &'static str,
}

impl Occasion {
    /// All occasions.
    pub const ALL: [Self; 15] = [
        Self::Confirm,
        Self::AlreadyJoined,
        Self::Invite,
        Self::Recover,
        Self::SignIn,
        Self::ChangeCurrent,
        Self::ChangeNew,
        Self::AddressTaken,
        Self::Reauthenticate,
        Self::PasswordChanged,
        Self::EmailChanged,
        Self::FactorAdded,
        Self::FactorRemoved,
        Self::CodesTurnedOff,
        Self::CodesGuessed,
    ];

    /// Link type in the protocol; `None` for emails without a link.
    fn link_type(self) -> Option<&'static str> {
        match self {
            Self::Confirm => Some("signup"),
            Self::Invite => Some("invite"),
            Self::Recover => Some("recovery"),
            Self::SignIn | Self::AlreadyJoined => Some("magiclink"),
            Self::ChangeCurrent | Self::ChangeNew => Some("email_change"),
            _ => None,
        }
    }

    fn words(self, language: Language) -> Words {
        match language {
            Language::English => en::words(self),
            Language::French => fr::words(self),
        }
    }
}

/// Email with a one-time token to send.
#[derive(Clone, Copy)]
pub(crate) struct Errand<'a> {
    pub(crate) kind: Kind,
    pub(crate) occasion: Occasion,
    pub(crate) to: &'a str,
    pub(crate) flow: Option<&'a FlowId>,
    pub(crate) redirect_to: &'a str,
    pub(crate) device: &'a Device,
    pub(crate) now: Timestamp,
}

/// Returns a sample email, with a link and a code that are not valid.
pub fn sample(occasion: Occasion, language: Language) -> Email {
    let link = "https://vitrine.example/auth/v1/verify?token=0123456789abcdef&type=signup";
    email(occasion, language, Some(link), Some("123456"))
}

fn email(occasion: Occasion, language: Language, link: Option<&str>, code: Option<&str>) -> Email {
    let words = occasion.words(language);
    let mut blocks: Vec<Block> = words.text.iter().map(|text| Block::Text((*text).into())).collect();
    if let (Some(label), Some(url)) = (words.button, link) {
        blocks.push(Block::Button { label: label.into(), url: url.into() });
    }
    if let (Some(above), Some(code)) = (words.code, code) {
        blocks.push(Block::Text(above.into()));
        blocks.push(Block::Code(code.into()));
    }
    Email {
        language,
        subject: words.subject.into(),
        preview: words.preview.into(),
        blocks,
        reason: words.reason.into(),
    }
}

/// Returns the language of an email: the user's setting, else the language of the page, else the browser's.
pub(crate) fn language(metadata: &Value, redirect_to: &str, device: &Device) -> Language {
    chosen_language(metadata).unwrap_or_else(|| page_language(redirect_to).unwrap_or(device.language))
}

fn chosen_language(metadata: &Value) -> Option<Language> {
    metadata.get("language").and_then(|tag| tag.as_str()).and_then(Language::of_tag)
}

/// Returns the language of a page of ours. French pages are below `/fr`.
pub(crate) fn page_language(redirect_to: &str) -> Option<Language> {
    let url = url::Url::parse(redirect_to).ok()?;
    let first = url.path_segments()?.next()?;
    (first == "fr").then_some(Language::French)
}

impl Auth {
    /// Returns the URL of the link in an email.
    pub(crate) fn link_to(&self, kind: &str, token: &str, redirect_to: &str) -> String {
        let mut query = url::form_urlencoded::Serializer::new(String::new());
        query.append_pair("token", token).append_pair("type", kind).append_pair("redirect_to", redirect_to);
        format!("{}/verify?{}", self.0.keys.issuer(), query.finish())
    }

    /// Queues an email with a new token, and sets its time in `user`, which the caller saves. Sends nothing when an
    /// email of this kind went to the address within the minimum interval: its token stays valid.
    pub(crate) async fn send_proof(&self, tx: &mut Tx, user: &mut UserRow, mail: Errand<'_>) -> Result<()> {
        let Errand { kind, to, flow, redirect_to, now, .. } = mail;
        let lane = match kind {
            Kind::Recovery | Kind::MagicLink => Lane::of(&self.0.redirects, redirect_to, flow.is_some()),
            _ => Lane::Elsewhere,
        };
        if self.was_sent_lately(queries::last_sent(&mut *tx, to, &lane.name(kind)).await?, now) {
            if matches!(kind, Kind::EmailChangeCurrent | Kind::EmailChangeNew) {
                self.withhold_proof(tx, &user.id, kind, to, now).await?;
            }
            return Ok(());
        }
        let takes_code = self.takes_mailed(&mut *tx, &user.id).await?;
        let proof = self.prove_later(tx, &user.id, (kind, lane), to, flow, now).await?;
        self.post(tx, &user.user_metadata, &proof, takes_code, mail).await?;
        let sent_at = match kind {
            Kind::Confirmation | Kind::Invitation => &mut user.confirmation_sent_at,
            Kind::Recovery | Kind::MagicLink => &mut user.recovery_sent_at,
            Kind::EmailChangeCurrent | Kind::EmailChangeNew => &mut user.email_change_sent_at,
            Kind::Reauthentication => &mut user.reauthentication_sent_at,
        };
        *sent_at = Some(now);
        Ok(())
    }

    /// Queues an email with a new token for a sign-up, unless one went to its address within the minimum interval.
    pub(crate) async fn send_sign_up(&self, tx: &mut Tx, sign_up: &SignUpRow, mail: Errand<'_>) -> Result<()> {
        let all = self.open_sign_ups(tx, &sign_up.email, mail.now).await?;
        let last = all.iter().filter(|other| other.kind == sign_up.kind).filter_map(|other| other.sent_at).max();
        if self.was_sent_lately(last, mail.now) {
            return Ok(());
        }
        let proof = self.prove_sign_up_later(tx, &sign_up.id, mail.flow, mail.now).await?;
        self.post(tx, &sign_up.user_metadata, &proof, wrong_codes::takes_mailed_of(sign_up), mail).await
    }

    /// Informs the owner of an address that the user of another account asked for it. The other user does not learn
    /// this: the change waits for a confirmation that never comes.
    pub(crate) async fn refuse_address(
        &self,
        tx: &mut Tx,
        user: &UserRow,
        owner: &UserRow,
        device: &Device,
        now: Timestamp,
    ) -> Result<()> {
        let (kind, to) = (Kind::EmailChangeNew, owner.email.as_str());
        if self.was_sent_lately(queries::last_sent(&mut *tx, to, kind.as_str()).await?, now) {
            return self.withhold_proof(tx, &user.id, kind, to, now).await;
        }
        self.prove_later(tx, &user.id, (kind, Lane::Elsewhere), to, None, now).await?;
        self.write_notice(tx, owner, to, Occasion::AddressTaken, device, now).await
    }

    /// Returns whether an email was sent within the minimum interval. It counts per address and kind, for callers
    /// together.
    fn was_sent_lately(&self, sent_at: Option<Timestamp>, now: Timestamp) -> bool {
        let pause = self.0.settings.mail_pause;
        sent_at.is_some_and(|at| at <= now && now.duration_since(at) < pause)
    }

    async fn post(
        &self,
        tx: &mut Tx,
        metadata: &Value,
        proof: &Proof,
        takes_code: bool,
        mail: Errand<'_>,
    ) -> Result<()> {
        let Errand { occasion, to, redirect_to, device, now, .. } = mail;
        let link = occasion.link_type().map(|kind| self.link_to(kind, &proof.token, redirect_to));
        let code = Some(proof.code.as_str()).filter(|_| takes_code);
        let message = email(occasion, language(metadata, redirect_to, device), link.as_deref(), code);
        Ok(mail::enqueue(tx, &self.0.sealer, to, &message, now).await?)
    }

    /// Queues an email about an event, if the user has an address.
    pub(crate) async fn write_notice(
        &self,
        tx: &mut Tx,
        user: &UserRow,
        to: &str,
        occasion: Occasion,
        device: &Device,
        now: Timestamp,
    ) -> Result<()> {
        if to.is_empty() {
            return Ok(());
        }
        let message = email(occasion, language(&user.user_metadata, "", device), None, None);
        Ok(mail::enqueue(tx, &self.0.sealer, to, &message, now).await?)
    }

    /// Queues a warning about the action of a stranger, whose device says nothing about the user's language.
    pub(crate) async fn write_warning(
        &self,
        tx: &mut Tx,
        user: &UserId,
        occasion: Occasion,
        now: Timestamp,
    ) -> Result<()> {
        let Some(user) = queries::find_user(&mut *tx, user).await? else { return Ok(()) };
        if user.email.is_empty() {
            return Ok(());
        }
        let message = email(occasion, chosen_language(&user.user_metadata).unwrap_or_default(), None, None);
        Ok(mail::enqueue(tx, &self.0.sealer, &user.email, &message, now).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_written_in_both_languages() {
        for occasion in Occasion::ALL {
            let [english, french] = Language::ALL.map(|language| sample(occasion, language));
            assert_eq!(english.blocks.len(), french.blocks.len(), "{occasion:?}");
            assert_ne!(english.subject, french.subject);
            assert!(english.render().unwrap().text.lines().count() > 4);
            let has_link = english.blocks.iter().any(|block| matches!(block, Block::Button { .. }));
            assert_eq!(has_link, occasion.link_type().is_some(), "{occasion:?}");
        }
    }

    #[test]
    fn french_letters_keep_the_rules_of_french_type() {
        for occasion in Occasion::ALL {
            let text = sample(occasion, Language::French).render().unwrap().text;
            let text: String = text.lines().filter(|line| !line.contains("://")).collect();
            for (at, mark) in text.char_indices().filter(|(_, c)| ";:!?»".contains(*c)) {
                let before = text[..at].chars().next_back();
                assert!(matches!(before, Some('\u{202f}' | '\u{a0}')), "{mark} in {text}");
            }
            assert!(!text.contains('\''), "{text}");
        }
    }

    #[test]
    fn a_page_below_fr_is_french() {
        assert_eq!(page_language("https://vitrine.example/fr/reset-password"), Some(Language::French));
        assert_eq!(page_language("https://vitrine.example/frites"), None);
        assert_eq!(page_language("https://vitrine.example/"), None);
    }
}

//! Emails to the operator about backups.

use jiff::Timestamp;
use mail::{Block, Email, Language};

use super::{
    rules::BackupHealth,
    types::{BackupStatus, Outcome, Run},
};

/// Returns samples of the emails, for previews.
pub fn samples(language: Language) -> Vec<(&'static str, Email)> {
    let started_at = Timestamp::from_second(1_790_000_000).unwrap_or_default();
    let verified = Run {
        started_at,
        ended_at: started_at,
        name: Some("vitrine-20260921T141320Z.backup".into()),
        outcome: Outcome::Verified,
        error: None,
        size_bytes: 0,
        row_count: 0,
        photo_count: 0,
        table_count: 0,
        log_count: 0,
    };
    let status = BackupStatus { latest: None, verified: Some(verified) };
    [
        ("backup-failed", BackupHealth::Failed("/backups: No space left on device (os error 28)".into())),
        ("backup-flawed", BackupHealth::Flawed("audit log instance: row 4 was changed".into())),
        ("backup-overdue", BackupHealth::Overdue),
    ]
    .map(|(name, health)| (name, trouble(&health, &status, "/backups", "https://vitrine.example", language)))
    .to_vec()
}

/// Builds the email about a failure.
pub(crate) fn trouble(
    health: &BackupHealth,
    status: &BackupStatus,
    folder: &str,
    site: &str,
    language: Language,
) -> Email {
    let (subject, text) = cause(health, language);
    let words = words(language);
    let last = status.verified.as_ref().map_or_else(
        || words.none.to_owned(),
        |run| format!("{} ({})", run.started_at.strftime("%Y-%m-%d %H:%M UTC"), run.name.as_deref().unwrap_or("–")),
    );
    let facts = vec![
        (words.instance.to_owned(), site.to_owned()),
        (words.destination.to_owned(), folder.to_owned()),
        (words.last.to_owned(), last),
    ];
    Email {
        language,
        subject: subject.into(),
        preview: words.preview.into(),
        blocks: vec![Block::Text(text), Block::Facts(facts), Block::Text(words.advice.into())],
        reason: words.reason.into(),
    }
}

/// Returns the subject and the first sentence.
fn cause(health: &BackupHealth, language: Language) -> (&'static str, String) {
    match (health, language) {
        (BackupHealth::Failed(error), Language::English) => {
            ("The latest backup failed", format!("The latest backup failed: {error}"))
        }
        (BackupHealth::Failed(error), Language::French) => {
            ("La dernière sauvegarde a échoué", format!("La dernière sauvegarde a échoué\u{a0}: {error}"))
        }
        (BackupHealth::Flawed(flaws), Language::English) => (
            "An audit log doesn’t match its seal",
            format!("The latest backup can be restored, but an audit log in it doesn’t match its seal: {flaws}"),
        ),
        (BackupHealth::Flawed(flaws), Language::French) => (
            "Un journal d’audit ne correspond pas à son sceau",
            format!(
                "La dernière sauvegarde peut être restaurée, mais un journal d’audit qu’elle contient ne correspond pas \
                 à son sceau\u{a0}: {flaws}"
            ),
        ),
        (BackupHealth::Overdue | BackupHealth::Healthy | BackupHealth::None, Language::English) => {
            ("Backups are overdue", "The latest restorable backup is too old. Check that background jobs run.".into())
        }
        (BackupHealth::Overdue | BackupHealth::Healthy | BackupHealth::None, Language::French) => (
            "Les sauvegardes sont en retard",
            "La dernière sauvegarde restaurable est trop ancienne. Vérifiez que les tâches de fond s’exécutent.".into(),
        ),
    }
}

/// Words of the rest of the email.
struct Words {
    preview: &'static str,
    instance: &'static str,
    destination: &'static str,
    last: &'static str,
    none: &'static str,
    advice: &'static str,
    reason: &'static str,
}

fn words(language: Language) -> Words {
    match language {
        Language::English => Words {
            preview: "Your Vitrine instance needs attention.",
            instance: "Instance",
            destination: "Destination",
            last: "Last restorable backup",
            none: "None",
            advice: "Older backups were kept. Vitrine tries again in an hour. For details, run `vitrine doctor` on the \
                     server.",
            reason: "You’re receiving this email because this instance sends messages for its operator to your address \
                     (--contact-to). It’s sent at most once a day.",
        },
        Language::French => Words {
            preview: "Votre instance de Vitrine demande votre attention.",
            instance: "Instance",
            destination: "Destination",
            last: "Dernière sauvegarde restaurable",
            none: "Aucune",
            advice: "Les sauvegardes plus anciennes ont été conservées. Vitrine réessaie dans une heure. Pour en savoir \
                     plus, exécutez `vitrine doctor` sur le serveur.",
            reason: "Vous recevez ce message parce que cette instance envoie à votre adresse les messages destinés à son \
                     exploitant (--contact-to). Il est envoyé au plus une fois par jour.",
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_email_is_in_both_languages_and_names_the_cause_and_the_last_backup() {
        let text = |language| samples(language).into_iter().map(|(_, email)| email.render().unwrap().text).collect();
        let (english, french): (Vec<String>, Vec<String>) = (text(Language::English), text(Language::French));
        for (text, cause) in english.iter().zip(["No space left", "row 4 was changed", "is too old"]) {
            assert!(text.contains(cause) && text.contains("vitrine-20260921T141320Z.backup"), "{text}");
        }
        for (text, cause) in
            french.iter().zip(["a échoué\u{a0}: /backups", "son sceau\u{a0}: audit log", "est trop ancienne"])
        {
            assert!(text.contains(cause) && text.contains("Dernière sauvegarde restaurable"), "{text}");
        }
    }
}

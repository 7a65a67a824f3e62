//! Emails to the operator about backups, in English.

use backup::Folder;
use mail::{Block, Email, Language};

use super::{BackupHealth, BackupStatus};

/// Builds the email about a failure.
pub(crate) fn trouble(health: &BackupHealth, status: &BackupStatus, folder: &Folder, site: &str) -> Email {
    let (subject, text) = match health {
        BackupHealth::Failed(error) => ("The latest backup failed", format!("The latest backup failed: {error}")),
        BackupHealth::Flawed(flaws) => (
            "An audit log has a flaw",
            format!("The latest backup can be restored, but an audit log in it isn’t what was sealed: {flaws}"),
        ),
        BackupHealth::Overdue | BackupHealth::Healthy | BackupHealth::None => {
            ("Backups are overdue", "No backup was made for too long. Check that background jobs run.".into())
        }
    };
    let last = status.verified.as_ref().map_or_else(
        || "None".to_owned(),
        |run| format!("{} ({})", run.started_at.strftime("%Y-%m-%d %H:%M UTC"), run.name.as_deref().unwrap_or("–")),
    );
    let facts = vec![
        ("Instance".to_owned(), site.to_owned()),
        ("Destination".to_owned(), folder.to_string()),
        ("Last restorable backup".to_owned(), last),
    ];
    Email {
        language: Language::English,
        subject: subject.into(),
        preview: "Your Vitrine instance needs attention.".into(),
        blocks: vec![
            Block::Text(text),
            Block::Facts(facts),
            Block::Text(
                "Older backups were kept. The program tries again in an hour. Run `vitrine doctor` on the server for \
                 details."
                    .into(),
            ),
        ],
        reason: "You’re receiving this email because your address is set as the operator’s of this instance \
                 (--operator-email). It’s sent at most once a day."
            .into(),
    }
}

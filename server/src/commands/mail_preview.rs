//! `vitrine mail-preview`: every email as a file, to look at in a browser and in mail programs.

use std::{fs, path::Path};

use auth::Occasion;
use mail::{Email, Language};

use super::say;
use crate::{Outcome, config::MailPreview};

pub(crate) fn run(options: &MailPreview) -> Outcome {
    fs::create_dir_all(&options.folder)?;
    let mut count = 0;
    for language in Language::ALL {
        for occasion in Occasion::ALL {
            write(&options.folder, &format!("{occasion:?}"), &auth::sample_letter(occasion, language))?;
        }
        write(&options.folder, "Invitation", &orgs::sample_invitation(language))?;
        write(&options.folder, "EmergencyAccess", &orgs::sample_emergency_access(language))?;
        write(&options.folder, "Removal", &data::sample_removal(language))?;
        write(&options.folder, "BreakGlass", &sso::sample_email(language))?;
        let of_site = ::site::sample_letters(language);
        for (name, message) in &of_site {
            write(&options.folder, name, message)?;
        }
        let of_notifications = notifications::sample_emails(language);
        for (name, message) in &of_notifications {
            write(&options.folder, name, message)?;
        }
        let of_billing = billing::sample_emails(language);
        for (name, message) in &of_billing {
            write(&options.folder, name, message)?;
        }
        let of_backups = operations::sample_emails(language);
        for (name, message) in &of_backups {
            write(&options.folder, name, message)?;
        }
        count += Occasion::ALL.len() + 4 + of_site.len() + of_notifications.len() + of_billing.len() + of_backups.len();
    }
    say(&format!("{count} emails written into {}", options.folder.display()));
    Ok(())
}

fn write(folder: &Path, name: &str, message: &Email) -> Outcome {
    let path = folder.join(format!("{name}.{}", message.language.code()));
    let message = message.render()?;
    fs::write(path.with_added_extension("html"), message.html)?;
    fs::write(path.with_added_extension("txt"), message.text)?;
    Ok(())
}

//! `vitrine mail-preview`: every letter as a file, to look at in a browser and in mail programs.

use std::{fs, path::Path};

use auth::Occasion;
use mail::{Language, Letter};

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
        let of_site = ::site::sample_letters(language);
        for (name, letter) in &of_site {
            write(&options.folder, name, letter)?;
        }
        count += Occasion::ALL.len() + 3 + of_site.len();
    }
    say(&format!("{count} letters written into {}", options.folder.display()));
    Ok(())
}

fn write(folder: &Path, name: &str, letter: &Letter) -> Outcome {
    let path = folder.join(format!("{name}.{}", letter.language.code()));
    let letter = letter.render()?;
    fs::write(path.with_added_extension("html"), letter.html)?;
    fs::write(path.with_added_extension("txt"), letter.text)?;
    Ok(())
}

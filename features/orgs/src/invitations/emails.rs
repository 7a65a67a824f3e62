//! Invitation email.

use mail::{Block, Email, Language, MAX_NAME};

use super::types::InvitationTo;
use crate::Role;

/// Returns a sample invitation with an invalid link, for previews.
pub fn sample(language: Language) -> Email {
    let to = InvitationTo {
        organisation: "Boulangerie Le Roy".into(),
        invited_by: "Zoé Le Roy".into(),
        email: "ann@example.com".into(),
        role: Role::Manager,
        role_name: None,
    };
    email(&to, language, "https://vitrine.example/invitation#0123456789abcdef")
}

/// Returns the link of an invitation. The token follows `#`, because browsers do not send that part to servers.
pub(super) fn link(site: &str, language: Language, token: &str) -> String {
    let prefix = if language == Language::French { "/fr" } else { "" };
    format!("{site}{prefix}/invitation#{token}")
}

pub(super) fn email(to: &InvitationTo, language: Language, link: &str) -> Email {
    let (someone, an_organization) = match language {
        Language::English => ("Someone", "an organization"),
        Language::French => ("Quelqu’un", "une organisation"),
    };
    let invited_by = mail::quotable(&to.invited_by, MAX_NAME).unwrap_or(someone);
    let organization = mail::quotable(&to.organisation, MAX_NAME);
    let called = organization.unwrap_or(an_organization);
    let own = to.role_name.as_deref().map(|name| mail::quotable(name, MAX_NAME));
    let role = own.unwrap_or_else(|| Some(role_name(to.role, language)));
    let (subject, preview, text, unverified, names, button, reason) = match language {
        Language::English => (
            format!("{invited_by} invited you to join {called}"),
            "Accept the invitation to work together on Vitrine.",
            format!("{invited_by} invited you to join {called} on Vitrine. The link expires in seven days."),
            "The sender entered the names in this email. Vitrine hasn’t verified them.",
            ["Organization", "Your role"],
            "Accept invitation",
            "You’re receiving this email because someone who uses Vitrine invited this address. If you don’t know them, ignore this email.",
        ),
        Language::French => (
            format!("{invited_by} vous invite à rejoindre {called}"),
            "Acceptez l’invitation pour travailler ensemble sur Vitrine.",
            format!(
                "{invited_by} souhaite gérer avec vous des établissements sur Vitrine. Le lien est valable sept jours."
            ),
            "Les noms de ce message ont été saisis par l’expéditeur\u{202f}; Vitrine ne les a pas vérifiés.",
            ["Organisation", "Votre rôle"],
            "Accepter l’invitation",
            "Vous recevez ce message parce qu’une personne qui utilise Vitrine a invité cette adresse. Si vous ne la connaissez pas, ignorez-le.",
        ),
    };
    let values = [organization, role];
    let facts = names.into_iter().zip(values).filter_map(|(name, value)| Some((name.into(), value?.into())));
    Email {
        language,
        subject,
        preview: preview.into(),
        blocks: vec![
            Block::Text(text),
            Block::Facts(facts.collect()),
            Block::Button { label: button.into(), url: link.into() },
            Block::Text(unverified.into()),
        ],
        reason: reason.into(),
    }
}

fn role_name(role: Role, language: Language) -> &'static str {
    match (language, role.closest()) {
        (Language::English, Role::Owner) => "Owner",
        (Language::English, Role::Admin) => "Administrator",
        (Language::English, Role::Manager) => "Manager",
        (Language::English, Role::Responder) => "Responder",
        (Language::English, Role::Viewer) => "Viewer",
        (Language::French, Role::Owner) => "Propriétaire",
        (Language::French, Role::Admin) => "Administrateur",
        (Language::French, Role::Manager) => "Gestionnaire",
        (Language::French, Role::Responder) => "Réponse aux avis",
        (Language::French, Role::Viewer) => "Lecteur",
        (_, Role::Client | Role::Custom(_)) => "Client",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letter_names_organisation_inviter_and_role_in_both_languages() {
        for (language, role) in [(Language::English, "Manager"), (Language::French, "Gestionnaire")] {
            let text = sample(language).render().unwrap().text;
            for part in ["Boulangerie Le Roy", "Zoé Le Roy", role, "/invitation#0123456789abcdef"] {
                assert!(text.contains(part), "{part} in {text}");
            }
        }
    }

    #[test]
    fn the_letter_says_that_names_are_not_verified_and_quotes_none_that_holds_an_address() {
        let to = InvitationTo {
            organisation: "http://evil.example/login".into(),
            invited_by: "URGENT: verify at http://evil.example/login now".into(),
            email: "ann@example.com".into(),
            role: Role::Viewer,
            role_name: None,
        };
        for (language, subject, unverified) in [
            (Language::English, "Someone invited you to join an organization", "hasn’t verified them"),
            (Language::French, "Quelqu’un vous invite à rejoindre une organisation", "ne les a pas vérifiés"),
        ] {
            let message = email(&to, language, "https://vitrine.example/invitation#1");
            let rendered = message.render().unwrap();
            assert_eq!(rendered.subject, subject);
            for text in [rendered.text, rendered.html] {
                assert!(!text.contains("evil") && !text.contains("URGENT"), "{text}");
                assert!(text.contains(unverified), "{text}");
            }
        }
    }

    #[test]
    fn a_link_leads_to_the_page_of_its_language() {
        assert_eq!(link("https://a.example", Language::French, "t"), "https://a.example/fr/invitation#t");
        assert_eq!(link("https://a.example", Language::English, "t"), "https://a.example/invitation#t");
    }
}

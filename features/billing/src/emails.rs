//! Emails to owners about payments.

use api::App;
use crypto::Sealer;
use db::Tx;
use jiff::{Timestamp, tz::TimeZone};
use mail::{Block, Email, Language};
use orgs::{OrgId, Permission, removal};

/// Reason for an email.
#[derive(Clone, Debug)]
pub(crate) enum Occasion {
    /// A payment failed; the number of the email, from 1, and the time at which the plan ends.
    Failed(i64, Timestamp),
    /// A payment must be confirmed at the bank, on a page of Stripe.
    Confirm(String),
    /// The trial ends soon.
    TrialEnds(Option<Timestamp>),
    /// The subscription was canceled, and ends at this time.
    Canceled(Timestamp),
}

/// Words of an email.
struct Words {
    subject: String,
    text: String,
    button: &'static str,
}

/// Sample emails for previews.
pub fn samples(language: Language) -> Vec<(&'static str, Email)> {
    let at = Timestamp::from_second(1_790_000_000).unwrap_or_default();
    let link = "https://vitrine.example/dashboard/settings/plan";
    [
        ("payment-failed", Occasion::Failed(1, at)),
        ("payment-last-reminder", Occasion::Failed(4, at)),
        ("payment-to-confirm", Occasion::Confirm(link.into())),
        ("trial-ends", Occasion::TrialEnds(Some(at))),
        ("plan-canceled", Occasion::Canceled(at)),
    ]
    .map(|(name, occasion)| (name, email("Boulangerie Le Roy", &occasion, language, "https://vitrine.example")))
    .to_vec()
}

/// Queues an email to every owner of an organization, within the transaction.
pub(crate) async fn write(
    tx: &mut Tx,
    (app, sealer): (&App, &Sealer),
    org: &OrgId,
    occasion: &Occasion,
) -> api::Result<()> {
    let Some(name) = removal::leaving(&mut *tx, org).await?.map(|removal| removal.name) else { return Ok(()) };
    for person in removal::people(&mut *tx, org).await? {
        if person.role.may(Permission::ManageBilling) {
            let language = orgs::language_of(tx, org, &person.id).await?;
            let message = email(&name, occasion, language, &app.site.url);
            mail::enqueue(tx, sealer, &person.email, &message, app.now()).await?;
        }
    }
    Ok(())
}

fn email(name: &str, occasion: &Occasion, language: Language, site: &str) -> Email {
    let name = mail::quotable(name, mail::MAX_NAME).unwrap_or(match language {
        Language::English => "your organization",
        Language::French => "votre organisation",
    });
    let Words { subject, text, button } = match language {
        Language::English => english(name, occasion),
        Language::French => french(name, occasion),
    };
    let url = match occasion {
        Occasion::Confirm(url) => url.clone(),
        Occasion::Canceled(_) => format!("{site}/dashboard/settings/data"),
        _ => format!("{site}/dashboard/settings/plan"),
    };
    let reason = match language {
        Language::English => "You’re receiving this email because you own this organization on Vitrine.",
        Language::French => {
            "Vous recevez ce message parce que vous êtes propriétaire de cette organisation sur Vitrine."
        }
    };
    Email {
        language,
        preview: subject.clone(),
        subject,
        blocks: vec![Block::Text(text), Block::Button { label: button.into(), url }],
        reason: reason.into(),
    }
}

fn english(name: &str, occasion: &Occasion) -> Words {
    let keeps = "Nothing will be deleted after that: you can still read, reply manually, edit, sync, and export. \
                 Scans, campaigns, automatic replies, scheduled posts, and reports pause until the plan is paid for.";
    match occasion {
        Occasion::Failed(count, end) => Words {
            subject: match count {
                1 => format!("The payment for {name} failed"),
                4 => format!("Last reminder: the payment for {name} failed"),
                _ => format!("Reminder: the payment for {name} failed"),
            },
            text: format!(
                "We couldn’t collect the payment for your plan. Everything will keep working until {}. {keeps} \
                 To pay or use another payment method, open your plan.",
                day(*end, Language::English)
            ),
            button: "Pay now",
        },
        Occasion::Confirm(_) => Words {
            subject: format!("Confirm the payment for {name}"),
            text: "Your bank needs you to confirm the payment for your plan. It won’t go through until you do.".into(),
            button: "Confirm payment",
        },
        Occasion::TrialEnds(at) => Words {
            subject: match at {
                Some(at) => format!("The trial for {name} ends on {}", day(*at, Language::English)),
                None => format!("The trial for {name} ends soon"),
            },
            text: format!(
                "If you’ve added a payment method, your plan continues and you’ll be charged for the first period. \
                 If not, it pauses and you won’t be charged. {keeps}"
            ),
            button: "Open your plan",
        },
        Occasion::Canceled(at) => Words {
            subject: format!("The plan for {name} is canceled and ends on {}", day(*at, Language::English)),
            text: format!(
                "Everything works until then, and you can undo the cancellation in Settings > Plan. {keeps} You can \
                 export all of your data at any time."
            ),
            button: "Export your data",
        },
    }
}

fn french(name: &str, occasion: &Occasion) -> Words {
    let keeps = "Rien ne sera supprimé\u{202f}: vous pourrez toujours lire, répondre vous-même, modifier, synchroniser \
                 et exporter. Les relevés de positions, campagnes, réponses automatiques, posts programmés et rapports \
                 reprendront dès que la formule sera payée.";
    match occasion {
        Occasion::Failed(count, end) => Words {
            subject: match count {
                1 => format!("Le paiement de {name} a échoué"),
                4 => format!("Dernier rappel\u{202f}: le paiement de {name} a échoué"),
                _ => format!("Rappel\u{202f}: le paiement de {name} a échoué"),
            },
            text: format!(
                "Nous n’avons pas pu encaisser le paiement de votre formule. Tout fonctionne jusqu’au {}. {keeps} Pour \
                 payer ou changer de moyen de paiement, ouvrez votre formule.",
                day(*end, Language::French)
            ),
            button: "Payer maintenant",
        },
        Occasion::Confirm(_) => Words {
            subject: format!("Confirmez le paiement de {name}"),
            text: "Votre banque vous demande de confirmer le paiement de votre formule. D’ici là, il n’est pas réglé."
                .into(),
            button: "Confirmer le paiement",
        },
        Occasion::TrialEnds(at) => Words {
            subject: match at {
                Some(at) => format!("L’essai de {name} se termine le {}", day(*at, Language::French)),
                None => format!("L’essai de {name} se termine bientôt"),
            },
            text: format!(
                "Avec un moyen de paiement, votre formule continue et la première période est débitée. Sans moyen de \
                 paiement, elle est suspendue et rien n’est débité. {keeps}"
            ),
            button: "Ouvrir votre formule",
        },
        Occasion::Canceled(at) => Words {
            subject: format!("La formule de {name} est résiliée et se termine le {}", day(*at, Language::French)),
            text: format!(
                "Tout fonctionne jusque-là, et vous pouvez revenir sur cette décision dans Paramètres > Formule. {keeps} \
                 Vous pouvez exporter toutes vos données à tout moment."
            ),
            button: "Exporter vos données",
        },
    }
}

/// The day of a time in UTC, as people write it.
fn day(at: Timestamp, language: Language) -> String {
    let date = at.to_zoned(TimeZone::UTC).date();
    match language {
        Language::English => dates::english(date),
        Language::French => dates::french(date),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_email_has_its_link_and_day_in_both_languages() {
        for (language, date) in [(Language::English, "September 21, 2026"), (Language::French, "21 septembre 2026")] {
            for (name, email) in samples(language) {
                let text = email.render().unwrap().text;
                assert!(text.contains("https://vitrine.example/dashboard/settings/"), "{name}: {text}");
                assert!(name == "payment-to-confirm" || text.contains(date), "{name}: {text}");
            }
        }
    }

    #[test]
    fn a_name_that_holds_an_address_is_not_quoted() {
        let at = Timestamp::from_second(1_790_000_000).unwrap();
        let message = email("http://evil.example", &Occasion::Failed(1, at), Language::English, "https://a.example");
        assert!(!message.render().unwrap().text.contains("evil"));
    }
}

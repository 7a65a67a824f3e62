//! Answers for the form with which Google takes reports of extortion by reviews.

use pdf::{Block, Cell, Column, Heading, Language, List, Paragraph, Row, Span, Style, Table};

use super::words::{counted, moment, say};
use crate::types::{EvidencePack, PackReview, Source};

/// Google’s page about extortion by reviews, which leads to its form.
const GOOGLE_PAGE: &str = "https://support.google.com/business/answer/16404809";

/// Returns the part about Google’s form; nothing when no review is on Google.
pub(super) fn answers(pack: &EvidencePack, language: Language) -> Vec<Block> {
    let reviews: Vec<&PackReview> = pack.reviews.iter().filter(|review| review.source == Source::Google).collect();
    if reviews.is_empty() {
        return Vec::new();
    }
    let intro = say!(language;
        "If somebody asks for money, goods or services to remove these reviews, report it with Google’s form for extortion. It asks for the following. The answers that Vitrine knows are filled in.",
        "Si quelqu’un demande de l’argent, des produits ou des services pour retirer ces avis, signalez-le avec le formulaire de Google sur l’extorsion. Il demande ce qui suit. Les réponses connues de Vitrine sont déjà remplies.");
    let link =
        say!(language; "Google’s page about extortion by reviews", "Page de Google sur l’extorsion par les avis");
    let table = Table {
        columns: vec![
            Column::text(say!(language; "The form asks for", "Le formulaire demande")),
            Column::text(say!(language; "Answer", "Réponse")),
        ],
        rows: rows(pack, &reviews, language),
        ..Table::default()
    };
    vec![
        Heading::h1(say!(language; "For Google’s extortion form", "Pour le formulaire de Google sur l’extorsion"))
            .into(),
        Paragraph::new(intro).into(),
        table.into(),
        Heading::h2(say!(language; "What to attach and to avoid", "À joindre et à éviter")).into(),
        List::new(advice(language)).into(),
        Paragraph::of(vec![Span::link(link, GOOGLE_PAGE)]).styled(Style::Small).into(),
    ]
}

fn rows(pack: &EvidencePack, reviews: &[&PackReview], language: Language) -> Vec<Row> {
    let row = |question: String, answer: Span| Row::new([Cell::from(question), Cell::from(answer)]);
    let made_by = &pack.made_by;
    let contact = [&made_by.name, &made_by.email, &made_by.organization].into_iter().flatten().cloned();
    let contact = contact.collect::<Vec<_>>().join(", ");
    let business = &pack.business;
    let count = i64::try_from(reviews.len()).unwrap_or_default();
    let count = counted(language, count, ["review", "reviews", "avis", "avis"]);
    let first = reviews.iter().map(|review| review.written_at).min().unwrap_or(pack.crisis.since);
    let last = reviews.iter().map(|review| review.written_at).max().unwrap_or(pack.made_at);
    let (first, last) = (moment(language, first), moment(language, last));
    let details = say!(language;
        "{count} with one or two stars, from {first} to {last}. Each one has its link below and in reviews.csv.",
        "{count} à une ou deux étoiles, du {first} au {last}. Le lien de chacun figure ci-dessous et dans reviews.csv.");
    vec![
        row(say!(language; "Your contact details", "Vos coordonnées"), contact.into()),
        row(
            say!(language; "Your relation to the business", "Votre lien avec l’entreprise"),
            say!(language; "To be added: owner, manager, or agency.", "À ajouter\u{a0}: propriétaire, gestionnaire ou agence.").into(),
        ),
        row(say!(language; "Name of the business", "Nom de l’entreprise"), business.name.clone().into()),
        row(say!(language; "Address", "Adresse"), business.address.clone().into()),
        row(
            say!(language; "Link to the profile", "Lien vers la fiche"),
            Span::link(say!(language; "Open it on Google Maps and copy its link", "L’ouvrir dans Google Maps et copier son lien"), business.maps_url.clone()),
        ),
        row(say!(language; "The suspicious reviews", "Les avis suspects"), details.into()),
        row(
            say!(language; "The person who demands", "La personne qui exige"),
            say!(language;
                "To be added: names, email addresses, phone numbers, user names, and how you were contacted.",
                "À ajouter\u{a0}: noms, adresses e-mail, numéros de téléphone, identifiants, et moyen de contact.").into(),
        ),
        row(
            say!(language; "The demand", "La demande"),
            say!(language;
                "To be added: what was asked for, when, and how it should be paid.",
                "À ajouter\u{a0}: ce qui a été demandé, quand, et le moyen de paiement exigé.").into(),
        ),
    ]
}

fn advice(language: Language) -> [String; 4] {
    [
        say!(language;
            "Attach screenshots of every message, with its date, time and sender.",
            "Joignez des captures d’écran de chaque message, avec sa date, son heure et son expéditeur."),
        say!(language; "Attach this PDF and reviews.csv.", "Joignez ce PDF et reviews.csv."),
        say!(language; "Keep the messages. Do not answer them, and do not pay.", "Conservez les messages. N’y répondez pas et ne payez pas."),
        say!(language;
            "Send the form from the Google account that manages the profile.",
            "Envoyez le formulaire depuis le compte Google qui gère la fiche."),
    ]
}

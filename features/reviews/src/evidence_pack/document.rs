//! PDF of a pack.

use pdf::{Block, Brand, Cover, Document, Figure, Heading, Language, Paragraph, Row, Span, Style, Table};

use super::{
    answers::answers,
    words::{counted, decimal, event, moment, omitted, outcome, presence, say, site, stars},
};
use crate::types::{
    CrisisEntry, CrisisEntryKind, CrisisReason, EvidencePack, PackReview, PackText, PackVersion, ReviewMember,
};

/// Maximum number of bytes of the texts in the PDF, about 200 pages; all of them are in the other files.
const MAX_TEXT_BYTES: usize = 300_000;

/// Returns the document of a pack.
pub(super) fn document(pack: &EvidencePack, language: Language) -> Document {
    let title = say!(language; "Evidence of a review crisis", "Dossier de preuves d’une crise d’avis");
    let mut document = Document::new(title.clone(), language, pack.made_at, pack.crisis.id.to_string());
    let organization = pack.made_by.organization.clone().unwrap_or_default();
    document.brand = Brand { name: organization, ..document.brand };
    document.footer.clone_from(&title);
    document.header.clone_from(&pack.business.name);
    document.blocks.push(cover(pack, title, language).into());
    document.blocks.extend(situation(pack, language));
    document.blocks.extend(answers(pack, language));
    let mut texts = Texts { language, left: MAX_TEXT_BYTES };
    document.blocks.push(Heading::h1(say!(language; "Timeline", "Chronologie")).into());
    document.blocks.push(timeline(pack, &mut texts).into());
    document.blocks.push(Heading::h1(say!(language; "Reviews", "Avis")).into());
    for (at, review) in pack.reviews.iter().enumerate() {
        document.blocks.extend(texts.review(at + 1, review));
    }
    document
}

fn cover(pack: &EvidencePack, title: String, language: Language) -> Cover {
    let made_by = [&pack.made_by.name, &pack.made_by.organization].into_iter().flatten().cloned();
    let mut facts = vec![
        (say!(language; "Address", "Adresse"), pack.business.address.clone()),
        (say!(language; "Detected", "Détectée"), moment(language, pack.crisis.began_at)),
    ];
    if let Some(ended_at) = pack.crisis.ended_at {
        facts.push((say!(language; "Ended", "Terminée"), moment(language, ended_at)));
    }
    facts.push((say!(language; "Made", "Établi"), moment(language, pack.made_at)));
    facts.push((say!(language; "By", "Par"), made_by.collect::<Vec<_>>().join(", ")));
    Cover { title, subtitle: pack.business.name.clone(), facts, is_page: false, picture: None }
}

fn situation(pack: &EvidencePack, language: Language) -> Vec<Block> {
    let (crisis, spike) = (&pack.crisis, &pack.crisis.spike);
    let [threshold, mean, deviation] =
        [spike.threshold, spike.mean, spike.deviation].map(|number| decimal(language, number));
    let low = counted(language, spike.low, ["review", "reviews", "avis", "avis"]);
    let cause = match spike.reason {
        CrisisReason::LowRatings => say!(language;
            "{low} with one or two stars within 24 hours. The threshold is {threshold}: the greater of 3 and mean + 3 × standard deviation of the 90 days before (mean {mean}, standard deviation {deviation}).",
            "{low} à une ou deux étoiles en 24 heures. Le seuil est de {threshold}\u{a0}: le plus grand de 3 et de moyenne + 3 × écart type des 90 jours précédents (moyenne {mean}, écart type {deviation})."),
        CrisisReason::NewAuthors => {
            let authors = spike.new_authors;
            say!(language;
                "{authors} authors who had never reviewed the business gave one or two stars without a text within 24 hours. Three are enough.",
                "{authors} auteurs qui n’avaient jamais laissé d’avis sur l’entreprise ont donné une ou deux étoiles sans texte en 24 heures. Trois suffisent.")
        }
    };
    let figures = vec![
        Figure::new(say!(language; "Bad reviews in 24 hours", "Mauvais avis en 24 heures"), spike.low.to_string()),
        Figure::new(
            say!(language; "Without text, new authors", "Sans texte, nouveaux auteurs"),
            spike.new_authors.to_string(),
        ),
        Figure::new(say!(language; "Reviews in this file", "Avis dans ce dossier"), pack.reviews.len().to_string()),
    ];
    let mut blocks = vec![
        Heading::h1(say!(language; "Situation", "Situation")).into(),
        Paragraph::new(cause).into(),
        figures.into(),
    ];
    if let Some(report) = &crisis.report {
        blocks.push(Heading::h2(say!(language; "Report at its end", "Compte rendu de fin")).into());
        blocks.push(Paragraph::new(report.clone()).into());
    }
    let note = say!(language;
        "Times are in UTC. Authors, texts and dates are as the site shows them. The timeline has internal notes: read it before you hand this file on.",
        "Les heures sont en UTC. Auteurs, textes et dates sont ceux qu’affiche le site. La chronologie contient des notes internes\u{a0}: relisez-la avant de transmettre ce dossier.");
    blocks.push(Paragraph::new(note).styled(Style::Small).into());
    blocks
}

fn timeline(pack: &EvidencePack, texts: &mut Texts) -> Table {
    let language = texts.language;
    let columns =
        [say!(language; "Time", "Heure"), say!(language; "Entry", "Entrée"), say!(language; "Member", "Membre")];
    let mut row = |entry: &CrisisEntry| {
        let member = entry.written_by.as_ref().map(|member| name(member, language)).unwrap_or_default();
        Row::new([moment(language, entry.written_at), texts.entry(entry), member])
    };
    Table {
        columns: columns.into_iter().map(pdf::Column::text).collect(),
        rows: pack.timeline.iter().map(&mut row).collect(),
        ..Table::default()
    }
}

fn name(member: &ReviewMember, language: Language) -> String {
    member.name.clone().unwrap_or_else(|| say!(language; "a former member", "un ancien membre"))
}

/// Texts of the document, until it is full.
struct Texts {
    language: Language,
    left: usize,
}

impl Texts {
    /// Returns a text, or a sentence in its place.
    fn keep(&mut self, text: &str) -> String {
        let language = self.language;
        match self.left.checked_sub(text.len()) {
            Some(rest) => {
                self.left = rest;
                text.to_owned()
            }
            None => say!(language; "This text is in evidence.json.", "Ce texte se trouve dans evidence.json."),
        }
    }

    fn entry(&mut self, entry: &CrisisEntry) -> String {
        let language = self.language;
        match entry.kind {
            CrisisEntryKind::Began => say!(language; "Crisis detected", "Crise détectée"),
            CrisisEntryKind::Ended => say!(language; "Crisis ended", "Crise terminée"),
            CrisisEntryKind::Note => self.keep(entry.text.as_deref().unwrap_or_default()),
            CrisisEntryKind::Lead => match &entry.lead {
                Some(lead) => {
                    let lead = name(lead, language);
                    say!(language; "Lead: {lead}", "Responsable\u{a0}: {lead}")
                }
                None => say!(language; "Lead removed", "Responsable retiré"),
            },
        }
    }

    fn review(&mut self, number: usize, review: &PackReview) -> Vec<Block> {
        let language = self.language;
        let author = match review.author.as_str() {
            "" => say!(language; "Anonymous", "Anonyme"),
            author => author.to_owned(),
        };
        let stars = stars(language, review.rating);
        let (site, written_at) = (site(language, review.source), moment(language, review.written_at));
        let mut facts = vec![say!(language; "{site}, written on {written_at}", "{site}, rédigé le {written_at}")];
        facts.push(presence(language, review.state));
        facts.extend(review.report_state.map(|state| outcome(language, state)));
        let seen_at = moment(language, review.seen_at);
        facts.push(say!(language; "last seen there on {seen_at}", "vu pour la dernière fois le {seen_at}"));
        let mut blocks = vec![
            Heading::h2(format!("{number}. {author}, {stars}")).into(),
            Paragraph::new(facts.join(" · ")).styled(Style::Small).into(),
            self.quote(&review.text, review.language.as_deref()),
        ];
        if let Some(url) = &review.url {
            blocks.push(Paragraph::of(vec![Span::link(url.clone(), url.clone())]).styled(Style::Small).into());
        }
        if let Some(reply) = &review.reply {
            let label = say!(language; "Reply: ", "Réponse\u{a0}: ");
            let reply = match reply.omission() {
                Some(reason) => omitted(language, reason),
                None => self.keep(reply.as_str()),
            };
            blocks.push(Paragraph::of(vec![Span::bold(label), Span::from(reply)]).styled(Style::Small).into());
        }
        blocks.extend(review.versions.iter().flat_map(|version| self.version(version, review.language.as_deref())));
        blocks
    }

    fn version(&mut self, version: &PackVersion, text_language: Option<&str>) -> [Block; 3] {
        let language = self.language;
        let noticed_at = moment(language, version.noticed_at);
        let event = event(language, &version.event);
        let stars = stars(language, version.rating);
        [
            Heading::h3(format!("{event} ({noticed_at})")).into(),
            Paragraph::new(stars).styled(Style::Small).into(),
            self.quote(&version.text, text_language),
        ]
    }

    fn quote(&mut self, text: &PackText, text_language: Option<&str>) -> Block {
        let language = self.language;
        let paragraph = match text {
            PackText::LeftOut(reason) => Paragraph::new(omitted(language, *reason)).styled(Style::Small),
            PackText::Text(text) if text.is_empty() => {
                Paragraph::new(say!(language; "Rating without a text.", "Note sans texte.")).styled(Style::Small)
            }
            PackText::Text(text) => {
                let quote = Paragraph::new(self.keep(text)).styled(Style::Quote);
                text_language.map_or(quote.clone(), |code| quote.in_language(code))
            }
        };
        paragraph.into()
    }
}

//! The PDF of a pack, and its size.

use jiff::Timestamp;
use locations::LocationId;
use orgs::UserId;
use pdf::{Block, Language};

use super::{archive::archive, document::document, table::table};
use crate::{
    rules::{MAX_TEXT_BYTES, fit, pack_business, pack_review},
    types::{
        Crisis, CrisisEntry, CrisisEntryId, CrisisEntryKind, CrisisId, CrisisReason, EvidencePack, PackMember,
        PackReview, PackText, ReviewMember, Source, Spike,
    },
};

const AT: Timestamp = Timestamp::constant(1_800_000_000, 0);
const MAX_PACK_BYTES: usize = 20_000_000;

fn pack(reviews: Vec<PackReview>) -> EvidencePack {
    let (reason, mean, deviation, threshold) = (CrisisReason::LowRatings, 1.0, 1.0, 4.0);
    let details = locations::Details { name: "Shop".into(), city: "Austin".into(), ..locations::Details::default() };
    let member = ReviewMember { id: UserId::new(AT), name: Some("Ann".into()) };
    let entry = CrisisEntry {
        id: CrisisEntryId::new(AT),
        kind: CrisisEntryKind::Note,
        written_at: AT,
        written_by: Some(member),
        lead: None,
        text: Some("A man called".into()),
    };
    EvidencePack {
        made_at: AT,
        made_by: PackMember { name: Some("Ann".into()), email: None, organization: Some("Shops".into()) },
        business: pack_business(&details),
        crisis: Crisis {
            id: CrisisId::new(AT),
            location_id: LocationId::new(AT),
            location_name: "Shop".into(),
            spike: Spike { reason, low: 5, new_authors: 0, mean, deviation, threshold },
            since: AT,
            began_at: AT,
            lead: None,
            ended_at: Some(AT),
            ended_by: None,
            report: Some("A broken oven".into()),
        },
        timeline: vec![entry],
        reviews,
    }
}

/// Returns the texts of the document in the order of reading.
fn texts(blocks: &[Block]) -> Vec<String> {
    let spans = |spans: &[pdf::Span]| spans.iter().map(|span| span.text.as_str()).collect::<String>();
    let of = |block: &Block| match block {
        Block::Heading(heading) => vec![heading.text.clone()],
        Block::Paragraph(paragraph) => vec![spans(&paragraph.spans)],
        Block::List(list) => list.items.iter().map(|item| spans(item)).collect(),
        Block::Table(table) => table.rows.iter().flat_map(|row| &row.cells).map(|cell| spans(&cell.spans)).collect(),
        _ => Vec::new(),
    };
    blocks.iter().flat_map(of).collect()
}

#[test]
fn the_pdf_has_the_situation_the_time_line_and_each_version() {
    let document = document(&pack(vec![pack_review("Rude staff", "Awful")]), Language::En);
    let texts = texts(&document.blocks);
    for expected in [
        "A broken oven",
        "A man called",
        "1. =Ann, 1 out of 5",
        "Rude staff",
        "https://maps.google.com/r/1",
        "Reply: Sorry",
        "Before an edit (January 15, 2027, 08:00 UTC)",
        "Awful",
    ] {
        assert!(texts.iter().any(|text| text == expected), "{expected}: {texts:#?}");
    }
    assert!(
        texts
            .iter()
            .any(|text| text.starts_with("5 reviews with one or two stars within 24 hours. The threshold is 4:"))
    );
}

#[test]
fn the_answers_for_google_are_in_packs_with_reviews_on_google() {
    let heading = "Pour le formulaire de Google sur l’extorsion";
    let has_answers = |source| {
        let review = PackReview { source, ..pack_review("Bad", "") };
        let texts = texts(&document(&pack(vec![review]), Language::Fr).blocks);
        texts.iter().any(|text| text == heading) && texts.iter().any(|text| text == "Ann, Shops")
    };
    assert!(has_answers(Source::Google));
    assert!(!has_answers(Source::Other));
}

#[test]
fn a_full_pdf_refers_to_the_other_files() {
    let long = "x".repeat(200_000);
    let reviews = vec![pack_review(&long, ""), pack_review(&long, "")];
    let texts = texts(&document(&pack(reviews), Language::En).blocks);
    assert_eq!(texts.iter().filter(|text| *text == "This text is in evidence.json.").count(), 1);
}

#[test]
fn a_pack_of_the_longest_texts_stays_below_its_maximum() {
    let noise = |seed: usize| {
        let mut state = seed as u64 + 1;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            char::from_u32(0x1_F300 + (state >> 40) as u32 % 700).unwrap_or('x')
        };
        (0..2_500).map(|_| next()).collect::<String>()
    };
    let mut reviews: Vec<PackReview> =
        (0..500).map(|number| pack_review(&noise(number), &noise(number + 500))).collect();
    fit(&mut reviews, MAX_TEXT_BYTES);
    assert!(reviews.iter().any(|review| matches!(review.versions[0].text, PackText::LeftOut(_))));
    let pack = pack(reviews);
    let files = [
        ("reviews.csv", table(&pack.reviews).into_bytes()),
        ("evidence.json", serde_json::to_vec_pretty(&pack).unwrap()),
    ];
    assert!(archive(&files).unwrap().len() < MAX_PACK_BYTES / 2);
}

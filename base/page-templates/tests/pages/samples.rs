//! Samples, as visitors see them in the public previews.

use std::io::Write;

use flate2::{Compression, write::GzEncoder};
use page_templates::{Block, Language, MAX_DESCRIPTION, MAX_TITLE, Template, render_page, sample, style};

use crate::{all, html};

/// Maximum size of a page that travels packed, in bytes.
const MAX_PACKED: usize = 14 * 1024;

/// Classes of the blocks that each template is made for.
const BLOCKS: [(Template, &[&str]); 6] = [
    (Template::Restaurant, &["b-menu", "b-about", "b-photos", "b-reviews", "b-news", "b-access", "b-faq", "b-nearby"]),
    (
        Template::Medical,
        &["b-people", "b-services", "b-payment", "b-access", "b-photos", "b-faq", "b-news", "b-nearby"],
    ),
    (Template::RealEstate, &["b-listings", "b-areas", "b-people", "b-about", "b-reviews", "b-faq", "b-nearby"]),
    (Template::Legal, &["b-services", "b-people", "b-about", "b-faq", "b-reviews", "b-access", "b-payment"]),
    (Template::HomeServices, &["b-services", "b-areas", "b-about", "b-photos", "b-reviews", "b-faq", "v-urgent"]),
    (Template::Retail, &["b-departments", "b-stock", "b-services", "b-photos", "b-reviews", "b-news", "b-payment"]),
];

#[test]
fn every_sample_shows_the_blocks_of_its_template() {
    for (template, classes) in BLOCKS {
        for language in Language::ALL {
            let view = sample(template, language);
            let document = render_page(&view);
            assert_eq!(html::faults(&document), [""; 0], "{template:?} {language:?}");
            for class in classes.iter().chain(&["v-hours", "v-call", "headline", "intro"]) {
                assert!(document.contains(class), "{template:?} {language:?}: {class}");
            }
            assert!(document.contains(&format!("<html lang=\"{}\"", language.code())));
            assert!(document.contains("noindex"), "samples stay out of search engines");
        }
    }
}

#[test]
fn french_doctors_show_no_reviews() {
    let page = sample(Template::Medical, Language::French);
    assert!(!page.blocks.iter().any(|block| matches!(block, Block::Reviews(_))));
}

#[test]
fn titles_and_descriptions_fit_into_results() {
    for (template, language) in all() {
        let frame = sample(template, language).frame;
        assert!(frame.title.chars().count() <= MAX_TITLE, "{}", frame.title);
        assert!(frame.description.chars().count() <= MAX_DESCRIPTION, "{}", frame.description);
    }
}

#[test]
fn a_usual_page_fits_into_the_first_packets() {
    for (template, language) in all() {
        let mut packer = GzEncoder::new(Vec::new(), Compression::default());
        packer.write_all(render_page(&sample(template, language)).as_bytes()).unwrap();
        let size = packer.finish().unwrap().len();
        assert!(size <= MAX_PACKED, "{template:?} {language:?}: {size} bytes");
    }
}

#[test]
fn french_texts_have_french_spaces() {
    for template in Template::ALL {
        let document = render_page(&sample(template, Language::French));
        let (_, body) = document.split_once("<body>").unwrap();
        for part in html::parts(body) {
            let html::Part::Text(text) = part else { continue };
            for (index, sign) in text.char_indices().filter(|(_, sign)| ";!?:".contains(*sign)) {
                let before = text[..index].chars().next_back();
                let is_time_or_address =
                    sign == ':' && before.is_some_and(char::is_alphanumeric) && text.contains("http");
                let is_spaced = before.is_none_or(|before| ['\u{202f}', '\u{a0}'].contains(&before));
                assert!(is_spaced || is_time_or_address, "{template:?}: {text}");
            }
        }
    }
}

#[test]
fn the_style_of_a_page_is_that_of_its_look() {
    for (template, language) in all() {
        let view = sample(template, language);
        let document = render_page(&view);
        assert!(document.contains(&format!("<style>{}</style>", style(view.frame.site.look))));
        assert_eq!(document.matches("<style").count(), 1);
    }
}

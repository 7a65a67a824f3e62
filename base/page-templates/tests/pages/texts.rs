//! Texts of users: they are text wherever they stand, and blank ones leave nothing behind.

use page_templates::{Block, Language, PageView, Phone, Template, render_page, sample};

use crate::{all, documents, fixtures, html};

const HOSTILE: &str = "</script></style></title>\"'><script>alert(1)</script><img src=x onerror=alert(1)>&lt;<!--";

#[test]
fn text_is_never_markup() {
    for (template, language) in all() {
        for document in documents(template, language, HOSTILE) {
            assert_eq!(html::faults(&document), [""; 0], "{template:?} {language:?}");
            assert!(!document.contains("<script>") && !document.contains("<img src=x") && !document.contains("<!--"));
            assert_eq!((document.matches("<style>").count(), document.matches("<title>").count()), (1, 1));
        }
    }
}

#[test]
fn links_to_scripts_lead_nowhere() {
    let mut page = sample(Template::HomeServices, Language::English);
    page.contact.directions = Some("javascript:alert(1)".into());
    page.contact.map_url = Some(" JavaScript:alert(1)".into());
    page.contact.phone =
        Some(Phone { display: "1".into(), e164: "+1".into(), href: Some("data:text/html,<script>".into()) });
    for action in &mut page.more_actions {
        action.href = "vbscript:x".into();
    }
    let document = render_page(&page);
    let targets: Vec<String> = html::parts(&document)
        .into_iter()
        .filter_map(|part| match part {
            html::Part::Start(_, mut attributes) => attributes.remove("href"),
            _ => None,
        })
        .collect();
    let is_safe = |href: &String| ["#", "/", "https://", "tel:"].iter().any(|start| href.starts_with(start));
    assert!(targets.iter().all(is_safe), "{targets:?}");
}

#[test]
fn long_arabic_and_pictorial_texts_make_sound_documents() {
    for text in
        ["A very long name of a place, ".repeat(5), "مطعم الوردة الذهبية".into(), "🍕👩‍⚕️🏳️‍🌈".into(), "x".repeat(500)]
    {
        for (template, language) in all() {
            for document in documents(template, language, &text) {
                assert_eq!(html::faults(&document), [""; 0], "{template:?} {language:?} {text}");
            }
        }
    }
}

#[test]
fn blank_texts_leave_nothing_behind() {
    for (template, language) in all() {
        let named = |mut page: PageView| {
            page.name = "Name".into();
            page.frame.name = "Name".into();
            page.frame.site.name = "Name".into();
            page.frame.title = "Name".into();
            page.frame.site.logo = None;
            page.frame.site.legal.lines.clear();
            page.frame.site.legal.links.clear();
            page.frame.crumbs.clear();
            page
        };
        let mut page = named(fixtures::full(template, language, " "));
        page.picture = None;
        page.hours = None;
        page.action = None;
        page.more_actions.clear();
        page.blocks.retain(|block| !matches!(block, Block::Photos(_)));
        let document = render_page(&page);
        assert_eq!(html::faults(&document), [""; 0], "{template:?} {language:?}");
        for block in page.blocks.iter().filter(|block| !matches!(block, Block::Reviews(_))) {
            let mut changed = page.clone();
            changed.blocks = vec![block.clone()];
            assert!(!render_page(&changed).contains("<section class=\"b "), "{block:?}");
        }
    }
}

#[test]
fn a_page_with_a_name_alone_is_sound() {
    for (template, language) in all() {
        let mut page = sample(template, language);
        page.headline = None;
        page.intro = None;
        page.picture = None;
        page.contact = page_templates::Contact::default();
        page.hours = None;
        page.action = None;
        page.more_actions.clear();
        page.blocks.clear();
        page.business = page_templates::Business::default();
        let document = render_page(&page);
        assert_eq!(html::faults(&document), [""; 0], "{template:?} {language:?}");
        assert!(!document.contains("class=\"visit\"") && !document.contains("class=\"acts\""));
    }
}

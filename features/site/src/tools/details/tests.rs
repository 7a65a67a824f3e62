//! Tests of listings as people copy them from screens.

use super::*;

#[test]
fn a_listing_copied_from_a_screen_is_read() {
    let details = Details::of(
        "Boulangerie Martin\n4,6 ★ (128)\nBoulangerie\n12 rue Mercière, 69002 Lyon\nboulangerie-martin.fr\n\
         04 78 42 00 00\nlundi : fermé\nmardi à samedi : 7h–19h30\n\
         Pain au levain, viennoiseries et tartes, chaque jour dès sept heures au cœur de la presqu’île.",
    );
    let some = |text: &str| Some(text.to_owned());
    let expected = Details {
        name: some("Boulangerie Martin"),
        category: some("Boulangerie"),
        address: some("12 rue Mercière, 69002 Lyon"),
        phone: some("04 78 42 00 00"),
        website: some("boulangerie-martin.fr"),
        hours: some("lundi : fermé, mardi à samedi : 7h–19h30"),
        description: some(
            "Pain au levain, viennoiseries et tartes, chaque jour dès sept heures au cœur de la presqu’île.",
        ),
        rating: Some(4.6),
    };
    assert_eq!(details, expected);
}

#[test]
fn facts_that_share_a_line_are_taken_apart() {
    let details = Details::of(
        "Mario’s Pizzeria\n4.5 ★ (120) · Pizza restaurant\n12 Main St · Springfield Mall\n\
         Open ⋅ Closes 10 PM · (212) 555-0142",
    );
    assert_eq!(details.name.as_deref(), Some("Mario’s Pizzeria"));
    assert_eq!((details.rating, details.category.as_deref()), (Some(4.5), Some("Pizza restaurant")));
    assert_eq!(details.address.as_deref(), Some("12 Main St"));
    assert_eq!(details.hours.as_deref(), Some("Open ⋅ Closes 10 PM"));
    assert_eq!(details.phone.as_deref(), Some("(212) 555-0142"));
}

#[test]
fn labeled_lines_are_read_by_their_label() {
    let details = Details::of(
        "Name: 12 Tables\nCategory: Restaurant\nAddress: Old Mill\nPhone: (514) 555-0142\nWebsite: https://12tables.example/menu\n\
         Hours:\nMon-Fri 9:00-17:00\nSat 10am to 4pm\nRating: 4.2\nDescription: Small plates.\nE-mail: a@b.example",
    );
    assert_eq!(details.name.as_deref(), Some("12 Tables"));
    assert_eq!(details.address.as_deref(), Some("Old Mill"));
    assert_eq!(details.phone.as_deref(), Some("(514) 555-0142"));
    assert_eq!(details.website.as_deref(), Some("https://12tables.example/menu"));
    assert_eq!(details.hours.as_deref(), Some("Mon-Fri 9:00-17:00, Sat 10am to 4pm"));
    assert_eq!((details.rating, details.description.as_deref()), (Some(4.2), Some("Small plates.")));
}

#[test]
fn an_unlabeled_line_is_recognized_by_its_format() {
    for (line, expected) in [
        ("+33 1 99 00 12 34", LineKind::Phone),
        ("☎ 514-555-0142", LineKind::Phone),
        ("75002", LineKind::Other),
        ("www.example.com", LineKind::Website),
        ("zoe@example.com", LineKind::Other),
        ("4.8", LineKind::Rating),
        ("4.8 stars", LineKind::Rating),
        ("5 rue des Lilas, Paris", LineKind::Address),
        ("200 Main Street", LineKind::Address),
        ("Mon–Fri 9 am – 6 pm", LineKind::Hours),
        ("9:00 – 18:00", LineKind::Hours),
        ("du lundi au vendredi de 9 h à 18 h", LineKind::Hours),
        ("Sunday closed", LineKind::Hours),
        ("dimanche fermé", LineKind::Hours),
        ("Fermé ⋅ Ouvre à 8 h", LineKind::Hours),
        ("Open Kitchen", LineKind::Name),
        ("Chez Zoé", LineKind::Name),
        ("The 5th Element", LineKind::Name),
    ] {
        assert_eq!(Details::default().looks_like(line), expected, "{line}");
    }
}

#[test]
fn fields_marked_as_missing_are_missing() {
    let details = Details::of("Chez Zoé\nPhone: none\nWebsite: -\nRating: not yet");
    assert_eq!((details.phone, details.website, details.rating), (None, None, None));
}

#[test]
fn no_text_does_harm() {
    for text in ["", ":", ":::::", "\u{0}", "é:é", "4.", ".", "Hours:\n\n:", "h:h-h", "\u{202e}12, x"] {
        Details::of(text);
    }
    Details::of(&"1:1-".repeat(10_000));
}

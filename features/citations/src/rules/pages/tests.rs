//! Pages as directories write them.

use super::*;

fn reference() -> Reference {
    Reference {
        name: "Chez Nous".into(),
        address: "12 bis rue Mercière".into(),
        city: "Lyon".into(),
        postcode: "69002".into(),
        phone: "04 78 37 00 00".into(),
        country: "FR".into(),
        ..Reference::default()
    }
}

/// Name, address, postcode, phone and their places.
fn read(html: &str) -> Vec<(Vec<Option<String>>, String)> {
    let show = |candidate: Candidate| {
        let values = candidate.found;
        let places: Vec<&str> = candidate.sources.iter().map(|source| source.source.as_str()).collect();
        (vec![values.name, values.address, values.postcode, values.phone], places.join(" "))
    };
    businesses(html, &reference()).into_iter().map(show).collect()
}

fn some(values: [&str; 4]) -> Vec<Option<String>> {
    values.into_iter().map(|value| (!value.is_empty()).then(|| value.to_owned())).collect()
}

#[test]
fn json_ld_is_read_at_any_depth_and_other_things_are_not() {
    let html = r#"<script type="application/ld+json">{"@context":"https://schema.org","@graph":[
        {"@type":"WebSite","name":"Annuaire"},
        {"@type":"ItemPage","mainEntity":{"@type":["Restaurant"],"name":"Chez  Nous","telephone":"+33 4 78 37 00 00",
        "address":{"@type":"PostalAddress","streetAddress":["12 bis rue Mercière"],"postalCode":69002,"addressLocality":"Lyon"},
        "review":{"@type":"Review","name":"Super","author":{"@type":"Person","name":"Zoé","address":"1 rue A"}}}}]}</script>"#;
    let expected = some(["Chez Nous", "12 bis rue Mercière", "69002", "+33 4 78 37 00 00"]);
    assert_eq!(read(html), [(expected, "json_ld json_ld json_ld json_ld json_ld".to_owned())]);
}

#[test]
fn microdata_and_rdfa_are_read_without_reviews_within() {
    let micro = r#"<div itemscope itemtype="https://schema.org/Restaurant"><h1 itemprop="name">Chez <b>Nous</b></h1>
        <div itemprop="review" itemscope itemtype="https://schema.org/Review"><span itemprop="name">Nul</span></div>
        <div itemprop="address" itemscope><span itemprop="streetAddress">12 bis rue Mercière</span>
        <meta itemprop="postalCode" content="69002"></div><a itemprop="telephone" href="tel:+33478370000">04 78 37 00 00</a></div>"#;
    let rdfa = r#"<div vocab="https://schema.org/" typeof="Restaurant"><span property="name">Chez Nous</span>
        <div property="address" typeof="PostalAddress"><span property="streetAddress">12 bis rue Mercière</span>
        <span property="postalCode">69002</span></div><span property="schema:telephone">04 78 37 00 00</span></div>"#;
    for html in [micro, rdfa] {
        let expected = some(["Chez Nous", "12 bis rue Mercière", "69002", "04 78 37 00 00"]);
        let values = read(html);
        assert_eq!((values.len(), &values[0].0), (1, &expected), "{html}");
        assert!(values[0].1.starts_with("microdata microdata"), "{}", values[0].1);
    }
}

#[test]
fn a_page_without_structured_data_is_parsed_from_its_text() {
    let html = "<title>Chez Nous - Lyon | Annuaire</title><style>p{}</style><h1>Chez Nous</h1>
        <address>12 bis rue Mercière<br>69002 Lyon</address><a href='tel:+33478370000'>Appeler</a><script>var a='<p>'</script>";
    let expected = some(["Chez Nous", "12 bis rue Mercière 69002 Lyon", "69002", "+33478370000"]);
    assert_eq!(read(html), [(expected, "text tel address address".to_owned())]);
    let plain = "Annuaire\nRestaurant Chez Nous\n12 bis rue Mercière\n69002 Lyon\nTél. : 04 78 37 00 00\nOuvert";
    let values = read(plain);
    let expected = some(["Restaurant Chez Nous", "12 bis rue Mercière, 69002 Lyon", "69002", "04 78 37 00 00"]);
    assert_eq!(values, [(expected, "text text text text".to_owned())]);
}

#[test]
fn of_several_businesses_the_one_that_is_ours_comes_first() {
    let business = |name: &str, street: &str, phone: &str| {
        format!(
            r#"{{"@type":"LocalBusiness","name":"{name}","telephone":"{phone}","url":"https://d.fr/{phone}","address":
            {{"streetAddress":"{street}","postalCode":"69002","addressLocality":"Lyon"}}}}"#
        )
    };
    let html = format!(
        r#"<script type="application/ld+json">[{},{},{}]</script>"#,
        business("Autre", "1 rue A", "0478000001"),
        business("Chez Nous", "12 bis rue Merciere", "0478370001"),
        business("Chez Nous", "12 bis rue Mercière", "0478370000"),
    );
    let judged = judged(businesses(&html, &reference()), &reference());
    let urls: Vec<_> = judged.iter().map(|judged| judged.candidate.url.as_deref().unwrap()).collect();
    assert_eq!(urls, ["https://d.fr/0478370000", "https://d.fr/0478370001"]);
    assert!(pasted(&html, &reference()).is_same);
}

#[test]
fn a_page_about_another_business_is_not_ours() {
    let html = "<h1>Le Grand Café</h1><address>40 quai Rambaud, 69002 Lyon</address><a href=tel:0478000001>x</a>";
    assert!(judged(businesses(html, &reference()), &reference()).is_empty());
    assert!(!pasted(html, &reference()).is_same);
}

#[test]
fn no_markup_however_broken_does_harm() {
    for html in [
        "<",
        "<title",
        "<title>",
        "<script type=application/ld+json>",
        "<!--",
        "</h1></h1>",
        "<a href='tel:",
        "",
        "\u{0}<p\u{0}>",
    ] {
        let _ = businesses(html, &reference());
    }
    let deep = "[".repeat(100_000);
    let _ = businesses(&format!("<script type=application/ld+json>{deep}</script>"), &reference());
    let many = "<div itemscope itemprop=name>".repeat(50_000);
    let _ = businesses(&many, &reference());
}

#[test]
fn a_hostile_page_is_compared_with_the_location_a_bounded_number_of_times() {
    let block = |number| {
        format!(
            r#"<script type="application/ld+json">{{"@type":"Store","name":"S{number}","telephone":"04"}}</script>"#
        )
    };
    let blocks: String = (0..8_000).map(block).collect();
    assert_eq!(businesses(&blocks, &reference()).len(), json_ld::MAX_BUSINESSES);
    let titles = markup::read(&"<h1>Chez Nous</h1><address>1 rue A</address>".repeat(3_000)).visible;
    assert!(titles.titles.len() <= 20 && titles.addresses.len() <= 20, "{} titles", titles.titles.len());
}

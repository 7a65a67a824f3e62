//! Views with one text everywhere, and lists of places.

use hours::{Day, OpeningHours, Period, Special};
use jiff::civil::date;
use page_templates::{
    Access, Action, ActionKind, Address, Area, Block, ClosedView, Coordinates, Crumb, Department, DirectoryView,
    Filter, Folder, Hours, Language, Legal, Link, ListedLocation, Listing, ListingState, LocatorState, LocatorView,
    MenuItem, MenuSection, News, PageView, Payment, Person, Phone, Photo, Picture, Question, Reply, Review, Reviews,
    Service, Services, ShareImage, Sister, Source, Template, sample,
};

/// Returns a photo whose texts are `text`.
pub fn photo(text: &str) -> Photo {
    let source = Source { url: format!("/photos/1?{text}"), width: 800 };
    Photo {
        src: format!("/photos/1?{text}"),
        sources: vec![source.clone()],
        webp: vec![source],
        absolute: vec![format!("https://pages.example/photos/1?{text}")],
        width: 1600,
        height: 1200,
        alt: text.to_owned(),
    }
}

/// Returns a page with all blocks, in which every text is `text`.
pub fn full(template: Template, language: Language, text: &str) -> PageView {
    let own = || text.to_owned();
    let some = || Some(text.to_owned());
    let mut page = sample(template, language);
    let frame = &mut page.frame;
    frame.site.name = own();
    frame.site.logo = Some(photo(text));
    frame.site.locator_path = Some(format!("/locator?{text}"));
    frame.site.legal =
        Legal { lines: vec![own(), own()], links: vec![Link { label: own(), href: format!("/legal?{text}") }] };
    frame.title = own();
    frame.description = own();
    frame.name = own();
    frame.is_indexable = true;
    frame.crumbs = vec![Crumb { name: own(), path: format!("/{text}") }];
    frame.share_image = Some(ShareImage { url: format!("https://pages.example/{text}"), width: 1200, height: 630 });
    for version in &mut frame.versions {
        version.is_indexable = true;
    }
    page.name = own();
    page.headline = some();
    page.intro = some();
    page.business.category = some();
    page.business.branch_code = some();
    page.business.legal_name = some();
    page.business.vat_id = some();
    page.business.identifiers = vec![(own(), own())];
    page.business.same_as = vec![format!("https://listing.example/{text}")];
    page.business.price_range = some();
    page.business.currencies = vec![own()];
    page.business.cuisines = vec![own()];
    page.business.medical_specialties = vec![own()];
    page.business.is_accepting_new_patients = Some(true);
    page.picture = Some(Picture::Photo(photo(text)));
    page.contact.city = own();
    page.contact.address = Some(Address {
        street: own(),
        city: own(),
        region: some(),
        postal_code: some(),
        country: own(),
        lines: vec![own(), own()],
    });
    page.contact.phone = Some(Phone { display: own(), e164: own(), href: None });
    page.contact.email = some();
    page.contact.directions = Some(format!("/go/directions?{text}"));
    page.contact.map_url = Some(format!("https://map.example/{text}"));
    page.contact.coordinates = Some(Coordinates { latitude: 48.5, longitude: 2.25 });
    page.hours = Some(Hours { opening: opening(), is_by_appointment: true, note: some(), emergency: some() });
    let action = |kind| Action {
        kind,
        label: some(),
        href: format!("/go/book?{text}"),
        target: Some(format!("https://book.example/{text}")),
    };
    page.action = Some(action(ActionKind::Book));
    page.more_actions = vec![action(ActionKind::Menu), action(ActionKind::Order)];
    page.blocks = blocks(text);
    page
}

fn opening() -> OpeningHours {
    let period = |open_day: Day, open: &str, close_day, close: &str| Period {
        open_day,
        open_time: open.parse().unwrap(),
        close_day,
        close_time: close.parse().unwrap(),
    };
    OpeningHours {
        regular: vec![
            period(Day::Monday, "00:00", Day::Monday, "24:00"),
            period(Day::Tuesday, "09:00", Day::Tuesday, "12:30"),
            period(Day::Tuesday, "14:00", Day::Tuesday, "19:00"),
            period(Day::Saturday, "18:00", Day::Sunday, "02:00"),
        ],
        special: vec![
            Special { date: date(2026, 11, 1), is_closed: true, open_time: None, close_time: None },
            Special { date: date(2026, 12, 25), is_closed: true, open_time: None, close_time: None },
        ],
    }
}

fn blocks(text: &str) -> Vec<Block> {
    let own = || text.to_owned();
    let some = || Some(text.to_owned());
    let path = || Some(format!("/{text}"));
    let picture = || Some(Picture::Photo(photo(text)));
    let review = |stars| Review {
        author: own(),
        date: date(2026, 11, 2),
        stars,
        text: own(),
        tag: some(),
        source: Some(Link { label: own(), href: format!("https://reviews.example/{text}") }),
        reply: Some(Reply { text: own(), date: Some(date(2026, 11, 3)) }),
    };
    vec![
        Block::About(vec![own(), own()]),
        Block::Menu(vec![MenuSection {
            name: own(),
            items: vec![MenuItem { name: own(), description: some(), price: some() }],
        }]),
        Block::Services(Services {
            items: vec![Service { name: own(), description: some(), price: some(), path: path() }],
            price_note: some(),
        }),
        Block::People(vec![Person {
            name: own(),
            role: some(),
            specialties: vec![own()],
            languages: vec![own()],
            hours: some(),
            picture: picture(),
        }]),
        Block::Listings(vec![Listing {
            title: own(),
            description: some(),
            price: some(),
            state: ListingState::Sold,
            href: path(),
            picture: picture(),
        }]),
        Block::Departments(vec![Department {
            name: own(),
            description: some(),
            schema_type: some(),
            hours: Some(opening()),
        }]),
        Block::Stock(vec![own()]),
        Block::Payment(Payment { insurances: vec![own()], methods: vec![own()], price_note: some() }),
        Block::Photos(vec![Picture::Photo(photo(text)), Picture::Photo(photo(text))]),
        Block::Access(Access {
            parking: some(),
            transport: some(),
            accessibility: some(),
            amenities: vec![own()],
            languages: vec![(own(), own())],
        }),
        Block::Areas(vec![Area { name: own(), note: some(), path: path() }]),
        Block::Faq(vec![Question { question: own(), answer: own() }]),
        Block::News(vec![News {
            date: date(2026, 11, 2),
            title: some(),
            text: own(),
            link: Some(Link { label: own(), href: format!("/{text}") }),
        }]),
        Block::Reviews(Reviews { items: vec![review(Some(4)), review(None)], note: some() }),
        Block::Nearby(vec![Sister { name: own(), address: some(), distance: some(), path: format!("/{text}") }]),
    ]
}

/// Returns places with a name, of which one has no page.
pub fn places(text: &str) -> Vec<ListedLocation> {
    let own = || text.to_owned();
    let place = |path| ListedLocation {
        name: own(),
        path,
        address: vec![own(), own()],
        phone: Some(Phone { display: own(), e164: own(), href: None }),
        hours: Some(opening()),
        now: Some(date(2026, 11, 24).at(10, 0, 0, 0)),
        distance: Some(own()),
        directions: Some(format!("/go/directions?{text}")),
    };
    vec![place(Some(format!("/{text}"))), place(None), place(Some("/other".to_owned()))]
}

/// Returns a directory page.
pub fn directory(template: Template, language: Language, text: &str, is_root: bool) -> DirectoryView {
    let mut frame = full(template, language, text).frame;
    if is_root {
        frame.crumbs.clear();
        frame.path.clear();
    }
    let folder = |count| Folder { name: text.to_owned(), path: format!("/{text}"), count };
    DirectoryView {
        frame,
        heading: None,
        intro: vec![text.to_owned()],
        is_root,
        folders: vec![folder(1), folder(12)],
        places: if is_root { Vec::new() } else { places(text) },
    }
}

/// Returns a page of the locator.
pub fn locator(template: Template, language: Language, text: &str, state: LocatorState) -> LocatorView {
    LocatorView {
        frame: full(template, language, text).frame,
        query: text.to_owned(),
        filters: vec![Filter { value: text.to_owned(), label: text.to_owned(), is_on: true }],
        state,
        center: Some(text.to_owned()),
        total: 42,
        first: 21,
        places: if state == LocatorState::Unknown { Vec::new() } else { places(text) },
        previous: Some(format!("/locator?q={text}")),
        next: Some(format!("/locator?q={text}&page=3")),
    }
}

/// Returns the page of a closed location.
pub fn closed(template: Template, language: Language, text: &str) -> ClosedView {
    ClosedView {
        frame: full(template, language, text).frame,
        name: text.to_owned(),
        city: text.to_owned(),
        nearest: vec![Sister {
            name: text.to_owned(),
            address: Some(text.to_owned()),
            distance: Some(text.to_owned()),
            path: format!("/{text}"),
        }],
    }
}

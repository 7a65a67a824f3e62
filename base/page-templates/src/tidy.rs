//! Removal of blank texts, lists and blocks, so that a page and its structured data show neither.

use crate::view::{Access, Block, PageView, Payment, Picture};

/// Returns the view without blank texts and empty blocks.
pub(crate) fn tidy(view: &PageView) -> PageView {
    let mut view = view.clone();
    for text in [&mut view.headline, &mut view.intro, &mut view.contact.email] {
        blank(text);
    }
    let business = &mut view.business;
    let texts = [
        &mut business.category,
        &mut business.branch_code,
        &mut business.legal_name,
        &mut business.vat_id,
        &mut business.price_range,
    ];
    texts.into_iter().for_each(blank);
    for list in [&mut business.same_as, &mut business.currencies, &mut business.cuisines] {
        blanks(list);
    }
    business.identifiers.retain(|(name, value)| is_said(name) && is_said(value));
    if let Some(hours) = &mut view.hours {
        blank(&mut hours.note);
        blank(&mut hours.emergency);
    }
    let contact = &mut view.contact;
    [&mut contact.directions, &mut contact.map_url].into_iter().for_each(blank);
    contact.phone.take_if(|phone| !is_said(&phone.display));
    if let Some(address) = &mut contact.address {
        blanks(&mut address.lines);
    }
    contact.address.take_if(|address| address.lines.is_empty());
    view.hours.take_if(|hours| {
        hours.opening.is_empty() && !hours.is_by_appointment && hours.note.is_none() && hours.emergency.is_none()
    });
    view.blocks = view.blocks.into_iter().filter_map(block).collect();
    view
}

fn is_said(text: &str) -> bool {
    !text.trim().is_empty()
}

fn is_language_tag(tag: &str) -> bool {
    !tag.is_empty() && tag.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-')
}

fn blank(text: &mut Option<String>) {
    text.take_if(|text| !is_said(text));
}

fn blanks(list: &mut Vec<String>) {
    list.retain(|text| is_said(text));
}

/// Returns a block without its blank parts, or none when nothing is left.
fn block(mut block: Block) -> Option<Block> {
    let is_empty = match &mut block {
        Block::About(texts) | Block::Stock(texts) => {
            blanks(texts);
            texts.is_empty()
        }
        Block::Menu(sections) => {
            for item in sections.iter_mut().flat_map(|section| &mut section.items) {
                blank(&mut item.description);
                blank(&mut item.price);
            }
            for section in sections.iter_mut() {
                section.items.retain(|item| is_said(&item.name));
            }
            sections.retain(|section| !section.items.is_empty());
            sections.is_empty()
        }
        Block::Services(services) => {
            services.items.retain(|item| is_said(&item.name));
            for item in &mut services.items {
                blank(&mut item.description);
                blank(&mut item.price);
            }
            blank(&mut services.price_note);
            services.items.is_empty()
        }
        Block::People(people) => {
            people.retain(|person| is_said(&person.name));
            for person in people.iter_mut() {
                blank(&mut person.role);
                blank(&mut person.hours);
                blanks(&mut person.specialties);
                blanks(&mut person.languages);
            }
            people.is_empty()
        }
        Block::Listings(listings) => {
            listings.retain(|listing| is_said(&listing.title));
            for listing in listings.iter_mut() {
                blank(&mut listing.description);
                blank(&mut listing.price);
            }
            listings.is_empty()
        }
        Block::Departments(departments) => {
            departments.retain(|department| is_said(&department.name));
            for department in departments.iter_mut() {
                blank(&mut department.description);
                department.hours.take_if(|hours| hours.regular.is_empty());
            }
            departments.is_empty()
        }
        Block::Payment(payment) => is_blank_payment(payment),
        Block::Photos(photos) => {
            photos.retain(|photo| !matches!(photo, Picture::Photo(photo) if !is_said(&photo.src)));
            photos.is_empty()
        }
        Block::Access(access) => is_blank_access(access),
        Block::Areas(areas) => {
            areas.retain(|area| is_said(&area.name));
            for area in areas.iter_mut() {
                blank(&mut area.note);
            }
            areas.is_empty()
        }
        Block::Faq(questions) => {
            questions.retain(|item| is_said(&item.question) && is_said(&item.answer));
            questions.is_empty()
        }
        Block::News(news) => {
            news.retain(|item| is_said(&item.text));
            for item in news.iter_mut() {
                blank(&mut item.title);
                item.link.take_if(|link| !is_said(&link.label));
            }
            news.is_empty()
        }
        Block::Reviews(reviews) => {
            reviews.items.retain(|review| is_said(&review.text) || review.stars.is_some());
            for review in &mut reviews.items {
                review.reply.take_if(|reply| !is_said(&reply.text));
                review.source.take_if(|source| !is_said(&source.label));
                review.tag.take_if(|tag| !is_language_tag(tag));
            }
            blank(&mut reviews.note);
            reviews.items.is_empty()
        }
        Block::Nearby(sisters) => {
            sisters.retain(|sister| is_said(&sister.name));
            for sister in sisters.iter_mut() {
                blank(&mut sister.address);
                blank(&mut sister.distance);
            }
            sisters.is_empty()
        }
    };
    (!is_empty).then_some(block)
}

fn is_blank_payment(Payment { insurances, methods, price_note }: &mut Payment) -> bool {
    blanks(insurances);
    blanks(methods);
    blank(price_note);
    insurances.is_empty() && methods.is_empty() && price_note.is_none()
}

fn is_blank_access(access: &mut Access) -> bool {
    let Access { parking, transport, accessibility, amenities, languages } = access;
    for text in [&mut *parking, &mut *transport, &mut *accessibility] {
        blank(text);
    }
    blanks(amenities);
    languages.retain(|(_, name)| is_said(name));
    let is_silent = parking.is_none() && transport.is_none() && accessibility.is_none();
    is_silent && amenities.is_empty() && languages.is_empty()
}

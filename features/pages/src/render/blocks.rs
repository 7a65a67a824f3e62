//! Blocks of a page in the order that members chose.

use api::App;
use jiff::{civil::DateTime, tz::TimeZone};
use page_templates::{
    Access, Area, Block, Department, Link, MenuItem, MenuSection, News, Payment, Person, Photo, Picture, Question,
    Reply, Review, Reviews, Service, Services,
};
use reviews::ReplyState;

use super::{Frames, PageToRender, lists::nearest, sister, text};
use crate::types::{BlockKind, Content, Language, Template};

/// Reviews of a page.
const REVIEWS: i64 = 4;
/// Nearest locations of a page.
const NEARBY: usize = 5;

/// Returns the blocks that are on.
pub(super) async fn blocks(
    app: &App,
    frames: &Frames,
    page: &PageToRender<'_>,
    photos: Vec<Photo>,
    now: DateTime,
) -> api::Result<Vec<Block>> {
    let (content, language) = (page.content, page.language);
    let mut photos = Some(photos);
    let mut blocks = Vec::new();
    for block in content.blocks.iter().filter(|block| block.on) {
        match block.kind {
            BlockKind::Hours => {}
            BlockKind::About => blocks.push(Block::About(content.texts.of(language).paragraphs.clone())),
            BlockKind::Menu => blocks.push(Block::Menu(menu(content, language))),
            BlockKind::Services => blocks.push(Block::Services(services(content, language))),
            BlockKind::People => blocks.push(Block::People(people(content, language))),
            BlockKind::Departments => {
                blocks.push(Block::Departments(departments(content, language)));
                blocks.push(Block::Stock(text(&content.texts.of(language).stock_note).into_iter().collect()));
            }
            BlockKind::Photos => {
                let photos = photos.take().unwrap_or_default();
                blocks.push(Block::Photos(photos.into_iter().map(Picture::Photo).collect()));
            }
            BlockKind::Access => {
                blocks.push(Block::Payment(payment(content, language)));
                blocks.push(Block::Access(access(content, language)));
            }
            BlockKind::Areas => blocks.push(Block::Areas(areas(content))),
            BlockKind::Faq => blocks.push(Block::Faq(faq(content, language))),
            BlockKind::News => blocks.push(Block::News(news(page, now))),
            BlockKind::Reviews => blocks.push(Block::Reviews(latest_reviews(app, page).await?)),
            BlockKind::Nearby => {
                let near = nearest(page.board, page.entry, NEARBY);
                blocks.push(Block::Nearby(
                    near.iter().map(|(far, entry)| sister(frames, entry, language, *far)).collect(),
                ));
            }
        }
    }
    Ok(blocks)
}

fn menu(content: &Content, language: Language) -> Vec<MenuSection> {
    let section = |section: &crate::types::MenuSection| MenuSection {
        name: section.name.of(language).to_owned(),
        items: section
            .items
            .iter()
            .filter(|item| !item.name.of(language).is_empty())
            .map(|item| MenuItem {
                name: item.name.of(language).to_owned(),
                description: text(item.description.of(language)),
                price: text(&item.price),
            })
            .collect(),
    };
    content.menu.iter().map(section).filter(|section| !section.items.is_empty()).collect()
}

fn services(content: &Content, language: Language) -> Services {
    let named = content.services.iter().filter(|service| !service.name.of(language).is_empty());
    let service = |service: &crate::types::Service| Service {
        name: service.name.of(language).to_owned(),
        description: text(service.description.of(language)),
        price: text(&service.price),
        path: None,
    };
    Services { items: named.map(service).collect(), price_note: text(content.price_note.of(language)) }
}

fn people(content: &Content, language: Language) -> Vec<Person> {
    let people = content.people.iter().filter(|person| person.shown && !person.name.is_empty());
    let words = |words: &[crate::types::Words]| -> Vec<String> {
        words.iter().map(|word| word.of(language).to_owned()).filter(|word| !word.is_empty()).collect()
    };
    people
        .map(|person| Person {
            name: person.name.clone(),
            role: text(person.role.of(language)),
            specialties: words(&person.specialties),
            languages: person.languages.clone(),
            hours: text(person.hours_text.of(language)),
            picture: None,
        })
        .collect()
}

fn departments(content: &Content, language: Language) -> Vec<Department> {
    let named = content.departments.iter().filter(|department| !department.name.of(language).is_empty());
    let department = |department: &crate::types::Department| Department {
        name: department.name.of(language).to_owned(),
        description: text(department.hours_text.of(language)),
        schema_type: None,
        hours: None,
    };
    named.map(department).collect()
}

fn payment(content: &Content, language: Language) -> Payment {
    let methods =
        content.payments.iter().map(|payment| payment.of(language).to_owned()).filter(|payment| !payment.is_empty());
    // The note stands below the prices where there are some.
    let note = content.services.is_empty().then(|| text(content.price_note.of(language))).flatten();
    Payment { insurances: content.insurances.clone(), methods: methods.collect(), price_note: note }
}

fn access(content: &Content, language: Language) -> Access {
    Access {
        parking: text(content.parking.of(language)),
        transport: text(content.transport.of(language)),
        accessibility: text(content.accessibility.of(language)),
        amenities: Vec::new(),
        languages: content.languages_spoken.iter().map(|name| (String::new(), name.clone())).collect(),
    }
}

fn areas(content: &Content) -> Vec<Area> {
    content.areas.iter().map(|name| Area { name: name.clone(), note: None, path: None }).collect()
}

fn faq(content: &Content, language: Language) -> Vec<Question> {
    let both = |question: &&crate::types::Question| {
        !question.question.of(language).is_empty() && !question.answer.of(language).is_empty()
    };
    let question = |question: &crate::types::Question| Question {
        question: question.question.of(language).to_owned(),
        answer: question.answer.of(language).to_owned(),
    };
    content.faq.iter().filter(both).map(question).collect()
}

/// Returns the news, dated by the last change of the page.
fn news(page: &PageToRender<'_>, now: DateTime) -> Vec<News> {
    let Some(text) = text(&page.content.texts.of(page.language).news) else { return Vec::new() };
    let page = page.entry.page.as_ref();
    let changed = page.map(|page| page.updated_at.to_zoned(TimeZone::UTC).date());
    let date = changed.unwrap_or(now.date());
    vec![News { date, title: None, text, link: None }]
}

/// Returns the latest reviews, whatever their ratings. Pages of French physicians show none: testimonials have no place in
/// their communication (R. 4127-19-1 of the Code de la santé publique).
async fn latest_reviews(app: &App, page: &PageToRender<'_>) -> api::Result<Reviews> {
    let (board, details) = (page.board, page.details());
    let is_health = reviews::profession(details.category.as_deref()) == reply_guard::Profile::Healthcare;
    let is_medical = is_health || page.template == Template::Medical;
    if !board.settings.shows_reviews || (is_medical && details.country.as_deref() == Some("FR")) {
        return Ok(Reviews::default());
    }
    let reviews = reviews::latest_shown(&app.db, &board.org, page.entry.id(), REVIEWS).await?;
    let items: Vec<Review> = reviews.into_iter().map(|review| shown_review(review, page.language)).collect();
    let note = (!items.is_empty()).then(|| note(page.language).to_owned());
    Ok(Reviews { items, note })
}

/// Says how the reviews were selected and checked, as French law demands (L. 111-7-2 of the Code de la consommation).
fn note(language: Language) -> &'static str {
    match language {
        Language::En => {
            "The latest reviews with a text on Google, newest first, whatever their rating. Google doesn’t verify that their authors were customers, and neither do we."
        }
        Language::Fr => {
            "Les derniers avis rédigés sur Google, du plus récent au plus ancien, quelle que soit leur note. Ni Google ni nous ne vérifions que leurs auteurs ont été clients."
        }
    }
}

fn shown_review(review: reviews::Review, language: Language) -> Review {
    let date = |at: jiff::Timestamp| at.to_zoned(TimeZone::UTC).date();
    let is_public = |state: ReplyState| matches!(state, ReplyState::Sent | ReplyState::Recorded);
    let reply = review.reply.filter(|reply| is_public(reply.state));
    let author = if review.author.is_empty() {
        match language {
            Language::En => "Anonymous".to_owned(),
            Language::Fr => "Anonyme".to_owned(),
        }
    } else {
        review.author
    };
    Review {
        author,
        date: date(review.written_at),
        stars: review.rating.map(|rating| rating.round().clamp(1.0, 5.0) as u8),
        text: review.text,
        tag: review.language.filter(|tag| tag != language.as_str()),
        source: review.url.map(|href| Link { label: "Google".to_owned(), href }),
        reply: reply.map(|reply| Reply { text: reply.text, date: Some(date(reply.at)) }),
    }
}

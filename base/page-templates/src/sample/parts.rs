//! Parts that the samples are made of.

use hours::{Day, OpeningHours, Period, Special, Time};
use jiff::civil::{Date, DateTime, date};

use crate::view::{
    Action, ActionKind, Address, Area, Business, Contact, Coordinates, Crumb, Font, Frame, Language, Legal, Link, Look,
    MenuItem, PageView, Phone, Picture, Question, Reply, Review, Scene, Service, Sister, Site, Template, Version,
};

/// Texts of a sample in one language.
#[derive(Clone, Copy)]
pub(super) struct Texts(pub(super) Language);

impl Texts {
    /// Returns the text of the language.
    pub(super) fn of(self, english: &str, french: &str) -> String {
        self.pick(english, french).to_owned()
    }

    /// Returns the value of the language.
    pub(super) fn pick<T>(self, english: T, french: T) -> T {
        match self.0 {
            Language::English => english,
            Language::French => french,
        }
    }

    /// Returns a dish.
    pub(super) fn dish(self, name: (&str, &str), description: (&str, &str), price: (&str, &str)) -> MenuItem {
        MenuItem {
            name: self.of(name.0, name.1),
            description: some(self.pick(description.0, description.1)),
            price: some(self.pick(price.0, price.1)),
        }
    }

    /// Returns a service.
    pub(super) fn service(self, name: (&str, &str), description: (&str, &str), price: (&str, &str)) -> Service {
        Service {
            name: self.of(name.0, name.1),
            description: some(self.pick(description.0, description.1)),
            price: some(self.pick(price.0, price.1)),
            path: None,
        }
    }

    /// Returns an area.
    pub(super) fn area(self, name: (&str, &str), note: (&str, &str)) -> Area {
        Area { name: self.of(name.0, name.1), note: some(self.pick(note.0, note.1)), path: None }
    }

    /// Returns a question with its answer.
    pub(super) fn question(self, question: (&str, &str), answer: (&str, &str)) -> Question {
        Question { question: self.of(question.0, question.1), answer: self.of(answer.0, answer.1) }
    }

    /// Returns a review on a day of November 2026.
    pub(super) fn review(
        self,
        day: i8,
        author: (&str, &str),
        stars: u8,
        text: (&str, &str),
        reply: (&str, &str),
    ) -> Review {
        Review {
            author: self.of(author.0, author.1),
            date: date(2026, 11, day),
            stars: Some(stars),
            text: self.of(text.0, text.1),
            tag: None,
            source: Some(Link { label: "Google".into(), href: "#reviews".into() }),
            reply: some(self.pick(reply.0, reply.1)).map(|text| Reply { text, date: Some(date(2026, 11, day + 1)) }),
        }
    }

    /// Returns another location.
    pub(super) fn sister(self, name: (&str, &str), address: (&str, &str), distance: (&str, &str)) -> Sister {
        Sister {
            name: self.of(name.0, name.1),
            address: some(self.pick(address.0, address.1)),
            distance: some(self.pick(distance.0, distance.1)),
            path: "#nearby".into(),
        }
    }

    /// Returns a drawing.
    pub(super) fn scene(self, scene: Scene, english: &str, french: &str) -> Picture {
        Picture::Scene(scene, self.of(english, french))
    }

    /// Returns texts.
    pub(super) fn list<const N: usize>(self, texts: [(&str, &str); N]) -> Vec<String> {
        texts.into_iter().map(|(english, french)| self.of(english, french)).collect()
    }
}

fn some(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

/// Differences between samples before their blocks.
pub(super) struct Outline {
    pub(super) template: Template,
    pub(super) colors: (u32, u32),
    pub(super) font: Font,
    /// Name of the business and of the location.
    pub(super) name: (&'static str, &'static str),
    pub(super) host: (&'static str, &'static str),
    pub(super) city: (&'static str, &'static str),
    pub(super) category: (&'static str, &'static str),
    /// Type of schema.org.
    pub(super) kind: &'static str,
    /// Street, postal code; none where customers cannot visit.
    pub(super) address: Option<[(&'static str, &'static str); 2]>,
    /// Last two digits of the phone number. The numbers belong to ranges for fiction.
    pub(super) phone: u8,
    pub(super) headline: (&'static str, &'static str),
    pub(super) intro: (&'static str, &'static str),
    pub(super) legal: (&'static str, &'static str),
}

impl Outline {
    /// Returns a page without hours, pictures and blocks.
    pub(super) fn page(&self, language: Language) -> PageView {
        let t = Texts(language);
        let color =
            |value: u32| crate::view::Color { red: (value >> 16) as u8, green: (value >> 8) as u8, blue: value as u8 };
        let name = t.of(self.name.0, self.name.1);
        let city = t.of(self.city.0, self.city.1);
        let category = t.of(self.category.0, self.category.1);
        let path = |language: Language| format!("/templates/{}/{}", self.template.code(), language.code());
        let version = |language: Language| Version {
            language,
            tag: language.code().into(),
            path: path(language),
            is_indexable: false,
            is_default: language == Language::English,
        };
        let intro = t.of(self.intro.0, self.intro.1);
        PageView {
            frame: Frame {
                site: Site {
                    name: name.clone(),
                    base_url: format!("https://{}", t.pick(self.host.0, self.host.1)),
                    root: String::new(),
                    logo: None,
                    look: Look {
                        template: self.template,
                        primary: color(self.colors.0),
                        accent: color(self.colors.1),
                        font: self.font,
                    },
                    home_path: "#main".into(),
                    locator_path: None,
                    legal: Legal { lines: vec![t.of(self.legal.0, self.legal.1)], links: Vec::new() },
                },
                language,
                tag: language.code().into(),
                path: path(language),
                title: crate::default_title(language, &name, Some(&category), &city),
                description: crate::default_description(&intro),
                is_indexable: false,
                versions: Language::ALL.map(version).to_vec(),
                crumbs: vec![Crumb { name: t.of("All locations", "Tous les établissements"), path: "#main".into() }],
                name: city.clone(),
                share_image: None,
            },
            business: Business { types: vec![self.kind.into()], category: Some(category), ..Business::default() },
            name,
            headline: Some(t.of(self.headline.0, self.headline.1)),
            intro: Some(intro),
            picture: None,
            contact: self.contact(t, city),
            hours: None,
            action: None,
            more_actions: Vec::new(),
            blocks: Vec::new(),
            now: Some(now()),
        }
    }

    fn contact(&self, t: Texts, city: String) -> Contact {
        let address = self.address.map(|[street, code]| {
            let (street, code) = (t.of(street.0, street.1), t.of(code.0, code.1));
            let last = t.pick(format!("{city}, CA {code}"), format!("{code} {city}"));
            Address {
                lines: vec![street.clone(), last],
                street,
                city: city.clone(),
                region: t.pick(Some("CA".into()), None),
                postal_code: Some(code),
                country: t.of("US", "FR"),
            }
        });
        Contact {
            city,
            phone: Some(Phone {
                display: t.pick(
                    format!("(415) 555-01{}", self.phone),
                    format!("04\u{a0}65\u{a0}71\u{a0}00\u{a0}{}", self.phone),
                ),
                e164: t
                    .pick(format!("+141555501{}", self.phone), format!("+3346571 00{}", self.phone).replace(' ', "")),
                href: None,
            }),
            email: None,
            directions: address.as_ref().map(|_| "#visit".into()),
            map_url: None,
            coordinates: address.as_ref().map(|_| Coordinates { latitude: 45.764_04, longitude: 4.835_66 }),
            address,
        }
    }
}

/// Returns the time at which the samples are shown: a Tuesday in November.
fn now() -> DateTime {
    date(2026, 11, 24).at(16, 40, 0, 0)
}

/// Returns a button that leads to the visit block.
pub(super) fn action(kind: ActionKind) -> Action {
    Action { kind, label: None, href: "#visit".into(), target: None }
}

/// Hour and minute.
pub(super) type HourMinute = (u16, u16);

/// Returns hours from days with their times, and special days that are closed or have times.
pub(super) fn opening(
    periods: &[(&[Day], HourMinute, HourMinute)],
    special: &[(Date, Option<[HourMinute; 2]>)],
) -> OpeningHours {
    let time = |(hour, minute): HourMinute| Time::from_minutes(hour * 60 + minute).unwrap_or(Time::START);
    let mut regular: Vec<Period> = periods
        .iter()
        .flat_map(|(days, open, close)| {
            days.iter().map(move |day| Period {
                open_day: *day,
                open_time: time(*open),
                close_day: *day,
                close_time: time(*close),
            })
        })
        .collect();
    regular.sort();
    let special = special.iter().map(|(date, times)| Special {
        date: *date,
        is_closed: times.is_none(),
        open_time: times.map(|[open, _]| time(open)),
        close_time: times.map(|[_, close]| time(close)),
    });
    OpeningHours { regular, special: special.collect() }
}

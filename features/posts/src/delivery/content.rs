//! Outgoing posts: the content of a post with the data of a location.

use api::App;
use jiff::{Timestamp, civil::DateTime};
use locations::{Details, Location};
use media::names;

use crate::{
    publisher::OutgoingPost,
    rules::{
        fill::filled,
        places::{time_in, zone_of},
        series::occurrence,
    },
    types::{Body, Language, LocalTime, PhotoRow, PostRow},
};

/// Content of a post that is sent.
#[derive(Debug)]
pub(super) struct Content {
    pub(super) post: PostRow,
    body: Body,
    photo_url: Option<String>,
    pub(super) country: Option<String>,
}

impl Content {
    pub(super) fn new(app: &App, post: PostRow, photo: Option<&PhotoRow>, country: Option<String>) -> Self {
        let photo_url = photo.map(|photo| format!("{}{}", app.site.url, names::url(&photo.key)));
        Self { body: post.body(), photo_url, country, post }
    }

    /// Returns the post for a location, with its variables filled in.
    pub(super) fn of(&self, details: &Details, language: Language, number: i64) -> OutgoingPost {
        let body = &self.body;
        OutgoingPost {
            kind: self.post.kind,
            language,
            text: filled(body.texts.of(language).unwrap_or_default(), details),
            title: body.title.as_ref().map(|title| filled(title, details)),
            period: self.period(number),
            offer: body.offer.as_ref().map(|offer| [offer.code.clone(), offer.url.clone(), offer.terms.clone()]),
            button: body.button.as_ref().map(|button| (button.kind, button.url.clone())),
            photo_url: self.photo_url.clone(),
        }
    }

    /// Returns the period of an event or offer, which moves along with the occurrences of a repeated post.
    fn period(&self, number: i64) -> Option<(DateTime, DateTime)> {
        let (from, to) = match (&self.body.event, &self.body.offer) {
            (Some(event), _) => (event.starts_at.datetime(), event.ends_at.datetime()),
            (None, Some(offer)) => (offer.valid_from.at(0, 0, 0, 0), offer.valid_to.at(23, 59, 0, 0)),
            (None, None) => return None,
        };
        let shift = self.shift(number).unwrap_or_default();
        Some((from.checked_add(shift).unwrap_or(from), to.checked_add(shift).unwrap_or(to)))
    }

    fn shift(&self, number: i64) -> Option<jiff::Span> {
        let (first, repeat) = (self.post.starts_at()?, self.post.repeat());
        let at = |number| occurrence(first, repeat.as_ref(), number).map(LocalTime::date);
        Some(at(number)? - at(0)?)
    }

    /// Returns the end of an event or offer at a location.
    pub(super) fn ends_at(&self, place: &Location, number: i64) -> Option<Timestamp> {
        let (_, end) = self.period(number)?;
        time_in(&zone_of(&place.details, self.country.as_deref()), LocalTime::of(end)?)
    }
}

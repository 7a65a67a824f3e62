//! Posts of profiles: ours as Google wants them, and Google's as ours. Pure.

use jiff::civil::DateTime;
use posts::{ButtonKind, Kind, OutgoingPost, SourcePost, SourceState};

use crate::wire::{CallToAction, Date, LocalPost, LocalPostMedia, PostEvent, PostOffer, PostSchedule, TimeOfDay};

/// Returns a post as Google wants it.
pub(crate) fn local_post(post: &OutgoingPost) -> LocalPost {
    let (topic, has_times) = match post.kind {
        Kind::News => ("STANDARD", false),
        Kind::Offer => ("OFFER", false),
        Kind::Event => ("EVENT", true),
    };
    let [code, url, terms] = post.offer.clone().unwrap_or_default();
    LocalPost {
        language_code: Some(post.language.as_str().into()),
        summary: Some(post.text.clone()),
        topic_type: topic.into(),
        event: post.period.map(|period| PostEvent {
            title: post.title.clone().unwrap_or_default(),
            schedule: Some(schedule(period, has_times)),
        }),
        offer: post.offer.as_ref().map(|_| PostOffer {
            coupon_code: code,
            redeem_online_url: url,
            terms_conditions: terms,
        }),
        call_to_action: post
            .button
            .as_ref()
            .map(|(kind, url)| CallToAction { action_type: action(*kind).into(), url: url.clone() }),
        media: post.photo_url.iter().map(|url| photo(url)).collect(),
        ..LocalPost::default()
    }
}

fn photo(url: &str) -> LocalPostMedia {
    LocalPostMedia { media_format: "PHOTO".into(), source_url: Some(url.into()), google_url: None }
}

fn schedule((from, to): (DateTime, DateTime), has_times: bool) -> PostSchedule {
    let date = |at: DateTime| Date { year: at.year(), month: at.month(), day: at.day() };
    let time =
        |at: DateTime| TimeOfDay { hours: at.hour().unsigned_abs().into(), minutes: at.minute().unsigned_abs().into() };
    PostSchedule {
        start_date: Some(date(from)),
        start_time: has_times.then(|| time(from)),
        end_date: Some(date(to)),
        end_time: has_times.then(|| time(to)),
    }
}

fn action(kind: ButtonKind) -> &'static str {
    match kind {
        ButtonKind::Book => "BOOK",
        ButtonKind::Order => "ORDER",
        ButtonKind::Shop => "SHOP",
        ButtonKind::LearnMore => "LEARN_MORE",
        ButtonKind::SignUp => "SIGN_UP",
        ButtonKind::Call => "CALL",
    }
}

fn button(action: &str) -> Option<ButtonKind> {
    ButtonKind::ALL.into_iter().find(|kind| self::action(*kind) == action)
}

/// Returns a post of Google's as ours.
pub(crate) fn source_post(post: LocalPost) -> SourcePost {
    let state = match post.state.as_deref() {
        Some("LIVE") => SourceState::Live,
        Some("REJECTED") => SourceState::Rejected,
        Some("SCHEDULED") => SourceState::Scheduled,
        Some("RECURRING") => SourceState::Recurring,
        _ => SourceState::Processing,
    };
    let kind = match post.topic_type.as_str() {
        "OFFER" => Kind::Offer,
        "EVENT" => Kind::Event,
        _ => Kind::News,
    };
    let event = post.event;
    let title = event.as_ref().map(|event| event.title.clone()).filter(|title| !title.is_empty());
    SourcePost {
        name: post.name,
        state,
        kind,
        text: post.summary.unwrap_or_default(),
        title,
        period: event.and_then(|event| event.schedule).and_then(|schedule| period(&schedule)),
        button: post
            .call_to_action
            .and_then(|button_link| button(&button_link.action_type).map(|kind| (kind, button_link.url))),
        photo_url: post.media.into_iter().find_map(|media| media.google_url.or(media.source_url)),
        url: post.search_url,
        created_at: post.create_time.and_then(|at| at.parse().ok()),
        scheduled_at: post.scheduled_time.and_then(|at| at.parse().ok()),
    }
}

fn period(schedule: &PostSchedule) -> Option<(DateTime, DateTime)> {
    let at = |date: Option<Date>, time: TimeOfDay| {
        let Date { year, month, day } = date?;
        let date = jiff::civil::Date::new(year, month, day).ok()?;
        // Midnight may be the end of the day before.
        let (hour, minute) = (i8::try_from(time.hours % 24).ok()?, i8::try_from(time.minutes).ok()?);
        Some(date.to_datetime(jiff::civil::Time::new(hour, minute, 0, 0).ok()?))
    };
    let from = at(schedule.start_date, schedule.start_time.unwrap_or_default())?;
    let end = TimeOfDay { hours: 23, minutes: 59 };
    Some((from, at(schedule.end_date, schedule.end_time.unwrap_or(end))?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_post_that_google_has_is_like_the_one_that_was_sent() {
        let at = |text: &str| text.parse::<DateTime>().unwrap();
        for (kind, period) in [
            (Kind::News, None),
            (Kind::Event, Some((at("2026-12-01T18:00"), at("2026-12-01T23:30")))),
            (Kind::Offer, Some((at("2026-12-01T00:00"), at("2026-12-31T23:59")))),
        ] {
            let outgoing = OutgoingPost {
                kind,
                language: posts::Language::Fr,
                text: "Bonjour".into(),
                title: period.map(|_| "Soirée".into()),
                period,
                offer: (kind == Kind::Offer).then(|| [Some("HIVER".into()), None, Some("Non cumulable".into())]),
                button: (kind != Kind::Offer).then(|| (ButtonKind::Book, Some("https://example.com/".into()))),
                photo_url: Some("https://vitrine.example/media/x.jpg".into()),
            };
            let wire = serde_json::to_value(local_post(&outgoing)).unwrap();
            assert_eq!(wire.get("state"), None, "output only");
            assert_eq!(wire["media"][0]["sourceUrl"], "https://vitrine.example/media/x.jpg");
            let back = source_post(serde_json::from_value(wire).unwrap());
            assert_eq!(back.kind, outgoing.kind);
            assert_eq!(back.text, outgoing.text);
            assert_eq!(back.title, outgoing.title);
            assert_eq!(back.period, outgoing.period);
            assert_eq!(back.button, outgoing.button);
        }
    }

    #[test]
    fn states_and_times_of_google_are_read() {
        let read = |state: &str| source_post(LocalPost { state: Some(state.into()), ..LocalPost::default() }).state;
        assert_eq!(read("SCHEDULED"), SourceState::Scheduled);
        assert_eq!(read("RECURRING"), SourceState::Recurring);
        assert_eq!(read("SOMETHING_NEW"), SourceState::Processing);
        let post = LocalPost { scheduled_time: Some("2026-12-01T08:00:00Z".into()), ..LocalPost::default() };
        assert_eq!(source_post(post).scheduled_at, "2026-12-01T08:00:00Z".parse().ok());
    }
}

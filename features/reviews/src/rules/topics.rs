//! Figures of topics from counts by day.

use std::collections::BTreeMap;

use jiff::{Timestamp, civil::Date, tz::TimeZone};

use crate::types::{Sentiment, Topic, TopicCount, TopicCounts, TopicFigures, TopicMonth};

/// Milliseconds of a day.
const DAY: i64 = 86_400_000;

/// Returns the figures of each topic of a period and of the period before, the most frequent topics first.
pub(crate) fn topic_figures(now: &[TopicCount], before: &[TopicCount]) -> Vec<TopicFigures> {
    let mut figures: Vec<TopicFigures> = Vec::new();
    let mut months: BTreeMap<(usize, String), TopicCounts> = BTreeMap::new();
    for of in now {
        let date = date_of(of.day);
        for mention in of.topics.mentions() {
            let at = place_of(&mut figures, mention.topic);
            let weekday = date.weekday().to_monday_zero_offset() as usize;
            add(&mut figures[at].count, mention.sentiment, of.reviews);
            add(&mut figures[at].weekdays[weekday], mention.sentiment, of.reviews);
            let month = format!("{:04}-{:02}", date.year(), date.month());
            add(months.entry((at, month)).or_default(), mention.sentiment, of.reviews);
        }
    }
    for of in before {
        for mention in of.topics.mentions() {
            let at = place_of(&mut figures, mention.topic);
            add(&mut figures[at].before, mention.sentiment, of.reviews);
        }
    }
    for ((at, month), count) in months {
        figures[at].months.push(TopicMonth { month, count });
    }
    figures.sort_by_key(|of| (-total(of.count), -total(of.before), of.topic.0));
    figures
}

/// Returns the position of a topic, which is added when it is new.
fn place_of(figures: &mut Vec<TopicFigures>, topic: Topic) -> usize {
    if let Some(at) = figures.iter().position(|of| of.topic == topic) {
        return at;
    }
    let none = TopicCounts::default();
    figures.push(TopicFigures { topic, count: none, before: none, months: Vec::new(), weekdays: vec![none; 7] });
    figures.len() - 1
}

fn add(counts: &mut TopicCounts, sentiment: Sentiment, reviews: i64) {
    *match sentiment {
        Sentiment::Positive => &mut counts.positive,
        Sentiment::Neutral => &mut counts.neutral,
        Sentiment::Negative => &mut counts.negative,
    } += reviews;
}

fn total(counts: TopicCounts) -> i64 {
    counts.positive + counts.neutral + counts.negative
}

/// Returns the date of a number of days since 1970.
pub(super) fn date_of(day: i64) -> Date {
    let at = Timestamp::from_millisecond(day.saturating_mul(DAY)).unwrap_or_default();
    TimeZone::UTC.to_datetime(at).date()
}

#[cfg(test)]
mod tests {
    use sentiment::Topic as Name;

    use super::*;
    use crate::types::TopicSet;

    #[test]
    fn topics_are_counted_by_month_weekday_and_sentiment() {
        let (price, staff) = (Topic(Name::Price), Topic(Name::Staff));
        let both = TopicSet::default().with(price, Sentiment::Negative).with(staff, Sentiment::Positive);
        // 1970-01-01 was a Thursday.
        let now = [
            TopicCount { day: 0, topics: both, reviews: 2 },
            TopicCount { day: 31, topics: TopicSet::default().with(staff, Sentiment::Neutral), reviews: 1 },
        ];
        let before = [TopicCount { day: -1, topics: both, reviews: 5 }];
        let figures = topic_figures(&now, &before);
        assert_eq!(figures.iter().map(|of| of.topic).collect::<Vec<_>>(), [staff, price]);
        let staff = &figures[0];
        assert_eq!(staff.count, TopicCounts { positive: 2, neutral: 1, negative: 0 });
        assert_eq!(staff.before, TopicCounts { positive: 5, neutral: 0, negative: 0 });
        let months: Vec<&str> = staff.months.iter().map(|of| of.month.as_str()).collect();
        assert_eq!(months, ["1970-01", "1970-02"]);
        assert_eq!(staff.weekdays[3], TopicCounts { positive: 2, neutral: 0, negative: 0 });
        assert_eq!(figures[1].count, TopicCounts { positive: 0, neutral: 0, negative: 2 });
        assert!(topic_figures(&[], &[]).is_empty());
    }
}

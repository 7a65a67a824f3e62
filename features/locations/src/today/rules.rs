//! Ranks the lines of "Today". Pure.

use super::types::TodayLine;

/// Maximum number of lines.
const MAX_LINES: usize = 7;

/// Returns at most seven lines: by kind, then those that wait longest.
pub(crate) fn rank(mut lines: Vec<TodayLine>) -> Vec<TodayLine> {
    lines.retain(|line| line.count > 0);
    lines.sort_by_key(|line| (line.kind, line.since.is_none(), line.since));
    lines.truncate(MAX_LINES);
    lines
}

#[cfg(test)]
mod tests {
    use super::{
        super::types::TodayKind::{
            self, ConnectionLost, Duplicates, GoogleChanges, ImportFailed, MissingCategory, MissingPhone,
            MissingWebsite, NotVerified, RefusedEdits, SyncFailed, UnpublishedEdits,
        },
        *,
    };

    fn line(kind: TodayKind, count: i64, since: Option<&str>) -> TodayLine {
        let since = since.map(|time| time.parse().unwrap());
        TodayLine { kind, count, name: None, since, due_at: None, link: "/dashboard".into() }
    }

    #[test]
    fn lines_are_ranked_by_kind_and_then_by_the_time_that_they_wait() {
        let (old, new) = (Some("2026-11-01T08:00:00Z"), Some("2026-11-19T08:00:00Z"));
        for (given, expected) in [
            (vec![], vec![]),
            (vec![(Duplicates, 4, None), (ConnectionLost, 1, new)], vec![(ConnectionLost, new), (Duplicates, None)]),
            (vec![(GoogleChanges, 0, old), (MissingPhone, 2, None)], vec![(MissingPhone, None)]),
            (
                vec![(ImportFailed, 1, None), (ImportFailed, 1, new), (ImportFailed, 1, old)],
                vec![(ImportFailed, old), (ImportFailed, new), (ImportFailed, None)],
            ),
        ] {
            let ranked = rank(given.iter().map(|(kind, count, since)| line(*kind, *count, *since)).collect());
            let expected: Vec<_> = expected.into_iter().map(|(kind, since)| line(kind, 1, since)).collect();
            let kinds_and_times =
                |lines: &[TodayLine]| lines.iter().map(|line| (line.kind, line.since)).collect::<Vec<_>>();
            assert_eq!(kinds_and_times(&ranked), kinds_and_times(&expected), "{given:?}");
        }
    }

    #[test]
    fn at_most_seven_lines_are_left_worst_first() {
        let all = [
            MissingWebsite,
            MissingCategory,
            MissingPhone,
            Duplicates,
            NotVerified,
            SyncFailed,
            ImportFailed,
            UnpublishedEdits,
            RefusedEdits,
            GoogleChanges,
            ConnectionLost,
        ];
        let ranked = rank(all.into_iter().map(|kind| line(kind, 1, None)).collect());
        let kinds: Vec<_> = ranked.into_iter().map(|line| line.kind).collect();
        let expected =
            [ConnectionLost, GoogleChanges, RefusedEdits, UnpublishedEdits, ImportFailed, SyncFailed, NotVerified];
        assert_eq!(kinds, expected);
    }
}

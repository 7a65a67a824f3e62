//! Line of "Today" about possible duplicates.

use api::App;
use futures::{FutureExt, future::BoxFuture};
use locations::{Reader, TodayKind, TodayLine, TodaySource};
use orgs::{Scope, may::MergeDuplicates};

use crate::pair_index::Duplicates;

/// Pairs that wait for a decision.
pub struct DuplicatesToday(pub Duplicates);

impl TodaySource for DuplicatesToday {
    fn lines<'a>(&'a self, app: &'a App, reader: &'a Reader) -> BoxFuture<'a, api::Result<Vec<TodayLine>>> {
        async {
            let (Scope::Whole(org), true) = (&reader.scope, reader.may::<MergeDuplicates>()) else {
                return Ok(Vec::new());
            };
            let count = self.0.open(app, org).await?.len() as i64;
            let link = "/dashboard/locations/duplicates".to_owned();
            Ok(vec![TodayLine { kind: TodayKind::Duplicates, count, name: None, since: None, due_at: None, link }])
        }
        .boxed()
    }
}

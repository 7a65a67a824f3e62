//! The log as a file, written while it is sent.

use api::{App, Limit, Result};
use audit::Search;
use bytes::Bytes;
use futures::stream::{self, Stream};
use orgs::OrgId;

use crate::{rows, types::Format};

/// A file that is being written.
pub(crate) struct Export {
    pub(crate) app: App,
    pub(crate) org: OrgId,
    pub(crate) search: Search,
    pub(crate) format: Format,
}

impl Export {
    /// The file, a page of rows at a time, the latest first.
    pub(crate) fn pieces(self) -> impl Stream<Item = Result<Bytes>> {
        // A cursor that is empty begins; none ends.
        let start = (self.format.header(), Some(String::new()));
        stream::try_unfold((self, start), async |(export, (mut text, cursor))| {
            let Some(cursor) = cursor else { return Ok(None) };
            let Self { app, org, search, format } = &export;
            let page = rows::page(app, org, search, Some(&cursor), Limit::largest()).await?;
            for entry in &page.items {
                format.line(entry, &mut text);
            }
            Ok(Some((Bytes::from(text), (export, (String::new(), page.next_cursor)))))
        })
    }
}

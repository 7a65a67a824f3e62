//! Structured data of directory pages and the locator.

use serde_json::Value;

use super::{breadcrumbs, graph, node::Node};
use crate::view::{DirectoryView, Frame, ListedLocation, LocatorView};

/// Returns the structured data of a directory page.
pub(crate) fn directory(view: &DirectoryView) -> String {
    let frame = &view.frame;
    let folders = view.folders.iter().map(|folder| (folder.name.as_str(), folder.path.as_str()));
    let mut nodes = vec![collection(frame, folders.chain(pages(&view.places)))];
    if view.is_root {
        let id = format!("{}#organization", frame.url());
        let logo = frame.site.logo.as_ref().and_then(|logo| logo.absolute.first().cloned());
        let organization = Node::new("Organization")
            .with("@id", id.as_str())
            .with("name", frame.site.name.as_str())
            .with("url", frame.url())
            .with_some("logo", logo);
        let site = Node::new("WebSite")
            .with("name", frame.site.name.as_str())
            .with("url", frame.url())
            .with("inLanguage", frame.tag.as_str())
            .with("publisher", Node::default().with("@id", id));
        nodes.extend([organization.into(), site.into()]);
    }
    nodes.extend(breadcrumbs(frame));
    graph(&nodes)
}

/// Returns the structured data of the locator.
pub(crate) fn locator(view: &LocatorView) -> String {
    let list = collection(&view.frame, pages(&view.places));
    let nodes: Vec<Value> = [list].into_iter().chain(breadcrumbs(&view.frame)).collect();
    graph(&nodes)
}

fn pages(places: &[ListedLocation]) -> impl Iterator<Item = (&str, &str)> {
    places.iter().filter_map(|place| Some((place.name.as_str(), place.path.as_deref()?)))
}

/// Returns the page with the list of the addresses that it leads to.
fn collection<'a>(frame: &Frame, entries: impl Iterator<Item = (&'a str, &'a str)>) -> Value {
    let items: Vec<Value> = entries
        .enumerate()
        .map(|(index, (name, path))| {
            let item = Node::new("ListItem").with("position", index + 1).with("name", name);
            item.with("url", frame.absolute(path)).into()
        })
        .collect();
    let page = Node::new("CollectionPage")
        .with("name", frame.title.as_str())
        .with("url", frame.url())
        .with("inLanguage", frame.tag.as_str());
    if items.is_empty() {
        return page.into();
    }
    let list = Node::new("ItemList").with("numberOfItems", items.len()).with("itemListElement", items);
    page.with("mainEntity", list).into()
}

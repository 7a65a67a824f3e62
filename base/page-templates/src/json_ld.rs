//! Structured data: one `@graph` per page, from the same view as the page. It says nothing about ratings, and nothing that
//! the page does not show.

mod business;
mod hours;
mod lists;
mod node;

use serde_json::{Value, json};

use crate::view::{Frame, PageView};
use node::Node;

pub(crate) use lists::{directory, locator};

/// Returns the structured data of the page of a location.
pub(crate) fn page(view: &PageView) -> String {
    let nodes: Vec<Value> = [business::business(view)].into_iter().chain(breadcrumbs(&view.frame)).collect();
    graph(&nodes)
}

/// Returns the text of a graph, safe inside a `script` element.
fn graph(nodes: &[Value]) -> String {
    json!({ "@context": "https://schema.org", "@graph": nodes }).to_string().replace('<', "\\u003c")
}

/// Returns the levels above the page and the page itself; none for the root.
fn breadcrumbs(frame: &Frame) -> Option<Value> {
    if frame.crumbs.is_empty() {
        return None;
    }
    let above = frame.crumbs.iter().map(|crumb| (crumb.name.as_str(), frame.absolute(&crumb.path)));
    let all = above.chain([(frame.name.as_str(), frame.url())]).enumerate();
    let items: Vec<Value> = all
        .map(|(index, (name, url))| {
            Node::new("ListItem").with("position", index + 1).with("name", name).with("item", url).into()
        })
        .collect();
    Some(Node::new("BreadcrumbList").with("itemListElement", items).into())
}

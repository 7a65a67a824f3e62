//! Meaning of a mark on paper.

use crate::tree::NodeId;

/// Meaning of a mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Owner {
    /// Part of the running header.
    Header,
    /// Part of the footer.
    Footer,
    /// Decoration, or the repeated headings of a table: not read out.
    Layout,
    /// Content.
    Node(NodeId),
}

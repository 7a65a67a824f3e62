//! Structure of the document for readers who do not see it: the tags of a tagged PDF.

/// Node of the structure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NodeId(usize);

/// Meaning of a node.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Role {
    /// Paragraph.
    Paragraph,
    /// Title of the document.
    Title,
    /// Heading with its level.
    Heading(u8, String),
    /// Words of another person.
    Quote,
    /// List; whether it is numbered.
    List(bool),
    /// Item of a list.
    Item,
    /// Bullet or number of an item.
    Label,
    /// Text of an item.
    Body,
    /// Table.
    Table,
    /// Title of a table or a chart.
    Caption,
    /// Row of headings.
    Head,
    /// Rows of a table.
    Rows,
    /// Row.
    Row,
    /// Heading of a column.
    ColumnHeading,
    /// First cell of a row.
    RowHeading,
    /// Cell.
    Cell,
    /// Picture with its description.
    Picture(String),
    /// Link.
    Link,
}

/// Node with its place.
#[derive(Debug)]
pub(crate) struct Node {
    /// Meaning.
    pub(crate) role: Role,
    /// Node around it; `None` for a block of the document.
    pub(crate) parent: Option<NodeId>,
    /// Language, where it is another than that of the document.
    pub(crate) language: Option<String>,
}

/// All nodes. The order of siblings is that of their first marks.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    /// Adds a block.
    pub(crate) fn block(&mut self, role: Role) -> NodeId {
        self.add(role, None)
    }

    /// Adds a node inside of another.
    pub(crate) fn child(&mut self, parent: NodeId, role: Role) -> NodeId {
        self.add(role, Some(parent))
    }

    /// Names the language of a node.
    pub(crate) fn set_language(&mut self, node: NodeId, code: &str) {
        if let Some(node) = self.nodes.get_mut(node.0) {
            node.language = Some(code.to_owned());
        }
    }

    /// Returns all nodes, parents before their children.
    pub(crate) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    fn add(&mut self, role: Role, parent: Option<NodeId>) -> NodeId {
        self.nodes.push(Node { role, parent, language: None });
        NodeId(self.nodes.len() - 1)
    }
}

impl NodeId {
    /// Returns the index in [`Tree::nodes`].
    pub(crate) fn index(self) -> usize {
        self.0
    }
}

//! The tags of a PDF, out of the structure of the document.

use std::num::NonZeroU16;

use krilla::tagging::{Identifier, ListNumbering, Node as TagNode, TableHeaderScope, Tag, TagGroup, TagKind, TagTree};

use crate::{
    Language,
    text::shorten,
    tree::{Node, NodeId, Role, Tree},
};

/// Child of a node, in the order of reading.
enum Child {
    /// Node with this index.
    Node(usize),
    /// Marks on a page.
    Content(Identifier),
}

/// Collects the marks of each node.
pub(super) struct Builder<'a> {
    nodes: &'a [Node],
    children: Vec<Vec<Child>>,
    roots: Vec<usize>,
    is_attached: Vec<bool>,
}

impl<'a> Builder<'a> {
    /// Starts with nodes that have no marks.
    pub(super) fn new(tree: &'a Tree) -> Self {
        let nodes = tree.nodes();
        let children = nodes.iter().map(|_| Vec::new()).collect();
        Self { nodes, children, roots: Vec::new(), is_attached: vec![false; nodes.len()] }
    }

    /// Returns whether a node is part of a picture, of which only the description is read out.
    pub(super) fn is_picture(&self, node: NodeId) -> bool {
        matches!(self.nodes[node.index()].role, Role::Picture(_))
    }

    /// Adds marks to a node.
    pub(super) fn add(&mut self, node: NodeId, content: Identifier) {
        self.attach(node.index());
        self.children[node.index()].push(Child::Content(content));
    }

    /// Makes the tree of tags. Nodes without marks are left out.
    pub(super) fn finish(mut self, language: Language) -> TagTree {
        let mut tree = TagTree::new().with_lang(Some(language.code().to_owned()));
        for root in std::mem::take(&mut self.roots) {
            tree.push(self.group(root));
        }
        tree
    }

    /// Puts a node below its parent when its first mark comes.
    fn attach(&mut self, node: usize) {
        if std::mem::replace(&mut self.is_attached[node], true) {
            return;
        }
        match self.nodes[node].parent {
            Some(parent) => {
                self.attach(parent.index());
                self.children[parent.index()].push(Child::Node(node));
            }
            None => self.roots.push(node),
        }
    }

    fn group(&mut self, node: usize) -> TagGroup {
        let children = std::mem::take(&mut self.children[node]).into_iter().map(|child| match child {
            Child::Node(child) => TagNode::Group(self.group(child)),
            Child::Content(content) => TagNode::Leaf(content),
        });
        let children = children.collect();
        let mut tag = tag(&self.nodes[node].role);
        if let Some(language) = &self.nodes[node].language {
            tag.set_lang(Some(language.clone()));
        }
        TagGroup::with_children(tag, children)
    }
}

fn tag(role: &Role) -> TagKind {
    match role {
        Role::Paragraph => Tag::P.into(),
        Role::Title => Tag::Title.into(),
        Role::Heading(level, text) => {
            Tag::Hn(NonZeroU16::new(u16::from(*level)).unwrap_or(NonZeroU16::MIN), Some(shorten(text))).into()
        }
        Role::Quote => Tag::BlockQuote.into(),
        Role::List(is_numbered) => {
            Tag::L(if *is_numbered { ListNumbering::Decimal } else { ListNumbering::Disc }).into()
        }
        Role::Item => Tag::LI.into(),
        Role::Label => Tag::Lbl.into(),
        Role::Body => Tag::LBody.into(),
        Role::Table => Tag::Table.into(),
        Role::Caption => Tag::Caption.into(),
        Role::Head => Tag::THead.into(),
        Role::Rows => Tag::TBody.into(),
        Role::Row => Tag::TR.into(),
        Role::ColumnHeading => Tag::TH(TableHeaderScope::Column).into(),
        Role::RowHeading => Tag::TH(TableHeaderScope::Row).into(),
        Role::Cell => Tag::TD.into(),
        Role::Picture(alt) => Tag::Figure(Some(shorten(alt))).into(),
        Role::Link => Tag::Link.into(),
    }
}

//! Flow of fragments into pages.

use std::rc::Rc;

use crate::mark::{Mark, Marks};

/// Piece of a block that is never cut.
#[derive(Debug, Default, Clone)]
pub(crate) struct Fragment {
    /// Height.
    pub(crate) height: f32,
    /// Space above, dropped at the top of a page.
    pub(crate) before: f32,
    /// Marks, relative to its left top corner.
    pub(crate) marks: Marks,
    /// Whether it stays on one page with the next fragment.
    pub(crate) keeps_next: bool,
    /// Drawn on top of each page that starts with this fragment.
    pub(crate) repeat: Option<Rc<Fragment>>,
    /// Level and text of its entry in the outline.
    pub(crate) entry: Option<(u8, String)>,
    /// How it uses the page.
    pub(crate) placing: Placing,
}

/// Use of a page by a fragment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Placing {
    /// Below the fragment before it.
    #[default]
    Flow,
    /// On a page of its own, from edge to edge, without header and footer.
    WholePage,
    /// Not shown: what follows starts a page.
    Break,
}

/// Measures of the pages.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    /// Width of the paper.
    pub(crate) paper_width: f32,
    /// Height of the paper.
    pub(crate) paper_height: f32,
    /// Margin at the left and the right.
    pub(crate) side: f32,
    /// Top of the content.
    pub(crate) top: f32,
    /// Bottom of the content.
    pub(crate) bottom: f32,
}

impl Frame {
    /// Returns the width of the content.
    pub(crate) fn width(&self) -> f32 {
        self.paper_width - 2.0 * self.side
    }

    /// Returns the height of the content.
    pub(crate) fn height(&self) -> f32 {
        self.bottom - self.top
    }
}

/// Entry of the outline.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Entry {
    /// Level, from 1.
    pub(crate) level: u8,
    /// Text.
    pub(crate) text: String,
    /// Index of the page.
    pub(crate) page: usize,
    /// Distance from the top of the page.
    pub(crate) y: f32,
}

/// Page with its marks.
#[derive(Debug, Default)]
pub(crate) struct Page {
    /// Marks in the order of reading.
    pub(crate) marks: Vec<Mark>,
    /// Whether it is a cover, without header and footer.
    pub(crate) is_cover: bool,
}

/// Places fragments on pages.
pub(crate) fn paginate(fragments: Vec<Fragment>, frame: &Frame) -> (Vec<Page>, Vec<Entry>) {
    let mut flow = Flow { frame: *frame, pages: Vec::new(), entries: Vec::new(), y: frame.top, is_open: false };
    let mut rest = fragments.into_iter().peekable();
    while let Some(fragment) = rest.next() {
        let mut chain = vec![fragment];
        while chain.last().is_some_and(|last| last.keeps_next)
            && let Some(next) = rest.next_if(|next| next.placing == Placing::Flow)
        {
            chain.push(next);
        }
        flow.add_chain(chain);
    }
    if flow.pages.is_empty() {
        flow.pages.push(Page::default());
    }
    (flow.pages, flow.entries)
}

struct Flow {
    frame: Frame,
    pages: Vec<Page>,
    entries: Vec<Entry>,
    y: f32,
    /// Whether the last page takes more.
    is_open: bool,
}

impl Flow {
    fn add_chain(&mut self, chain: Vec<Fragment>) {
        match chain.first().map(|first| first.placing) {
            Some(Placing::Break) => self.is_open = false,
            Some(Placing::WholePage) => {
                for fragment in chain {
                    self.pages.push(Page { marks: fragment.marks.0, is_cover: true });
                }
                self.is_open = false;
            }
            _ => {
                let height: f32 = chain.iter().map(|fragment| fragment.before + fragment.height).sum();
                let fits = |y: f32| y + height <= self.frame.bottom + 0.01;
                if !fits(self.y) && height <= self.frame.height() {
                    self.is_open = false;
                }
                for fragment in chain {
                    self.add(fragment);
                }
            }
        }
    }

    fn add(&mut self, fragment: Fragment) {
        let is_at_top = self.is_open && (self.y - self.frame.top).abs() < 0.01;
        let overflows = self.y + fragment.before + fragment.height > self.frame.bottom + 0.01;
        if !self.is_open || (overflows && !is_at_top) {
            self.start_page();
            if let Some(repeat) = &fragment.repeat {
                self.place(repeat.marks.clone(), repeat.height, None);
            }
        } else if !is_at_top {
            self.y += fragment.before;
        }
        self.place(fragment.marks, fragment.height, fragment.entry);
    }

    fn start_page(&mut self) {
        self.pages.push(Page::default());
        self.y = self.frame.top;
        self.is_open = true;
    }

    fn place(&mut self, marks: Marks, height: f32, entry: Option<(u8, String)>) {
        let page = self.pages.len().saturating_sub(1);
        if let Some((level, text)) = entry {
            self.entries.push(Entry { level, text, page, y: self.y });
        }
        let mut placed = Marks::default();
        placed.append(marks, self.frame.side, self.y);
        if let Some(page) = self.pages.last_mut() {
            page.marks.append(&mut placed.0);
        }
        self.y += height;
    }
}

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
    /// True if it stays on one page with the next fragment.
    pub(crate) keeps_next: bool,
    /// Drawn on top of each page that starts with this fragment.
    pub(crate) repeat: Option<Rc<Fragment>>,
    /// Level and text of its entry in the outline.
    pub(crate) entry: Option<(u8, String)>,
    /// Use of the page.
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
    /// True if it is a cover, without header and footer.
    pub(crate) is_cover: bool,
}

/// Places fragments on pages.
pub(crate) fn paginate(fragments: Vec<Fragment>, frame: &Frame) -> (Vec<Page>, Vec<Entry>) {
    let mut flow = Flow { frame: *frame, pages: Vec::new(), entries: Vec::new(), y: frame.top, is_open: false };
    let mut remaining = fragments.into_iter().peekable();
    while let Some(fragment) = remaining.next() {
        let mut chain = vec![fragment];
        while chain.last().is_some_and(|last| last.keeps_next)
            && let Some(next) = remaining.next_if(|next| next.placing == Placing::Flow)
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
    /// True if the last page takes more.
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

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::{Fragment, Frame, Page, Placing, paginate};
    use crate::{Color, mark::Marks, owner::Owner};

    const FRAME: Frame = Frame { paper_width: 200.0, paper_height: 300.0, side: 10.0, top: 20.0, bottom: 280.0 };

    /// Makes a fragment whose only mark has its number as its thickness.
    fn fragment(height: f32, number: usize) -> Fragment {
        let mut marks = Marks::default();
        marks.rule(Owner::Layout, 0.0, 0.0, 10.0, Color::INK, number as f32);
        Fragment { height, marks, ..Fragment::default() }
    }

    /// Returns the numbers of the fragments on each page.
    fn numbers(pages: &[Page]) -> Vec<Vec<usize>> {
        let number = |mark: &crate::mark::Mark| match &mark.shape {
            crate::mark::Shape::Stroke { width, .. } => *width as usize,
            _ => 0,
        };
        pages.iter().map(|page| page.marks.iter().map(number).collect()).collect()
    }

    #[test]
    fn a_fragment_that_does_not_fit_starts_a_page_with_its_headings() {
        let repeat = Some(Rc::new(fragment(20.0, 99)));
        let rows = (1..=7).map(|number| Fragment { repeat: repeat.clone(), ..fragment(80.0, number) });
        let (pages, _) = paginate(rows.collect(), &FRAME);
        assert_eq!(numbers(&pages), [vec![99, 1, 2, 3], vec![99, 4, 5, 6], vec![99, 7]]);
        let lowest = pages.iter().flat_map(|page| &page.marks).map(|mark| mark.y).fold(0.0, f32::max);
        assert!(lowest + 80.0 <= FRAME.bottom, "{lowest}");
    }

    #[test]
    fn fragments_that_keep_together_move_together() {
        let kept_together = |number| Fragment { keeps_next: true, ..fragment(90.0, number) };
        let (pages, _) = paginate(vec![fragment(100.0, 1), kept_together(2), fragment(90.0, 3)], &FRAME);
        assert_eq!(numbers(&pages), [vec![1], vec![2, 3]]);
        // More than a page holds is cut where it has to be.
        let (pages, _) =
            paginate(vec![kept_together(1), kept_together(2), kept_together(3), fragment(90.0, 4)], &FRAME);
        assert_eq!(numbers(&pages), [vec![1, 2], vec![3, 4]]);
    }

    #[test]
    fn a_cover_and_a_break_start_pages() {
        let cover = Fragment { placing: Placing::WholePage, ..fragment(0.0, 1) };
        let pause = || Fragment { placing: Placing::Break, ..Fragment::default() };
        let fragments = vec![cover, fragment(10.0, 2), pause(), pause(), fragment(10.0, 3)];
        let (pages, _) = paginate(fragments, &FRAME);
        assert_eq!(numbers(&pages), [[1], [2], [3]]);
        assert!(pages[0].is_cover);
        assert_eq!(paginate(Vec::new(), &FRAME).0.len(), 1);
    }

    #[test]
    fn space_above_is_dropped_at_the_top_of_a_page() {
        let spaced = |number| Fragment { before: 30.0, ..fragment(200.0, number) };
        let (pages, _) = paginate(vec![spaced(1), spaced(2)], &FRAME);
        assert!(pages.iter().all(|page| (page.marks[0].y - FRAME.top).abs() < 0.01));
    }
}

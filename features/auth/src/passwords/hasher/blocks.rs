//! Memory of one hash, in large pages where the system has them. Argon2id accesses 19 MiB in random order, and with
//! pages of 4 KiB the processor has to look up the page of nearly each block, which takes about a twentieth of a hash.
#![expect(unsafe_code, reason = "advice to the system about memory of our own, which changes nothing in it")]

use argon2::Block;

/// Blocks of memory that one hash needs.
pub(super) struct Blocks(Vec<Block>);

impl Blocks {
    /// Allocates empty blocks.
    pub(super) fn new(count: usize) -> Self {
        let mut blocks = Self(Vec::with_capacity(count));
        // Pages are allocated at the first write, so the advice comes before it.
        blocks.advise(Pages::Large);
        blocks.0.resize(count, Block::new());
        blocks
    }

    fn advise(&mut self, pages: Pages) {
        advise(self.0.as_mut_ptr(), self.0.capacity(), pages);
    }
}

impl AsMut<[Block]> for Blocks {
    fn as_mut(&mut self) -> &mut [Block] {
        &mut self.0
    }
}

impl Drop for Blocks {
    /// The next user of this memory may write little of it, and would waste large pages.
    fn drop(&mut self) {
        self.advise(Pages::Small);
    }
}

#[derive(Clone, Copy)]
enum Pages {
    Large,
    Small,
}

#[cfg(target_os = "linux")]
fn advise(start: *mut Block, count: usize, pages: Pages) {
    /// Multiple of every size of small pages.
    const PAGE: usize = 64 << 10;
    let advice = match pages {
        Pages::Large => libc::MADV_HUGEPAGE,
        Pages::Small => libc::MADV_NOHUGEPAGE,
    };
    let end = (start.addr() + count * Block::SIZE) / PAGE * PAGE;
    let first = start.map_addr(|address| address.next_multiple_of(PAGE));
    if first.addr() < end {
        // SAFETY: the range lies within an allocation of the caller, and this advice does not change its content. A
        // system without large pages refuses it, which is fine.
        let _ = unsafe { libc::madvise(first.cast(), end - first.addr(), advice) };
    }
}

#[cfg(not(target_os = "linux"))]
fn advise(_: *mut Block, _: usize, _: Pages) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_as_many_as_asked_for_however_few() {
        for count in [0, 1, 64, 65, 19 * 1024] {
            let mut blocks = Blocks::new(count);
            assert_eq!(blocks.as_mut().len(), count);
            assert!(blocks.as_mut().iter().all(|block| block.as_ref().iter().all(|word| *word == 0)));
        }
    }
}

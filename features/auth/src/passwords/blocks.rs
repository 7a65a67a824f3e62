//! The memory of one hash, in large pages where the system has them: Argon2id jumps about in 19 MiB, and in pages of 4 KiB
//! the processor looks up anew where nearly each block is. That takes about a twentieth of a hash.
#![expect(unsafe_code, reason = "advice to the system about memory of our own, which changes nothing in it")]

use argon2::Block;

/// As many blocks as a hash works in.
pub(super) struct Blocks(Vec<Block>);

impl Blocks {
    /// Empty ones.
    pub(super) fn new(count: usize) -> Self {
        let mut blocks = Self(Vec::with_capacity(count));
        // Before anything is written: pages are made at the first write.
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
    /// Whoever gets this memory next may write little of it, and would fill large pages.
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
    /// A multiple of every size that small pages have.
    const PAGE: usize = 64 << 10;
    let advice = match pages {
        Pages::Large => libc::MADV_HUGEPAGE,
        Pages::Small => libc::MADV_NOHUGEPAGE,
    };
    let end = (start.addr() + count * Block::SIZE) / PAGE * PAGE;
    let first = start.map_addr(|address| address.next_multiple_of(PAGE));
    if first.addr() < end {
        // SAFETY: the range lies within an allocation of the caller's, and this advice leaves what is in it as it is. A
        // system that knows no large pages refuses, which is fine too.
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

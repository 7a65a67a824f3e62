//! The allocator, told to hold no more memory than is used: by default an idle program keeps three times as much.
#![expect(unsafe_code, reason = "options of the allocator, set before anything is allocated")]

use libmimalloc_sys::{mi_option_set, mi_option_t};

/// Takes less memory than the system's own, and is quicker.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// `mi_option_arena_eager_commit`, which the bindings do not name: 0 takes memory from the system piece by piece.
const ARENA_EAGER_COMMIT: mi_option_t = 4;
/// `mi_option_purge_delay`, likewise, in milliseconds: what was freed is given back at once. Otherwise whoever allocates
/// later does it, and when nobody does, nobody does.
const PURGE_DELAY: mi_option_t = 15;

/// Run by the system before `main`, since the first allocation already goes by the first option; elsewhere than on Linux
/// the defaults stay.
#[used]
#[cfg_attr(target_os = "linux", unsafe(link_section = ".init_array"))]
static BEFORE_MAIN: extern "C" fn() = hold_less;

extern "C" fn hold_less() {
    for (option, value) in [(ARENA_EAGER_COMMIT, 0), (PURGE_DELAY, 0)] {
        // SAFETY: sets an integer; nothing is passed by reference, and nothing else runs yet.
        unsafe { mi_option_set(option, value) }
    }
}

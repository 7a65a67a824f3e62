//! The allocator, told to hold little more memory than is used: by default an idle program keeps three times as much.
#![expect(unsafe_code, reason = "options of the allocator, set before anything is allocated, and a call of it")]

use std::{ffi::c_long, thread, time::Duration};

use libmimalloc_sys::{mi_collect, mi_option_set, mi_option_t};

/// Takes less memory than the system's own, and is quicker.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// `mi_option_arena_eager_commit`, which the bindings do not name: 0 takes memory from the system piece by piece.
const ARENA_EAGER_COMMIT: mi_option_t = 4;
/// `mi_option_purge_delay`, likewise.
const PURGE_DELAY: mi_option_t = 15;
/// Milliseconds after which freed memory is returned to the system. Returning it at once would cost each list of 50
/// eight system calls and 55 page faults, because the next list needs the same memory.
const PURGE_DELAY_MILLIS: c_long = 100;
/// Interval of the thread that returns all freed memory; an allocation returns only a part.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// Run by the system before `main`, since the first allocation already goes by the first option; elsewhere than on Linux
/// the defaults stay.
#[used]
#[cfg_attr(target_os = "linux", unsafe(link_section = ".init_array"))]
static BEFORE_MAIN: extern "C" fn() = hold_less;

extern "C" fn hold_less() {
    for (option, value) in [(ARENA_EAGER_COMMIT, 0), (PURGE_DELAY, PURGE_DELAY_MILLIS)] {
        // SAFETY: sets an integer; nothing is passed by reference, and nothing else runs yet.
        unsafe { mi_option_set(option, value) }
    }
}

/// Looks after which the C library gives back what SQLite freed: each costs a walk through its free memory.
const CHECKS_BEFORE_TRIM: u32 = 5;

/// Returns freed memory also while the program allocates nothing, as after an import or many sign-ins.
pub(crate) fn give_back() {
    let look = || {
        for look in 1_u32.. {
            thread::sleep(CHECK_INTERVAL);
            if look.is_multiple_of(CHECKS_BEFORE_TRIM) {
                trim_c_heap();
            }
            // SAFETY: looks through what is free of all threads and in use by this one, which may be done at any time.
            unsafe { mi_collect(true) }
        }
    };
    // Without it the program works too, and holds more.
    let _ = thread::Builder::new().name("memory".into()).stack_size(64 << 10).spawn(look);
}

/// SQLite allocates from the C library, which keeps freed memory that is not at the end of its heap.
fn trim_c_heap() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: may be called at any time from any thread.
    unsafe {
        libc::malloc_trim(0);
    }
}

//! `vitrine`: see `vitrine --help`.

use std::process::ExitCode;

/// Gives memory back to the system and takes less of it than the system's own.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[tokio::main]
async fn main() -> ExitCode {
    give_memory_back_at_once();
    vitrine::run().await
}

/// By default what was freed is given back a second later, by whoever allocates then: an idle program keeps it.
fn give_memory_back_at_once() {
    #[expect(unsafe_code, reason = "an option of the allocator, which any thread may set at any time")]
    // SAFETY: sets an integer; nothing is passed by reference.
    unsafe {
        libmimalloc_sys::mi_option_set(PURGE_DELAY, 0);
    }
}

/// `mi_option_purge_delay`, in milliseconds, which the bindings do not name.
const PURGE_DELAY: libmimalloc_sys::mi_option_t = 15;

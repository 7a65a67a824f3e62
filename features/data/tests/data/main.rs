//! Exports, imports, removal and erasure, over HTTP, on a fresh database of each engine.

mod erasing;
mod exporting;
mod filled;
mod hostile;
mod importing;
mod removing;
mod world;

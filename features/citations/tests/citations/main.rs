//! Tests of citations.

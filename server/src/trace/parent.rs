//! Trace and parent span of a span, in the format of W3C's Trace Context. Pure.

/// A trace, and the span in it that another is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parent {
    trace: u128,
    /// 0 for none.
    span: u64,
}

impl Parent {
    /// A trace of its own.
    pub(super) fn root(trace: u128) -> Self {
        Self { trace, span: 0 }
    }

    /// Below the span `id` of the same trace.
    pub(super) fn child(self, id: u64) -> Self {
        Self { span: id, ..self }
    }

    /// Reads a `traceparent` header; `None` when it is none, or says that the trace is not kept.
    pub(super) fn read(header: &str) -> Option<Self> {
        let mut parts = header.trim().split('-');
        let (version, trace, span, flags) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        let is_hex = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
        let lengths = (version.len(), trace.len(), span.len(), flags.len());
        let is_whole = lengths == (2, 32, 16, 2) && [version, trace, span, flags].into_iter().all(is_hex);
        // A later version may say more after it; version 00 may not, and ff is none.
        if !is_whole || version == "ff" || (version == "00" && parts.next().is_some()) {
            return None;
        }
        let read = Self { trace: u128::from_str_radix(trace, 16).ok()?, span: u64::from_str_radix(span, 16).ok()? };
        let is_kept = u8::from_str_radix(flags, 16).ok()? & 1 == 1;
        (is_kept && read.trace != 0 && read.span != 0).then_some(read)
    }

    pub(super) fn trace_id(self) -> String {
        format!("{:032x}", self.trace)
    }

    /// Empty for none.
    pub(super) fn span_id(self) -> String {
        if self.span == 0 { String::new() } else { format!("{:016x}", self.span) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

    #[test]
    fn a_callers_trace_goes_on_below_its_span() {
        let parent = Parent::read(HEADER).unwrap();
        assert_eq!(parent.trace_id(), "4bf92f3577b34da6a3ce929d0e0e4736");
        assert_eq!(parent.span_id(), "00f067aa0ba902b7");
        assert_eq!(parent.child(1).trace_id(), parent.trace_id());
        assert_eq!(parent.child(1).span_id(), "0000000000000001");
        assert_eq!(Parent::root(1).span_id(), "");
    }

    #[test]
    fn invalid_and_unsampled_traceparents_are_ignored() {
        let wrong = [
            "",
            "00",
            "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00",
            "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
            "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
            "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
            "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
            "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
            "00-4bf92f3577b34da6a3ce929d0e0e473-00f067aa0ba902b7-01",
            "00-+bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
        ];
        for header in wrong {
            assert_eq!(Parent::read(header), None, "{header}");
        }
        assert!(Parent::read(&HEADER.replacen("00", "01", 1)).is_some());
    }
}

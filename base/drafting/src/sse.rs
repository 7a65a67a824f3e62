//! Server-sent events.

/// Event of a stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Event {
    /// Name; empty without one.
    pub(crate) name: String,
    /// Lines of data.
    pub(crate) data: String,
}

/// Reader of a stream that arrives in pieces.
#[derive(Debug, Default)]
pub(crate) struct Reader {
    line: Vec<u8>,
    event: Event,
    has_data: bool,
}

impl Reader {
    /// Reads a piece, and returns the events that it completes. Comments and unknown fields are ignored.
    pub(crate) fn read(&mut self, piece: &[u8]) -> Vec<Event> {
        let mut events = Vec::new();
        for byte in piece {
            if *byte != b'\n' {
                self.line.push(*byte);
                continue;
            }
            let line = std::mem::take(&mut self.line);
            let line = String::from_utf8_lossy(&line);
            events.extend(self.end_of_line(line.trim_end_matches('\r')));
        }
        events
    }

    fn end_of_line(&mut self, line: &str) -> Option<Event> {
        if line.is_empty() {
            let event = std::mem::take(&mut self.event);
            return std::mem::take(&mut self.has_data).then_some(event);
        }
        let (field, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "event" => value.clone_into(&mut self.event.name),
            "data" => {
                if self.has_data {
                    self.event.data.push('\n');
                }
                self.event.data.push_str(value);
                self.has_data = true;
            }
            _ => {}
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_read_however_they_are_cut() {
        let stream = ": ping\r\nevent: delta\r\ndata: {\"é\":1}\r\n\r\ndata:a\ndata: b\nid: 7\n\nevent: lone\n\ndata: [DONE]\n\n";
        let event = |name: &str, data: &str| Event { name: name.into(), data: data.into() };
        let expected = [event("delta", "{\"é\":1}"), event("", "a\nb"), event("", "[DONE]")];
        for size in [1, 2, 7, stream.len()] {
            let mut reader = Reader::default();
            let events: Vec<Event> = stream.as_bytes().chunks(size).flat_map(|piece| reader.read(piece)).collect();
            assert_eq!(events, expected, "{size}");
        }
    }
}

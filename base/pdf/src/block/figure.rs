//! Tiles with a figure.

/// Judgement of a change or a state. Never told by color alone: a change also has an arrow and a sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// For the better.
    Good,
    /// For the worse.
    Bad,
    /// Neither.
    #[default]
    Neutral,
}

/// Change of a figure since the period before.
#[derive(Debug, Clone, PartialEq)]
pub struct Change {
    /// Change with its sign: "+12%".
    pub text: String,
    /// Direction of the arrow: up (`Some(true)`), down (`Some(false)`), or none.
    pub is_up: Option<bool>,
    /// Judgement.
    pub tone: Tone,
}

/// Tile with a figure.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Figure {
    /// Name of the figure: "Calls".
    pub label: String,
    /// Value as people read it: "1,204". A figure without data has a dash here, and the reason in `note`.
    pub value: String,
    /// Change since the period before.
    pub change: Option<Change>,
    /// Words below: "1,075 in October".
    pub note: String,
}

impl Figure {
    /// Makes a tile without change and note.
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> Self {
        Self { label: label.into(), value: value.into(), ..Self::default() }
    }
}

//! Charts.

/// Kind of a chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ChartKind {
    /// Lines over time.
    #[default]
    Line,
    /// Upright bars, for few periods.
    Bars,
    /// Lying bars with their labels at the left and values at the right, for parts of a whole: stars, topics.
    Lying,
}

/// Unit of the values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Unit {
    /// A number.
    #[default]
    Number,
    /// A share in percent: 12.5 is "12.5%".
    Percent,
    /// A rank: 1 is at the top.
    Rank,
    /// Stars, from 1 to 5.
    Stars,
}

/// Series of a chart.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Series {
    /// Name in the legend.
    pub name: String,
    /// Values, one for each label; `None` where data are missing, which is a gap and not 0.
    pub values: Vec<Option<f64>>,
}

impl Series {
    /// Makes a series without gaps.
    pub fn new(name: impl Into<String>, values: impl IntoIterator<Item = f64>) -> Self {
        Self { name: name.into(), values: values.into_iter().map(Some).collect() }
    }
}

/// Event on the time line of a chart. It says what happened, not that it caused a change.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct EventMark {
    /// Index of the label.
    pub at: usize,
    /// Words below the chart.
    pub text: String,
}

/// Chart, drawn from plain points.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Chart {
    /// Title above the chart; empty for none.
    pub title: String,
    /// Description for readers who do not see the chart: "Calls per week rose from 12 to 31." If it is empty, a sentence
    /// with the first, the lowest, the highest and the last value of each series is made.
    pub alt: String,
    /// Kind.
    pub kind: ChartKind,
    /// Unit of all values.
    pub unit: Unit,
    /// Labels of the points, such as dates. Where they do not fit, some are left out.
    pub labels: Vec<String>,
    /// Series of the period, at most four: each has a tone and a pattern of its own.
    pub series: Vec<Series>,
    /// The first series in the period before, drawn dashed.
    pub before: Option<Series>,
    /// Events, numbered along the time line and listed below.
    pub marks: Vec<EventMark>,
    /// Sentence in place of the chart, if it has no values.
    pub empty: String,
    /// Height of the plot in points; 0 for the usual one.
    pub height: f32,
}

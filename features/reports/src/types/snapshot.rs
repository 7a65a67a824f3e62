//! Snapshot of a report: everything that it shows, as of the time at which it was made. The page, the PDF and the tables
//! are drawn from it alone.

use jiff::{Timestamp, civil::Date};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Period, SectionKind};

/// Version of the format.
pub(crate) const VERSION: i64 = 1;

/// Everything that a report shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportSnapshot)]
pub(crate) struct Snapshot {
    /// Version of the format: 1.
    pub(crate) version: i64,
    /// Organization that reports.
    pub(crate) organization: Organization,
    /// Number of locations.
    pub(crate) location_count: i64,
    /// Locations, at most 500.
    pub(crate) locations: Vec<ReportLocation>,
    /// Period.
    pub(crate) period: Period,
    /// Period that it is compared with; null without one.
    #[schema(required)]
    pub(crate) previous: Option<Period>,
    /// Last day with known figures of Google; null without any.
    #[schema(required, value_type = Option<String>, format = Date)]
    pub(crate) data_until: Option<Date>,
    /// Sentences about data that are missing.
    pub(crate) gaps: Vec<String>,
    /// Sections in their order.
    pub(crate) sections: Vec<Section>,
}

/// Organization that reports.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportOrganization)]
pub(crate) struct Organization {
    /// Name.
    pub(crate) name: String,
    /// Path of its logo.
    #[schema(required)]
    pub(crate) logo: Option<String>,
    /// Brand color, like `#12355b`.
    #[schema(required)]
    pub(crate) color: Option<String>,
    /// Second color of charts.
    #[serde(default)]
    #[schema(required)]
    pub(crate) accent: Option<String>,
    /// Lines at the end of the report.
    #[serde(default)]
    pub(crate) footer: String,
}

impl From<brands::Presentation> for Organization {
    fn from(brand: brands::Presentation) -> Self {
        Self { name: brand.name, logo: brand.logo, color: brand.color, accent: brand.accent, footer: brand.footer }
    }
}

/// Location of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportLocation)]
pub(crate) struct ReportLocation {
    /// Id.
    pub(crate) id: String,
    /// Name.
    pub(crate) name: String,
    /// City.
    pub(crate) city: String,
}

/// Section of a report: one question, answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportSection)]
pub(crate) struct Section {
    /// Kind.
    pub(crate) kind: SectionKind,
    /// Heading.
    pub(crate) title: String,
    /// Sentences, made by rules from the figures.
    pub(crate) sentences: Vec<String>,
    /// Figures.
    pub(crate) figures: Vec<Figure>,
    /// Chart; null without one.
    #[schema(required)]
    pub(crate) chart: Option<Chart>,
    /// Table; null without one.
    #[schema(required)]
    pub(crate) table: Option<Table>,
    /// Grids of ranks.
    pub(crate) grids: Vec<Grid>,
    /// Texts of reviews.
    pub(crate) texts: Vec<Quote>,
    /// Things that were done, or that come next, the most important first.
    pub(crate) items: Vec<Item>,
    /// Definitions of the figures; the technical template has them.
    pub(crate) definitions: Vec<String>,
}

/// Unit of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReportUnit)]
pub(crate) enum Unit {
    /// Number of things.
    Count,
    /// Percentage, 0 to 100.
    Percent,
    /// Stars, 1 to 5.
    Rating,
    /// Rank, 1 is the best.
    Rank,
    /// Points, 0 to 100.
    Points,
    /// Hours.
    Hours,
    /// Words.
    Text,
}

/// Direction of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReportTrend)]
pub(crate) enum Trend {
    /// Higher than before.
    Up,
    /// Lower than before.
    Down,
    /// As before.
    Same,
}

/// Figure with its change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportFigure)]
pub(crate) struct Figure {
    /// Stable name, such as `views`.
    pub(crate) key: String,
    /// Name in the language of the report.
    pub(crate) label: String,
    /// Value; null when it is unknown, which is never zero.
    #[schema(required)]
    pub(crate) value: Option<f64>,
    /// Value in the period that it is compared with.
    #[schema(required)]
    pub(crate) before: Option<f64>,
    /// Change: in percent for counts, else the difference. Null when it is unknown, or too few events to say.
    #[schema(required)]
    pub(crate) change: Option<f64>,
    /// Direction of the change; null without one.
    #[schema(required)]
    pub(crate) trend: Option<Trend>,
    /// True when the change is for the better; null without one, and for a change without a better side.
    #[schema(required)]
    pub(crate) is_better: Option<bool>,
    /// Unit.
    pub(crate) unit: Unit,
    /// Value in words of the report's language.
    pub(crate) shown: String,
    /// Change in words of the report's language.
    #[schema(required)]
    pub(crate) shown_change: Option<String>,
    /// Path in the dashboard where the figure comes from.
    pub(crate) source: String,
}

/// Kind of a chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReportChartKind)]
pub(crate) enum ChartKind {
    /// Lines over time.
    Line,
    /// Bars.
    Bar,
}

/// Chart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportChart)]
pub(crate) struct Chart {
    /// Kind.
    pub(crate) kind: ChartKind,
    /// Title.
    pub(crate) title: String,
    /// The chart in a sentence, for people who do not see it.
    pub(crate) summary: String,
    /// Unit of the values.
    pub(crate) unit: Unit,
    /// Labels of the points, in their order.
    pub(crate) labels: Vec<String>,
    /// Series; the first one is that of the period.
    pub(crate) series: Vec<Series>,
    /// Things that happened, at their points.
    pub(crate) marks: Vec<Mark>,
}

/// Series of a chart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportSeries)]
pub(crate) struct Series {
    /// Name.
    pub(crate) name: String,
    /// True for the period that it is compared with.
    pub(crate) is_before: bool,
    /// Values, one for each label; null where a value is unknown.
    pub(crate) values: Vec<Option<f64>>,
}

/// Something that happened at a point of a chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportMark)]
pub(crate) struct Mark {
    /// Index of the point.
    pub(crate) at: i64,
    /// Text of the event.
    pub(crate) label: String,
}

/// Table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportTable)]
pub(crate) struct Table {
    /// Title.
    pub(crate) title: String,
    /// Columns; the first one names the row.
    pub(crate) columns: Vec<Column>,
    /// Rows.
    pub(crate) rows: Vec<Row>,
}

/// Column of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportColumn)]
pub(crate) struct Column {
    /// Title.
    pub(crate) title: String,
    /// Unit of its cells.
    pub(crate) unit: Unit,
}

/// Row of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportRow)]
pub(crate) struct Row {
    /// Cells, one for each column.
    pub(crate) cells: Vec<Cell>,
    /// Path in the dashboard where the row comes from.
    #[schema(required)]
    pub(crate) source: Option<String>,
}

/// Cell of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportCell)]
pub(crate) struct Cell {
    /// Words of the report's language.
    pub(crate) shown: String,
    /// Number; null for a text, and for an unknown number.
    #[schema(required)]
    pub(crate) value: Option<f64>,
}

/// Grid of ranks around a location.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportGrid)]
pub(crate) struct Grid {
    /// Search words.
    pub(crate) keyword: String,
    /// Name of the location.
    pub(crate) location: String,
    /// Time of the scan.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) scanned_at: Timestamp,
    /// Number of rows and of columns.
    pub(crate) size: i64,
    /// Distance between neighboring pins, in meters.
    pub(crate) spacing_m: f64,
    /// The grid in a sentence.
    pub(crate) summary: String,
    /// Pins, row by row from the north-west.
    pub(crate) points: Vec<GridPoint>,
    /// Path in the dashboard where the grid comes from.
    pub(crate) source: String,
}

/// Pin of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportGridPoint)]
pub(crate) struct GridPoint {
    /// Row, from 0 in the north.
    pub(crate) row: i64,
    /// Column, from 0 in the west.
    pub(crate) column: i64,
    /// Rank; null when it was not measured, or the business is not among the first 20.
    #[schema(required)]
    pub(crate) rank: Option<f64>,
    /// True when the business is not among the first 20.
    pub(crate) is_absent: bool,
}

/// Review that a report quotes. Its author and text are removed from the report together with the review.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportQuote)]
pub(crate) struct Quote {
    /// Id of the review.
    pub(crate) review_id: String,
    /// 1 to 5 stars; null without a rating.
    #[schema(required)]
    pub(crate) rating: Option<f64>,
    /// Time of the review.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) written_at: Timestamp,
    /// Site that it was written on.
    pub(crate) site: String,
    /// Name of the location.
    pub(crate) location: String,
    /// Author; null when it was removed.
    #[serde(default)]
    #[schema(required)]
    pub(crate) author: Option<String>,
    /// Text; null when it was removed.
    #[serde(default)]
    #[schema(required)]
    pub(crate) text: Option<String>,
    /// Reply; null without one, and when it was removed.
    #[serde(default)]
    #[schema(required)]
    pub(crate) reply: Option<String>,
    /// True when author and text were removed after the report was made.
    #[serde(default)]
    pub(crate) is_removed: bool,
    /// Path in the dashboard where the review is.
    pub(crate) source: String,
}

/// Thing that was done, or that comes next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportItem)]
pub(crate) struct Item {
    /// Sentence.
    pub(crate) text: String,
    /// Day; null for a sum over the period, and for what comes next.
    #[schema(required, value_type = Option<String>, format = Date)]
    pub(crate) on: Option<Date>,
    /// Path in the dashboard where it comes from.
    pub(crate) source: String,
}

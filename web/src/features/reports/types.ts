// Types of reports as the server describes them.
import type { Schemas } from "@/lib/api";

export type Template = Schemas["ReportTemplate"];
export type Compare = Schemas["ReportComparison"];
export type ReportLanguage = Schemas["ReportLanguage"];
export type SectionKind = Schemas["ReportSectionKind"];
export type SectionChoice = Schemas["ReportSectionChoice"];
export type Period = Schemas["ReportPeriod"];
export type LocationChoice = Schemas["ReportLocationChoice"];
export type ReportLocations = Schemas["ReportLocations"];
export type Report = Schemas["Report"];
export type ReportDetail = Schemas["ReportDetail"];
export type NewReport = Schemas["NewReport"];
export type ReportPatch = Schemas["ReportPatch"];

// The frozen data of a report.
export type Snapshot = Schemas["ReportSnapshot"];
export type Section = Schemas["ReportSection"];
export type Unit = Schemas["ReportUnit"];
export type Figure = Schemas["ReportFigure"];
export type Chart = Schemas["ReportChart"];
export type ReportTable = Schemas["ReportTable"];
export type Grid = Schemas["ReportGrid"];
export type GridPoint = Schemas["ReportGridPoint"];
export type Quote = Schemas["ReportQuote"];
export type Item = Schemas["ReportItem"];

// Schedules.
export type Interval = Schemas["ReportScheduleInterval"];
export type SchedulePeriod = Schemas["ReportSchedulePeriod"];
export type Recipient = Schemas["ReportRecipient"];
export type Schedule = Schemas["ReportSchedule"];
export type NewSchedule = Schemas["NewReportSchedule"];
export type SchedulePatch = Schemas["ReportSchedulePatch"];
export type Run = Schemas["ReportRun"];
export type RunState = Schemas["ReportRunState"];
export type ReportSend = Schemas["ReportSend"];

// Links.
export type Share = Schemas["Share"];
export type NewShare = Schemas["NewShare"];
export type NewHeatmapShare = Schemas["NewHeatmapShare"];
export type CreatedShare = Schemas["CreatedShare"];

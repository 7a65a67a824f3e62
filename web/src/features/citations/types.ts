// Answers about citations: directories, listings in them, figures, tasks, and audits.
import type { Schemas } from "@/lib/api";

export type Directory = Schemas["Directory"];
export type Group = Schemas["DirectoryGroup"];
export type NewDirectory = Schemas["NewDirectory"];
export type DirectoryPatch = Schemas["DirectoryPatch"];
export type Column = Schemas["CitationColumn"];

export type Listing = Schemas["Citation"];
export type ListingState = Schemas["CitationState"];
export type FieldName = Schemas["CitationField"];
export type FieldComparison = Schemas["CitationComparison"];
export type FieldState = FieldComparison["state"];
export type FoundValues = Schemas["CitationFound"];
export type Decision = Schemas["CitationDecision"];
export type Evidence = Schemas["CitationEvidence"];
export type Change = Schemas["CitationChange"];
export type Reading = Schemas["CitationReading"];
/** Contents of a directory as a person saw them. */
export type Observation = Schemas["NewCitation"];

export type Scores = Schemas["CitationScores"];
export type Gain = Schemas["CitationGain"];
export type Cell = Schemas["CitationCell"];
export type MatrixRow = Schemas["CitationRow"];
export type MatrixPage = Schemas["CitationMatrix"];
export type Summary = Schemas["CitationSummary"];
export type Audit = Schemas["CitationAudit"];

export type Task = Schemas["CitationTask"];
export type TaskKind = Schemas["CitationTaskKind"];
export type TaskState = Schemas["CitationTaskState"];
export type TaskDetail = Schemas["CitationTaskDetail"];
export type TaskPatch = Schemas["CitationTaskPatch"];
export type Step = Schemas["CitationStep"];

// Texts of the documentation by task.
import type { PageId } from "../../routes";
import type { TextPageText } from "./company";

/** Ids of the pages, one per task. */
export type TaskId = Extract<PageId, `docs-${string}`>;

/** Text of each page. */
export type TaskTexts = Record<TaskId, TextPageText>;

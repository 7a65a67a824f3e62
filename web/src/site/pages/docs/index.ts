// Documentation: one page per task.
import { tasks as en } from "../../content/en/docs/tasks";
import { tasks as fr } from "../../content/fr/docs/tasks";
import type { TaskId } from "../../content/types/docs";
import type { Pages } from "../../page";
import { textPage } from "../company/text-page";

const UPDATED = "2026-11-26";

/** Ids in the order in which a newcomer needs them. */
export const TASKS: readonly TaskId[] = [
  "docs-google",
  "docs-import",
  "docs-duplicates",
  "docs-reviews",
  "docs-drafts",
  "docs-pages",
  "docs-requests",
  "docs-posts",
  "docs-heatmaps",
  "docs-citations",
  "docs-reports",
  "docs-brands",
  "docs-team",
  "docs-sso",
  "docs-audit",
  "docs-webhooks",
  "docs-assistants",
  "docs-data",
];

const page = (id: TaskId) => textPage({ en: en[id], fr: fr[id] }, UPDATED);

export const docs: Pages<TaskId> = {
  "docs-google": page("docs-google"),
  "docs-import": page("docs-import"),
  "docs-duplicates": page("docs-duplicates"),
  "docs-reviews": page("docs-reviews"),
  "docs-drafts": page("docs-drafts"),
  "docs-pages": page("docs-pages"),
  "docs-requests": page("docs-requests"),
  "docs-posts": page("docs-posts"),
  "docs-heatmaps": page("docs-heatmaps"),
  "docs-citations": page("docs-citations"),
  "docs-reports": page("docs-reports"),
  "docs-brands": page("docs-brands"),
  "docs-team": page("docs-team"),
  "docs-sso": page("docs-sso"),
  "docs-audit": page("docs-audit"),
  "docs-webhooks": page("docs-webhooks"),
  "docs-assistants": page("docs-assistants"),
  "docs-data": page("docs-data"),
};

/** Title and lead of each task. Other pages link to the tasks with them. */
export const taskTexts = { en, fr };

// What the help center says.
import type { Meta } from "../../page";
import type { Question } from "./shapes";

/** Questions of one kind. */
export interface HelpTopic {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** The help center. */
export interface HelpText {
  meta: Meta;
  eyebrow: string;
  title: string;
  lead: string;
  search: { label: string; none: string; one: string; many: string };
  topicsTitle: string;
  /** Above the cards of the documentation. */
  tasksTitle: string;
  topics: readonly HelpTopic[];
  more: {
    title: string;
    docs: { title: string; text: string };
    api: { title: string; text: string };
    status: { title: string; text: string };
  };
  cta: { title: string; text: string; action: string };
}

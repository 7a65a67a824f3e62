// Online events that come back: no dates that could pass, no attendance that was not counted.
import type { Meta } from "@/site/page";
import type { Question } from "./shapes";

/** One item of an agenda. */
export interface Slot {
  /** Minutes from the start: "0–15 min". */
  time: string;
  title: string;
  text: string;
}

/** An event's words in one language. */
export interface EventText {
  meta: Meta;
  kind: string;
  title: string;
  lead: string;
  /** Time, duration, place and price. */
  facts: readonly { label: string; value: string }[];
  agendaTitle: string;
  agenda: readonly Slot[];
  takeawayTitle: string;
  takeaways: readonly string[];
  faqTitle: string;
  faq: readonly Question[];
  register: { title: string; text: string; action: string; subject: string };
}

/** The page that lists them. */
export interface WebinarsText {
  meta: Meta;
  title: string;
  lead: string;
  listTitle: string;
  more: string;
  topicsTitle: string;
  topicsLead: string;
  /** The subjects of the monthly question hour. */
  topics: readonly { title: string; text: string }[];
  howTitle: string;
  how: readonly { title: string; text: string }[];
}

// Search parameters of the requests page: tab, filters, and open dialogs. Pure.

/** The tabs in their order; the first is the default. */
export const TABS = ["campaigns", "contacts", "feedback", "links", "settings"] as const;
export type Tab = (typeof TABS)[number];

/** Consents that the list of contacts can be narrowed to. */
export const CONSENTS = ["granted", "implied", "none", "withdrawn"] as const;
export type ConsentFilter = (typeof CONSENTS)[number];

/** States of the work on private feedback. */
export const STATES = ["open", "waiting", "done"] as const;
export type FeedbackState = (typeof STATES)[number];

/** Maximum length of a text in the address, as the server takes it. */
const MAX_TEXT = 100;
/** Id of a new contact. */
export const NEW = "new";

/** Search parameters. Defaults are left out, so that a plain page has a plain address. */
export interface RequestsSearch {
  tab?: Exclude<Tab, "campaigns">;
  /** Id of the location to filter by. */
  location?: string;
  /** Words of contacts. */
  q?: string;
  /** Tag to filter by. */
  tag?: string;
  /** Email consent to filter by. */
  consent?: ConsentFilter;
  /** Id of the contact in the dialog, or `NEW`. */
  contact?: string;
  /** The import of contacts is open. */
  import?: true;
  /** State to filter by. */
  state?: FeedbackState;
  /** True for feedback assigned to the user only. */
  mine?: true;
  /** Id of the feedback in the pane. */
  feedback?: string;
  /** The dialog that creates a campaign is open. */
  new?: true;
  /** The dialog that asks one person is open: `NEW`, or the id of a contact. */
  ask?: string;
}

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parseRequestsSearch(raw: Record<string, unknown>): RequestsSearch {
  const tab = TABS.find((each) => each === raw.tab) ?? impliedTab(raw);
  return {
    tab: tab === "campaigns" ? undefined : tab,
    location: text(raw.location),
    // The router reads a number where only digits were typed.
    q: text(typeof raw.q === "number" ? String(raw.q) : raw.q),
    tag: text(typeof raw.tag === "number" ? String(raw.tag) : raw.tag),
    consent: CONSENTS.find((each) => each === raw.consent),
    contact: text(raw.contact),
    import: flag(raw.import),
    state: STATES.find((each) => each === raw.state),
    mine: flag(raw.mine),
    feedback: text(raw.feedback),
    new: flag(raw.new),
    ask: text(raw.ask),
  };
}

/** Returns the tab of the open item, for links without a tab. */
function impliedTab({ feedback, contact }: Record<string, unknown>): Tab | undefined {
  if (text(feedback)) return "feedback";
  return text(contact) ? "contacts" : undefined;
}

/** Returns the address of a tab; the location stays chosen. */
export function withTab(tab: Tab, { location }: RequestsSearch): RequestsSearch {
  return { tab: tab === "campaigns" ? undefined : tab, location };
}

/** The filters of contacts, all off. */
export const NO_CONTACT_FILTERS = {
  q: undefined,
  tag: undefined,
  consent: undefined,
  location: undefined,
} as const;

/** The filters of feedback, all off. */
export const NO_FEEDBACK_FILTERS = { state: undefined, mine: undefined, location: undefined } as const;

/** Returns true when the list of contacts may not show all of them. */
export function areContactsNarrowed({ q, tag, consent, location }: RequestsSearch): boolean {
  return [q, tag, consent, location].some((value) => value !== undefined);
}

/** Returns true when the list of feedback may not show all of it. */
export function isFeedbackNarrowed({ state, mine, location }: RequestsSearch): boolean {
  return [state, mine, location].some((value) => value !== undefined);
}

/** The address of the page of a campaign. */
export const campaignAddress = (id: string) => `/dashboard/requests/${encodeURIComponent(id)}`;

/** The address of the dialog that asks one customer of a location. */
export const askAddress = (location: string) =>
  `/dashboard/requests?location=${encodeURIComponent(location)}&ask=${NEW}`;

/** The address of the public links of a location. */
export const linksAddress = (location: string) =>
  `/dashboard/requests?tab=links&location=${encodeURIComponent(location)}`;

/** The address of the counter card of a location, to be printed. */
export const cardAddress = (location: string) =>
  `/dashboard/print/counter-card/${encodeURIComponent(location)}`;

function flag(value: unknown): true | undefined {
  return value === true || value === "true" ? true : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim().slice(0, MAX_TEXT) || undefined : undefined;
}

// Words of the settings of the client portal.
export const portal = {
  title: "Client portal",
  text: "People you add here sign in with a link we email them. They see their metrics, latest reviews, and the reports you release. They don’t have an account and can’t change anything.",
  add: "Add person",
  address: "Address",
  open: "Open the portal",
  load_failed: "The portal couldn’t be loaded.",
  empty: {
    title: "No one yet",
    text: "Add people who should be able to see your reports at any time.",
  },
  last_seen: (when: string) => `Last visit ${when}`,
  never: "Hasn’t signed in yet",
  limited: "Some locations",
  paused: "Paused",
  pause: "Pause",
  resume: "Resume",
  edit: "Edit",
  remove: "Remove",
  change_failed: "The change wasn’t saved.",
  dialog: {
    add: "Add a person",
    edit: "Edit person",
    name: "Name",
    email: "Email address",
    email_help: "Sign-in links are only sent to this address.",
    language: "Language",
    languages: { en: "English", fr: "French" },
    save: "Save person",
    failed: "The person wasn’t saved.",
    exists: "Someone with this email address has already been added.",
    too_many: "You’ve reached the limit of 500 people. Remove someone first.",
    bad_email: "Enter an email address.",
  },
  removing: {
    title: (name: string) => `Remove ${name}?`,
    text: "They’ll be signed out right away and won’t be able to sign in again.",
    submit: "Remove person",
    failed: "The person wasn’t removed.",
  },
} as const;

/** The texts of a tree, whatever they say. */
type Texts<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Texts<T[K]> };

export type PortalWords = Texts<typeof portal>;

// Words of the settings of domains.
export const domains = {
  title: "Domains",
  text: "Serve your landing pages and your clients’ reports under your own domain. Create two DNS records where you bought the domain; we check them and then switch the domain on.",
  add: "Add domain",
  load_failed: "Your domains couldn’t be loaded.",
  empty: {
    title: "No domains yet",
    text: "Add one, such as reports.your-agency.com, and your clients no longer see ours.",
  },
  kinds: {
    portal: ["Client portal and reports", "Links to reports and the page where clients sign in."],
    pages: ["Landing pages", "Your locations’ pages, the store locator, and the sitemap."],
    sso: ["Single sign-on", "Proves that you own the email addresses of your team."],
  },
  states: {
    waiting_txt: "Waiting for the TXT record",
    waiting_dns: "Waiting for the CNAME record",
    active: "Active",
    failing: "Record missing",
    released: "Released",
  },
  texts: {
    waiting_txt: "Create the records below. New records can take up to an hour to appear.",
    waiting_dns: "You proved that the domain is yours. Point it here with the second record.",
    active: "The domain is in use. Keep both records.",
    failing: (when: string) => `A record is gone. The domain stays in use until ${when}. Restore the record.`,
    released: "The domain is no longer in use. Restore the records, then check again.",
    takes_over: (when: string) =>
      `Another organization uses this domain. We told them that it moves to you on ${when}. Keep the TXT record until then.`,
  },
  dialog: {
    title: "Add a domain",
    kind: "Use it for",
    name: "Domain",
    name_placeholder: "reports.your-agency.com",
    name_help: "A subdomain such as reports.your-agency.com. Your website stays where it is.",
    submit: "Add domain",
    failed: "The domain wasn’t added.",
    exists: "You already added this domain.",
    demo: "You can’t add domains in the demo. Sign up to use your own.",
    too_many: "You’ve reached the limit of 20 domains. Remove one first.",
    refused: {
      invalid_domain: "Enter a domain, such as reports.your-agency.com.",
      own_domain: "This domain belongs to this site. Enter one of your own.",
      public_suffix: "Nobody can own this domain. Enter yours.",
      apex: "Use a subdomain, such as reports.your-agency.com.",
    },
  },
  records: {
    caption: (name: string) => `DNS records of ${name}`,
    type: "Type",
    name: "Name",
    value: "Value",
    state: "Found",
    right: "Found",
    wrong: "Not found",
    copy: (what: string) => `Copy ${what}`,
    copied: "Copied",
    apex: "A domain without a subdomain can’t have a CNAME record. Use an ALIAS record or the same A and AAAA records.",
  },
  found: {
    title: "What we found",
    txt: "TXT",
    target: "Leads to",
    nothing: "Nothing",
    unknown: "The DNS didn’t answer. We’ll try again.",
    never: "Not checked yet",
    at: (when: string) => `Checked ${when}`,
  },
  check: "Check now",
  check_failed: "The domain couldn’t be checked.",
  open: "Open",
  remove: {
    button: "Remove",
    title: (name: string) => `Remove ${name}?`,
    text: "Links on this domain stop working at once. Reports stay, and new links use another address.",
    submit: "Remove domain",
    failed: "The domain wasn’t removed.",
  },
} as const;

/** The texts of a tree, whatever they say. */
type Texts<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : T extends readonly string[]
      ? { readonly [K in keyof T]: string }
      : { readonly [K in keyof T]: Texts<T[K]> };

export type DomainWords = Texts<typeof domains>;

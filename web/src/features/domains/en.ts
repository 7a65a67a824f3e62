// Words of the settings of domains.
export const domains = {
  title: "Domains",
  text: "Host your landing pages and your clients’ reports on your own domain. Add two DNS records at your domain provider. We’ll check them, then activate the domain.",
  add: "Add domain",
  load_failed: "Your domains couldn’t be loaded.",
  empty: {
    title: "No domains yet",
    text: "Add one, such as reports.your-agency.com, so that your clients no longer see ours.",
  },
  kinds: {
    portal: ["Client portal and reports", "Report links and the page where clients sign in."],
    pages: ["Landing pages", "Your locations’ pages, the store locator, and the sitemap."],
    sso: ["Single sign-on", "Proves that you own your team’s email domain."],
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
    waiting_dns: "We’ve confirmed that the domain is yours. Now use the second record to point it here.",
    active: "The domain is in use. Keep both records.",
    failing: (when: string) =>
      `A record is missing. The domain stays in use until ${when}. Restore the record before then.`,
    released: "The domain is no longer in use. Restore the records, then check again.",
    takes_over: (when: string) =>
      `Another organization is using this domain. We’ve notified them that it will move to you on ${when}. Keep the TXT record until then.`,
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
      public_suffix: "No one can own this domain. Enter your own.",
      apex: "Use a subdomain, such as reports.your-agency.com.",
    },
  },
  records: {
    caption: (name: string) => `DNS records for ${name}`,
    type: "Type",
    name: "Name",
    value: "Value",
    state: "Found",
    right: "Found",
    wrong: "Not found",
    copy: (name: string) => `Copy ${name}`,
    copied: "Copied",
    apex: "A domain without a subdomain can’t have a CNAME record. Use an ALIAS record instead, or A and AAAA records with this server’s addresses.",
  },
  found: {
    title: "What we found",
    txt: "TXT",
    target: "Points to",
    nothing: "Nothing",
    unknown: "The DNS server didn’t respond. We’ll try again.",
    never: "Not checked yet",
    at: (when: string) => `Checked ${when}`,
  },
  check: "Check now",
  check_failed: "The domain couldn’t be checked.",
  open: "Open",
  remove: {
    button: "Remove",
    title: (name: string) => `Remove ${name}?`,
    text: "Links on this domain will stop working right away. Your reports will stay, and new links will use another address.",
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

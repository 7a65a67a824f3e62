// Words of the settings of brands.
export const brands = {
  title: "Brands",
  text: "Show your own brand in reports, in report emails and links, and in the client portal. Create up to 50 brands, and choose one for each client.",
  add: "Add brand",
  load_failed: "Your brands couldn’t be loaded.",
  of_agency: "Your agency manages the branding of your reports.",
  empty: {
    title: "No brands yet",
    text: "Add one to put your logo, colors, and name on everything clients see.",
  },
  is_default: "Default",
  edit: "Edit",
  replies: {
    none: "No reply-to address",
    confirmed: (address: string) => `Replies go to ${address}`,
    waiting: (address: string) => `${address} isn’t confirmed yet`,
    again: "Resend email",
    sent: "Email sent.",
    failed: "The email wasn’t sent.",
  },
  dialog: {
    add: "Add a brand",
    edit: "Edit brand",
    name: "Name",
    name_help: "Clients see this name at the top of reports and emails.",
    primary: "Main color",
    accent: "Accent color",
    pick: (label: string) => `Color picker: ${label}`,
    wrong_color: "Enter a color such as #12355b.",
    too_light: (nearest: string) =>
      `Too light for charts on white. The nearest readable color is ${nearest}.`,
    take: (nearest: string) => `Use ${nearest}`,
    typeface: "Typeface",
    typefaces: { sans: "Sans serif", serif: "Serif headings", system: "The reader’s system font" },
    sender: "Sender name in emails",
    sender_help: "Leave blank to use the brand’s name.",
    reply_to: "Reply-to address",
    reply_help: "We’ll email a confirmation link to this address. Replies go there once it’s confirmed.",
    footer: "Footer",
    footer_help: "A mailing address or legal details, shown at the end of reports.",
    hides: "Don’t mention Vitrine",
    hides_help: "Clients won’t see the Vitrine name anywhere.",
    is_default: "Default brand",
    is_default_help: "Used for clients without a brand of their own.",
    save: "Save brand",
    failed: "The brand wasn’t saved.",
    too_many: "You’ve reached the limit of 50 brands. Delete one first.",
    bad_name: "Enter a name that doesn’t contain a web or email address.",
    bad_email: "Enter a valid email address.",
    logo_first: "Save the brand first, then upload its logos.",
    preview: "Preview",
  },
  preview: {
    name: "Your brand",
    title: "November report",
    figure: "Calls",
    change: "12 more than in October",
    button: "Open the report",
    chart: "A chart with two lines, one in each color",
  },
  logo: {
    light: "Logo for light backgrounds",
    dark: "Logo for dark backgrounds",
    choose: "Upload",
    replace: "Replace",
    remove: "Remove",
    failed: "The logo wasn’t saved.",
  },
  remove: {
    button: "Delete",
    title: (name: string) => `Delete ${name}?`,
    text: "Clients with this brand will get the default brand. Existing reports will keep their look.",
    submit: "Delete brand",
    failed: "The brand wasn’t deleted.",
    is_default: "This is the default brand. Make another brand the default first.",
  },
  clients: {
    title: "Clients",
    text: "Each client’s reports and portal show the brand you choose here.",
    default: (name: string) => `Default (${name})`,
    failed: "The brand wasn’t changed.",
  },
} as const;

/** The texts of a tree, whatever they say. */
type Texts<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Texts<T[K]> };

export type BrandWords = Texts<typeof brands>;

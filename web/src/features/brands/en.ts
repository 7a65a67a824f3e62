// Words of the settings of brands.
export const brands = {
  title: "Brands",
  text: "Reports, their emails and links, and the client portal look like yours. Create as many brands as you have, and choose one per client.",
  add: "Add brand",
  load_failed: "Your brands couldn’t be loaded.",
  of_agency: "Your agency manages the brands of your reports.",
  empty: {
    title: "No brands yet",
    text: "Add one to put your logo, colors, and name on everything that clients see.",
  },
  is_default: "Default",
  edit: "Edit",
  replies: {
    none: "No address for replies",
    confirmed: (address: string) => `Replies go to ${address}`,
    waiting: (address: string) => `${address} isn’t confirmed yet`,
    again: "Send the email again",
    sent: "Email sent.",
    failed: "The email wasn’t sent.",
  },
  dialog: {
    add: "Add a brand",
    edit: "Edit brand",
    name: "Name",
    name_help: "Clients see it at the top of reports and emails.",
    primary: "Main color",
    accent: "Second color",
    pick: (label: string) => `Pick: ${label}`,
    wrong_color: "Enter a color such as #12355b.",
    too_light: (nearest: string) =>
      `Too light for charts on white. The nearest readable color is ${nearest}.`,
    take: (nearest: string) => `Use ${nearest}`,
    typeface: "Typeface",
    typefaces: { sans: "Sans serif", serif: "Serif headings", system: "The reader’s own" },
    sender: "Sender name in emails",
    sender_help: "The brand’s name if you leave this empty.",
    reply_to: "Address for replies",
    reply_help: "We email this address a link. Replies go there once someone has confirmed it.",
    footer: "Footer",
    footer_help: "Postal address or legal details, at the end of reports.",
    hides: "Don’t mention Vitrine",
    hides_help: "Nothing that clients see names Vitrine.",
    is_default: "Default brand",
    is_default_help: "Clients without a brand of their own get this one.",
    save: "Save brand",
    failed: "The brand wasn’t saved.",
    too_many: "You’ve reached the limit of 50 brands. Delete one first.",
    bad_name: "Enter a name without a web or email address in it.",
    bad_email: "Enter an email address.",
    logo_first: "Save the brand first. Then you can upload its logos.",
    preview: "Preview",
  },
  preview: {
    title: "November report",
    figure: "Calls",
    change: "12 more than in October",
    button: "Open the report",
    chart: "Two lines of a chart in both colors",
  },
  logo: {
    light: "Logo on light backgrounds",
    dark: "Logo on dark backgrounds",
    choose: "Upload",
    replace: "Replace",
    remove: "Remove",
    failed: "The logo wasn’t saved.",
  },
  remove: {
    button: "Delete",
    title: (name: string) => `Delete ${name}?`,
    text: "Its clients get the default brand. Reports that were already made keep their look.",
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

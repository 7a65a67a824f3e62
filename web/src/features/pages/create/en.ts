// Words of the dialog that creates the site, and of its look; loaded with them.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");
const pages = (count: number) => `${n(count)} ${plural("en", count, "page", "pages")}`;

export const create = {
  title: "Create your site",
  steps: ["Template", "Look", "Languages and address"],
  step: (at: number, of: number, name: string) => `Step ${at} of ${of}: ${name}`,
  next: "Next",
  back: "Back",
  submit: "Create the site",
  created: "The site was created",
  failed: "The site wasn’t created.",
  template: "Template",
  template_text: "One template for all pages. You can change it later; addresses and texts stay.",
  sample: (name: string) => `Sample page of the template ${name}`,
  open_sample: "Open the sample",
  look: {
    primary: "Main color",
    accent: "Buttons and links",
    pick: (name: string) => `Pick a color: ${name}`,
    code_help: "Six digits, such as #12355B.",
    invalid: "Enter a color such as #12355B.",
    contrast: (ratio: string, color: string) => `${color} text on it: contrast ${ratio}`,
    enough: "easy to read",
    white: "White",
    black: "Black",
    font: "Typeface",
    font_text: "All of them are on every device already, so nothing has to load.",
    preview: "Preview of the look",
    sample: {
      place: "Main Street, Austin",
      headline: "Bread since six this morning",
      text: "Sourdough from our own mill, and a seat by the window.",
      action: "Call the shop",
      link: "Directions",
      open: "Open until 7 PM",
    },
  },
  address: {
    name: "Name of the business",
    name_help: "Shown at the top of every page.",
    name_required: "Enter a name.",
    slug: "Address",
    slug_help: (url: string) => `Your pages will be at ${url}`,
    slug_invalid: "Use 3 to 40 small letters, digits and hyphens.",
    slug_taken: "Another site already has this address.",
    languages: "Languages of the pages",
    default_language: "Main language",
    default_help: "Its addresses have no language in them, such as /austin instead of /en/austin.",
    missing: (countries: string) =>
      `For locations in ${countries}, the law asks for pages in French. A translation may stand beside it.`,
  },
  result: {
    title: "What will happen",
    drafts: (count: number) =>
      `${pages(count)} ${plural("en", count, "is", "are")} drafted from your locations`,
    ready: "Ready to be listed by search engines",
    waiting: "Need something first",
    unknown: "Which of them are ready is shown in the list.",
    private: "Nothing is public yet. You publish page by page, or many at once.",
    reasons: "Why",
  },
};

// Words of the dialog that creates the site, and of its look; loaded with them.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");
const pages = (count: number) => `${n(count)} ${plural("en", count, "page", "pages")}`;

export const create = {
  title: "Create your site",
  steps: ["Template", "Look", "Languages and address"],
  step: (at: number, total: number, name: string) => `Step ${at} of ${total}: ${name}`,
  next: "Next",
  back: "Back",
  submit: "Create the site",
  created: "Site created",
  failed: "The site wasn’t created.",
  template: "Template",
  template_text: "One template for all pages. You can change it later without losing addresses or text.",
  sample: (name: string) => `Sample page for the ${name} template`,
  open_sample: "Open the sample",
  look: {
    primary: "Main color",
    accent: "Buttons and links",
    pick: (name: string) => `Pick a color: ${name}`,
    code_help: "A six-digit hex code, such as #12355B.",
    invalid: "Enter a color such as #12355B.",
    contrast: (ratio: string, color: string) => `${color} text: contrast ${ratio}`,
    enough: "easy to read",
    white: "White",
    black: "Black",
    font: "Typeface",
    font_text: "These are already on every device, so there’s nothing to load.",
    preview: "Look preview",
    sample: {
      place: "Main Street, Austin",
      headline: "Fresh bread since six this morning",
      text: "Sourdough from flour we mill ourselves, and a seat by the window.",
      action: "Call the shop",
      link: "Directions",
      open: "Open until 7 PM",
    },
  },
  address: {
    name: "Business name",
    name_help: "Shown at the top of every page.",
    name_required: "Enter a name.",
    slug: "Address",
    slug_help: "Your pages will be at",
    slug_invalid: "Use 3 to 40 lowercase letters, digits, and hyphens.",
    slug_taken: "Another site already has this address.",
    slug_too_many: "You can’t change the address again because your previous addresses have to keep working.",
    languages: "Page languages",
    default_language: "Main language",
    default_help: "Addresses in this language have no language code: /austin instead of /en/austin.",
    missing: (countries: string) =>
      `For locations in ${countries}, the law requires pages in French. You can offer a translation as well.`,
  },
  result: {
    title: "Review",
    drafts: (count: number) => `${pages(count)} drafted from your locations`,
    ready: "Ready for search engines",
    waiting: "Incomplete",
    unknown: "The list shows which ones are ready.",
    private: "Nothing is public yet. Publish pages one by one or in bulk.",
    reasons: "Why",
  },
};

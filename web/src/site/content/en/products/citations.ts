// Citation building.
export const citations = {
  meta: {
    title: "Citation building in 100+ directories | Vitrine",
    description:
      "One name, one address, one phone number in 100+ directories. Vitrine compares every listing, shows what’s wrong and why, and prepares each correction.",
    name: "Citation building",
  },
  hero: {
    eyebrow: "Citation building",
    title: "The same address everywhere you’re listed",
    lead: "Directories, maps, and in-car navigation copy each other, mistakes included. Vitrine compares your listings in 100+ directories with your own data, shows what’s wrong and why, and prepares every correction.",
    picture:
      "A table of directories: three match the profile, one shows an old phone number, and one has no listing yet.",
    table: {
      directory: "Directory",
      name: "Name",
      address: "Address",
      phone: "Phone",
      match: "Matches",
      differs: "Differs",
      missing: "Missing",
      fixing: "Being fixed",
      summary: "41 of 46 directories match",
    },
  },
  process: {
    title: "Audit, strategy, build, monitor",
    lead: "The same four steps, whether you have one shop or four hundred.",
    items: [
      {
        title: "Audit",
        text: "Vitrine automatically reads public registries and pages that allow it. For other directories, open the search link and paste what you see. Vitrine does the comparing.",
      },
      {
        title: "Strategy",
        text: "The directories that matter most in your industry and country come first, and you can see the whole plan in order.",
      },
      {
        title: "Build",
        text: "Each missing or wrong listing becomes a task with a link to the right page, the steps, and every field ready to paste.",
      },
      {
        title: "Monitor",
        text: "Vitrine rechecks the pages it can read every 30 days and reminds you to check the others. If a listing becomes inaccurate, you’ll hear about it.",
      },
    ],
  },
  consistency: {
    title: "How one wrong digit costs you customers",
    text: "Search engines trust a business whose name, address, and phone number match everywhere. So do customers. If your number doesn’t work, they call your competitor.",
    points: [
      "Name, address, and phone compared character by character",
      "“St.” and “Street” count as a match, but two different phone numbers don’t",
      "A plan that starts with the sources other directories copy from",
    ],
    action: "What NAP consistency means",
    picture:
      "The same bakery, as listed in three sources: one has the wrong street number, another the wrong name and phone number.",
    cards: [
      { source: "Your profile", lines: ["Atelier Bakery", "14 Mill Street, Riverside", "(212) 555-0116"] },
      { source: "Directory", lines: ["Atelier Bakery", "*41* Mill Street, Riverside", "(212) 555-0116"] },
      {
        source: "In-car navigation",
        lines: ["*L’Atelier, Bakers*", "14 Mill Street, Riverside", "(212) 555-01*61*"],
      },
    ],
  },
  groups: {
    title: "Where your business should be listed",
    lead: "Ten directories that matter in your industry will do more for you than a hundred general ones.",
    items: {
      major: {
        title: "Major directories",
        text: "The ones everyone uses, including in-car navigation.",
        names: [
          "Google Business Profile",
          "Apple Maps",
          "Bing Places",
          "Yelp",
          "Facebook",
          "Foursquare",
          "TomTom",
        ],
      },
      healthcare: {
        title: "Healthcare",
        text: "Where patients compare practices and doctors.",
        names: ["Healthgrades", "Zocdoc", "WebMD", "Vitals", "RateMDs", "Doctolib"],
      },
      legal: {
        title: "Legal",
        text: "Where people look for a lawyer they can trust.",
        names: ["Avvo", "FindLaw", "Justia", "Lawyers.com", "Martindale", "Super Lawyers"],
      },
      home: {
        title: "Home services",
        text: "Where people search when a pipe bursts.",
        names: ["Angi", "HomeAdvisor", "Thumbtack", "Houzz", "Porch", "BBB"],
      },
    },
  },
  figures: {
    items: [
      { value: "2M+", label: "citations built" },
      { value: "100+", label: "directories" },
      { value: "10,000+", label: "businesses" },
    ],
  },
  template: "Download the citation tracker",
  closing: {
    title: "Find out who still has your old number",
    text: "Add your location and see which listings are right, which are wrong, and which are missing.",
  },
};

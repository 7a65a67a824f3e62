// Citation building.
export const citations = {
  meta: {
    title: "Citation building in 100+ directories | Vitrine",
    description:
      "One name, one address, one phone number in 100+ directories. Vitrine audits, plans, builds, and monitors your citations for each location.",
    name: "Citation building",
  },
  hero: {
    eyebrow: "Citation building",
    title: "The same address, everywhere it’s listed",
    lead: "Directories, maps, and car navigation copy each other, mistakes included. Vitrine finds every listing of your business, corrects it, and monitors 100+ directories.",
    picture:
      "A table of directories: three match the profile, one shows an old phone number and one has no entry yet.",
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
    lead: "The same four steps for one shop and for four hundred.",
    items: [
      {
        title: "Audit",
        text: "We search 100+ directories for your name, old addresses and former numbers, and list what each one says.",
      },
      {
        title: "Strategy",
        text: "The directories that matter in your industry and country come first. You see the plan and its order.",
      },
      {
        title: "Build",
        text: "New listings added, wrong ones corrected, duplicates merged. You approve, we submit.",
      },
      {
        title: "Monitor",
        text: "We check again every month. If a directory goes back to old data, we fix it and let you know.",
      },
    ],
  },
  consistency: {
    title: "Why one wrong digit costs customers",
    text: "Search engines trust a business whose name, address, and phone match everywhere. So do customers: one call to a dead number, and they call your competitor.",
    points: [
      "Name, address, and phone compared character by character",
      "“St.” and “Street” are one address; two phone numbers are two",
      "The audit finds the source that others copy from",
    ],
    action: "What NAP consistency means",
    picture:
      "The same bakery as three sources write it: one has an old street number, another an old phone number.",
    cards: [
      { source: "Your profile", lines: ["Atelier Bakery", "14 Mill Quay, Riverside", "(212) 555-0116"] },
      { source: "Directory", lines: ["Atelier Bakery", "*41* Mill Quay, Riverside", "(212) 555-0116"] },
      {
        source: "Car navigation",
        lines: ["*L’Atelier, Bakers*", "14 Mill Quay, Riverside", "(212) 555-01*61*"],
      },
    ],
  },
  groups: {
    title: "Where your business should be found",
    lead: "A hundred general directories help less than the ten that matter in your industry.",
    items: {
      major: {
        title: "Major directories",
        text: "The ones everyone uses, including every car.",
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
  template: "Download the citation worksheet",
  closing: {
    title: "Find out who still has your old number",
    text: "Enter a name and a city to see what directories say about you.",
  },
};

// Home services.
import type { SolutionText } from "../../types/solutions";

/** The service area, besides what all industries have. */
export const area = {
  title: "You don’t need a storefront to be found",
  text: "Your customers don’t come to you. You go to them. Show the towns you serve, hide your home address, and get found at the far end of your area, too.",
  points: [
    "Up to twenty towns per profile, next to the map of where you rank",
    "Home address hidden on Google and in directories",
    "A local page for each town, with your drive time and examples of your work",
  ],
  action: "Local pages for every town",
  picture: "A service area with four towns around the shop, each with its rank.",
  towns: ["Eastfield", "Marlow", "Kingsbridge", "Old Ferry"],
  depot: "Shop",
  keyword: "Rank by town, “plumber near me”",
};

export const homeServices: SolutionText = {
  meta: {
    title: "Local SEO for home services | Vitrine",
    description:
      "Plumbers, electricians, cleaners, and landscapers: get found in every town you serve, with emergency hours and review requests by text. 14 days free.",
    name: "Home services",
  },
  hero: {
    eyebrow: "For home services",
    title: "Water on the floor. One call. Will you get it?",
    lead: "No one compares ten plumbers at nine at night. They call the first one that’s open, nearby, and well reviewed.",
    picture: "A map result for “plumber open now”: the first business is open 24 hours and has 4.8 stars.",
  },
  searches: {
    title: "What your customers search for",
    items: [
      "plumber open now",
      "electrician near me",
      "locksmith 24 hours",
      "furnace repair",
      "gutter cleaning cost",
      "house cleaning Eastfield",
    ],
  },
  features: {
    title: "Eight things we do for home service pros",
    lead: "From your truck, on your phone, between jobs.",
    items: [
      {
        title: "Service areas",
        text: "Towns instead of an address, listed consistently on Google and in directories.",
      },
      {
        title: "Emergency hours",
        text: "Open 24 hours for leaks, by appointment for bathroom remodels: customers see both.",
      },
      {
        title: "Call first",
        text: "Your phone number comes first, and you see how many calls it brings in, day by day.",
      },
      {
        title: "Reviews after the job",
        text: "Send a text with the link while the customer is still admiring the new faucet.",
      },
      {
        title: "Before and after",
        text: "Job photos appear on your profile and page, with the town but not the address.",
      },
      {
        title: "Trade directories",
        text: "The right license number and phone number on Angi, HomeAdvisor, Thumbtack, Houzz, Porch, and BBB.",
      },
      {
        title: "Rank by town",
        text: "See which towns put you in the top three, and where a competitor is ahead.",
      },
      {
        title: "Seasonal posts",
        text: "Furnaces in October, gutters in November, and air conditioning in May.",
      },
    ],
  },
  steps: {
    title: "One evening, then ten minutes a week",
    items: [
      {
        title: "Set your area",
        text: "Choose your towns, hide your address, and add your emergency hours.",
      },
      {
        title: "Ask after every job",
        text: "Mark a job as done, and the message goes out. Every customer gets the same links.",
      },
      {
        title: "Grow town by town",
        text: "Add a page and three photos for the next town. The map will show you when it’s working.",
      },
    ],
  },
  metrics: {
    title: "Numbers from the field",
    items: [
      { value: "150%", label: "average traffic increase" },
      { value: "95%", label: "average ranking improvement" },
      { value: "100+", label: "directories" },
      { value: "4.8/5", label: "Vitrine’s rating" },
    ],
  },
  story: {
    eyebrow: "Case study",
    title: "The plumber on the wrong town’s map",
    text: "The business was well known where the owner lived but invisible where its five vans worked. A corrected service area, five honest pages, and one QR code card fixed that. An illustrative story.",
    figure: { value: "+127%", label: "calls from the profile" },
    action: "Read the case study",
  },
  questions: [
    {
      question: "I work from home. Do I have to show my address?",
      answer:
        "No. Set the location up as a service-area business, and the address stays private on Google. You choose the towns in your Google profile.",
    },
    {
      question: "Can I have a profile in every town?",
      answer:
        "Only in towns where you have a staffed location. For others, use your service area and a local page for each. Profiles without a real location get suspended.",
    },
    {
      question: "Can my crew use it?",
      answer:
        "Yes. Give them the viewer role: they’ll see the locations but won’t be able to change them. To add photos, they need the manager role.",
    },
  ],
  closing: {
    title: "The next call is yours",
    text: "Set your area tonight and see where you rank tomorrow morning.",
  },
};

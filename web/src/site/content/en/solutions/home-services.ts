// Home services.
import type { SolutionText } from "../../types/solutions";

/** The service area, besides what all industries have. */
export const area = {
  title: "A business without a shop window still has one",
  text: "Nobody visits you, you visit them. Show the towns you serve, hide the address where you live, and be found at the far end of your area too.",
  points: [
    "Up to twenty towns per profile, checked against where you really go",
    "Home address hidden on Google and in directories alike",
    "A local page for each town, with your drive time and examples of work",
  ],
  action: "Local pages for every town",
  picture: "A service area with four towns around the depot, each with its rank.",
  towns: ["Eastfield", "Marlow", "Kingsbridge", "Old Ferry"],
  depot: "Depot",
  keyword: "Rank by town, “plumber near me”",
};

export const homeServices: SolutionText = {
  meta: {
    title: "Local SEO for home services | Vitrine",
    description:
      "Plumbers, electricians, cleaners, gardeners: be found in every town you serve, with emergency hours and reviews by SMS. 14 days free.",
    name: "Home services",
  },
  hero: {
    eyebrow: "For home services",
    title: "Water on the floor. One call. Yours?",
    lead: "Nobody compares ten plumbers at nine in the evening. They call the first one who is open, near and well reviewed.",
    picture:
      "A map result for “plumber open now”: the first business is open day and night and has 4.8 stars.",
  },
  searches: {
    title: "What your customers type",
    items: [
      "plumber open now",
      "electrician near me",
      "locksmith 24 hours",
      "boiler repair",
      "gutter cleaning cost",
      "house cleaning Eastfield",
    ],
  },
  features: {
    title: "Eight things we do for a trade",
    lead: "From the van, on the phone, between two jobs.",
    items: [
      {
        title: "Service areas",
        text: "Towns instead of an address, kept the same on Google and in directories.",
      },
      {
        title: "Emergency hours",
        text: "Open day and night for leaks, by appointment for bathrooms: both are shown.",
      },
      { title: "Call first", text: "The phone number on top, and a count of who called from where." },
      {
        title: "Reviews after the job",
        text: "A text message with the link while the customer still looks at the new tap.",
      },
      {
        title: "Before and after",
        text: "Photos from the job go to profile and page, with the town and without the house number.",
      },
      {
        title: "Trade directories",
        text: "Angi, HomeAdvisor, Thumbtack, Houzz, Porch and BBB with the right license and phone.",
      },
      { title: "Rank by town", text: "See in which towns you are called, and in which a competitor is." },
      { title: "Posts by season", text: "Boilers in October, gutters in November, air conditioning in May." },
    ],
  },
  steps: {
    title: "One evening, then ten minutes a week",
    items: [
      {
        title: "Set your area",
        text: "Choose the towns, hide the address, state the hours for emergencies.",
      },
      {
        title: "Ask after every job",
        text: "The message goes out when you mark a job as done. To every customer, with the same links.",
      },
      {
        title: "Grow town by town",
        text: "A page and three photos for the next town. The map shows when it works.",
      },
    ],
  },
  metrics: {
    title: "Figures from the field",
    items: [
      { value: "150%", label: "average traffic increase" },
      { value: "95%", label: "average ranking improvement" },
      { value: "100+", label: "directories" },
      { value: "4.8/5", label: "rating of Vitrine" },
    ],
  },
  story: {
    eyebrow: "Case study",
    title: "The plumber whose map stood in the wrong town",
    text: "Known where the owner slept, invisible where his five vans worked. A corrected area, five honest pages and one QR card did the rest. An illustrative story.",
    figure: { value: "+127%", label: "calls from the profile" },
    action: "Read the case study",
  },
  questions: [
    {
      question: "I work from home. Must I show my address?",
      answer:
        "No. Set the location as a service-area business: the address stays private and the towns are shown.",
    },
    {
      question: "May I have a profile in every town?",
      answer:
        "Only where you have a staffed place. For the other towns, use the service area and a local page each. Profiles without a place get suspended.",
    },
    {
      question: "Can my people in the field use it?",
      answer:
        "Yes. Give them the role of responder: they answer reviews and add photos, and cannot change the profile.",
    },
  ],
  closing: {
    title: "The next call is yours",
    text: "Set your area tonight. Tomorrow morning you see where you stand.",
  },
};

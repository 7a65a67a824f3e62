// Local SEO reporting.
export const reporting = {
  meta: {
    title: "Local SEO reports people actually read | Vitrine",
    description:
      "Executive, technical, and client-friendly local SEO reports on a schedule, with your logo and color, by link, PDF, or email.",
    name: "Reporting",
  },
  hero: {
    eyebrow: "Local SEO reporting",
    title: "A report people read to the end",
    lead: "A page or two: the numbers that matter, what happened, and what’s next. It goes out on Monday morning with your logo at the top.",
    picture:
      "The first page of a monthly report: views up by 127%, calls up by 89%, direction requests up by 156%.",
  },
  sample: {
    title: "Local visibility, October",
    business: "Atelier Bakery, 3 locations",
    views: "Profile views",
    calls: "Calls",
    directions: "Direction requests",
    summary:
      "Saturdays saw the biggest jump in calls. The new phone number is now correct in all but two directories.",
    next: "Next: photos for the Mill Street location.",
    chart: "Views per week",
    grade: "Health",
    table: ["Location", "Rank", "Change", "Health"],
    rows: [
      ["Old Town", "1.8", "+3.1", "96"],
      ["Mill Street", "4.2", "+1.4", "72"],
      ["Market Street", "2.6", "+0.9", "88"],
    ],
    issues: [
      "Mill Street has no photos",
      "2 directories show the old phone number",
      "4 reviews need a reply",
    ],
    hello: "Hi Jeanne,",
    letter:
      "A good month: 214 more people asked for directions to your shops, most of them on Saturday mornings. Here’s what helped and what we’ll do next.",
    did: "What we did",
    done: ["Replied to 38 reviews", "Corrected 11 directory listings", "Published 6 posts"],
  },
  templates: {
    title: "Three templates for three audiences",
    lead: "The same numbers, in words each reader understands. Open one to see for yourself.",
    items: {
      executive: {
        title: "Executive summary",
        text: "A page or two for decision makers: the key numbers, what you did, and the next steps.",
      },
      technical: {
        title: "Technical analysis",
        text: "Every location with rank, change, health, and open issues, for the people doing the work.",
      },
      client: {
        title: "Client-friendly",
        text: "A plain-language summary: what happened, what we did, and what’s next.",
      },
    },
  },
  schedule: {
    title: "Written while you sleep",
    text: "Choose your locations, template, and recipients once. Reports are written and sent automatically, or wait until you’ve added your comments.",
    points: [
      "Monthly with Starter, weekly with Professional, and daily with Enterprise",
      "As a web page, a PDF, or a table",
      "Rankings, reviews, citations, and profiles in one place",
    ],
    action: "See what each plan includes",
  },
  white: {
    title: "Your name at the top",
    lead: "For agencies and consultants: every report goes out under your name.",
    items: {
      branding: {
        title: "Custom branding",
        text: "Your logo, colors, and typeface on every report, and your name as the sender.",
      },
      domain: {
        title: "Custom domains",
        text: "Reports and the client portal at your own address, such as reports.youragency.com.",
      },
      links: {
        title: "Links that expire",
        text: "Create a link for each report, with a password if you like. See how often it’s been opened, and revoke it anytime.",
      },
      portal: {
        title: "Client access",
        text: "Each client signs in and sees only their own locations and the reports you’ve released.",
      },
    },
    picture: "A client’s reports, with an agency’s name at the top.",
    portal: {
      host: "vitrine.example/reports",
      agency: "Your agency",
      hello: "Reports for Atelier Bakery",
      reports: ["October", "September", "August"],
      ready: "ready",
      open: "Open",
    },
  },
  figures: {
    title: "Numbers you can trace back to the source",
    lead: "In the dashboard, every number in a report links to the reviews, pins, and listings behind it.",
    items: [
      { value: "1B+", label: "data points behind the reports" },
      { value: "+127%", label: "profile views" },
      { value: "+89%", label: "calls" },
      { value: "+156%", label: "direction requests" },
    ],
  },
  closing: {
    title: "Send your first report on Monday",
    text: "Add a location today, and the report will cover your first week.",
  },
};

// Local SEO reporting.
export const reporting = {
  meta: {
    title: "Local SEO reports people read | Vitrine",
    description:
      "Executive, technical and client-friendly local SEO reports on a schedule, under your own brand, domain and client portal.",
    name: "Reporting",
  },
  hero: {
    eyebrow: "Local SEO reporting",
    title: "A report that gets read to the end",
    lead: "One page, three figures, two sentences on what happened and one on what comes next. Sent on Monday morning, with your logo on top.",
    picture:
      "The first page of a monthly report: views up by 127%, calls up by 89%, direction requests up by 156%.",
  },
  sample: {
    title: "Local visibility, October",
    business: "Atelier Bakery, 3 locations",
    views: "Profile views",
    calls: "Calls",
    directions: "Direction requests",
    summary: "Calls rose most on Saturdays. The new phone number is now right in all directories but two.",
    next: "Next: photos for the Mill Quay location.",
    chart: "Views per week",
    grade: "Health",
    table: ["Location", "Rank", "Change", "Health"],
    rows: [
      ["Old Town", "1.8", "+3.1", "96"],
      ["Mill Quay", "4.2", "+1.4", "72"],
      ["Market Street", "2.6", "+0.9", "88"],
    ],
    issues: [
      "Mill Quay has no photos",
      "2 directories show the old phone number",
      "4 reviews wait for a reply",
    ],
    hello: "Hello Jeanne,",
    letter:
      "A good month: 214 more people asked for the way to your shops, most of them on Saturday mornings. Here is what helped, and what we do next.",
    did: "What we did",
    done: ["Answered 38 reviews", "Corrected 11 directory entries", "Published 6 posts"],
  },
  templates: {
    title: "Three templates for three readers",
    lead: "The same figures, told in the words of whoever opens the file. Open one to read it.",
    items: {
      executive: {
        title: "Executive summary",
        text: "One page for whoever decides: three figures, one chart, one next step.",
      },
      technical: {
        title: "Technical analysis",
        text: "Every location with rank, change, health and open issues, for whoever does the work.",
      },
      client: {
        title: "Client-friendly",
        text: "A letter in plain words: what happened, what we did, what comes next.",
      },
    },
  },
  schedule: {
    title: "Written while you sleep",
    text: "Choose locations, template and readers once. The report is made and sent by itself, and waits for your comment if you want to add one.",
    points: [
      "Monthly with Starter, weekly with Professional, daily with Enterprise",
      "As a web page, a PDF or a table",
      "Rank, reviews, citations, profile and local pages in one place",
    ],
    action: "See what each plan includes",
  },
  white: {
    title: "Yours from logo to address",
    lead: "For agencies and consultants: your customers see your name, not ours.",
    items: {
      branding: {
        title: "Custom branding",
        text: "Your logo, colors and typeface on every page, your sender on every mail.",
      },
      domains: {
        title: "Custom domains",
        text: "Reports live at reports.youragency.com, with a certificate that renews itself.",
      },
      portal: {
        title: "Client portal",
        text: "Each client signs in to their own locations and reports, and to nothing else.",
      },
    },
    picture: "A client portal under an agency’s own name and address, listing three reports.",
    portal: {
      host: "reports.youragency.com",
      agency: "Your agency",
      hello: "Reports for Atelier Bakery",
      reports: ["October", "September", "August"],
      ready: "ready",
      open: "Open",
    },
  },
  figures: {
    title: "Figures you can follow to the source",
    lead: "Every number in a report leads to the reviews, pins and listings it was counted from.",
    items: [
      { value: "1B+", label: "data points behind the reports" },
      { value: "+127%", label: "profile views" },
      { value: "+89%", label: "calls" },
      { value: "+156%", label: "direction requests" },
    ],
  },
  closing: {
    title: "Send your first report on Monday",
    text: "Add a location today and the first week will be counted by then.",
  },
};

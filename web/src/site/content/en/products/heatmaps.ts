// Local rank heatmaps.
export const heatmaps = {
  meta: {
    title: "Local rank heatmaps: see every corner | Vitrine",
    description:
      "See where you rank on Google Maps from every point of your area, per keyword, over time and beside competitors. Export and share the map.",
    name: "Heatmaps",
  },
  hero: {
    eyebrow: "Local heatmaps",
    title: "You are first. Two streets on, you are ninth.",
    lead: "Google answers differently on every corner. Vitrine asks the same question from a whole grid of points and prints your rank on each one.",
    picture:
      "A grid of seven by seven pins over a town map. Near the shop the ranks are 1 and 2 in green; towards the edges they fall to 14 and worse in red.",
    keyword: "bakery near me",
    place: "Atelier Bakery, 49 points, 500 m apart",
    average: "Average rank",
    top3: "In the top 3",
    legend: { good: "Excellent, 1 to 3", fair: "Fair, 4 to 10", poor: "Poor, 11 and below" },
  },
  features: {
    title: "A map that answers questions",
    lead: "Not one average, but where you win, where you fade, and who takes over.",
    items: {
      maps: {
        title: "Interactive ranking maps",
        text: "Zoom, move, press a pin: you see the results that a customer standing there would see.",
      },
      colors: {
        title: "Colors you read at a glance",
        text: "Red is poor, green is excellent, and the rank is printed on each pin. A second scale is made for color-blind readers.",
      },
      history: {
        title: "History",
        text: "Play back the months. See what a new category or fifty reviews did to the map.",
      },
      keywords: {
        title: "A view per keyword",
        text: "“Pizza” and “pizza delivery” have different maps. Track them separately.",
      },
      competitors: {
        title: "Competitor comparison",
        text: "Lay a competitor’s grid beside yours and find the streets where they beat you.",
      },
      share: {
        title: "Export and share",
        text: "A picture for the slide, a table for the analyst, a link for the client who has no account.",
      },
    },
  },
  steps: {
    title: "How a map is made",
    lead: "Three steps. Only the first is yours, and only once.",
    items: [
      {
        title: "Search testing",
        text: "Choose keywords, the size of the grid and how often. Vitrine searches from every point, as a customer there would.",
      },
      {
        title: "Data processing",
        text: "Your rank and those of your competitors are read from each answer, cleared of ads and duplicates, and stored.",
      },
      {
        title: "Visualization",
        text: "The grid is colored and dated. You see the share of points in the top 3, the average, and what changed.",
      },
    ],
  },
  history: {
    title: "Watch the green spread",
    text: "One map is a photograph. A row of them shows whether the work pays: new photos in March, a corrected address in April, the competitor that moved away in May.",
    points: [
      "The same points each time, so that months can be compared",
      "Alerts when a rank falls",
      "Average rank and top-3 share as a line",
    ],
    picture: "The average rank of a location over six months, rising from 9.4 to 3.1.",
    chart: "Average rank, “bakery near me”",
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
  },
  uses: {
    title: "What people use it for",
    items: {
      place: {
        title: "Choosing where to open",
        text: "Run the grid for an address you do not rent yet, and see who owns the neighborhood.",
      },
      ads: {
        title: "Advertising where your rank ends",
        text: "Buy clicks only for the streets where the free result does not reach.",
      },
      chains: {
        title: "Comparing branches",
        text: "Forty branches, one keyword: the weak ones show in a minute, and so does the reason.",
      },
      agencies: {
        title: "Proving your work",
        text: "Show before and after. Any client understands a map that turned green.",
      },
    },
  },
  figures: {
    title: "Made from real searches",
    items: [
      { value: "1M+", label: "searches tracked" },
      { value: "1B+", label: "data points" },
      { value: "95%", label: "average ranking improvement" },
      { value: "99.9%", label: "uptime" },
    ],
  },
  read_more: "How to read a heatmap",
  closing: {
    title: "See your first map today",
    text: "One location, one keyword and 49 points are enough to know where to start.",
  },
};

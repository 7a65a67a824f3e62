// Local rank heatmaps.
export const heatmaps = {
  meta: {
    title: "Local rank heatmaps: see every corner | Vitrine",
    description:
      "See where you rank on Google Maps from every point of your area, by keyword, over time, and next to competitors. Export and share the map.",
    name: "Heatmaps",
  },
  hero: {
    eyebrow: "Local heatmaps",
    title: "You’re first. Two streets on, you’re ninth.",
    lead: "Google’s results change on every corner. Vitrine runs the same search from a whole grid of points and shows your rank on each one.",
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
    lead: "Not just one average, but where you win, where you fade, and who takes over.",
    items: {
      maps: {
        title: "Interactive ranking maps",
        text: "Zoom, move, and click a pin to see the results a customer standing there would see.",
      },
      colors: {
        title: "Colors you read at a glance",
        text: "Red is poor, green is excellent, and the rank is on each pin. A second color scale is designed for color-blind readers.",
      },
      history: {
        title: "History",
        text: "Play back the months. See what a new category or fifty reviews did to the map.",
      },
      keywords: {
        title: "A view for each keyword",
        text: "“Pizza” and “pizza delivery” have different maps. Track them separately.",
      },
      competitors: {
        title: "Competitor comparison",
        text: "Put a competitor’s grid next to yours and find the streets where they beat you.",
      },
      share: {
        title: "Export and share",
        text: "An image for your slides, a table for the analyst, and a link for the client without an account.",
      },
    },
  },
  steps: {
    title: "How it works",
    lead: "Three steps. You only do the first one, once.",
    items: [
      {
        title: "Search testing",
        text: "Choose keywords, grid size, and how often to check. Vitrine searches from every point, as a customer there would.",
      },
      {
        title: "Data processing",
        text: "Your rank and your competitors’ ranks are read from each result, cleaned of ads and duplicates, and saved.",
      },
      {
        title: "Visualization",
        text: "The grid is colored and dated. You see your share of points in the top 3, your average, and what changed.",
      },
    ],
  },
  history: {
    title: "Watch the green spread",
    text: "One map is a snapshot. A series shows whether the work pays off: new photos in March, a corrected address in April, the competitor that moved away in May.",
    points: [
      "The same points each time, so you can compare months",
      "Alerts when a rank falls",
      "Average rank and top-3 share over time",
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
        text: "Run the grid for an address you haven’t rented yet and see who owns the neighborhood.",
      },
      ads: {
        title: "Advertising where your rank ends",
        text: "Buy clicks only for the streets your free results don’t reach.",
      },
      chains: {
        title: "Comparing branches",
        text: "Forty branches, one keyword: spot the weak ones in a minute, and see why.",
      },
      agencies: {
        title: "Proving your work",
        text: "Show before and after. Every client understands a map that turned green.",
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

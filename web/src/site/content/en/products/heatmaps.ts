// Local rank heatmaps.
export const heatmaps = {
  meta: {
    title: "Local rank heatmaps, street by street | Vitrine",
    description:
      "See where you rank on Google Maps from every point in your area, by keyword, over time, and next to competitors. Export and share the map.",
    name: "Heatmaps",
  },
  hero: {
    eyebrow: "Local heatmaps",
    title: "You’re first here. Two blocks away, you’re ninth.",
    lead: "Google’s results change from one corner to the next. Vitrine runs the same search from every point on a grid and shows your rank at each one.",
    picture:
      "A seven-by-seven grid of pins on a town map. Near the shop, the ranks are 1 and 2, in green. Toward the edges, they drop to 14 or worse, in red.",
    keyword: "bakery near me",
    place: "Atelier Bakery, 49 grid points, 0.3 miles apart",
    average: "Average rank",
    top3: "In the top 3",
    legend: { good: "Excellent, 1 to 3", fair: "Fair, 4 to 10", poor: "Poor, 11 or worse" },
  },
  features: {
    title: "A map that answers your questions",
    lead: "You get more than an average. You see where you win, where you fade, and who takes over.",
    items: {
      maps: {
        title: "Interactive ranking maps",
        text: "Zoom, pan, and click a pin to see the results a customer standing there would see.",
      },
      colors: {
        title: "Colors you can read at a glance",
        text: "Red is poor, green is excellent, and the rank is on each pin. There’s also a color scale designed for people who are color-blind.",
      },
      history: {
        title: "History",
        text: "Go back through the months and see what a new category or fifty reviews did to the map.",
      },
      keywords: {
        title: "A map for each keyword",
        text: "“Pizza” and “pizza delivery” have different maps. Track them separately.",
      },
      competitors: {
        title: "Competitor comparison",
        text: "Put a competitor’s grid next to yours and find the streets where they beat you.",
      },
      share: {
        title: "Export and share",
        text: "An image for your slides, a table for your analyst, and a link for clients who don’t have an account.",
      },
    },
  },
  steps: {
    title: "How it works",
    lead: "Three steps. You only do the first one, and only once.",
    items: [
      {
        title: "Search testing",
        text: "Choose your keywords, the grid size, and how often to check. Vitrine searches from every point, just as a customer there would.",
      },
      {
        title: "Data processing",
        text: "We record your rank and your competitors’ ranks for each search, remove ads and duplicates, and save the data.",
      },
      {
        title: "Visualization",
        text: "The grid is color-coded and dated. You see the share of grid points where you’re in the top 3, your average rank, and what changed.",
      },
    ],
  },
  history: {
    title: "Watch the green spread",
    text: "One map is a snapshot. A series of maps shows whether your work is paying off: new photos in March, a corrected address in April, a competitor that moved away in May.",
    points: [
      "The same grid every time, so you can compare months",
      "Alerts when a rank drops",
      "Average rank and top-3 share over time",
    ],
    picture: "A location’s average rank over six months, improving from 9.4 to 3.1.",
    chart: "Average rank, “bakery near me”",
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
  },
  uses: {
    title: "What people use heatmaps for",
    items: {
      place: {
        title: "Choosing where to open",
        text: "Run the grid for an address before you sign the lease and see who owns the neighborhood.",
      },
      ads: {
        title: "Advertising where your rank drops off",
        text: "Pay for clicks only on the streets where you don’t already rank.",
      },
      chains: {
        title: "Comparing locations",
        text: "Check forty locations for one keyword. Spot the weak ones in a minute and see why.",
      },
      agencies: {
        title: "Proving your work pays off",
        text: "Show the before and after. Any client understands a map that turns green.",
      },
    },
  },
  figures: {
    title: "Built on real searches",
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
    text: "One location, one keyword, and 49 grid points are enough to know where to start. Scans run on your own DataForSEO or SerpApi account at its price, about 3 cents for this one. In the demo, they’re free.",
  },
};

// Words of the reviews by month; loaded with them.
import { plural } from "@/lib/format";

export const trend = {
  title: "Reviews by month",
  measure: "Show",
  measures: { reviews: "Reviews", average: "Average rating" },
  source: "Source",
  all: "All sources",
  month: "Month",
  of_all: { reviews: "Reviews by month", average: "Average rating by month" },
  of_source: {
    reviews: (source: string) => `Reviews by month, ${source}`,
    average: (source: string) => `Average rating by month, ${source}`,
  },
  by_source: { reviews: "Reviews by month and source", average: "Average rating by month and source" },
  reviews: (count: number, text: string) => `${text} ${plural("en", count, "review", "reviews")}`,
  unrated: "No ratings",
  none: "No reviews in the last 12 months",
  computed: "How is this calculated?",
  computed_text:
    "A review counts in the month it was written, in UTC. Every rating of a month counts equally toward its average; reviews without a rating don’t affect it. Reviews that have been taken down don’t count. The current month isn’t over yet.",
  formula: "(sum of the month’s ratings) ÷ (number of the month’s ratings)",
  failed: "The reviews by month couldn’t be loaded.",
};

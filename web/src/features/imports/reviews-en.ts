// Words of the import of reviews, where they differ from those of locations.
import { plural } from "@/lib/format";
import { imports } from "./en";

const reviews = (n: number, text: string) => `${text} ${plural("en", n, "review", "reviews")}`;

export const reviewImports: typeof imports = {
  ...imports,
  title: "Import reviews",
  choose: {
    ...imports.choose,
    title: "Choose your reviews file",
    drop: "Drop your CSV or JSON file here",
    requirement_list: (size, rows) => [
      `CSV, JSON, or JSON Lines, up to ${size}`,
      `Up to ${rows} reviews per import`,
      "Column headers in the first row of a CSV file",
      "For each review, a date and a rating or text",
    ],
    requirement_note:
      "You can also choose reviews.json from Google Takeout. Your headers don’t have to use these names. You’ll map them in the next step.",
    template_file: "reviews-template.csv",
    template_rows: [
      ["Location", "Source", "Rating", "Text", "Author", "Date", "Reply", "Reply date", "Link", "Review ID"],
      [
        "A-01",
        "Google",
        "5",
        "Great service!",
        "Ann Lee",
        "2026-01-31",
        "Thank you, Ann!",
        "2026-02-01",
        "",
        "",
      ],
    ],
  },
  map: {
    ...imports.map,
    title: "Map columns",
    template_placeholder: "Store {number}",
    skip_text: "Only new reviews are added.",
    fields: {
      location: "Location",
      rating: "Rating",
      title: "Title",
      text: "Text",
      author: "Reviewer",
      written_at: "Date",
      source: "Site",
      external_id: "Review ID",
      url: "Link",
      reply: "Reply",
      replied_at: "Reply date",
    },
  },
  check: {
    ...imports.check,
    matching: "Existing",
    name: "Reviewer",
    nothing: "Nothing to import. You already have every review in this file.",
    submit: (n, text) => `Import ${reviews(n, text)}`,
  },
  progress: { ...imports.progress, title: "Importing reviews" },
  outcome: {
    ...imports.outcome,
    done: (n, text) => `${reviews(n, text)} imported`,
    skipped: "Existing, skipped",
    view: "View reviews",
    undone_text: "Imported reviews were removed, except those you replied to or marked as done.",
    failed_text: "Nothing was imported. Your reviews haven’t changed.",
    finished_toast: (n, text) => `${reviews(n, text)} imported`,
  },
  errors: {
    ...imports.errors,
    not_csv: () => "This isn’t a CSV or JSON file. Choose a different one.",
    unsupported_media_type: () => "This isn’t a CSV or JSON file. Choose a different one.",
  },
  row_errors: { ...imports.row_errors, matching: () => "Already in your reviews" },
};

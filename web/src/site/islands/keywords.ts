// Local keyword ideas from a trade and a city, in the browser alone.
import { copies, element, filled } from "./tools/findings";
import { ideas } from "./tools/keyword-ideas";
import trades from "./tools/trades.json";

interface Words {
  found: string;
  missing: string;
  copy: string;
  copied: string;
  csv: string;
  file: string;
  columns: [string, string];
  groups: Record<string, string>;
}

/** Enhances the form. */
export default function keywords(part: HTMLElement) {
  const words: Words = JSON.parse(part.dataset.words ?? "{}");
  const form = part.querySelector("form");
  const status = part.querySelector("[role=status]");
  const result = part.querySelector<HTMLElement>(".result");
  const choices = part.querySelector("datalist");
  if (!form || !status || !result) return;

  const pageLanguage = document.documentElement.lang === "fr" ? "fr" : "en";
  for (const trade of trades) choices?.append(new Option("", trade[pageLanguage]));

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const given = new FormData(form);
    const value = (name: string) => String(given.get(name) ?? "").trim();
    const language = value("language") === "fr" ? "fr" : "en";
    if (!value("trade") || !value("city")) {
      status.textContent = words.missing;
      return;
    }
    const groups = ideas(
      { trade: value("trade"), city: value("city"), district: value("district"), language },
      trades,
    );
    const rows = groups.flatMap(([group, list]) =>
      list.map((keyword) => [keyword, words.groups[group] ?? group]),
    );
    status.textContent = filled(words.found, { n: rows.length });

    const copy = element("button", BUTTON, words.copy);
    copy.type = "button";
    copies(copy, () => rows.map(([keyword]) => keyword).join("\n"), words.copied);
    const download = element("a", BUTTON, words.csv);
    const lines = [words.columns, ...rows].map((row) => row.map(cell).join(","));
    // Starts with a byte order mark, which spreadsheets need to read accents.
    download.href = URL.createObjectURL(new Blob([`\ufeff${lines.join("\r\n")}\r\n`], { type: "text/csv" }));
    download.download = `${words.file}.csv`;

    const grid = element("div", "mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3");
    for (const [group, list] of groups) {
      const items = element("ul", "mt-3 flex flex-col gap-1.5 text-ink-muted");
      for (const keyword of list) items.append(element("li", "", keyword));
      grid.append(
        element("div", "", element("h3", "text-lg font-semibold", words.groups[group] ?? group), items),
      );
    }
    result.replaceChildren(element("div", "flex flex-wrap gap-3", copy, download), grid);
  });
}

const BUTTON =
  "inline-flex min-h-11 cursor-pointer items-center rounded-md border border-line-strong bg-surface px-4 font-medium hover:bg-hover";

/** Start of a cell, followed by the sign of a formula; the rule of base/text/src/spreadsheet.rs. */
const FORMULA = /(?<=(?:^|[,;|\t\r\n"]) *)(?='*[=+\-@|%＝＋－＠])/g;

/** Writes a cell of a CSV file so that no spreadsheet runs it as a formula. */
function cell(text: string): string {
  return `"${text.replace(FORMULA, "'").replaceAll('"', '""')}"`;
}

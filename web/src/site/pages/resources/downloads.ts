// The files people take home: each template as CSV and as a page to print.
import { words as wordsEn } from "@/site/content/en/resources/words";
import { words as wordsFr } from "@/site/content/fr/resources/words";
import type { Sheet, TemplateText } from "@/site/content/types/templates";
import { type Language, routes } from "@/site/routes";
import { absolute } from "@/site/seo/origin";
import { templateIds, templates } from "./template-texts";

const printed = { en: wordsEn.templates.printed, fr: wordsFr.templates.printed };
const STYLES = "/downloads/print.css";

/** Address of a template's CSV. */
export const csvOf = ({ file }: TemplateText): string => `/downloads/${file}.csv`;
/** Address of a template's page to print. */
export const printOf = ({ file }: TemplateText): string => `/downloads/${file}`;

/** All files, by their names in the build. */
export function downloads(): { file: string; body: string }[] {
  const files = templateIds.flatMap((id) =>
    (["en", "fr"] as const).flatMap((language) => {
      const text = templates[id][language];
      return [
        { file: csvOf(text).slice(1), body: csv(text.sheet) },
        { file: `${printOf(text).slice(1)}.html`, body: printable(text, language) },
      ];
    }),
  );
  return [...files, { file: STYLES.slice(1), body: PRINT_CSS }];
}

/** RFC 4180, with the mark by which Excel knows UTF-8. */
export function csv({ part, head, blank, parts }: Sheet): string {
  const rows = [
    [part, ...head, ...blank],
    ...parts.flatMap(({ title, rows }) => rows.map((row) => [title, ...row, ...blank.map(() => "")])),
  ];
  return `\ufeff${rows.map((row) => row.map(quoted).join(",")).join("\r\n")}\r\n`;
}

const quoted = (cell: string) => (/[",\r\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function printable({ title, lead, sheet }: TemplateText, language: Language): string {
  const cells = (names: readonly string[], tag: "th" | "td") =>
    names.map((name) => (name ? `<${tag}>${escaped(name)}</${tag}>` : `<${tag}></${tag}>`)).join("");
  const blankOf = (part: Sheet["parts"][number]) => part.blank ?? sheet.blank;
  const parts = sheet.parts.map(
    (part) =>
      `<section><h2>${escaped(part.title)}</h2><table><thead><tr>${cells([...sheet.head, ...blankOf(part)], "th")}</tr></thead>` +
      `<tbody>${part.rows.map((row) => `<tr>${cells([...row, ...blankOf(part).map(() => "")], "td")}</tr>`).join("")}</tbody></table></section>`,
  );
  const home = absolute(routes.templates[language]);
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escaped(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    `<link rel="stylesheet" href="${STYLES}"></head><body>` +
    `<header><p>Vitrine</p><h1>${escaped(title)}</h1><p>${escaped(lead)}</p></header><main>${parts.join("")}</main>` +
    `<footer>${escaped(printed[language])}<a href="${routes.templates[language]}">${escaped(home)}</a></footer></body></html>`
  );
}

const PRINT_CSS = `:root{color-scheme:light}
body{max-width:60rem;margin:2rem auto;padding:0 1.25rem;background:#fff;color:#17202a;font:0.9375rem/1.45 system-ui,sans-serif}
header p:first-child{margin:0;color:#12355b;font:600 1.125rem Georgia,serif}
h1{margin:.25rem 0;font:600 1.75rem/1.2 Georgia,serif}
h2{margin:1.75rem 0 .5rem;font:600 1.125rem Georgia,serif;break-after:avoid}
table{width:100%;border-collapse:collapse}
th,td{border:1px solid #b9b4aa;padding:.375rem .5rem;text-align:start;vertical-align:top}
td{overflow-wrap:break-word}
th{background:#f4efe6;font-size:.8125rem}
th:nth-child(n+3){min-width:3rem}
th:nth-child(3):last-child{width:50%}
th:first-child{width:22%}
tr{break-inside:avoid}
section{overflow-x:auto}
footer{margin-top:2rem;color:#4a5560;font-size:.8125rem}
@media print{body{max-width:none;margin:0;padding:0;font-size:9.5pt}@page{margin:14mm}section{overflow:visible}}
`;

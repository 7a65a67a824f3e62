// The picture others show when a page is shared: 1200 × 630, its title under the awning. Drawn as SVG, made a PNG by the build.
import type { Kind, Language } from "../routes";

const WIDTH = 1200;
const HEIGHT = 630;
const TITLE_WIDTH = 690;
const KINDS: Partial<Record<Kind, Record<Language, string>>> = {
  product: { en: "Product", fr: "Produit" },
  solution: { en: "Solution", fr: "Solution" },
  article: { en: "Blog", fr: "Blog" },
  "case-study": { en: "Case study", fr: "Étude de cas" },
  guide: { en: "Guide", fr: "Guide" },
  template: { en: "Template", fr: "Modèle" },
  event: { en: "Event", fr: "Événement" },
  tool: { en: "Free tool", fr: "Outil gratuit" },
};

/** Width of a letter of Fraunces, roughly, in parts of its size. */
function widthOf(letter: string): number {
  if (/[ijlI.,:;'’!|() \u00a0\u202f]/.test(letter)) return 0.27;
  if (/[ftr-]/.test(letter)) return 0.39;
  if (/[mwMW%]/.test(letter)) return 0.86;
  return /[A-ZÀ-Ý0-9]/.test(letter) ? 0.66 : 0.53;
}

const measure = (text: string) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** Breaks a title into lines that fit, as few as it can. */
function linesOf(title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/ /)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) * size <= TITLE_WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A grid of ranks that is another one for each page. */
function grid(seed: string): string {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7);
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: 16 }, (_, index) => {
    const [x, y] = [index % 4, Math.floor(index / 4)];
    const far = Math.abs(x - 1.5) + Math.abs(y - 1.5);
    const rank = Math.max(1, Math.round(far * 2.6 - 2 + random() * 3.5));
    const fill = rank <= 3 ? "#1f7a4d" : rank <= 7 ? "#9a6410" : "#b23a2b";
    return `<g transform="translate(${834 + x * 88} ${172 + y * 88})"><circle r="32" fill="${fill}"/><text text-anchor="middle" y="9" font-family="Inter" font-size="25" fill="#fff">${rank}</text></g>`;
  }).join("");
}

/** The picture of a page as SVG. */
export function shareImage(id: string, kind: Kind, language: Language, title: string): string {
  const plain = title.replace(/ \| Vitrine$/, "");
  const size = plain.length > 44 ? 58 : 68;
  const lines = linesOf(plain, size);
  const top = 322 - ((lines.length - 1) * size * 1.12) / 2;
  const text = lines
    .map((line, index) => `<text x="80" y="${top + index * size * 1.12}">${escaped(line)}</text>`)
    .join("");
  const label = KINDS[kind]?.[language];
  const scallops = Array.from({ length: 16 }, (_, index) => {
    const fill = index % 2 === 0 ? "#b9832f" : "#12355b";
    return `<path d="M${index * 75} 0h75v34a37.500 37.500 0 0 1-75 0Z" fill="${fill}"/>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="1200" height="630" fill="#fbf7f0"/>${scallops}${grid(id)}${label ? `<text x="82" y="${top - size - 22}" font-family="Inter" font-size="26" fill="#85591a">${label}</text>` : ""}<g font-family="Fraunces" font-size="${size}" letter-spacing="-1" fill="#17202a">${text}</g><g transform="translate(80 528)"><rect width="56" height="56" rx="12" fill="#12355b"/><g transform="scale(1.75)"><path d="m8.2 15.4 7.8 12 7.8-12" fill="none" stroke="#fbf7f0" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 5h6v6a3 3 0 0 1-6 0Zm12 0h6v6a3 3 0 0 1-6 0Z" fill="#d9a657"/><path d="M10 5h6v6a3 3 0 0 1-6 0Zm12 0h6v6a3 3 0 0 1-6 0Z" fill="#fbf7f0"/></g><text x="74" y="39" font-family="Inter" font-size="32" fill="#17202a">Vitrine</text></g></svg>`;
}

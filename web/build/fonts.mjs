// Makes the site's fonts from the packages in node_modules: run it by hand (`node build/fonts.mjs`) when they change.
// The browser gets Fraunces at the one weight headlines have, with its optical sizes; pictures need TrueType.
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const PACKAGES = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
/** What English and French are written with. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”„…‹›€™−×•→\u2009\u202f`;

const read = (path) => readFileSync(new URL(path, PACKAGES));
const write = (path, font) => writeFileSync(new URL(path, import.meta.url), font);

const fraunces = read("fraunces/files/fraunces-latin-opsz-normal.woff2");
const inter = read("inter/files/inter-latin-wght-normal.woff2");
write(
  "../src/site/fonts/fraunces.woff2",
  await subsetFont(fraunces, LETTERS, { targetFormat: "woff2", variationAxes: { wght: 560 } }),
);
write(
  "fonts/fraunces.ttf",
  await subsetFont(fraunces, LETTERS, { targetFormat: "truetype", variationAxes: { wght: 560, opsz: 72 } }),
);
write(
  "fonts/inter.ttf",
  await subsetFont(inter, LETTERS, { targetFormat: "truetype", variationAxes: { wght: 550 } }),
);

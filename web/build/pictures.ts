// Makes PNGs of the site's drawings. They have few colors, so a palette keeps them small; what was drawn once is kept
// in node_modules/.cache by the text it was drawn from.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";

const ROOT = join(import.meta.dirname, "..");
const CACHE = join(ROOT, "node_modules/.cache/vitrine-pictures");
const FONTS = ["fraunces.ttf", "inter.ttf"].map((name) => join(import.meta.dirname, "fonts", name));
const COLOURS = 64;

/** The PNG of an SVG; `width` in pixels when it is not the drawing's own. */
export function pictureOf(svg: string, width?: number): Uint8Array {
  const name = createHash("sha256").update(`${COLOURS} ${width} ${svg}`).digest("hex");
  const kept = join(CACHE, `${name}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const picture = new Resvg(svg, {
    font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: "Inter" },
    ...(width ? { fitTo: { mode: "width" as const, value: width } } : {}),
  }).render();
  const png = palettePng(picture.pixels, picture.width, picture.height);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(kept, png);
  return png;
}

/** An .ico with one PNG in it, for those who ask for /favicon.ico whatever a page says. */
export function iconFile(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

/** Encodes RGBA pixels with the most frequent colors; the rest become the nearest of them. */
function palettePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = view.getUint32(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, COLOURS)
    .map(([colour]) => colour);
  const indexes = new Map(palette.map((colour, index) => [colour, index]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = view.getUint32((y * width + x) * 4);
      let index = indexes.get(colour);
      if (index === undefined) {
        index = nearest(colour, palette);
        indexes.set(colour, index);
      }
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(
    palette.flatMap((colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255]),
  );
  const alphas = Buffer.from(palette.map((colour) => colour & 255));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("PLTE", colours),
    ...(alphas.some((alpha) => alpha < 255) ? [chunk("tRNS", alphas)] : []),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function nearest(colour: number, palette: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, other] of palette.entries()) {
    let distance = 0;
    for (const shift of [0, 8, 16, 24])
      distance += (((colour >>> shift) & 255) - ((other >>> shift) & 255)) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  out.set(body, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

// Writes a .br beside every built text file, and a .gz beside those that are served as they are: the program holds only
// these. Pages of the site, feeds and sitemaps name the address of their instance: the server unpacks them, fills it in,
// and packs them once.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const AS_THEY_ARE = new Set([".js", ".css", ".svg", ".json", ".webmanifest"]);
const WITH_ADDRESSES = new Set([".html", ".xml", ".txt"]);
const APP = "app.html";

/** Compresses every text file of a finished build. */
export function compressFolder(folder: string) {
  for (const file of filesIn(folder)) compress(file);
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

function compress(file: string) {
  const isServedAsIs = AS_THEY_ARE.has(extname(file)) || basename(file) === APP;
  if (!isServedAsIs && !WITH_ADDRESSES.has(extname(file))) return;
  const text = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  if (isServedAsIs) writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

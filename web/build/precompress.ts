// Writes a .br beside every built text file: the program contains only these. For a client without brotli, the server
// decompresses the file, and compresses it with gzip once. Pages of the site, feeds and sitemaps name the address of
// their instance: the server decompresses them, inserts the address, and compresses them once.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const TEXTS = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".html", ".xml", ".txt"]);

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
  if (!TEXTS.has(extname(file))) return;
  const text = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
}

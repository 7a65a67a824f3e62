// Writes a .br and a .gz beside every built text file that is served as it is. Pages of the site, feeds and sitemaps
// name the address of their instance: the server fills it in, and packs them once.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".json", ".webmanifest"]);
const APP = "app.html";
const MIN_BYTES = 512;

/** Compresses every file of a finished build. */
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
  if (!COMPRESSIBLE.has(extname(file)) && basename(file) !== APP) return;
  if (statSync(file).size < MIN_BYTES) return;
  const text = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

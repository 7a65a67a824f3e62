// An authenticator app: codes of six digits, a new one every 30 seconds (RFC 6238).
import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/** The code of a secret in base 32. Each is good once: `later` steps on is the next one. */
export function totp(secret: string, later = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + later));
  const hash = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret.replaceAll(/[^A-Z2-7]/g, "")]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

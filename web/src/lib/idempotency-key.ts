// Idempotency keys: the server carries out a repeated request only once.

/** Returns a new random key for one action of the user. Not randomUUID: that exists only on https and localhost. */
export function idempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

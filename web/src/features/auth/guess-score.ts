// zxcvbn with its dictionaries: its own chunk, loaded only when someone types a passphrase.
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs });

/** How hard it is to guess: 0 (at once) to 4. */
export function guessScore(password: string): number {
  return zxcvbn.check(password).score;
}

// zxcvbn with the common passwords and word lists: a chunk loaded only when someone types a passphrase. The server
// judges with more dictionaries and has the last word.
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";

const zxcvbn = new ZxcvbnFactory({ dictionary: common, graphs: adjacencyGraphs });

/** How hard it is to guess: 0 (at once) to 4. */
export function guessScore(password: string): number {
  return zxcvbn.check(password).score;
}

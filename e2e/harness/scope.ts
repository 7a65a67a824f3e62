// Extent of the checks: `make test`, or `make test-all` with its long forms.

/** Every page in the browser, every state in both themes, and every journey in both languages. */
export const isAll = process.env.TEST_ALL === "1";

/**
 * Returns false for the one of two journeys that differ by their language alone, "… (en)" and "… (fr)", that is left to
 * `make test-all`. About half of the journeys run in each language.
 */
export function isOnTurn(title: string): boolean {
  const [suffix, language] = / \((en|fr)\)/.exec(title) ?? [];
  if (isAll || !suffix) return true;
  return language === (title.length % 2 === 0 ? "en" : "fr");
}

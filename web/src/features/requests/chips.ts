// Texts that become chips. Pure.

/** Returns the values with those of a typed text: separated by commas, each once whatever its case. */
export function withChips(values: readonly string[], text: string): string[] {
  const unique = [...values];
  for (const typed of text.split(/[,;\n]/)) {
    const value = typed.trim().replaceAll(/\s+/g, " ");
    const isKnown = unique.some((other) => other.toLowerCase() === value.toLowerCase());
    if (value !== "" && !isKnown) unique.push(value);
  }
  return unique;
}

// Variables in the text of a post. Pure.

/** Variables that a text may use, in the order in which they are offered. */
export const VARIABLES = ["name", "city", "phone"] as const;
export type Variable = (typeof VARIABLES)[number];

/** Values of one location; empty where it has none. */
export type Values = Readonly<Record<Variable, string>>;

const PATTERN = /\{(name|city|phone)\}/g;

/** Returns the text as customers of a location read it. Other words between braces stay as they are. */
export function filled(text: string, values: Values): string {
  return text.replaceAll(PATTERN, (_, variable: Variable) => values[variable]);
}

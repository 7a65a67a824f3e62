// Look of links and buttons.

/**
 * `quiet` has a frame, `light` and `outline` stand on the dark ground of a night section, `text` is a link whose arrow
 * stays with its last word.
 */
export type Look = "primary" | "quiet" | "light" | "outline" | "text";

const BUTTON =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-md px-5 text-base font-medium transition-colors";

const LOOKS: Record<Look, string> = {
  primary: `${BUTTON} bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press`,
  quiet: `${BUTTON} border border-line-strong bg-surface text-ink hover:border-control hover:bg-hover`,
  light: `${BUTTON} bg-cream text-night hover:bg-white`,
  outline: `${BUTTON} border border-cream/35 text-cream hover:border-cream/70 hover:bg-cream/10`,
  text: "group/link rounded-sm font-medium text-link underline-offset-4 hover:underline",
};

/** The classes of a look, and whatever comes beside it. */
export function lookOf(look?: Look, className?: string): string | undefined {
  return [look && LOOKS[look], className].filter(Boolean).join(" ") || undefined;
}

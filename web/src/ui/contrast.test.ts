// @vitest-environment node
// Contrast of text on its ground, by WCAG 2.2 (1.4.3), in both themes: computed from the design tokens, so that a browser
// needs to show each screen in one theme only.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
/** Minimum ratio for text of normal size. */
const MIN_RATIO = 4.5;

/** Grounds that whole parts of a screen have, and the text that inherits them from an ancestor. */
const GROUNDS = ["paper", "surface", "raised", "sunken"];
const TEXTS = ["ink", "ink-muted", "ink-faint", "link", "good-ink", "fair-ink", "poor-ink", "brass-ink"];
/** Text of rows and buttons under the pointer. */
const HOVERED_TEXTS = ["ink", "ink-muted", "link"];

/** Linear red, green and blue, and the opacity; each 0 to 1. */
type Color = [number, number, number, number];
type Tokens = Record<string, string>;

const THEMES: Record<string, Tokens> = readThemes();

test.each(Object.keys(THEMES))("text_on_the_grounds_of_the_%s_theme_is_legible", (theme) => {
  const pairs = GROUNDS.flatMap((ground) => [
    ...TEXTS.map((text) => [text, ground]),
    ...HOVERED_TEXTS.map((text) => [text, ground, "hover"]),
  ]);
  expect(illegible(theme, pairs)).toEqual([]);
});

test.each(Object.keys(THEMES))("text_that_brings_its_ground_is_legible_in_the_%s_theme", (theme) => {
  const pairs = usedPairs();
  expect(pairs.length).toBeGreaterThan(15);
  expect(illegible(theme, pairs)).toEqual([]);
});

test("the_ratio_is_the_one_of_wcag", () => {
  expect(ratio(parse("#000000"), parse("#fff"))).toBeCloseTo(21, 5);
  expect(ratio(parse("#777777"), parse("#fff"))).toBeCloseTo(4.48, 2);
  expect(ratio(parse("oklch(0.5 0 0)"), parse("oklch(1 0 0)"))).toBeCloseTo(6.0, 1);
});

/** Returns the pairs below the minimum contrast: text, background, and the translucent layer between them. */
function illegible(theme: string, pairs: string[][]): string[] {
  return pairs.flatMap(([text = "", ground = "", veil]) => {
    const base = over(color(theme, ground), color(theme, "surface"));
    const behind = veil ? over(color(theme, veil), base) : base;
    const contrast = ratio(over(color(theme, text), behind), behind);
    return contrast >= MIN_RATIO
      ? []
      : [`${text} on ${[ground, veil].filter(Boolean).join(" + ")}: ${contrast.toFixed(2)}`];
  });
}

/** Text and ground that one list of classes, or one rule of a stylesheet, names together. */
function usedPairs(): string[][] {
  const pairs = new Set<string>();
  for (const path of readdirSync(SRC, { recursive: true, encoding: "utf8" })) {
    if (!/\.(tsx?|css)$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    const text = readFileSync(join(SRC, path), "utf8");
    const lists = path.endsWith(".css")
      ? [...text.matchAll(/[^{}]*/g)].map(([rule]) => [
          /[^-]color: var\(--color-([a-z-]+)\)/.exec(rule)?.[1],
          /background: var\(--color-([a-z-]+)\)/.exec(rule)?.[1],
        ])
      : [...text.matchAll(/"([^"\n]*)"/g)].map(([, list = ""]) => [named(list, "text"), named(list, "bg")]);
    for (const [ink, ground] of lists) if (ink && ground) pairs.add(`${ink} ${ground}`);
  }
  return [...pairs].map((pair) => pair.split(" "));
}

/** Names of translucent colors. */
const SEE_THROUGH = ["transparent", "current"];

/** The token of `text-…` or `bg-…` in a list of classes; a control that fills when it is selected shows text only then. */
function named(list: string, kind: string): string | undefined {
  const names = list.split(" ");
  const tokens = [`group-selected:${kind}-`, `${kind}-`].flatMap((start) =>
    names.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length)),
  );
  return tokens.find((name) => `--color-${name}` in (THEMES.light ?? {}) && !SEE_THROUGH.includes(name));
}

function readThemes(): Record<string, Tokens> {
  const css = readFileSync(join(SRC, "ui", "tokens.css"), "utf8");
  const [light = "", dark = ""] = css.split('[data-theme="dark"]');
  const read = (part: string) =>
    Object.fromEntries(
      [...part.matchAll(/(--color-[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
    );
  return { light: read(light), dark: { ...read(light), ...read(dark) } };
}

function color(theme: string, token: string): Color {
  return parse(THEMES[theme]?.[`--color-${token}`] ?? `no token ${token}`);
}

/** A color as the tokens write it: a variable's default, `oklch()`, or hexadecimal. */
function parse(value: string): Color {
  const text = /^var\(--[\w-]+, (.+)\)$/.exec(value)?.[1] ?? value;
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1];
  if (hex) {
    const channels = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0] = channels.map((each) => toLinear(Number.parseInt(each, 16) / 255));
    return [red, green, blue, 1];
  }
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(text);
  if (!match) throw new Error(`not a color: ${value}`);
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = match.slice(1).map((each) => Number(each ?? 1));
  return [...fromOklch(lightness, chroma, hue), alpha];
}

/** https://bottosson.github.io/posts/oklab/, clipped to the sRGB gamut. */
function fromOklch(lightness: number, chroma: number, degrees: number): [number, number, number] {
  const [a, b] = [chroma * Math.cos((degrees * Math.PI) / 180), chroma * Math.sin((degrees * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Lays a translucent color over an opaque one, in sRGB as browsers do. */
function over([red, green, blue, alpha]: Color, ground: Color): Color {
  const mix = (top: number, below: number) => toLinear(alpha * toGamma(top) + (1 - alpha) * toGamma(below));
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

function ratio(one: Color, other: Color): number {
  const luminance = ([red, green, blue]: Color) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

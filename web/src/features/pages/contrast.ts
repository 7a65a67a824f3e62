// Contrast of two colors, by WCAG 2.2 (1.4.3), as the server checks it. Pure.

/** Minimum ratio for text of normal size. */
export const MIN_CONTRAST = 4.5;

const HEX = /^#[0-9a-f]{6}$/i;

/** Returns true for "#12355b". */
export const isColor = (text: string): boolean => HEX.test(text);

/** Returns the relative luminance of "#rrggbb", 0 to 1. */
function luminance(color: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Returns the contrast of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the color of text on a ground: white, or near black where that is easier to read. */
export function textOn(ground: string): string {
  return contrast(ground, "#ffffff") >= contrast(ground, "#111111") ? "#ffffff" : "#111111";
}

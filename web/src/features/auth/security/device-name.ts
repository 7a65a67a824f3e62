// Name of a device, by the user agent of its browser.

/** The first that is named counts: browsers name those that they descend from, too. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bCriOS\/|\bHeadlessChrome\/|\bChrome\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
  [/^curl\//, "curl"],
];

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

export interface DeviceName {
  /** Null when it is none that we know. */
  browser: string | null;
  system: string | null;
  isPhone: boolean;
}

/** Browser and system of a `User-Agent`. */
export function deviceName(userAgent: string | null): DeviceName {
  const text = userAgent ?? "";
  const pick = (patterns: readonly [RegExp, string][]) =>
    patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return {
    browser: pick(BROWSERS),
    system: pick(SYSTEMS),
    isPhone: /\biPhone\b|\bAndroid\b.*\bMobile\b/.test(text),
  };
}

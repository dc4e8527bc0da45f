/** Browser and system of a device in the names people know; null where the browser does not say. */
export type Device = { browser: string | null; system: string | null };

/** Patterns by browser; the first match counts, because a User-Agent also names the browsers it descends from. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(FBAN|FBAV)\//, 'Facebook'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\bChromium\//, 'Chromium'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

const firstOf = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | null =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** Reads a browser's User-Agent, as far as a person needs it to tell their devices apart. */
export const deviceOf = (userAgent: string | null): Device => ({
  browser: firstOf(browsers, userAgent ?? ''),
  system: firstOf(systems, userAgent ?? ''),
});

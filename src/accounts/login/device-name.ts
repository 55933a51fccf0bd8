/** A device as its owner knows it. */
export interface DeviceName {
  browser: string | null;
  system: string | null;
}

// Order matters: most browsers also name those they are derived from.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Reads a User-Agent header; null for what it does not contain. */
export function deviceName(userAgent: string | null): DeviceName {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}

/** Returns the device in one line: `Chrome, Windows`. */
export function describeDevice(userAgent: string | null): string {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter(Boolean).join(", ") || "?";
}

/** The distance of each step of a scale from its base colour: towards white above 0, towards black below. */
const steps: Record<string, number> = {
  50: 0.93,
  100: 0.85,
  200: 0.7,
  300: 0.5,
  400: 0.28,
  500: 0.12,
  600: 0,
  700: -0.2,
  800: -0.38,
  900: -0.52,
  950: -0.7,
};

/** Returns the steps 50 to 950 around one sRGB colour, for a file without a scale; none for other colour spaces. */
export function scaleOf(name: string, hex: string): Record<string, string> {
  if (!/^#[0-9a-f]{6}$/.test(hex)) return {};
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const mixed = ([step, share]: [string, number]) => {
    const towards = share > 0 ? 255 : 0;
    const bytes = parts.map((part) => Math.round(part + (towards - part) * Math.abs(share)));
    return [`${name}-${step}`, `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`];
  };
  return Object.fromEntries(Object.entries(steps).map(mixed));
}

import { type Office, zones } from "#content/kinds/locations.ts";
import type { Locale } from "#text/locales.ts";

/** Returns a time of day as a number of hours: `08:30` -> 8.5. */
export function hourOf(clock: string): number {
  const [hours, minutes] = clock.split(":").map(Number);
  return hours! + minutes! / 60;
}

/** Returns when an office opens and closes in Jakarta's time, as numbers of hours. */
export function jakartaHours({ opens, closes, zone }: Pick<Office, "opens" | "closes" | "zone">): [number, number] {
  const ahead = zones[zone] - zones.WIB;
  return [hourOf(opens) - ahead, hourOf(closes) - ahead];
}

/** Returns a time of day as it is written: `08.30` in Indonesian, `8:30` in English. */
export function clockText(hours: number, locale: Locale): string {
  const whole = Math.floor(hours);
  const minutes = String(Math.round((hours - whole) * 60)).padStart(2, "0");
  return locale === "id" ? `${String(whole).padStart(2, "0")}.${minutes}` : `${whole}:${minutes}`;
}

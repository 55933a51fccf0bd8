/** Faults by city and week, 0 to 5: the first city has its worst week last but one, then the hold takes effect. */
const cities = ["111212223352", "011010110100", "101101011010", "011010110100"];
export const faults: readonly (readonly number[])[] = cities.map((city) => [...city].map((week) => Number(week) / 5));

/** Complaints by day (Tuesday to Monday) and hour (06.00 to 23.00), 0 to 5: a week that ends on Monday at nine. */
const week = [
  "001111211101111100",
  "000111121110111110",
  "001121211211221110",
  "011222322212332211",
  "011223333322333221",
  "012233343333443322",
  "023500000000000000",
];
export const complaints: readonly (readonly number[])[] = week.map((day) => [...day].map((hour) => Number(hour) / 5));

/** Faults by city and week, 0 to 5: the first city has its worst week last but one, then the hold takes effect. */
const cities = ["111212223352", "011010110100", "101101011010", "011010110100"];
export const faults: readonly (readonly number[])[] = cities.map((city) => [...city].map((week) => Number(week) / 5));

/** Parsers by which both databases return the same values, by the type's number in Postgres. */
export const valueParsers: Record<number, (value: string) => unknown> = {
  // int8: counts and rupiah are far below 2^53; anything above must not be rounded silently
  20: (value) => {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) throw new Error(`bigint ${value} does not fit a number`);
    return number;
  },
  // date: a calendar day has no time zone, so it stays text (YYYY-MM-DD)
  1082: (value) => value,
  // numeric: exact, therefore text
  1700: (value) => value,
};

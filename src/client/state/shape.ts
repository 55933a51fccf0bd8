import { isRecord } from "../storage/storage.ts";

/** Reads a stored value of any type as one of the right type, with a default. Never throws. */
export type Reader<T> = (value: unknown) => T;

export const text =
  (fallback = ""): Reader<string> =>
  (value) =>
    typeof value === "string" ? value : fallback;

export const amount =
  (fallback = 0): Reader<number> =>
  (value) =>
    typeof value === "number" && Number.isFinite(value) ? value : fallback;

export const boolean =
  (fallback = false): Reader<boolean> =>
  (value) =>
    typeof value === "boolean" ? value : fallback;

/** Reads a value that `is` recognises; anything else as null, which means "none". */
export const orNull =
  <T>(read: Reader<T>, is: (value: unknown) => boolean = isRecord): Reader<T | null> =>
  (value) =>
    is(value) ? read(value) : null;

export const list =
  <T>(read: Reader<T>, is: (value: unknown) => boolean, fallback: readonly T[] = []): Reader<T[]> =>
  (value) =>
    Array.isArray(value) ? value.filter(is).map(read) : [...fallback];

/** Reads field by field: a missing field or one of the wrong type gets its default, an unknown one is dropped. */
export function record<F extends Record<string, Reader<unknown>>>(
  fields: F,
): Reader<{ [K in keyof F]: ReturnType<F[K]> }> {
  const entries = Object.entries(fields);
  return (value) => {
    const given = isRecord(value) ? value : {};
    return Object.fromEntries(entries.map(([name, read]) => [name, read(given[name])])) as {
      [K in keyof F]: ReturnType<F[K]>;
    };
  };
}

export const isText = (value: unknown): value is string => typeof value === "string";
export { isRecord };

import { isRecord } from "../storage/storage.ts";

/** Turns whatever storage held into a value of the right type, falling back to the default. Never throws. */
export type Reader<T> = (value: unknown) => T;

export const text =
  (otherwise = ""): Reader<string> =>
  (value) =>
    typeof value === "string" ? value : otherwise;

export const amount =
  (otherwise = 0): Reader<number> =>
  (value) =>
    typeof value === "number" && Number.isFinite(value) ? value : otherwise;

export const flag =
  (otherwise = false): Reader<boolean> =>
  (value) =>
    typeof value === "boolean" ? value : otherwise;

/** Null stands for "none": whatever `is` does not recognise becomes it. */
export const orNull =
  <T>(read: Reader<T>, is: (value: unknown) => boolean = isRecord): Reader<T | null> =>
  (value) =>
    is(value) ? read(value) : null;

export const list =
  <T>(read: Reader<T>, is: (value: unknown) => boolean, otherwise: readonly T[] = []): Reader<T[]> =>
  (value) =>
    Array.isArray(value) ? value.filter(is).map(read) : [...otherwise];

/** Field by field: what is missing or of the wrong type gets its default, what nobody knows is dropped. */
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

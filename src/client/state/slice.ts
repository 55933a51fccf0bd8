import type { Reader } from "./shape.ts";

/** One part of the persisted state. Its reader restores stored values, and returns the defaults for `undefined`. */
export interface Slice<T> {
  read: Reader<T>;
  /** Fields that are never written. */
  secret: readonly (keyof T)[];
  /** Fields of this document alone, such as "loading": never restored. */
  transient: readonly (keyof T)[];
}

export function slice<T>(
  read: Reader<T>,
  { secret = [], transient = [] }: Partial<Pick<Slice<T>, "secret" | "transient">> = {},
): Slice<T> {
  return { read, secret, transient };
}

/** Returns the part of a slice that may be written to storage. */
export function persistable<T>({ secret }: Slice<T>, value: T): unknown {
  if (secret.length === 0) return value;
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => !secret.includes(name as keyof T)));
}

/** Returns the stored value, with the current secret and transient fields of this document. */
export function restored<T>({ read, secret, transient }: Slice<T>, stored: unknown, current: T): T {
  const value = read(stored);
  for (const name of [...secret, ...transient]) value[name] = current[name];
  return value;
}

import type { Reader } from "./shape.ts";

/** One part of the persisted state. Its reader brings stored values back, and gives the defaults. */
export interface Slice<T> {
  read: Reader<T>;
  /** Fields that are never written. */
  secret: readonly (keyof T)[];
  /** Fields that mean something only to the document that set them: never read back, so no reload stays "loading". */
  transient: readonly (keyof T)[];
}

export function slice<T>(
  read: Reader<T>,
  { secret = [], transient = [] }: Partial<Pick<Slice<T>, "secret" | "transient">> = {},
): Slice<T> {
  return { read, secret, transient };
}

/** What of a slice may be written to storage. */
export function persistable<T>({ secret }: Slice<T>, value: T): unknown {
  if (secret.length === 0) return value;
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => !secret.includes(name as keyof T)));
}

/** What storage holds, with this document's own secret and transient fields kept. */
export function restored<T>({ read, secret, transient }: Slice<T>, stored: unknown, current: T): T {
  const value = read(stored);
  for (const name of [...secret, ...transient]) value[name] = current[name];
  return value;
}

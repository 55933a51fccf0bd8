import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { isRecord, readItem, removeItem, writeItem } from "#client/storage/storage.ts";

const prefix = "admin.draft.";
/** Days after which a draft that nobody sent is deleted. */
const draftDays = 30;

/**
 * Returns what a form begins with: the draft of this browser, or the given values. `useStoredDraft` stores it while somebody
 * types.
 */
export function useDraft<Values extends FieldValues>(name: string, empty: Values): Values {
  const [initial] = useState(() => readDraft(name, empty));
  return initial;
}

/** Keeps what is typed into a form in this browser, until `dropDraft`. */
export function useStoredDraft<Values extends FieldValues>(name: string, fields: UseFormReturn<Values>): void {
  useEffect(
    () =>
      fields.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeItem(prefix + name, JSON.stringify({ at: Date.now(), values })),
      }),
    [name, fields.subscribe],
  );
}

/** Returns whether this browser has a draft that differs from what the form begins with. */
export function hasDraft<Values extends FieldValues>(name: string, empty: Values): boolean {
  return JSON.stringify(readDraft(name, empty)) !== JSON.stringify(empty);
}

export function dropDraft(name: string): void {
  removeItem(prefix + name);
}

function readDraft<Values extends FieldValues>(name: string, empty: Values): Values {
  const stored = parse(readItem(prefix + name));
  if (!stored || Date.now() - stored.at > draftDays * 86_400_000) return empty;
  // Only fields that the form has, and only texts: another version may have stored others.
  const known = Object.entries(stored.values).filter(([field, value]) => typeof value === typeof empty[field]);
  return { ...empty, ...Object.fromEntries(known) };
}

function parse(text: string | null): { at: number; values: Record<string, unknown> } | undefined {
  try {
    const { at, values } = JSON.parse(text ?? "");
    return typeof at === "number" && isRecord(values) ? { at, values } : undefined;
  } catch {
    return undefined;
  }
}

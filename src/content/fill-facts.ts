import type { Facts } from "./kinds/shared/facts.ts";

/** Returns whether any text of a value names a fact. */
export const namesFact = (value: unknown): boolean => JSON.stringify(value).includes("{facts.");

/** Returns a sample as pages show it. */
export const asSample = (value: string): string => `[${value}]`;

/** Returns the names of the facts in a text. */
export const factsIn = (text: string): string[] => Array.from(text.matchAll(/\{facts\.(\w+)\}/g), ([, key]) => key!);

/**
 * Returns a value with the facts filled into every `{facts.key}` of its texts, samples in square brackets.
 * @throws when a text names a fact that does not exist.
 */
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === "string")
    return value.replace(/\{facts\.(\w+)\}/g, (_, key: string) => {
      const fact = facts[key];
      if (!fact) throw new Error(`There is no fact "${key}" in facts.json`);
      return fact.sample ? asSample(fact.value) : fact.value;
    });
  if (Array.isArray(value)) return value.map((item) => fillFacts(item, facts));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillFacts(item, facts)]));
}

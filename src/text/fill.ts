/**
 * Returns the text with each `{name}` replaced by its value.
 * A name without a value stays as it is, so that it is seen; `check-content` compares the names of both languages.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Returns a value with each `{name}` in its texts, at any depth, replaced in the same way. */
export function fillTexts<Value>(value: Value, values: Record<string, string | number>): Value {
  if (typeof value === "string") return fill(value, values) as Value;
  if (Array.isArray(value)) return value.map((item) => fillTexts(item, values)) as Value;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillTexts(item, values)])) as Value;
}

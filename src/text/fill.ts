/**
 * Returns the text with each `{name}` replaced by its value.
 * A name without a value stays as it is, so that it is seen; `check-content` compares the names of both languages.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

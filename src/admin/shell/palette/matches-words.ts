/** Returns whether each typed word begins a word of the name, whatever the case. */
export function matchesWords(name: string, typed: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

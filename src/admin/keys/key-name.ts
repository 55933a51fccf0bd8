type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Returns the name of a key press as `useKeys` spells it: `a`, `?`, `shift+j`, `mod+k`, `Enter`. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const isLetter = /^\p{L}$/u.test(key);
  const name = isLetter ? key.toLowerCase() : key;
  // A sign such as ? needs Shift on most keyboards, which is not part of its name.
  const shift = shiftKey && (isLetter || key.length > 1) ? "shift+" : "";
  return `${ctrlKey || metaKey ? "mod+" : ""}${altKey ? "alt+" : ""}${shift}${name}`;
}

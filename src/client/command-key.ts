/** Returns what the key is called here that is held for shortcuts: ⌘ on Apple's devices, else Ctrl. */
export const commandKey = (userAgent = navigator.userAgent): string =>
  /Mac|iPhone|iPad/.test(userAgent) ? "⌘" : "Ctrl";

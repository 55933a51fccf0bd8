/**
 * The colours of mails, light and dark: those of `tokens/tokens.json`, because mail clients support no CSS variables.
 * Links and buttons have the company's primary colour (`primary-colour.server.ts`).
 */
export const light = {
  ground: "#f7f9fc",
  card: "#ffffff",
  panel: "#f7f9fc",
  line: "#dfe6ef",
  ink: "#0b172b",
  muted: "#43516a",
  onButton: "#ffffff",
} as const;

export const dark: Record<keyof typeof light, string> = {
  ground: "#071022",
  card: "#0f1d36",
  panel: "#16274a",
  line: "#2a3c5e",
  ink: "#f7f9fc",
  muted: "#c4cedb",
  onButton: "#071022",
};

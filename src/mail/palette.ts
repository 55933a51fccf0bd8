/** The colours of mails, light and dark: those of `tokens/tokens.json`, because mail clients support no CSS variables. */
export const light = {
  ground: "#f7f9fc",
  card: "#ffffff",
  panel: "#f7f9fc",
  line: "#dfe6ef",
  ink: "#0b172b",
  muted: "#43516a",
  link: "#1358d6",
  button: "#1358d6",
  onButton: "#ffffff",
} as const;

export const dark: Record<keyof typeof light, string> = {
  ground: "#060e1d",
  card: "#0b172b",
  panel: "#122038",
  line: "#1a2944",
  ink: "#f7f9fc",
  muted: "#c4cedb",
  link: "#8dbbff",
  button: "#8dbbff",
  onButton: "#060e1d",
};

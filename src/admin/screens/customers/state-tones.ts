import type { Tone } from "../../kit/parts.ts";

const tones: Record<string, Tone> = {
  active: "good",
  paid: "good",
  won: "good",
  preparing: "warn",
  grace: "warn",
  awaiting_payment: "info",
  new: "info",
  contacted: "info",
  qualified: "info",
  manual_review: "warn",
  suspended: "bad",
  reversed: "bad",
  suspect: "warn",
};

/** Returns the tone of a state of a package, an order or a lead. */
export const toneOf = (state: string): Tone => tones[state] ?? "quiet";

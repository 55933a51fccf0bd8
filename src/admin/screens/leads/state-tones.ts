import type { LeadState } from "#leads/inbox/lead-states.ts";
import type { Tone } from "../../layout/state-badge.tsx";

export const stateTones: Record<LeadState, Tone> = {
  new: "info",
  contacted: "quiet",
  qualified: "warn",
  won: "good",
  lost: "quiet",
  suspect: "bad",
  spam: "bad",
};

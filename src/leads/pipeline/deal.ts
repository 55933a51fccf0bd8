import { type Rupiah, shareHalfUp, sum, times } from "#money/rupiah.ts";
import type { LeadState } from "../inbox/lead-states.ts";

/** The states in which a lead may still be won, in their order. */
export const openDealStates = ["new", "contacted", "qualified"] as const satisfies readonly LeadState[];
/** The states in which a lead is closed, each with reasons of its own. */
export const closedStates = ["won", "lost"] as const satisfies readonly LeadState[];
export type ClosedState = (typeof closedStates)[number];
/** The columns of the board. */
export const boardStates = [...openDealStates, ...closedStates] as const;
export type BoardState = (typeof boardStates)[number];

/** How many of a hundred leads of a state are expected to be won. The only place where the forecast's weights are. */
export const stateWeights: Record<BoardState, number> = { new: 10, contacted: 25, qualified: 60, won: 100, lost: 0 };

/** The largest amount of a lead or of a line, in rupiah; a value of ten years stays a safe integer, also times a hundred. */
export const mostAmount = 500_000_000_000;
/** The longest time for which an amount a month is counted. */
export const mostMonths = 120;
export const mostLines = 20;

/** Returns whether a lead in a state is won or lost. */
export function isClosed(state: string): state is ClosedState {
  return (closedStates as readonly string[]).includes(state);
}

/** A product that a lead may buy, in whole rupiah: a month or once, as the lead says. */
export interface DealLine {
  product: string;
  /** Of a package that is sold online. */
  package_id: string | null;
  amount: Rupiah;
}

interface DealTerms {
  lines: readonly DealLine[];
  /** By hand; null for the sum of the lines. */
  amount: Rupiah | null;
  /** Null for once. */
  months: number | null;
}

/** Returns what a lead is worth, in whole rupiah; nulls when nobody said anything. */
export function dealValue({ lines, amount, months }: DealTerms): { amount: Rupiah | null; value: Rupiah | null } {
  const ofLines = lines.length > 0 ? sum(...lines.map((line) => line.amount)) : null;
  const counted = amount ?? ofLines;
  return { amount: counted, value: counted === null ? null : times(counted, months ?? 1) };
}

/** Returns the part of a value that a state makes probable, in whole rupiah, half up. */
export function weighted(value: Rupiah, state: BoardState): Rupiah {
  return shareHalfUp(value, stateWeights[state], 100);
}

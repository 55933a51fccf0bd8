import type { ReactNode } from "react";

/** The parts of the home page, drawn; an edition decides in which order they stand, and which of them share a row. */
export interface HomePartsProps {
  hero: ReactNode;
  proof: ReactNode;
  journey: ReactNode;
  family: ReactNode;
  outcomes: ReactNode;
  industries: ReactNode;
  code: ReactNode;
  promises: ReactNode;
  questions: ReactNode;
  next: ReactNode;
  /** The lowest price of a month, written. */
  cheapest: string;
}

/** Renders the parts as chapters one below the other. */
export function HomeParts(parts: HomePartsProps) {
  return (
    <>
      {parts.hero}
      {parts.proof}
      {parts.journey}
      {parts.family}
      {parts.outcomes}
      {parts.industries}
      {parts.code}
      {parts.promises}
      {parts.questions}
      {parts.next}
    </>
  );
}

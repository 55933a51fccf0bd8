import type { Bust } from "../../pictures/people/busts.ts";
import { Person } from "../../pictures/people/person.tsx";

export interface PullQuoteProps {
  text: string;
  role: string;
  person: Bust;
  size?: string;
}

/** Renders a quote as large as a heading, with a portrait of who says it. */
export function PullQuote({ text, role, person, size = "text-2xl" }: PullQuoteProps) {
  return (
    <figure className="grid grid-cols-[auto_1fr] items-start gap-x-4 sm:gap-x-6">
      <Person bust={person} className="size-12 sm:size-16" />
      <blockquote className={`max-w-3xl leading-snug font-medium tracking-tight text-balance ${size}`}>
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="col-start-2 mt-3 text-sm text-muted">{role}</figcaption>
    </figure>
  );
}

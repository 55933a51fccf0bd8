import { type Bust, Person } from "../../pictures/people/person.tsx";

export interface PullQuoteProps {
  text: string;
  role: string;
  person: Bust;
  size?: string;
}

/** Renders a quote as large as a heading, with a portrait of who says it. */
export function PullQuote({ text, role, person, size = "text-2xl" }: PullQuoteProps) {
  return (
    <figure className="flex items-start gap-4 sm:gap-6">
      <Person bust={person} className="size-12 shrink-0 sm:size-16" />
      <div>
        <blockquote className={`max-w-3xl leading-snug font-medium tracking-tight text-balance ${size}`}>
          <p>“{text}”</p>
        </blockquote>
        <figcaption className="mt-3 text-sm text-muted">{role}</figcaption>
      </div>
    </figure>
  );
}

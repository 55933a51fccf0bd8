import type { AboutUsWords } from "#content/kinds/about-us.ts";
import { LogoMark } from "../illustrations/logo.tsx";
import { Section } from "./section.tsx";

export type TimelineProps = AboutUsWords["timeline"];

/** Renders years down a rail; the last one has the company's sign. */
export function Timeline({ title, lead, items }: TimelineProps) {
  return (
    <Section title={title} lead={lead} sunken>
      <ol>
        {items.map(({ when, title: what, body }, index) => (
          <li
            key={when}
            className="relative grid grid-cols-[1.5rem_1fr] gap-x-5 pb-10 last:pb-0 sm:grid-cols-[1.5rem_6rem_1fr]"
          >
            {index < items.length - 1 && (
              <span aria-hidden="true" className="absolute start-3 top-8 bottom-0 w-px bg-line" />
            )}
            <span aria-hidden="true" className="flex size-6 items-center justify-center sm:mt-1">
              {index === items.length - 1 ? (
                <LogoMark className="size-6" />
              ) : (
                <span className="size-2 rounded-[99px] bg-primary" />
              )}
            </span>
            <p className="num text-xl font-semibold text-primary">{when}</p>
            <div className="max-sm:col-start-2">
              <h3 className="text-lg/8">{what}</h3>
              <p className="mt-1 text-muted">{body}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

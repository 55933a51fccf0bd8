import type { ReactNode } from "react";
import type { ProductId } from "#catalogue/products.ts";
import { Team, Workplace } from "../pictures/people/workplace.tsx";
import { ContactActions } from "./actions.tsx";
import { type Ground, partClass } from "./section.tsx";

export interface NextStepProps {
  title: string;
  body: string;
  /** Preselected in the contact form. */
  product?: string | undefined;
  /** Whether the people of the trades stand at the lower edge. */
  team?: boolean;
  /** A product that is shown beside the text, with somebody who uses it. */
  workplace?: ProductId | undefined;
  /** A picture of the page, which the lower edge cuts off. */
  picture?: ReactNode;
  ground?: Ground | undefined;
}

/** Renders the invitation at the end of a page, where the thread ends in a petal or at the product, or beside a picture. */
export function NextStep({ title, body, product, team, workplace, picture, ground = "ink" }: NextStepProps) {
  const beside = workplace ? "beside-workplace" : picture ? "beside-picture" : "relative";
  return (
    <section
      className={`${partClass(ground)} no-print overflow-clip ${team || workplace || picture ? "pb-0" : ""}`}
      data-next=""
    >
      <div className={`wrap ${beside}`}>
        {beside === "relative" && <ThreadEnd />}
        <div className="relative max-w-4xl">
          <h2 className="h2">{title}</h2>
          <p className="lead mt-4">{body}</p>
          <div className="mt-7">
            <ContactActions product={product} />
          </div>
        </div>
        {workplace && <Workplace product={workplace} />}
        {picture && <div className="next-picture">{picture}</div>}
      </div>
      {team && <Team />}
    </section>
  );
}

/** Draws the end of the thread beside the text; narrow screens have no room for it. */
function ThreadEnd() {
  return (
    <svg
      viewBox="0 0 320 320"
      className="absolute inset-e-6 -top-36 hidden h-120 w-auto lg:block"
      fill="none"
      aria-hidden="true"
    >
      <path d="M40 0C40 120 250 60 240 196" className="thread thread-runs" />
      <path
        d="M240 200q48 0 48 48q-48 0-48-48M240 200q48 0 48-48q-48 0-48 48M240 200q-48 0-48 48q48 0 48-48M240 200q-48 0-48-48q48 0 48 48"
        className="fill-accent"
      />
    </svg>
  );
}

import type { ReactNode } from "react";
import type { ProductJob } from "#catalogue/products.ts";
import { Crumbs } from "./crumbs.tsx";
import type { Ground } from "./ground.ts";
import { Inline } from "./inline.tsx";
import { Title } from "./title.tsx";

export interface HeroProps {
  title: string;
  lead: string;
  /** A short name above the title: that of the product or industry. */
  name?: ReactNode;
  actions?: ReactNode;
  /** The picture of the page: beside the text (`split`), below it, large (`stage`), or from edge to edge on ink (`bleed`). */
  picture?: ReactNode;
  layout?: "split" | "stage" | "bleed";
  ground?: Ground;
  /** The job whose hue tints the page's head. */
  job?: ProductJob;
  note?: ReactNode;
}

/** Renders the top of a page: its promise, and a picture of the product at work. */
export function Hero({ title, lead, name, actions, picture, layout = "split", ground, job, note }: HeroProps) {
  const split = picture && layout === "split";
  const bleed = picture && layout === "bleed";
  const stage = bleed || (picture && layout === "stage");
  return (
    <div className={`hero overflow-clip ground-${ground ?? (bleed ? "ink" : job ? "tint" : "paper")}`} data-job={job}>
      <div
        className={`wrap pt-6 ${bleed ? "" : stage ? "pb-8" : "pb-12 lg:pb-20"} ${split ? "grid items-center gap-10 lg:grid-cols-[5fr_7fr]" : ""}`}
      >
        <div className={split || stage ? "" : "max-w-4xl"}>
          <Crumbs />
          {name && <p className="mt-4 flex items-center gap-2.5 font-semibold text-hue">{name}</p>}
          <Title className={`h1 mt-3 ${split ? "h1-beside" : ""}`}>{title}</Title>
          <div className={`mt-5 ${stage ? "items-end justify-between gap-10 lg:flex" : ""}`}>
            <p className="lead grow">
              <Inline text={lead} />
            </p>
            {actions && <div className={`mt-7 ${stage ? "shrink-0 lg:mt-0" : ""}`}>{actions}</div>}
          </div>
          {note && <p className="mt-4 text-sm text-muted">{note}</p>}
        </div>
        {picture && !bleed && <div className={split ? "" : "mt-7"}>{picture}</div>}
      </div>
      {bleed && <div className="hero-bleed">{picture}</div>}
    </div>
  );
}

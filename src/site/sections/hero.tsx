import type { ReactNode } from "react";
import { KawungGround } from "../illustrations/kawung.tsx";
import { Crumbs } from "./crumbs.tsx";
import { Inline } from "./inline.tsx";

export interface HeroProps {
  title: string;
  lead: string;
  /** A short name above the title: that of the product or industry. */
  name?: ReactNode;
  actions?: ReactNode;
  /** The picture of the product at work. */
  picture?: ReactNode;
  note?: ReactNode;
}

/** Renders the top of a page: its promise, and a picture of the product at work. */
export function Hero({ title, lead, name, actions, picture, note }: HeroProps) {
  return (
    <div className="relative overflow-clip border-b border-line">
      <KawungGround id="kawung-hero" />
      <div className={`wrap relative grid items-center gap-12 pt-8 pb-16 lg:pb-24 ${picture ? "lg:grid-cols-2" : ""}`}>
        <div className={picture ? "" : "max-w-3xl pt-6"}>
          <Crumbs />
          {name && <p className="mt-6 flex items-center gap-2.5 font-medium text-primary">{name}</p>}
          <h1 className={`mt-4 tracking-[-0.035em] ${picture ? "text-4xl/[1.05]" : "text-4xl/[1.08]"}`}>{title}</h1>
          <p className="lead mt-6">
            <Inline text={lead} />
          </p>
          {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
          {note && <p className="mt-5 text-sm text-muted">{note}</p>}
        </div>
        {picture && <div className="picture border border-line bg-surface floating lg:mt-6">{picture}</div>}
      </div>
    </div>
  );
}

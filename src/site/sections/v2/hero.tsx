import type { HeroProps } from "../hero.tsx";
import { Inline } from "../inline.tsx";
import { Title } from "../title.tsx";

/** Renders the screen as large as the window allows, and the promise as its caption at the lower left. */
export function Hero({ title, lead, name, actions, picture, layout, job, note }: HeroProps) {
  const columns = picture ? (layout === "bleed" ? "control-bleed" : "control-columns") : "";
  return (
    <div className="overflow-clip" data-job={job}>
      <div className={`wrap control-hero ${columns}`}>
        <div className={picture ? "" : "max-w-4xl py-4"}>
          {name && <p className="mb-3 flex items-center gap-2 text-sm font-semibold text-hue">{name}</p>}
          <Title>{title}</Title>
          <p className="mt-4 max-w-[30em] text-muted">
            <Inline text={lead} />
          </p>
          {actions && <div className="mt-6">{actions}</div>}
          {note && <p className="mt-4 text-sm text-muted">{note}</p>}
        </div>
        {picture && <div>{picture}</div>}
      </div>
    </div>
  );
}

import { Crumbs } from "../crumbs.tsx";
import type { HeroProps } from "../hero.tsx";
import { Inline } from "../inline.tsx";

/** Renders the title across the page and the picture below it, which tilts into place with scrolling. */
export function Hero({ title, lead, name, actions, picture, note }: HeroProps) {
  return (
    <div className="hero-glow relative overflow-clip">
      <div className="wrap relative pt-8 pb-10">
        <Crumbs />
        <div className="mx-auto mt-8 max-w-5xl text-center">
          {name && (
            <p className="inline-flex items-center gap-2 rounded-[99px] border border-line bg-surface px-6 py-1.5 text-sm font-medium text-primary">
              {name}
            </p>
          )}
          <h1 className="mt-6 text-5xl/[1.02] tracking-[-0.035em]">{title}</h1>
          <p className="lead mx-auto mt-6">
            <Inline text={lead} />
          </p>
          {actions && <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>}
          {note && <p className="mt-5 text-sm text-muted">{note}</p>}
        </div>
        {picture && (
          <div className="picture tilt mx-auto mt-12 max-w-3xl border border-line bg-surface floating">{picture}</div>
        )}
      </div>
    </div>
  );
}

import type { Change as Figures } from "#content/kinds/customers.ts";
import { Icon } from "#ui/icon.tsx";
import { Person } from "../../pictures/people/person.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { changeText } from "../stories/change-text.ts";
import { ChangePetals } from "./change-petals.tsx";

/** A figure of one story, and whose it is. */
interface StoryFigure extends Figures {
  id: string;
  name: string;
}

interface ChangeProps {
  title: string;
  before: string;
  all: string;
  figures: readonly StoryFigure[];
  quote: { text: string; role: string; name: string };
}

/** Renders what changed for three sample customers as large figures, and what a fourth one says. */
export function Change({ title, before, all, figures, quote }: ChangeProps) {
  const { address, common } = usePage();
  const { locale } = address;
  const href = useHref();
  return (
    <section className="section ground-tint">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h2 className="h2 max-w-3xl">{title}</h2>
          <p className="text-sm text-muted">{common.labels.sample}</p>
        </div>
        <ul className="changes">
          {figures.map(({ id, name, label, unit, ...figure }) => (
            <li key={id}>
              <a href={href(`/customers#${id}`)} className="change">
                <ChangePetals {...figure} />
                <span className="figure">
                  {changeText(figure.after, "", locale).trimEnd()}
                  {unit !== "%" && " "}
                  <small>{unit}</small>
                </span>
                <span className="text-muted">
                  {before} {changeText(figure.before, unit, locale)}
                </span>
                <span className="mt-1.5 block font-semibold">{label}</span>
                <span className="block text-sm text-muted">{name}</span>
              </a>
            </li>
          ))}
        </ul>
        <figure className="change-quote">
          <Person bust="helmet" className="size-24 shrink-0 lg:size-28" />
          <div>
            <blockquote className="font-display text-3xl/tight font-bold tracking-tight">
              <p>“{quote.text}”</p>
            </blockquote>
            <figcaption className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 text-muted">
              <span>
                {quote.role}, {quote.name}
              </span>
              <a href={href("/customers")} className="link inline-flex min-h-11 items-center gap-1.5">
                {all}
                <Icon name="arrow-right" className="size-4" />
              </a>
            </figcaption>
          </div>
        </figure>
      </div>
    </section>
  );
}

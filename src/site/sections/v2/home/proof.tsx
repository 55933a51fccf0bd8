import { Icon } from "#ui/icon.tsx";
import { useHref, usePage } from "../../../use-page.ts";
import type { ProofProps } from "../../home/proof.tsx";
import { changeText } from "../../stories/change-text.ts";

/** Renders what changed for three sample customers as one line of state, each a link to its story. */
export function Proof({ words: { title, all }, stories }: Pick<ProofProps, "words" | "stories">) {
  const { address, common } = usePage();
  const href = useHref();
  return (
    <section className="room-status" aria-label={title}>
      <div className="wrap">
        <p className="text-muted">{common.labels.sample}</p>
        <ul>
          {stories.slice(0, 3).map(({ id, name, figures }) => {
            const { label, unit, before, after } = figures[0]!;
            return (
              <li key={id}>
                <a href={href(`/customers#${id}`)}>
                  <b>{name}</b>
                  <span className="num">
                    <s>{changeText(before, "", address.locale).trimEnd()}</s>
                    <b>{changeText(after, unit, address.locale)}</b>
                  </span>
                  <span className="text-muted">{label}</span>
                </a>
              </li>
            );
          })}
        </ul>
        <a href={href("/customers")} className="link inline-flex min-h-11 items-center gap-1.5">
          {all}
          <Icon name="arrow-right" className="size-4" />
        </a>
      </div>
    </section>
  );
}

import type { Stations } from "#content/kinds/home.ts";
import { ProductMark } from "../../illustrations/product-mark.tsx";

/** The story at a glance: what was heard, what the data answered, what was done. */
export function HeroCards({ collect, ask, act }: Stations) {
  const cards = [
    { product: "big-social", said: collect.scene.place, text: collect.scene.text },
    { product: "big-query", said: ask.scene.question, text: ask.scene.answer },
    { product: "big-action", said: act.scene.state, text: act.scene.task },
  ] as const;
  return cards.map(({ product, said, text }) => (
    <div key={product} className="scene">
      <p className="flex gap-2 text-muted">
        <ProductMark id={product} className="size-5 shrink-0 text-primary" />
        {said}
      </p>
      <p className="mt-2 font-medium">{text}</p>
    </div>
  ));
}

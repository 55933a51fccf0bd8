import type { Stations } from "#content/kinds/home.ts";
import { ProductMark } from "../../illustrations/product-mark.tsx";

/** Renders the story in three cards: the complaint, the finding in the data, the action. */
export function HeroCards({ collect, ask, act }: Stations) {
  const cards = [
    { product: "big-social", caption: collect.scene.place, text: collect.scene.text },
    { product: "big-query", caption: ask.scene.question, text: ask.scene.answer },
    { product: "big-action", caption: act.scene.state, text: act.scene.task },
  ] as const;
  return cards.map(({ product, caption, text }) => (
    <div key={product} className="scene">
      <p className="flex gap-2 text-muted">
        <ProductMark id={product} className="size-5 shrink-0 text-primary" />
        {caption}
      </p>
      <p className="mt-2 font-medium">{text}</p>
    </div>
  ));
}

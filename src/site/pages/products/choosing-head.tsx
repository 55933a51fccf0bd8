import { jobOf, type SoldOnlineId } from "#catalogue/products.ts";
import type { ChoosingWords } from "#content/kinds/choosing.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { Crumbs } from "../../sections/crumbs.tsx";
import { Inline } from "../../sections/inline.tsx";
import { Title } from "../../sections/title.tsx";

/** Renders a head that is low enough for the packages' buttons to stand on the first screen, above the bar with the sum. */
export function ChoosingHead({ product, words }: { product: SoldOnlineId; words: ChoosingWords }) {
  return (
    <div className="choosing-head" data-job={jobOf(product)}>
      <div className="wrap py-6">
        <Crumbs />
        <p className="mt-3 flex items-center gap-2.5 font-semibold text-hue">
          <ProductMark id={product} className="size-6" />
          {words.name}
        </p>
        <div className="mt-2.5 items-end gap-x-12 lg:grid lg:grid-cols-[7fr_5fr]">
          <Title className="choosing-title">{words.hero.title}</Title>
          <p className="text-muted max-lg:mt-4">
            <Inline text={words.hero.lead} />
          </p>
        </div>
      </div>
    </div>
  );
}

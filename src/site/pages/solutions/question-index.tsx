import { type IndustryId, industryIds } from "#catalogue/industries.ts";
import type { ProductId } from "#catalogue/products.ts";
import { Icon } from "#ui/icon.tsx";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { ProductMark } from "../../illustrations/product-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";

interface QuestionIndexProps {
  items: Record<IndustryId, { question: string; problem: string }>;
  products: Record<IndustryId, ProductId[]>;
}

/** Renders an index of questions: the industry in the margin, its question, the problem behind it and its products. */
export function QuestionIndex({ items, products }: QuestionIndexProps) {
  const { all, common } = usePage();
  const href = useHref();
  return (
    <ul className="rows">
      {industryIds.map((id) => (
        <li key={id}>
          <a href={href(`/solutions/${id}`)} className="question">
            <span className="flex gap-3 text-primary">
              <IndustryMark id={id} />
              {all.industries[id].name}
            </span>
            <span>
              <b>{items[id].question}</b>
              <span className="text-muted">{items[id].problem}</span>
              <span className="question-products">
                <span className="sr-only">{common.labels.withProducts} </span>
                {products[id].slice(0, 5).map((product) => (
                  <span key={product}>
                    <ProductMark id={product} className="size-5 text-primary" />
                    {all.products[product].name}
                  </span>
                ))}
              </span>
            </span>
            <Icon name="arrow-right" className="size-6 text-primary" />
          </a>
        </li>
      ))}
    </ul>
  );
}

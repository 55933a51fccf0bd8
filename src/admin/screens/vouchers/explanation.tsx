import { Panel } from "../../layout/panel.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { type ExplainedTerms, explainExample, explainVoucher } from "./explain-voucher.ts";
import { useProductNames } from "./use-product-names.ts";

/** Says in words what the typed terms mean, as they are typed. */
export function Explanation({ terms }: { terms: ExplainedTerms }) {
  const { explanation: words } = useWords("admin-vouchers");
  const locale = useLocale();
  const productName = useProductNames();
  const sentence = explainVoucher(terms, { words, locale, productName });
  return (
    <Panel title={words.title}>
      <div role="status" className="grid gap-2">
        <p className={sentence ? "font-medium" : "text-muted"}>{sentence ?? words.incomplete}</p>
        {sentence && <p className="text-sm text-muted">{explainExample(terms, { words, locale })}</p>}
      </div>
    </Panel>
  );
}

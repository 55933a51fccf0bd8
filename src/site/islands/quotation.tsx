import { useCallback, useEffect, useState } from "react";
import { localizeHref } from "#address/address.ts";
import type { Refusal } from "#client/api/outcome.ts";
import { quotation as fetchQuotation, type Quotation as QuotationData } from "#client/api/quotations.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { refusalText } from "./form/refusal-text.ts";
import { type QuotationProps, QuotationView } from "./quotation/quotation-view.tsx";

/** Renders the quotation of a link, whose token is the fragment of the address. */
export default function Quotation({ words, price, address }: QuotationProps) {
  const [token, setToken] = useState<string>();
  const [data, setData] = useState<QuotationData>();
  const [refusal, setRefusal] = useState<Refusal>();

  const load = useCallback(async (from: string) => {
    setRefusal(undefined);
    const outcome = await fetchQuotation(from);
    if (outcome.ok) setData(outcome.data);
    else setRefusal(outcome.refusal);
  }, []);
  useEffect(() => {
    const read = () => {
      const found = location.hash.slice(1);
      setToken(found);
      setData(undefined);
      keepFragment(found);
      void load(found || "-");
    };
    read();
    // Another link opened in this tab changes the fragment alone.
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [load]);

  if (data && token) return <QuotationView data={data} token={token} words={words} price={price} address={address} />;
  if (refusal?.status === 404) {
    return (
      <div className="max-w-2xl">
        <h1 className="text-3xl">{words.missingTitle}</h1>
        <p className="lead mt-3">{words.missingBody}</p>
        <a className="btn btn-primary mt-6" href={localizeHref("/products/pricing", address)}>
          {words.prices}
        </a>
      </div>
    );
  }
  if (refusal) {
    return (
      <div className="max-w-2xl" role="alert">
        <h1 className="text-3xl">{words.failedTitle}</h1>
        <p className="lead mt-3">{refusalText(refusal, words.errors)}</p>
        <Button className="mt-6" onClick={() => load(token || "-")}>
          {words.retry}
        </Button>
      </div>
    );
  }
  return (
    <h1 className="needs-script flex items-center gap-3 text-3xl" role="status">
      <Icon name="clock" className="size-7 text-muted" />
      <span>{words.loading}</span>
    </h1>
  );
}

/** Points the links to this page in another language or edition at the same quotation. */
function keepFragment(token: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href$="/quotation"], a[href*="/quotation#"]'))
    link.hash = token;
}

import { localizeHref } from "#address/address.ts";
import { quotation } from "#client/api/quotations.ts";
import { UnopenedLink } from "./link/unopened-link.tsx";
import { useFragmentToken } from "./link/use-fragment-token.ts";
import { type QuotationProps, QuotationView } from "./quotation/quotation-view.tsx";

/** Renders the quotation of a link, whose token is the fragment of the address. */
export default function Quotation({ words, price, address }: QuotationProps) {
  const { token, data, refusal, load } = useFragmentToken(quotation);
  if (data) return <QuotationView data={data} token={token} words={words} price={price} address={address} />;
  const prices = (
    <a className="btn btn-primary mt-6" href={localizeHref("/products/pricing", address)}>
      {words.prices}
    </a>
  );
  const missing = { title: words.missingTitle, body: words.missingBody, children: prices };
  return (
    <UnopenedLink
      refusal={refusal}
      gone={refusal?.status === 404 ? missing : undefined}
      words={words}
      errors={words.errors}
      onRetry={load}
    />
  );
}

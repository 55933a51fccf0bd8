import type { PaymentWords } from "#content/kinds/payment.ts";
import { bankNumbers } from "#shop/payments/at-the-bank.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Tabs } from "#ui/tabs.tsx";
import type { ShownOrder } from "./use-order.ts";

/** Renders how to pay at the chosen bank: in its app, at a machine, in the browser; or how to scan a QR code. */
export function BankSteps({
  order: { method, total, payment },
  words,
  locale,
}: {
  order: Pick<ShownOrder, "method" | "total" | "payment">;
  words: PaymentWords["order"];
  locale: Locale;
}) {
  const values = { ...bankNumbers(payment), total: formatRupiah(total, locale) };
  const list = (steps: string[]) => (
    <ol className="grid list-decimal gap-2.5 ps-6 marker:text-muted">
      {steps.map((step) => (
        <li key={step}>{fill(step, values)}</li>
      ))}
    </ol>
  );
  const bank = words.banks[method as keyof typeof words.banks];
  return (
    <section aria-labelledby="steps" className="mt-12">
      <h2 id="steps" className="mb-4 text-lg">
        {words.steps.title}
      </h2>
      {bank ? (
        <Tabs
          label={words.steps.title}
          tabs={[
            { name: words.steps.mobile, content: list(bank.mobile) },
            { name: words.steps.atm, content: list(bank.atm) },
            { name: words.steps.internet, content: list(bank.internet) },
          ]}
        />
      ) : (
        list(words.qris)
      )}
    </section>
  );
}

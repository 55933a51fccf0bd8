import type { PaymentWords } from "#content/kinds/payment.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Tabs } from "#ui/tabs.tsx";
import type { ShownOrder } from "./use-order.ts";

/** What to press at the bank chosen: at the machine, in its app, in the browser; or how a QR code is scanned. */
export function BankSteps({
  order: { method, total, payment },
  words,
  locale,
}: {
  order: ShownOrder;
  words: PaymentWords["order"];
  locale: Locale;
}) {
  const number = payment?.va_number ?? "";
  const values = {
    number,
    // Where a bank wants the company's code apart and the provider gives one long number, its first five digits are it.
    biller: payment?.biller_code ?? number.slice(0, 5),
    key: payment?.bill_key ?? number,
    total: formatRupiah(total, locale),
  };
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

import type { LoaderFunctionArgs } from "react-router";
import { privacyVersion } from "#content/consent-texts.server.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import type { QuotationWords } from "#content/kinds/quotation.ts";
import { readSet } from "#content/read-set.server.ts";
import { fill } from "#text/fill.ts";
import type { SoldPackage } from "../../islands/checkout/chosen-package.ts";
import type { CheckoutGate } from "../../islands/checkout/login-part.tsx";
import Payment from "../../islands/payment.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import { Inline } from "../../sections/inline.tsx";
import { NoScriptHelp } from "../../sections/no-script-help.tsx";
import { Title } from "../../sections/title.tsx";
import { soldPackages } from "../../sold-packages.ts";
import { usePage } from "../../use-page.ts";

interface Extra {
  packages: SoldPackage[];
  quotation: Pick<QuotationWords, "form" | "applied">;
  gate: CheckoutGate;
}

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, async ({ packages }, { address: { locale } }) => {
    const { login, second, register, code, create, password, errors } = readSet(locale, "auth") as AuthWords;
    const { form, applied } = readSet(locale, "quotation");
    return {
      packages: soldPackages(await packages(locale)),
      quotation: { form, applied },
      gate: {
        words: { login, second, register, code, create, password, errors },
        privacyVersion: privacyVersion(locale),
      },
    };
  });

/** Renders the checkout. It is the same page for everyone; the selection is stored in the browser. */
export default function PaymentPage() {
  const { words, common, address, extra } = usePage<"payment", Extra>();
  const { legalName: name, street, city, postalCode, npwp } = common.company;
  const { submit } = words.checkout;
  // Who sells is named before anything is ordered (PP 80/2019, art. 13).
  const seller = fill(submit.seller, { name, address: `${street}, ${city} ${postalCode}`, npwp });
  const checkout = { ...words.checkout, submit: { ...submit, seller } };
  return (
    <div className="wrap pt-10 pb-4 lg:py-16">
      <Title className="text-3xl">{words.title}</Title>
      <p className="mt-2 mb-10 text-muted">
        <Inline text={words.lead} />
      </p>
      <Island name="payment" component={Payment} props={{ words: checkout, ...extra, address }} />
      <NoScriptHelp text={common.labels.noScriptOrder} />
    </div>
  );
}

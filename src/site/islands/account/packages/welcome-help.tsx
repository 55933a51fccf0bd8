import { localizeHref, type PageAddress } from "#address/address.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { CommonWords } from "#content/kinds/shared/common.ts";
import { fill } from "#text/fill.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { AccountCard } from "../account-card.tsx";

export type Company = Pick<CommonWords["company"], "email" | "phone" | "hours">;

interface WelcomeHelpProps {
  company: Company;
  product: string;
  /** The order's number, empty until it is loaded. */
  order: string;
  words: AccountWords["welcome"];
  address: PageAddress;
}

/** Renders how to reach the people who help with a package. */
export function WelcomeHelp({ company, product, order, words, address }: WelcomeHelpProps) {
  const query = order ? `?product=${product}&order=${order}` : `?product=${product}`;
  return (
    <AccountCard title={words.helpTitle} lead={fill(words.helpBody, { hours: company.hours })}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={localizeHref(`/contact-us${query}`, address)} className="btn btn-secondary">
          {words.helpWrite}
        </a>
        <a href={`mailto:${company.email}`} className="link py-2">
          {company.email}
        </a>
        <a href={`tel:${company.phone}`} className="link num py-2">
          {spacedPhone(company.phone)}
        </a>
      </div>
    </AccountCard>
  );
}

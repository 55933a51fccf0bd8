import { localizeHref, type PageAddress } from "#address/address.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { CommonWords } from "#content/kinds/shared/common.ts";
import { fill } from "#text/fill.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { AccountCard } from "../account-card.tsx";

export type Company = Pick<CommonWords["company"], "email" | "phone" | "hours">;

interface WelcomeHelpProps {
  company: Company;
  /** The order's id, once it is loaded. */
  order: string | undefined;
  words: AccountWords["welcome"];
  address: PageAddress;
}

/** Renders how to reach the people who help with a package. */
export function WelcomeHelp({ company, order, words, address }: WelcomeHelpProps) {
  const query = order ? `?topic=product&order=${order}` : "?topic=product";
  return (
    <AccountCard title={words.helpTitle} lead={fill(words.helpBody, { hours: company.hours })}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={localizeHref(`/account/help${query}`, address)} className="btn btn-secondary">
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

import { useEffect, useRef, useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { refused } from "#client/api/outcome.ts";
import { issueQuotation, type NewQuotation } from "#client/api/quotations.ts";
import type { Quote, QuoteRequest } from "#client/api/quotes.ts";
import type { QuotationWords } from "#content/kinds/quotation.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { innerIssues } from "../form/form-errors.ts";
import { useForm } from "../form/use-form.ts";
import { CopyLink } from "../link/copy-link.tsx";

interface QuotationPartProps {
  choice: Omit<QuoteRequest, "voucher_code" | "quotation">;
  /** The price that is shown; undefined while it is calculated. */
  quote: Quote | undefined;
  packageName: string;
  /** In words: `3 months`. */
  months: string;
  words: QuotationWords["form"];
  address: PageAddress;
}

/** What was issued, with what it is about: the choice on the page may change afterwards. */
interface Issued extends NewQuotation, Pick<QuotationPartProps, "packageName" | "months"> {
  total: Rupiah;
}

/** The fragment with which other pages open this part. */
const anchor = "quotation";

/** Renders the part of the checkout that makes a quotation of the choice, to be sent to whoever approves it. */
export function QuotationPart({ choice, quote, packageName, months, words, address }: QuotationPartProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [issued, setIssued] = useState<Issued>();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash !== `#${anchor}` || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, []);
  useEffect(() => {
    if (issued) element.current?.focus();
  }, [issued]);
  const { form, button, pending, summary, field } = useForm({
    id: anchor,
    errors: words.errors,
    async send({ company = "", name = "" }: Record<string, string>) {
      if (!quote) return refused(400, "no_price");
      const outcome = await issueQuotation({
        ...choice,
        // A refused voucher is no part of the price that is shown.
        ...(quote.voucher?.status === "applied" && { voucher_code: quote.voucher.code }),
        expected_total: quote.total,
        locale: address.locale,
        recipient: { company, name },
      });
      if (outcome.ok) setIssued({ ...outcome.data, packageName, months, total: quote.total });
      return innerIssues(outcome, "recipient");
    },
  });
  const isOther =
    issued &&
    (issued.packageName !== packageName || issued.months !== months || (quote && quote.total !== issued.total));
  return (
    <details ref={details} id={anchor} className="scroll-mt-28 border-t border-line py-4">
      <summary className="-my-1 flex min-h-11 items-center gap-2 text-sm font-medium">
        <Icon name="mail" className="size-4 text-primary" />
        <span>{words.open}</span>
      </summary>
      <p className="mt-3 max-w-xl text-sm text-muted">{words.lead}</p>
      {issued && (
        <div ref={element} tabIndex={-1} className="mt-4 outline-none">
          <IssuedQuotation issued={issued} words={words} address={address} />
        </div>
      )}
      {isOther && (
        <p role="status" className="mt-4 max-w-xl text-sm">
          {words.changed}
        </p>
      )}
      {(!issued || isOther) && (
        <form {...form} className="mt-4 grid max-w-md gap-4 pb-2">
          {summary && <ErrorSummary {...summary} />}
          <TextField
            {...field("company")}
            label={words.company}
            optional={words.optional}
            autoComplete="off"
            maxLength={80}
          />
          <TextField
            {...field("name")}
            label={words.name}
            hint={words.nameHint}
            optional={words.optional}
            autoComplete="off"
            maxLength={80}
          />
          <Button {...button} kind="secondary" className="justify-self-start">
            {pending ? words.creating : words.create}
          </Button>
        </form>
      )}
    </details>
  );
}

function IssuedQuotation({
  issued,
  words,
  address,
}: { issued: Issued } & Pick<QuotationPartProps, "words" | "address">) {
  const { locale } = address;
  const link = `${location.origin}${localizeHref("/quotation", address)}#${issued.token}`;
  const date = formatDay(issued.valid_until, locale);
  const { number, packageName, months } = issued;
  const subject = fill(words.subject, { number, package: packageName });
  const message = `${fill(words.message, { package: packageName, months, total: formatRupiah(issued.total, locale), date })} ${link}`;
  return (
    <div className="max-w-xl rounded-md bg-sunken p-4 text-sm">
      <p role="status" className="font-medium">
        {fill(words.ready, { number })}
      </p>
      <p className="mt-1 text-muted">{fill(words.readyBody, { date })}</p>
      <div className="mt-3">
        <CopyLink url={link} words={words}>
          <a href={link} className="btn btn-secondary">
            {words.show}
          </a>
          <a
            href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`}
            className="btn btn-secondary"
          >
            {words.mail}
          </a>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            className="btn btn-secondary"
            rel="noopener noreferrer"
          >
            {words.whatsApp}
          </a>
        </CopyLink>
      </div>
    </div>
  );
}

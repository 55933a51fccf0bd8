import type { ReactNode } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { contentName, type ProductId } from "#catalogue/products.ts";
import { pickMonths } from "#client/flows/pick-months.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { MonthPicks } from "../package-chooser/month-picks.tsx";
import { MonthsStepper } from "../package-chooser/months-stepper.tsx";
import type { SoldPackage } from "./chosen-package.ts";
import { Part } from "./part.tsx";

/** Renders what is bought, and for how many months. */
export function PackagePart({
  chosen,
  months,
  words,
  address,
  children,
}: {
  chosen: SoldPackage;
  /** Absent where the length cannot be chosen. */
  months: number | undefined;
  words: PaymentWords["checkout"]["package"];
  address: PageAddress;
  children?: ReactNode;
}) {
  const change = localizeHref(`/choosing-${contentName(chosen.product as ProductId)}`, address);
  return (
    <Part
      title={words.title}
      aside={
        <a href={change} className="link -my-2 py-2 text-sm">
          {words.change}
        </a>
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <p className="text-xl font-semibold tracking-tight">{chosen.name}</p>
          <p className="mt-1 text-sm text-muted">
            <span translate="no" className="num text-ink">
              {formatRupiah(chosen.price, address.locale)}
            </span>{" "}
            <span>{words.perMonth}</span>
          </p>
        </div>
        {months !== undefined && (
          <div>
            <p aria-hidden="true" className="mb-2 text-sm text-muted">
              {words.length}
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <MonthPicks label={words.length} months={months} words={words} onPick={pickMonths} />
              <MonthsStepper months={months} words={words} />
            </div>
          </div>
        )}
      </div>
      {children}
    </Part>
  );
}

import type { PaymentWords } from "#content/kinds/payment.ts";
import { payeeName } from "#shop/payments/at-the-bank.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatMoment } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { QrCode, qrPicture } from "#ui/qr-code.tsx";
import { saveBlob } from "../account/save-blob.ts";
import { useCopy } from "../form/use-copy.ts";
import { Countdown } from "./countdown.tsx";
import { reminderText } from "./order-words.ts";
import type { ShownOrder } from "./use-order.ts";

/** Renders how much to pay, to which number, and until when. */
export function PayPart({
  order,
  now,
  seller,
  words,
  locale,
}: {
  order: Pick<ShownOrder, "number" | "total" | "buyer"> & { payment: NonNullable<ShownOrder["payment"]> };
  now: number | undefined;
  /** Name of the company that is paid. */
  seller: string;
  words: PaymentWords["order"]["pay"];
  locale: Locale;
}) {
  const { payment, total } = order;
  const { va_number, biller_code, bill_key, qr_string, qr_url, expires_at } = payment;
  return (
    <>
      <p className="mb-6 grid grid-cols-[auto_1fr] items-center gap-x-3 rounded-md bg-primary-soft px-4 py-3 sm:grid-cols-[auto_1fr_auto]">
        <Icon name="clock" className="size-5 shrink-0 self-start text-primary sm:self-center" />
        <span>{fill(words.until, { time: formatMoment(new Date(expires_at), locale) })}</span>
        <span className="col-start-2 font-semibold text-primary sm:col-start-3">
          {now !== undefined && <Countdown until={expires_at} now={now} />}
        </span>
      </p>
      <p role="status" className="sr-only">
        {now !== undefined && reminderText(new Date(expires_at).getTime() - now, words)}
      </p>
      <div className="rows">
        <CopyValue
          label={words.amount}
          note={words.exact}
          value={String(total)}
          shown={formatRupiah(total, locale)}
          words={words}
        />
        {biller_code && <CopyValue label={words.biller} value={biller_code} words={words} />}
        {bill_key && <CopyValue label={words.key} value={bill_key} shown={inGroups(bill_key)} words={words} />}
        {va_number && <CopyValue label={words.number} value={va_number} shown={inGroups(va_number)} words={words} />}
        {(va_number || bill_key) && (
          <div className="py-4">
            <p className="text-sm text-muted">{words.payee}</p>
            <p translate="no" className="mt-0.5 font-semibold">
              {payeeName(payment.provider, { seller, buyer: order.buyer?.name ?? seller })}
            </p>
          </div>
        )}
        {(qr_string || qr_url) && (
          <div className="py-5">
            <p className="text-sm text-muted">{words.code}</p>
            <p className="mt-0.5 mb-4">{words.codeBody}</p>
            {qr_string ? (
              <>
                <QrCode text={qr_string} label={words.code} />
                <Button kind="secondary" className="mt-4" onClick={() => saveCode(qr_string, order.number)}>
                  <Icon name="download" />
                  <span>{words.saveCode}</span>
                </Button>
              </>
            ) : (
              <a href={qr_url} target="_blank" rel="noopener" className="btn btn-secondary">
                <Icon name="external" />
                <span>{words.openCode}</span>
              </a>
            )}
          </div>
        )}
      </div>
      <p className="mt-5 text-sm text-muted">{`${words.watching}. ${words.elsewhere}`}</p>
    </>
  );
}

async function saveCode(text: string, order: string): Promise<void> {
  const picture = await qrPicture(text);
  if (picture) saveBlob(picture, `QRIS-${order}.png`);
}

/** Renders a number to be typed elsewhere: large, in groups, with a button that copies it. */
function CopyValue({
  label,
  note,
  value,
  shown = value,
  words,
}: {
  label: string;
  note?: string;
  /** What is copied. */
  value: string;
  /** What is shown. */
  shown?: string;
  words: { copy: string; copied: string; selected: string };
}) {
  const { place: element, result, copy } = useCopy<HTMLSpanElement>(value);
  return (
    <div className="flex items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        <p className="num mt-0.5 text-xl font-semibold tracking-tight">
          <span ref={element} translate="no" data-value={value}>
            {shown}
          </span>
        </p>
        {note && <p className="mt-0.5 text-sm text-muted">{note}</p>}
        {/* The button shows a success; a failure must be read. */}
        <p role="status" className={result === "selected" ? "mt-1 text-sm" : "sr-only"}>
          {result && words[result]}
        </p>
      </div>
      <button type="button" className="btn btn-secondary shrink-0 px-3.5" onClick={copy}>
        <Icon name={result === "copied" ? "check" : "copy"} />
        <span>{result === "copied" ? words.copied : words.copy}</span>
        <span className="sr-only"> {label.toLowerCase()}</span>
      </button>
    </div>
  );
}

/** Returns digits in groups: `990000000042` -> `9900 0000 0042`. */
export function inGroups(digits: string): string {
  return digits.replace(/(.{4})(?=.)/g, "$1 ");
}

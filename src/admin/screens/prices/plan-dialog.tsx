import type { Outcome } from "#client/api/outcome.ts";
import type { AdminPrices, PricedPackage } from "#shop/prices/price-contract.ts";
import { newPricePlan, noticeDays } from "#shop/prices/price-plan.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { addDays, addMonths, type Day, firstOfMonth } from "#time/jakarta-day.ts";
import { useCall, useLocale, useSend, useWords } from "../../kit/data.ts";
import {
  ActionDialog,
  DateInput,
  Form,
  FormActions,
  NumberInput,
  showToast,
  TextAreaInput,
  useAdminForm,
} from "../../kit/form.ts";
import { Facts, Money } from "../../kit/parts.ts";

interface PlanProps {
  of: PricedPackage;
  today: Day;
  onClose: () => void;
}

/** Plans a price of a package in a dialog; closed without a package. */
export function PlanDialog({ of, today, onClose }: Omit<PlanProps, "of"> & { of: PricedPackage | undefined }) {
  const { plan: words } = useWords("admin-prices");
  const locale = useLocale();
  return (
    <ActionDialog
      title={of ? fill(words.title, { package: of.name[locale] }) : ""}
      open={of !== undefined}
      onClose={onClose}
    >
      {of && <PlanForm of={of} today={today} onClose={onClose} />}
    </ActionDialog>
  );
}

interface PlanValues {
  package_id: string;
  price: number | null;
  from_day: string;
  reason: string;
  version: number;
}

function PlanForm({ of, today, onClose }: PlanProps) {
  const { plan: words } = useWords("admin-prices");
  const locale = useLocale();
  const send = useSend();
  const form = useAdminForm<PlanValues>({
    schema: newPricePlan,
    defaults: { package_id: of.id, price: null, from_day: firstDayOf(of, today), reason: "", version: of.version },
    submit: async (values) =>
      // The schema has accepted the values: there is a price.
      withPackage(await send("POST", "/admin/prices/plans", { ...values, price: values.price! }), of.id),
    onSaved: ({ from_day }) => {
      // The schema has accepted the text of the field: it is a day.
      const day = formatDay(from_day as Day, locale);
      showToast({ text: fill(words.saved, { package: of.name[locale], day }) });
      onClose();
    },
  });
  const price = form.fields.watch("price");
  return (
    <Form form={form} labels={{ price: words.current }}>
      <Facts rows={[[words.current, <Money key="price" value={of.price} />]]} />
      <NumberInput
        form={form}
        name="price"
        label={words.price}
        hint={price ? `${formatChange(price)} ${words.priceHint}` : words.priceHint}
        min={1}
      />
      <DateInput form={form} name="from_day" label={words.from} hint={words.fromHint} min={today} />
      <TextAreaInput form={form} name="reason" label={words.reason} hint={words.reasonHint} rows={2} maxLength={500} />
      <ChangedPages product={of.product} />
      {price !== null && price > of.price && (
        <p className="text-sm" role="status">
          {of.renewing > 0
            ? fill(words.told, { n: of.renewing.toLocaleString(languageTags[locale]), days: noticeDays })
            : words.toldNobody}
        </p>
      )}
      <p className="text-sm text-muted">{words.orders}</p>
      <FormActions form={form} save={words.save} onCancel={onClose} />
    </Form>
  );

  function formatChange(next: number): string {
    const share = Math.abs(next - of.price) / of.price;
    const percent = share.toLocaleString(languageTags[locale], { style: "percent", maximumFractionDigits: 1 });
    return `${fill(next >= of.price ? words.more : words.less, { percent })}.`;
  }
}

/**
 * Returns on which day a price changes unless somebody says otherwise: with the next month, because packages are sold by the
 * month, or with the one after it, where customers have to be told earlier.
 */
function firstDayOf({ renewing }: PricedPackage, today: Day): Day {
  const next = addMonths(firstOfMonth(today.slice(0, 7)), 1);
  return renewing > 0 && next < addDays(today, noticeDays) ? addMonths(next, 1) : next;
}

/** Returns the outcome in which a stale version names the package, as the form compares it. */
function withPackage(outcome: Outcome<AdminPrices>, id: string): Outcome<unknown> {
  if (outcome.ok) return { ...outcome, data: undefined };
  if (outcome.refusal.code !== "stale_version") return outcome;
  const current = (outcome.refusal.details.current as AdminPrices).packages.find((each) => each.id === id);
  return { ok: false, refusal: { ...outcome.refusal, details: { current } } };
}

/** Renders the pages of the site that will show the new price. */
function ChangedPages({ product }: { product: string }) {
  const { plan: words } = useWords("admin-prices");
  const locale = useLocale();
  const { data: pages } = useCall("/admin/prices/pages", { product });
  if (!pages) return null;
  return (
    <details className="text-sm">
      <summary className="link">
        {fill(words.pages, { n: String(pages.length) })}, {words.languages}
      </summary>
      <ul className="mt-2 grid gap-1">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a className="link" href={locale === "en" ? `/en${path}` : path} target="_blank" rel="noreferrer">
              {title[locale] ?? path}
            </a>{" "}
            <span className="num text-muted">{path}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

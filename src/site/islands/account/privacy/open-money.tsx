import type { DeletionPreview } from "#accounts/person/deletion-view.ts";
import { localizeHref, type PageAddress } from "#address/address.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";

/** Renders the money of the customer that a deletion waits for, each with what to do; nothing when all is settled. */
export function OpenMoney({
  words,
  address,
  money,
}: {
  words: AccountWords["remove"];
  address: PageAddress;
  money: DeletionPreview["open_money"];
}) {
  if (money.length === 0) return null;
  return (
    <div className="my-5">
      <h3 className="text-base font-semibold">{words.openMoney}</h3>
      <p className="mt-1 text-sm">{words.openMoneyLead}</p>
      <ul className="mt-2 list-disc ps-5">
        {money.map(({ order, kind, amount }) => (
          <li key={`${order.id} ${kind}`}>
            <a className="link num" href={localizeHref(`/payment/${order.id}`, address)}>
              {fill(words.openOrder, { order: order.number })}
            </a>
            <span>: </span>
            <span>
              {fill(amount > 0 ? words[kind] : words.reviewing, { amount: formatRupiah(amount, address.locale) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useEffect, useState } from "react";
import type { PageAddress } from "#address/address.ts";
import { useRoot } from "#client/state/store.ts";
import { returnPage } from "#client/storage/return-path.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { isRupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";

/** Renders the package with which somebody comes from the checkout, to which the login leads back. */
export function ChosenPackageNote({
  words: { login },
  address: { locale },
}: {
  words: Pick<AuthWords, "login">;
  address: PageAddress;
}) {
  const { name, price, amount } = useRoot((state) => state.selectedPackage);
  const [waits, setWaits] = useState(false);
  useEffect(() => setWaits(returnPage() === "/payment"), []);
  const asked = price * amount;
  if (!waits || !name || !price || !isRupiah(asked)) return null;
  const total = formatRupiah(asked, locale);
  return (
    <p className="mb-6 rounded-md bg-primary-soft p-4 text-sm">
      {fill(login.order, { package: name, months: amount, total })}
    </p>
  );
}

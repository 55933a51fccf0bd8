import { useState } from "react";
import { writeAddress } from "#address/address.ts";
import type { PublicationRow } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { useItemNames } from "./use-item-names.ts";
import { useWithdraw } from "./use-withdraw.ts";

/** What came of publishing, where it is seen, and the way back. */
export function PublishResult({
  publication,
  pages,
  onClose,
}: {
  publication: PublicationRow;
  pages: readonly string[];
  onClose: () => void;
}) {
  const { result, languages } = useWords("admin-content");
  const { close } = useWords("admin");
  const { nameOf } = useItemNames();
  const locale = useLocale();
  const { withdraw, pending, refusal } = useWithdraw();
  const [state, setState] = useState(publication.state);
  const at = formatMomentWithZone(new Date(publication.at), locale);
  const names = publication.items.map((item) => `${nameOf(item)} (${languages[item.locale]})`).join(", ");
  const [page] = pages;
  return (
    <div className="stack">
      <p role="status" className="text-sm">
        {fill(result[state], { names, at })}
      </p>
      <RefusalNote refusal={refusal} />
      <p className="flex flex-wrap justify-end gap-2">
        {state === "published" && page !== undefined && (
          <a
            className="btn btn-secondary"
            href={writeAddress({ locale: publication.items[0]!.locale, edition: "v1", path: page })}
            target="_blank"
            rel="noopener"
          >
            {result.look}
          </a>
        )}
        {state !== "withdrawn" && (
          <Button
            kind="secondary"
            pending={pending}
            onClick={() => void withdraw(publication.id).then((done) => done && setState("withdrawn"))}
          >
            {state === "published" ? result.withdraw : result.cancel}
          </Button>
        )}
        <Button onClick={onClose}>{close}</Button>
      </p>
    </div>
  );
}

import { useState } from "react";
import { writeAddress } from "#address/address.ts";
import type { Refusal } from "#client/api/outcome.ts";
import type { PublicationRow } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { useLocale, useWords } from "../../../kit/data.ts";
import { RefusalNote } from "../../../kit/parts.ts";
import { useEditor } from "../form/editor-context.ts";
import { focusPlace } from "../form/focus-place.ts";
import { usePathLabel } from "../form/place-label.ts";
import { pathOf } from "../words/at-path.ts";
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

/** Why nothing was published; words that are not valid are named, and a press leads to their field. */
export function PublishRefusal({
  refusal,
  document,
  onClose,
}: {
  refusal: Refusal | undefined;
  document: string;
  onClose: () => void;
}) {
  const { folds } = useEditor();
  const { languages } = useWords("admin-content");
  const labelOf = usePathLabel();
  if (!refusal) return null;
  const errors = (refusal.details.errors ?? refusal.issues) as { path: string; message?: string }[];
  return (
    <>
      <RefusalNote refusal={refusal} />
      <ul className="change-list">
        {errors.map(({ path, message }) => {
          const [name = "", locale = "id", ...keys] = path.split("/");
          const place = pathOf(`/${keys.join("/")}`);
          const text = `${languages[locale as Locale] ?? locale} › ${labelOf(place)}: ${message ?? ""}`;
          return (
            <li key={path}>
              {name === document ? (
                <button
                  type="button"
                  className="link text-start text-sm"
                  onClick={() => {
                    onClose();
                    focusPlace(folds, place, locale as Locale);
                  }}
                >
                  {text}
                </button>
              ) : (
                <span className="text-sm">
                  {name} › {text}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

import type { DocumentRow } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import { locales } from "#text/locales.ts";
import { useWords } from "../../../words/use-words.ts";
import type { PublishItem } from "./publish-items.ts";
import { useItemNames } from "./use-item-names.ts";

/** Drafts of other documents that may become visible in the same change. */
export function OtherDrafts({
  rows,
  except,
  chosen,
  setChosen,
}: {
  rows: readonly DocumentRow[];
  except: string;
  chosen: readonly PublishItem[];
  setChosen: (items: readonly PublishItem[]) => void;
}) {
  const { publish, languages } = useWords("admin-content");
  const { nameOf } = useItemNames();
  const drafts = rows
    .filter(({ name }) => name !== except)
    .flatMap(({ name, title, languages: states }) =>
      locales.flatMap((locale) => {
        const { state, version } = states[locale] ?? {};
        return state === "draft"
          ? [{ document: name, title, locale, version: version!, changes: [], faults: 0, isScheduled: false }]
          : [];
      }),
    );
  if (drafts.length === 0) return null;
  const isSame = (one: PublishItem, other: PublishItem) =>
    one.document === other.document && one.locale === other.locale;
  return (
    <details>
      <summary className="link text-sm">{fill(publish.others, { n: drafts.length })}</summary>
      <ul className="publish-others">
        {drafts.map((draft) => {
          const isChosen = chosen.some((item) => isSame(item, draft));
          return (
            <li key={`${draft.document} ${draft.locale}`}>
              <label className="flex items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={isChosen}
                  onChange={() =>
                    setChosen(isChosen ? chosen.filter((item) => !isSame(item, draft)) : [...chosen, draft])
                  }
                />
                <span className="min-w-0 flex-1 truncate">{nameOf(draft)}</span>
                <span className="text-muted">{languages[draft.locale]}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

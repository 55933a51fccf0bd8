import { useId } from "react";
import type { ExperimentDetail } from "#growth/experiments/desk/experiment-view.ts";
import type { VersionRow } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatShortMoment } from "#time/format.ts";
import { Select } from "#ui/select.tsx";
import { useCall } from "../../../data/use-call.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";

interface VersionChoiceProps {
  document: string;
  title: string;
  locale: Locale;
  chosen: number | undefined;
  onChange: (version: ExperimentDetail["versions"][number] | undefined) => void;
}

/** Renders the choice of a stored version of a text in one language, the newest first. */
export function VersionChoice({ document, title, locale, chosen, onChange }: VersionChoiceProps) {
  const { plan: words, languages } = useWords("admin-experiments");
  const own = useLocale();
  const id = useId();
  const path = `/admin/content/documents/${encodeURIComponent(document)}/${locale}/versions`;
  const { data } = useCall<VersionRow[]>(path, { limit: "100" });
  const nameOf = ({ number, author, created_at, published, note }: VersionRow) => {
    const name = fill(words.versionName, { n: number, author, when: formatShortMoment(created_at, own) });
    return [name, note, published === "now" && words.published].filter(Boolean).join(" · ");
  };
  const choose = (value: string) => {
    const row = data?.find((each) => String(each.id) === value);
    onChange(row && { id: row.id, document, locale, number: row.number, note: row.note });
  };
  return (
    <Select
      id={id}
      label={fill(words.version, { text: title, language: languages[locale] })}
      {...(data?.length === 0 && { hint: words.noVersions })}
      placeholder={words.choose}
      value={chosen === undefined ? "" : String(chosen)}
      options={(data ?? []).map((row) => ({ value: String(row.id), label: nameOf(row) }))}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

import type { LetterReport } from "#growth/newsletter/letters/letter-view.ts";
import { languageTags } from "#text/locales.ts";
import { Table } from "#ui/table.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";

/** Renders how often each link of a letter was followed. */
export function LinksPanel({ links }: { links: LetterReport["links"] }) {
  const { report: words, columns, languages } = useWords("admin-newsletter");
  const locale = useLocale();
  return (
    <Panel title={words.links}>
      {links.length === 0 ? (
        <p className="text-sm text-muted">{words.noLinks}</p>
      ) : (
        <Table
          caption={words.links}
          head={[words.link, columns.languages, words.clicks]}
          rows={links.map((link) => [
            <span key="link" className="break-all">
              {link.href}
            </span>,
            languages[link.locale],
            <span key="clicks" className="num">
              {link.clicks.toLocaleString(languageTags[locale])}
            </span>,
          ])}
        />
      )}
      <p className="mt-3 text-sm text-muted">{words.noClicks}</p>
    </Panel>
  );
}

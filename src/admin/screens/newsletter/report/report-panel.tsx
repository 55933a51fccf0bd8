import type { LetterReport } from "#growth/newsletter/letters/letter-view.ts";
import { languageTags } from "#text/locales.ts";
import { Facts } from "../../../layout/facts.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";

/** Renders what became of a letter; while it is being sent the numbers grow by themselves. */
export function ReportPanel({ report, isSending }: { report: LetterReport; isSending: boolean }) {
  const { report: words } = useWords("admin-newsletter");
  const locale = useLocale();
  const { recipients, waiting } = report;
  const row = (name: Exclude<keyof LetterReport, "links">) =>
    [
      words[name],
      <span key={name} className="num">
        {report[name].toLocaleString(languageTags[locale])}
        {name !== "recipients" && recipients > 0 && (
          <span className="ms-2 text-muted">{share(report[name] / recipients, languageTags[locale])}</span>
        )}
      </span>,
    ] as const;
  return (
    <Panel title={words.title}>
      {isSending && (
        <progress
          className="mb-4 w-full"
          aria-label={words.progress}
          max={Math.max(1, recipients)}
          value={recipients - waiting}
        />
      )}
      <Facts
        rows={[
          row("recipients"),
          waiting > 0 && row("waiting"),
          row("delivered"),
          row("refused"),
          row("bounced"),
          row("complained"),
          report.uncertain > 0 && row("uncertain"),
          report.notUnderstood > 0 && row("notUnderstood"),
          row("skipped"),
          row("unsubscribed"),
        ]}
      />
      <p className="mt-3 text-sm text-muted">{words.hint}</p>
    </Panel>
  );
}

function share(part: number, tag: string): string {
  return part.toLocaleString(tag, { style: "percent", maximumFractionDigits: 1 });
}

import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { ArchiveView } from "#shop/invoice-archives/archive-contract.ts";
import { type ArchiveState, archiveHours, mostArchives } from "#shop/invoice-archives/archive-states.ts";
import type { InvoiceSums } from "#shop/tax/invoice-contract.ts";
import { invoicesPerFile, type TaxState } from "#shop/tax/tax-states.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { formatMonth } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useAction, useCall, useLocale, useSend, useWords } from "../../kit/data.ts";
import { showToast } from "../../kit/form.ts";
import { FileButton, Panel, RefusalNote, StateBadge, type Tone, When } from "../../kit/parts.ts";
import { formatBytes } from "../media/format-bytes.ts";

const tones: Record<ArchiveState, Tone> = { waiting: "quiet", running: "info", ready: "good", failed: "bad" };
/** A live event says each step; where none arrives the files are read again, in milliseconds. */
const readAgainAfter = 3_000;

interface ArchivesQuery {
  period: string;
  state: TaxState | undefined;
}

/** Renders the ZIP files that the person asked for, with their progress, and what asks for one of the invoices of the filter. */
export function ArchivesPanel({ query, sums }: { query: ArchivesQuery; sums: InvoiceSums | undefined }) {
  const words = useWords("admin-invoices").archives;
  const locale = useLocale();
  const { data = [], refusal, refetch } = useCall("/admin/invoices/archives");
  const { ask, ...asking } = useAskForArchive();
  const isWorking = data.some(({ state }) => state === "waiting" || state === "running");
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void refetch(), readAgainAfter);
    return () => clearInterval(timer);
  }, [isWorking, refetch]);
  // A notification leads here.
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === "#archives") place.current?.scrollIntoView({ block: "center" });
  }, [hash]);
  const number = (count: number) => count.toLocaleString(languageTags[locale]);
  const all = Math.max(1, Math.ceil((sums?.month.count ?? 0) / invoicesPerFile));
  return (
    <div ref={place}>
      <Panel title={words.title}>
        <div className="stack-3">
          <p className="max-w-prose text-sm text-muted">
            {fill(words.note, { most: number(invoicesPerFile), hours: archiveHours, files: mostArchives })}
          </p>
          <div className="flex flex-wrap gap-2">
            {Array.from({ length: all }, (_, index) => (
              <Button
                key={index}
                kind="secondary"
                pending={asking.pending}
                disabled={!sums?.count}
                onClick={() => void ask({ ...query, part: index + 1, locale })}
              >
                {all === 1
                  ? fill(words.ask, { n: number(sums?.count ?? 0) })
                  : fill(words.askPart, { n: index + 1, all })}
              </Button>
            ))}
          </div>
          <RefusalNote refusal={asking.refusal ?? refusal} />
          {data.length > 0 && (
            <ul className="divide-y divide-line border-t border-line" aria-label={words.list}>
              {data.map((archive) => (
                <Archive key={archive.id} archive={archive} ask={ask} />
              ))}
            </ul>
          )}
        </div>
      </Panel>
    </div>
  );
}

type Ask = ReturnType<typeof useAskForArchive>["ask"];

function useAskForArchive() {
  const words = useWords("admin-invoices").archives;
  const send = useSend();
  const { run, ...action } = useAction();
  const ask = async (of: ArchivesQuery & Pick<ArchiveView, "part" | "locale">) => {
    const outcome = await run(() => send("POST", "/admin/invoices/archives", of));
    if (outcome.ok) showToast({ text: words.asked });
  };
  return { ...action, ask };
}

function Archive({ archive, ask }: { archive: ArchiveView; ask: Ask }) {
  const { archives: words, states } = useWords("admin-invoices");
  const shown = useLocale();
  const { id, period, tax_state, part, locale, state, done, total, size, expires_at } = archive;
  const number = (count: number) => count.toLocaleString(languageTags[shown]);
  const name = [
    formatMonth(period, shown),
    tax_state ? states[tax_state] : words.all,
    part > 1 && fill(words.part, { n: part }),
    new Intl.DisplayNames(languageTags[shown], { type: "language" }).of(locale),
  ]
    .filter(Boolean)
    .join(", ");
  const isWorking = state === "waiting" || state === "running";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-56 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          <StateBadge tone={tones[state]}>{words.states[state]}</StateBadge>
        </p>
        <p className="text-sm text-muted" role="status">
          {state === "failed" && words.failed}
          {isWorking && fill(words.progress, { done: number(done), total: number(total) })}
          {state === "ready" && (
            <>
              {fill(words.count, { n: number(total) })} · {words.until} <When date={expires_at} />
            </>
          )}
        </p>
      </div>
      {isWorking && <progress className="w-48" value={done} max={total} aria-label={name} />}
      {state === "ready" && (
        <FileButton path={pathTo("/admin/invoices/archives/:id/file", { id })}>
          <Icon name="download" className="size-4" />
          {fill(words.download, { size: formatBytes(size, shown) })}
        </FileButton>
      )}
      {state === "failed" && (
        <Button kind="secondary" onClick={() => void ask({ period, state: tax_state ?? undefined, part, locale })}>
          {words.retry}
        </Button>
      )}
    </li>
  );
}

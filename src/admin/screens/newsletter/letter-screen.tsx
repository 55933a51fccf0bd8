import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { apiBase } from "#client/api/base.ts";
import type { Refusal } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import type { LetterDetail, LetterReport } from "#growth/newsletter/letters/letter-contract.ts";
import { fill } from "#text/fill.ts";
import { type Locale, languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { useCall, useLocale, useMay, useSend, useWords } from "../../kit/data.ts";
import { confirmAction } from "../../kit/form.ts";
import { ActorName, DetailScreen, Facts, Loading, ObjectHistory, Panel, RefusalNote, When } from "../../kit/parts.ts";
import "../content/content.css";
import "./letter.css";
import { Chooser } from "../content/preview/chooser.tsx";
import { MailFrame } from "../content/preview/mail-frame.tsx";
import { Composer } from "./compose/composer.tsx";
import { LetterState } from "./letter-state.tsx";
import { SendPanel } from "./send-panel.tsx";

/** Renders one letter: what it says while it is a draft, what became of it afterwards, and always how it looks. */
export default function LetterScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-newsletter");
  const locale = useLocale();
  const mayWrite = useMay()("newsletter", "write");
  const call = useCall(pathTo("/admin/newsletter/:id", { id }));
  return (
    <DetailScreen call={call} title={words.compose.title} back={{ to: "/newsletter", label: words.title }}>
      {(letter) => {
        const { subject } = letter.content;
        return {
          title: subject[locale] || subject.id || subject.en || words.untitled,
          detail: <LetterState state={letter.state} />,
          actions: mayWrite && <LetterActions letter={letter} />,
          main: (
            <div className="letter-columns">
              <div className="stack">
                {letter.report && <ReportPanel report={letter.report} isSending={letter.state === "sending"} />}
                {letter.state === "draft" && <Composer letter={letter} readOnly={!mayWrite} />}
                {letter.report && <LinksPanel links={letter.report.links} />}
                <LetterFacts letter={letter} />
                <ObjectHistory kind="letters" id={id} />
              </div>
              <div className="stack letter-side">
                <PreviewPanel letter={letter} />
                {(letter.state === "draft" || letter.state === "scheduled") && <SendPanel letter={letter} />}
              </div>
            </div>
          ),
        };
      }}
    </DetailScreen>
  );
}

const moves = {
  unschedule: "/admin/newsletter/:id/unschedule",
  cancel: "/admin/newsletter/:id/cancel",
  repeat: "/admin/newsletter/:id/repeat",
} as const;

/** Renders what can be done with a letter in its state. */
function LetterActions({ letter }: { letter: LetterDetail }) {
  const { send: words } = useWords("admin-newsletter");
  const send = useSend();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal>();
  const { id, version, state, topic, locales, content, report } = letter;
  const uncertain = state === "sent" ? (report?.uncertain ?? 0) : 0;

  const move = (event: keyof typeof moves, texts: typeof words.cancel) => async () => {
    const { title, body, confirm } = texts;
    const n = String(uncertain);
    const question = { title: fill(title, { n }), body: fill(body, { n }), confirm, danger: event === "cancel" };
    if (!(await confirmAction(question))) return;
    const outcome = await send("POST", pathTo(moves[event], { id }), { version });
    setRefusal(outcome.ok ? undefined : outcome.refusal);
  };
  const duplicate = async () => {
    const outcome = await send("POST", "/admin/newsletter", { topic, locales, content });
    if (outcome.ok) void navigate(`/newsletter/${outcome.data.id}`);
    else setRefusal(outcome.refusal);
  };
  return (
    <>
      <RefusalNote refusal={refusal} />
      {uncertain > 0 && (
        <Button kind="secondary" onClick={() => void move("repeat", words.repeat)()}>
          {words.repeat.action}
        </Button>
      )}
      <Button kind="secondary" onClick={() => void duplicate()}>
        {words.duplicate}
      </Button>
      {state === "scheduled" && (
        <Button kind="secondary" onClick={() => void move("unschedule", words.unschedule)()}>
          {words.unschedule.action}
        </Button>
      )}
      {state === "draft" && (
        <Button kind="danger" onClick={() => void move("cancel", words.cancel)()}>
          {words.cancel.action}
        </Button>
      )}
      {state === "sending" && (
        <Button kind="danger" onClick={() => void move("cancel", words.stop)()}>
          {words.stop.action}
        </Button>
      )}
    </>
  );
}

/** Renders to whom a letter goes or went, and when. */
function LetterFacts({ letter }: { letter: LetterDetail }) {
  const { facts: words, columns, topics, languages } = useWords("admin-newsletter");
  const { scheduled_at, started_at, finished_at, path } = letter;
  return (
    <Panel title={words.title}>
      <Facts
        rows={[
          [columns.topic, topics[letter.topic]],
          [columns.languages, letter.locales.map((locale) => languages[locale]).join(", ")],
          scheduled_at !== null && [words.scheduled, <When key="scheduled" date={scheduled_at} />],
          started_at !== null && [words.started, <When key="started" date={started_at} />],
          finished_at !== null && [words.finished, <When key="finished" date={finished_at} />],
          path !== null && [
            words.page,
            <a key="page" href={path} className="link">
              {path}
            </a>,
          ],
          [words.author, <ActorName key="author" by={letter.author} />],
          [words.created, <When key="created" date={letter.created_at} />],
        ]}
      />
    </Panel>
  );
}

/** Renders how often each link of a letter was followed. */
function LinksPanel({ links }: { links: LetterReport["links"] }) {
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

/** Renders what became of a letter; while it is being sent the numbers grow by themselves. */
function ReportPanel({ report, isSending }: { report: LetterReport; isSending: boolean }) {
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

/** Renders a letter as a mail program shows it. */
function PreviewPanel({ letter }: { letter: LetterDetail }) {
  const { preview: words, languages } = useWords("admin-newsletter");
  const [chosen, setChosen] = useState<Locale>();
  const locale = chosen && letter.locales.includes(chosen) ? chosen : letter.locales[0]!;
  // The server does not read the version: with it a save is another call, so that no older preview is shown.
  const query = { locale, version: String(letter.version) } as { locale: Locale };
  const { data, refusal, refetch } = useCall(pathTo("/admin/newsletter/:id/preview", { id: letter.id }), query);
  return (
    <Panel title={words.title}>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading lines={6} />}
      {data && (
        <MailFrame
          title={words.frame}
          src={`${apiBase()}${data.path}`}
          subject={data.subject}
          text={data.text}
          note={fill(words.size, { n: Math.ceil(data.bytes / 1024) })}
          words={words}
        >
          {letter.locales.length > 1 && (
            <Chooser
              label={words.language}
              value={locale}
              onChange={setChosen}
              options={letter.locales.map((each) => [each, languages[each]] as const)}
            />
          )}
        </MailFrame>
      )}
      {letter.state === "draft" && <p className="mt-3 text-sm text-muted">{words.hint}</p>}
    </Panel>
  );
}

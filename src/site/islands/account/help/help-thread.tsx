import { useCallback, useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { type HelpThreadView, helpFile, helpThread, solveHelp, writeInHelp } from "#client/api/help.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { HelpMessage } from "#shop/help/help-input.ts";
import { fill } from "#text/fill.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { refusalText } from "../../form/refusal-text.ts";
import { useForm } from "../../form/use-form.ts";
import { AccountCard, LoadingCard } from "../account-card.tsx";
import { saveBlob } from "../save-blob.ts";
import { useFetch } from "../use-fetch.ts";
import { checkHelpMessage } from "./check-help.ts";
import { HelpFileField, sendWithFile, withFileCheck } from "./help-file-field.tsx";

export interface HelpProps {
  words: Pick<AccountWords, "area" | "help" | "helpTopics" | "helpStates" | "errors">;
  address: PageAddress;
}

/** Renders one request: its messages, oldest first, a field for another one, and the button that ends it. */
export function HelpThread({ id, words, address }: HelpProps & { id: string }) {
  const { help } = words;
  const { data, setData, refusal, reload } = useFetch(useCallback(() => helpThread(id), [id]));
  const back = (
    <a className="link inline-block py-2" href={localizeHref("/account/help", address)}>
      {help.back}
    </a>
  );
  if (refusal?.status === 404 || refusal?.status === 400)
    return (
      <div className="grid gap-4">
        <p role="alert">{help.missing}</p>
        <p>{back}</p>
      </div>
    );
  if (!data) return <LoadingCard words={words} refusal={refusal} onRetry={reload} />;
  return (
    <div className="grid gap-6">
      <div>{back}</div>
      <ShownThread thread={data} onChanged={setData} words={words} address={address} />
    </div>
  );
}

function ShownThread({
  thread,
  onChanged,
  words,
  address,
}: HelpProps & { thread: HelpThreadView; onChanged: (thread: HelpThreadView) => void }) {
  const { help, helpTopics, helpStates, errors } = words;
  const { order, number, topic, status } = thread;
  const [message, setMessage] = useState("");
  const [pending, setPending] = useState(false);
  async function solve() {
    setPending(true);
    const outcome = await solveHelp(thread.id);
    setPending(false);
    setMessage(outcome.ok ? "" : refusalText(outcome.refusal, errors));
    if (outcome.ok) onChanged(outcome.data);
  }
  async function open(file: { id: string; name: string }) {
    const outcome = await helpFile(thread.id, file.id);
    setMessage(outcome.ok ? "" : refusalText(outcome.refusal, errors));
    if (outcome.ok) saveBlob(outcome.data, file.name);
  }
  return (
    <AccountCard title={`${number}: ${helpTopics[topic]}`}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Badge tone={status === "waiting_customer" ? "good" : status === "solved" ? "plain" : "accent"}>
          {helpStates[status]}
        </Badge>
        {order && (
          <a className="link py-1" href={localizeHref(`/payment/${order.id}`, address)}>
            <span>{help.seeOrder}</span> <span className="num">{order.number}</span>
          </a>
        )}
      </div>
      <ol className="mt-6 grid gap-4" aria-live="polite">
        {thread.messages.map(({ id, at, from, text, file }) => (
          <li key={id} className={`rounded-md p-4 ${from === "team" ? "bg-primary-soft" : "bg-sunken"}`}>
            <p className="flex flex-wrap justify-between gap-x-6 text-sm">
              <span className="font-semibold">{from === "team" ? help.fromTeam : help.fromYou}</span>
              <time className="num text-muted" dateTime={at}>
                {formatMomentWithZone(new Date(at), address.locale)}
              </time>
            </p>
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
            {file && (
              <Button kind="quiet" className="mt-2 wrap-anywhere" onClick={() => open(file)}>
                {fill(help.fileDownload, { name: file.name })}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {status === "solved" && <p className="mt-6">{help.solvedBody}</p>}
      <WriteAgain thread={thread} words={words} onSent={onChanged} />
      {status !== "solved" && (
        <Button kind="secondary" className="mt-4" pending={pending} onClick={solve}>
          {help.solve}
        </Button>
      )}
      <p role="status" className="mt-3 text-sm text-bad">
        {message}
      </p>
    </AccountCard>
  );
}

function WriteAgain({
  thread,
  words,
  onSent,
}: {
  thread: HelpThreadView;
  words: HelpProps["words"];
  onSent: (thread: HelpThreadView) => void;
}) {
  const { help, errors } = words;
  const [id, setId] = useState(() => crypto.randomUUID() as string);
  const [sent, setSent] = useState(false);
  const { form, button, summary, field } = useForm<HelpMessage>({
    id: "again",
    errors,
    parse: (typed, element) => withFileCheck(element, checkHelpMessage({ ...typed, file: "", id })),
    async send(message, element) {
      setSent(false);
      const outcome = await sendWithFile(element, message, (body) => writeInHelp(thread.id, body));
      if (outcome.ok) {
        element.reset();
        setId(crypto.randomUUID());
        setSent(true);
        onSent(outcome.data);
      }
      return outcome;
    },
  });
  return (
    <form {...form} className="mt-6 grid gap-4">
      {summary && <ErrorSummary {...summary} />}
      <TextArea {...field("text")} label={help.reply} hint={help.textHint} rows={4} maxLength={5_000} required />
      <HelpFileField key={id} field={field("file")} words={words} />
      <Button {...button} className="justify-self-start">
        {help.replySend}
      </Button>
      <p role="status" className="text-sm text-good">
        {sent && help.replied}
      </p>
    </form>
  );
}

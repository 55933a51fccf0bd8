import { useCallback, useEffect, useState } from "react";
import { askForHelp, type HelpThreadView, helpRequests } from "#client/api/help.ts";
import { type Order, orders } from "#client/api/orders.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { HelpRequest } from "#shop/help/help-input.ts";
import { helpTopics } from "#shop/help/help-states.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { AccountCard, LoadingCard } from "./account/account-card.tsx";
import { checkHelpRequest } from "./account/help/check-help.ts";
import { HelpFileField, sendWithFile, withFileCheck } from "./account/help/help-file-field.tsx";
import { HelpList } from "./account/help/help-list.tsx";
import { type HelpProps, HelpThread } from "./account/help/help-thread.tsx";
import { useFetch } from "./account/use-fetch.ts";
import { useForm } from "./form/use-form.ts";

/** What the address asks for: one request, or a new one about an order. */
interface Asked {
  request?: string | undefined;
  order?: string | undefined;
  topic?: string | undefined;
}

/** Renders the person's requests to the team: a form, the list, or one request with its messages. */
export default function AccountHelp({ words, address }: HelpProps) {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const read = (name: string) => query.get(name) ?? undefined;
    setAsked({ request: read("request"), order: read("order"), topic: read("topic") });
  }, []);
  if (!asked) return <LoadingCard words={words} onRetry={() => {}} />;
  return asked.request ? (
    <HelpThread id={asked.request} words={words} address={address} />
  ) : (
    <HelpHome words={words} address={address} asked={asked} />
  );
}

function HelpHome({ words, address, asked }: HelpProps & { asked: Asked }) {
  const { help } = words;
  const { data, refusal, reload } = useFetch(useCallback(() => helpRequests(), []));
  const [sent, setSent] = useState<HelpThreadView>();
  function onSent(thread: HelpThreadView) {
    setSent(thread);
    void reload();
  }
  return (
    <div className="grid gap-6">
      <AccountCard title={help.formTitle}>
        <p role="status" className={sent ? "mb-5 text-good" : "sr-only"}>
          {sent && fill(help.sent, { number: sent.number })}
        </p>
        <HelpForm words={words} order={asked.order} topic={asked.topic} onSent={onSent} />
      </AccountCard>
      {data ? (
        <AccountCard title={help.listTitle}>
          {data.length === 0 && <p className="text-muted">{help.empty}</p>}
          <HelpList requests={data} words={words} address={address} />
        </AccountCard>
      ) : (
        <LoadingCard words={words} refusal={refusal} onRetry={reload} />
      )}
    </div>
  );
}

interface HelpFormProps {
  words: Pick<AccountWords, "help" | "helpTopics" | "errors">;
  /** The id of the order that is chosen at first. */
  order: string | undefined;
  topic: string | undefined;
  onSent: (thread: HelpThreadView) => void;
}

/** Renders the form of a new request: what it is about, an own order or none, and the text. */
function HelpForm({ words, order, topic, onSent }: HelpFormProps) {
  const { help, helpTopics: topics, errors } = words;
  const own = useOwnOrders();
  // A repeat of what was sent has the same id, until it is known to have arrived.
  const [id, setId] = useState(() => crypto.randomUUID() as string);
  const { form, button, summary, field } = useForm<HelpRequest>({
    id: "help",
    errors,
    parse: (typed, element) => withFileCheck(element, checkHelpRequest({ ...typed, file: "", id })),
    async send(request, element) {
      const outcome = await sendWithFile(element, request, askForHelp);
      if (outcome.ok) {
        element.reset();
        setId(crypto.randomUUID());
        onSent(outcome.data);
      }
      return outcome;
    },
  });
  return (
    <form {...form} className="grid gap-5">
      {summary && <ErrorSummary {...summary} />}
      <Select
        {...field("topic")}
        label={help.topic}
        placeholder={help.chooseTopic}
        defaultValue={helpTopics.some((known) => known === topic) ? topic : ""}
        options={helpTopics.map((value) => ({ value, label: topics[value] }))}
        required
      />
      <Select
        // The orders arrive later; what was chosen before stays.
        key={own ? "orders" : "none"}
        {...field("order")}
        label={help.order}
        defaultValue={own?.some((each) => each.id === order) ? order : ""}
        options={[
          { value: "", label: help.noOrder },
          ...(own ?? []).map(({ id: value, number, package: { name } }) => ({ value, label: `${number} · ${name}` })),
        ]}
      />
      <TextArea {...field("text")} label={help.text} hint={help.textHint} rows={6} maxLength={5_000} required />
      <HelpFileField key={id} field={field("file")} words={words} />
      <Button {...button} className="justify-self-start">
        {help.send}
      </Button>
    </form>
  );
}

/** Returns the newest own orders, of which one can be chosen; undefined until they are loaded. */
function useOwnOrders(): Order[] | undefined {
  const [own, setOwn] = useState<Order[]>();
  useEffect(() => {
    void orders().then((outcome) => setOwn(outcome.ok ? outcome.data.orders : []));
  }, []);
  return own;
}

import { useEffect, useState } from "react";
import { askForHelp, type HelpThreadView } from "#client/api/help.ts";
import { type Order, orders } from "#client/api/orders.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { HelpRequest } from "#shop/help/help-input.ts";
import { helpTopics } from "#shop/help/help-states.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useForm } from "../../form/use-form.ts";
import { checkHelpRequest } from "./check-help.ts";
import { HelpFileField, sendWithFile, withFileCheck } from "./help-file-field.tsx";

interface HelpFormProps {
  words: Pick<AccountWords, "help" | "helpTopics" | "errors">;
  /** The id of the order that is chosen at first. */
  order: string | undefined;
  topic: string | undefined;
  onSent: (thread: HelpThreadView) => void;
}

/** Renders the form of a new request: what it is about, an own order or none, and the text. */
export function HelpForm({ words, order, topic, onSent }: HelpFormProps) {
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

import { useState } from "react";
import type { FoundPersonView } from "#accounts/rights/rights-view.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../data/use-send.ts";
import { Form } from "../../form/form.tsx";
import { TextInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useWords } from "../../words/use-words.ts";
import { FoundPerson } from "./found-person.tsx";

/**
 * Asks for an address and shows what is stored about it.
 * @param request the request that it must belong to
 */
export function FindPerson({ email = "", request }: { email?: string; request?: string }) {
  const { find } = useWords("admin-people");
  const send = useSend();
  const [person, setPerson] = useState<FoundPersonView>();
  const read = async (address: string) => {
    const outcome = await send<FoundPersonView>("POST", "/admin/people/find", { email: address, request });
    if (outcome.ok) setPerson(outcome.data);
    return outcome;
  };
  const form = useAdminForm({ defaults: { email }, submit: (values) => read(values.email) });
  return (
    <div className="stack">
      <Panel title={find.title}>
        <Form form={form}>
          <TextInput
            form={form}
            name="email"
            label={find.email}
            hint={request ? find.hintOfRequest : find.hint}
            type="email"
            maxLength={254}
          />
          <RefusalNote refusal={form.refusal} />
          <p>
            <Button type="submit" pending={form.pending}>
              {find.search}
            </Button>
          </p>
        </Form>
      </Panel>
      {person && <FoundPerson person={person} onChanged={() => void read(person.email)} />}
    </div>
  );
}

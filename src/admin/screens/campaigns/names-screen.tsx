import { useState } from "react";
import type { TermView } from "#growth/campaigns/campaign-contract.ts";
import { type TermKind, termKinds } from "#growth/campaigns/terms.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useAction, useCall, useMay, useSend, useWords } from "../../kit/data.ts";
import { Loading, Panel, RefusalNote, Screen, StateBadge } from "../../kit/parts.ts";
import { AddNameButton, AddNameDialog } from "./links/add-name.tsx";

/** Renders the vocabulary of links and costs: sources, media and campaigns. */
export default function NamesScreen() {
  const words = useWords("admin-campaigns");
  const { data, refusal, refetch } = useCall("/admin/campaigns/terms");
  return (
    <Screen title={words.names.title} back={{ to: "/campaigns", label: words.title }}>
      <p className="max-w-3xl text-sm text-muted">{words.names.lead}</p>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading lines={8} />}
      {data && (
        <div className="grid items-start gap-4 lg:grid-cols-3">
          {termKinds.map((kind) => (
            <Names key={kind} kind={kind} names={data.filter((each) => each.kind === kind)} />
          ))}
        </div>
      )}
    </Screen>
  );
}

function Names({ kind, names }: { kind: TermKind; names: readonly TermView[] }) {
  const { names: words } = useWords("admin-campaigns");
  const mayWrite = useMay()("campaigns", "write");
  const [adding, setAdding] = useState(false);
  return (
    <Panel
      title={words.kinds[kind]}
      actions={mayWrite && <AddNameButton kind={kind} onPress={() => setAdding(true)} />}
    >
      <AddNameDialog kind={adding ? kind : undefined} onClose={() => setAdding(false)} />
      {names.length === 0 && <p className="text-sm text-muted">{words.empty}</p>}
      <ul className="grid gap-1">
        {names.map((name) => (
          <Name key={name.value} name={name} mayWrite={mayWrite} />
        ))}
      </ul>
    </Panel>
  );
}

function Name({ name: { kind, value, retired, links }, mayWrite }: { name: TermView; mayWrite: boolean }) {
  const { names: words } = useWords("admin-campaigns");
  const send = useSend();
  const { pending, refusal, run } = useAction();

  async function change() {
    await run(() => send("POST", "/admin/campaigns/terms/retire", { kind, value, retired: !retired }));
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-1 last:border-0">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="num break-all">{value}</span>
        {retired && <StateBadge>{words.retired}</StateBadge>}
        <span className="text-xs text-muted">{fill(words.links, { n: links })}</span>
      </span>
      {mayWrite && (
        <Button
          kind="quiet"
          pending={pending}
          aria-label={fill(retired ? words.restoreLabel : words.retireLabel, { name: value })}
          onClick={() => void change()}
        >
          {retired ? words.restore : words.retire}
        </Button>
      )}
      <RefusalNote refusal={refusal} />
    </li>
  );
}

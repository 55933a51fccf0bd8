import type { CustomerView } from "#accounts/customers/customer-view.ts";
import { fill } from "#text/fill.ts";
import { formatShortMoment } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../data/use-send.ts";
import { confirmAction } from "../../dialog/confirm-action.ts";
import { showToast } from "../../dialog/toast.ts";
import { EmptyPart, Panel } from "../../layout/panel.tsx";
import { useRefusalText } from "../../layout/use-refusal-text.ts";
import { useMay } from "../../session/me.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";

/** Renders the devices on which a customer is logged in. */
export function SessionsPanel({ customer }: { customer: CustomerView }) {
  const { panels, none, sessions: words } = useWords("admin-customers");
  const locale = useLocale();
  const mayEnd = useMay()("customers", "write");
  const send = useSend();
  const textOf = useRefusalText();
  const end = async (session?: string) => {
    if (!session && !(await confirmAction({ ...words.confirmAll, confirm: words.endAll, danger: true }))) return;
    const path = `/admin/customers/${encodeURIComponent(customer.id)}/end-sessions`;
    const outcome = await send<CustomerView>("POST", path, { session });
    showToast({ text: outcome.ok ? words.ended : textOf(outcome.refusal) });
  };
  const { sessions } = customer;
  const endAll = mayEnd && sessions.length > 1 && (
    <Button kind="quiet" onClick={() => void end()}>
      {words.endAll}
    </Button>
  );
  if (sessions.length === 0) return <EmptyPart title={panels.sessions}>{none.sessions}</EmptyPart>;
  return (
    <Panel title={panels.sessions} actions={endAll || undefined}>
      <ul className="grid gap-3">
        {sessions.map(({ id, browser, system, last_used_at }) => (
          <li key={id} className="flex items-center justify-between gap-2 text-sm">
            <span>
              {[browser, system].filter(Boolean).join(", ") || words.unknown}
              <span className="block text-xs text-muted">
                {fill(words.lastUsed, { time: formatShortMoment(last_used_at, locale) })}
              </span>
            </span>
            {mayEnd && (
              <Button kind="quiet" onClick={() => void end(id)}>
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

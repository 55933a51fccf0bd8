import type { StepSetting } from "#notifications/notification-contract.ts";
import { useAction, useCall, useSend, useWords } from "../../kit/data.ts";
import { showToast } from "../../kit/form.ts";
import { Loading, Panel, RefusalNote, Screen } from "../../kit/parts.ts";
import { NotificationList } from "./notification-list.tsx";

/** Renders all notifications of the person, and of which steps they get a mail. */
export default function NotificationsScreen() {
  const words = useWords("admin-notifications");
  return (
    <Screen title={words.title} lead={words.lead}>
      <div className="notifications-screen">
        <section className="panel" aria-label={words.list.label}>
          <NotificationList whole />
        </section>
        <MailSettings />
      </div>
    </Screen>
  );
}

/** Renders a box for each step of which the person can be told; a press is stored at once. */
function MailSettings() {
  const { settings: words, steps } = useWords("admin-notifications");
  const { data, refusal, refetch } = useCall("/admin/notifications/settings");
  const send = useSend();
  const action = useAction();
  const change = async (setting: StepSetting) => {
    const outcome = await action.run(() => send("PUT", "/admin/notifications/settings", setting));
    if (outcome.ok) showToast({ text: words.saved });
  };
  return (
    <Panel title={words.title}>
      <p className="mb-3 text-sm text-muted">{words.body}</p>
      <RefusalNote refusal={action.refusal ?? refusal} {...(!action.refusal && { onRetry: refetch })} />
      {!data && !refusal && <Loading lines={6} />}
      <ul className="grid gap-1">
        {data?.map(({ step, mail }) => (
          <li key={step}>
            <label className="notification-setting">
              <input
                type="checkbox"
                checked={mail}
                disabled={action.pending}
                onChange={({ target }) => void change({ step, mail: target.checked })}
              />
              {steps[step].name}
            </label>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

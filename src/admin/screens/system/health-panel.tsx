import { useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { Check, System } from "#insight/operations/system-view.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../data/use-send.ts";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { StateBadge, type Tone } from "../../layout/state-badge.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";

type Part = System["parts"][number];

const tones: Record<Part["health"], Tone> = { good: "good", bad: "bad", unchecked: "quiet" };

/** Renders the parts with their health; mail server and payment provider are checked on request. */
export function HealthPanel({ parts }: { parts: readonly Part[] }) {
  const { health: words } = useWords("admin-system");
  const mayCheck = useMay()("system", "write");
  const send = useSend();
  const [checks, setChecks] = useState<Partial<Record<Part["part"], Check>>>({});
  const [running, setRunning] = useState<Part["part"]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const check = async (part: Part["part"]) => {
    setRunning(part);
    const outcome = await send<Check>("POST", "/admin/system/checks", { part }, { timeout: 30_000 });
    setRunning(undefined);
    setRefusal(outcome.ok ? undefined : outcome.refusal);
    if (outcome.ok) setChecks((before) => ({ ...before, [part]: outcome.data }));
  };
  return (
    <Panel title={words.title}>
      <RefusalNote refusal={refusal} />
      <ul aria-live="polite">
        {parts.map((given) => {
          const { part, health, note, detail } = { ...given, ...checks[given.part] };
          return (
            <li
              key={part}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 text-sm last:border-b-0"
            >
              <span className="min-w-0 flex-1 basis-56">
                <span className="font-medium">{words.parts[part]}</span>
                <span className="block text-xs text-muted">
                  {words.notes[note]}
                  {detail && ` · ${detail}`}
                </span>
              </span>
              {mayCheck && given.health === "unchecked" && (
                <Button kind="secondary" disabled={running !== undefined} onClick={() => void check(part)}>
                  {words.check}
                </Button>
              )}
              <StateBadge tone={tones[health]}>{words.states[health]}</StateBadge>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

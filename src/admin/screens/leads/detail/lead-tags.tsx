import { useRef } from "react";
import { pathTo } from "#contract/calls.ts";
import type { LeadView } from "#leads/inbox/lead-contract.ts";
import { fill } from "#text/fill.ts";
import { changeNow, useSend, useWords } from "../../../kit/data.ts";
import { showToast } from "../../../kit/form.ts";
import { useSayRefused } from "../../../kit/parts.ts";
import { TagChoice } from "../entry/tag-input.tsx";

/** Renders the tags of a lead, which are added and taken away at the press; what the server refuses is taken back, and said. */
export function LeadTags({ lead }: { lead: LeadView }) {
  const { tags: words, fields } = useWords("admin-lead-entry");
  const { outcome: undo } = useWords("admin-leads");
  const send = useSend();
  const sayRefused = useSayRefused("leads");
  const { id, version } = lead;
  /** Those of now, for an undo that comes after further presses. */
  const tags = useRef(lead.tags);
  tags.current = lead.tags;
  async function change(next: string[]): Promise<boolean> {
    const outcome = await changeNow({
      resource: "/admin/leads",
      objects: [{ id, version, shown: { tags: next } }],
      send: ([seen]) =>
        send("PATCH", pathTo("/admin/leads/:id/fields", { id }), { version: seen!.version, tags: next }),
      stored: (stored) => [stored],
    });
    if (!outcome.ok) showToast({ text: await sayRefused(id, outcome.refusal) });
    return outcome.ok;
  }
  async function onChange(next: string[]): Promise<void> {
    const removed = lead.tags.find((tag) => !next.includes(tag));
    if (!(await change(next)) || removed === undefined) return;
    const putBack = () => void change([...tags.current.filter((tag) => tag !== removed), removed]);
    showToast({ text: fill(words.removed, { tag: removed }), action: { label: undo.undo, run: putBack } });
  }
  return <TagChoice tags={lead.tags} onChange={(next) => void onChange(next)} label={fields.tags} />;
}

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { ConversationView } from "#leads/conversation/conversation-contract.ts";
import { Button } from "#ui/button.tsx";
import { useWords } from "../../../kit/data.ts";
import type { AdminForm } from "../../../kit/form.ts";
import { RefusalNote } from "../../../kit/parts.ts";
import type { ConversationActions, LeadSummary } from "./use-conversation.ts";

/** Renders the button that sends, beside others; above it why it was refused. */
export function ComposerActions<Values extends FieldValues>({
  form,
  submit,
  children,
}: {
  form: AdminForm<Values>;
  submit: string;
  children?: ReactNode;
}) {
  const { saving } = useWords("admin").form;
  const { draft } = useWords("admin-conversation");
  return (
    <div className="form-actions">
      <RefusalNote refusal={form.refusal} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" pending={form.pending}>
          {form.pending ? saving : submit}
        </Button>
        {children}
        {form.fields.formState.isDirty && <span className="text-xs text-muted">{draft}</span>}
      </div>
    </div>
  );
}

/** What the composer and each of its forms get. */
export interface ComposerProps {
  leadId: string;
  lead: LeadSummary;
  conversation: ConversationView;
  actions: ConversationActions;
}

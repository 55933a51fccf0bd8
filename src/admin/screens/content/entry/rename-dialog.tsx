import { useRef } from "react";
import { useNavigate } from "react-router";
import { type CollectionName, entryPath, fieldsOf } from "#content/entries/collection-fields.ts";
import { pathTo } from "#contract/calls.ts";
import type { DocumentRow, PublicationRow } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import { useSend, useWords } from "../../../kit/data.ts";
import { ActionDialog, Form, FormActions, TextInput, useAdminForm } from "../../../kit/form.ts";
import type { OpenDocument } from "../draft/use-document.ts";
import { useEditor } from "../form/editor-context.ts";
import { EntryLinks } from "./entry-links.tsx";
import { useWithdrawal } from "./use-withdrawal.ts";

interface Renamed {
  name: string;
  publication: PublicationRow | null;
}

/** Gives an entry another address in all its languages, and says what becomes of the old one. */
export default function RenameDialog({
  open,
  rows,
  onClose,
}: {
  open: OpenDocument;
  rows: readonly DocumentRow[];
  onClose: () => void;
}) {
  const { entry } = useWords("admin-content");
  const { view } = useEditor();
  const [collection, slug] = view.name.split(":") as [CollectionName, string];
  const send = useSend();
  const navigate = useNavigate();
  const withdrawal = useWithdrawal();
  const renamed = useRef<Renamed>(undefined);
  const form = useAdminForm<{ slug: string }>({
    defaults: { slug },
    submit: async ({ slug }) => {
      await open.flush();
      const path = pathTo("/admin/content/documents/:name/slug", { name: view.name });
      const outcome = await send("POST", path, { slug: slug.trim() });
      if (outcome.ok) renamed.current = outcome.data;
      return outcome;
    },
    onSaved: ({ slug }) => {
      const { name, publication } = renamed.current!;
      withdrawal(fill(entry.renamed, { path: entryPath(collection, slug.trim()) }), publication);
      onClose();
      if (publication?.state !== "review") void navigate(`/content/documents/${encodeURIComponent(name)}`);
    },
  });
  const typed = form.fields.watch("slug").trim();
  return (
    <ActionDialog title={entry.renameTitle} open onClose={onClose}>
      <Form form={form}>
        <TextInput
          form={form}
          name="slug"
          label={entry.slug}
          hint={fill(entry.slugHint, { path: entryPath(collection, typed || "…") })}
          maxLength={80}
        />
        <p className="text-sm">
          {fill(fieldsOf(collection).folder ? entry.renamePage : entry.renameAnchor, {
            path: entryPath(collection, slug),
          })}
        </p>
        <EntryLinks name={view.name} rows={rows} />
        <FormActions form={form} save={entry.renameConfirm} onCancel={onClose} />
      </Form>
    </ActionDialog>
  );
}

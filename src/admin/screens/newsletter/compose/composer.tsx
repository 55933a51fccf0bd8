import { letterTopics } from "#catalogue/letter-topics.ts";
import { pathTo } from "#contract/calls.ts";
import { letterDraft } from "#growth/newsletter/letters/letter-content.ts";
import type { LetterDetail } from "#growth/newsletter/letters/letter-contract.ts";
import { useSend, useWords } from "../../../kit/data.ts";
import { Form, FormActions, LanguageChoice, SelectInput, useAdminForm } from "../../../kit/form.ts";
import { Panel } from "../../../kit/parts.ts";
import { BlockList } from "./block-list.tsx";
import { InBothLanguages } from "./in-both-languages.tsx";
import { type LetterValues, valuesOf } from "./letter-values.ts";

/** Renders the form of a draft: to whom it goes, its head, and its blocks in both languages. */
export function Composer({ letter, readOnly }: { letter: LetterDetail; readOnly: boolean }) {
  const { compose: words, topics, languages } = useWords("admin-newsletter");
  const send = useSend();
  const form = useAdminForm<LetterValues>({
    schema: letterDraft,
    defaults: valuesOf(letter),
    submit: (values) => send("PATCH", pathTo("/admin/newsletter/:id", { id: letter.id }), values),
  });
  const labels = { topic: words.topic, locales: words.languages, content: words.blocks };
  const show = (field: string, value: unknown) =>
    field === "content" ? (value as LetterValues["content"]).blocks.length : String(value);
  return (
    <Panel title={words.title}>
      <Form form={form} labels={labels} show={show}>
        <fieldset disabled={readOnly} className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectInput
              form={form}
              name="topic"
              label={words.topic}
              hint={words.topicHint}
              options={letterTopics.map((value) => ({ value, label: topics[value] }))}
            />
            <LanguageChoice form={form} label={words.languages} languages={languages} />
          </div>
          <InBothLanguages form={form} name="content.subject" label={words.subject} maxLength={90} />
          <InBothLanguages
            form={form}
            name="content.preheader"
            label={words.preheader}
            hint={words.preheaderHint}
            maxLength={120}
          />
          <BlockList form={form} />
        </fieldset>
        {!readOnly && <FormActions form={form} save={words.saved} />}
      </Form>
    </Panel>
  );
}

import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { writeAddress } from "#address/address.ts";
import type { LinkPageView, TermView } from "#growth/campaigns/campaign-contract.ts";
import { type NewLink, newLink, withCampaign } from "#growth/campaigns/link.ts";
import { type TermKind, termKinds } from "#growth/campaigns/terms.ts";
import { fill } from "#text/fill.ts";
import { useCall, useLocale, useSend, useWords } from "../../../kit/data.ts";
import { Form, FormActions, SelectInput, showToast, TextInput, useAdminForm } from "../../../kit/form.ts";
import { CopyButton, Loading, Panel, RefusalNote, Screen } from "../../../kit/parts.ts";
import { AddNameButton, AddNameDialog } from "./add-name.tsx";

/** Renders the builder of a link. */
export default function NewLinkScreen() {
  const words = useWords("admin-campaigns");
  const pages = useCall("/admin/campaigns/pages");
  const terms = useCall("/admin/campaigns/terms");
  const refusal = pages.refusal ?? terms.refusal;
  return (
    <Screen title={words.build.title} back={{ to: "/campaigns/links", label: words.links.title }}>
      <RefusalNote refusal={refusal} onRetry={pages.refusal ? pages.refetch : terms.refetch} />
      {pages.data && terms.data ? (
        <LinkForm pages={pages.data} terms={terms.data.filter(({ retired }) => !retired)} />
      ) : (
        !refusal && <Loading lines={8} />
      )}
    </Screen>
  );
}

function LinkForm({ pages, terms }: { pages: readonly LinkPageView[]; terms: readonly TermView[] }) {
  const { build: words, report } = useWords("admin-campaigns");
  const locale = useLocale();
  const send = useSend();
  const navigate = useNavigate();
  const created = useRef("");
  const [adding, setAdding] = useState<TermKind>();
  const [added, setAdded] = useState<Pick<TermView, "kind" | "value">>();
  const defaults: NewLink = {
    path: "",
    locale,
    edition: "v1",
    source: "",
    medium: "",
    campaign: "",
    term: "",
    code: "",
  };
  const form = useAdminForm<NewLink>({
    schema: newLink,
    defaults,
    submit: async (values) => {
      const outcome = await send("POST", "/admin/campaigns/links", values);
      if (outcome.ok) created.current = outcome.data.code;
      return outcome.ok ? { ...outcome, data: undefined } : outcome;
    },
    // Only now, as a form that is not saved may not be left unasked.
    onSaved: () => {
      const code = created.current;
      showToast({ text: fill(words.created, { code }) });
      void navigate(`/campaigns/links/${code}`);
    },
  });
  const values = form.fields.watch();
  const { setValue } = form.fields;
  // Chosen once the list has it: a select takes no value that it does not offer.
  const isListed = added !== undefined && terms.some(({ kind, value }) => kind === added.kind && value === added.value);
  useEffect(() => {
    if (isListed && added) setValue(added.kind, added.value, { shouldDirty: true });
  }, [isListed, added, setValue]);
  const shown = pages.flatMap(({ path, titles }) => {
    const title = titles[values.locale];
    return title === undefined ? [] : [{ value: path, label: `${title} (${path})` }];
  });
  const target =
    values.path && `${location.origin}${withCampaign(writeAddress({ ...values, path: values.path }), values)}`;
  return (
    <div className="columns">
      <Panel title={words.title}>
        <p className="mb-4 text-sm text-muted">{words.lead}</p>
        <Form form={form}>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectInput form={form} name="locale" label={words.locale} options={optionsOf(report.languages)} />
            <SelectInput form={form} name="edition" label={words.edition} options={optionsOf(report.designs)} />
          </div>
          <SelectInput form={form} name="path" label={words.page} options={shown} placeholder={words.choose} />
          {termKinds.map((kind) => (
            <div key={kind} className="grid gap-1">
              <SelectInput
                form={form}
                name={kind}
                label={words[kind]}
                hint={words[`${kind}Hint`]}
                placeholder={words.choose}
                options={terms.filter((each) => each.kind === kind).map(({ value }) => ({ value, label: value }))}
              />
              <AddNameButton kind={kind} onPress={() => setAdding(kind)} />
            </div>
          ))}
          <TextInput form={form} name="term" label={words.term} hint={words.termHint} optional maxLength={80} />
          <TextInput form={form} name="code" label={words.code} hint={words.codeHint} optional maxLength={40} />
          <FormActions form={form} save={words.save} />
        </Form>
        <AddNameDialog
          kind={adding}
          onAdded={(value) => adding && setAdded({ kind: adding, value })}
          onClose={() => setAdding(undefined)}
        />
      </Panel>
      <Panel title={words.preview}>
        {target ? (
          <p className="flex items-start gap-2">
            <span className="num min-w-0 text-sm break-all">{target}</span>
            <CopyButton text={target} />
          </p>
        ) : (
          <p className="text-sm text-muted">–</p>
        )}
      </Panel>
    </div>
  );
}

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

import { useState } from "react";
import type { Outcome } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import { isEntered, leadEdit } from "#leads/entry/lead-entry.ts";
import type { LeadView } from "#leads/inbox/lead-contract.ts";
import { given } from "#leads/requests/contact-request.ts";
import { phoneInBrowser } from "#text/phone.ts";
import { changeInTurn, useSend, useWords, wordFor } from "../../../kit/data.ts";
import { acceptedBy, DialogForm, showToast } from "../../../kit/form.ts";
import { useChoices } from "../use-choices.ts";
import { BasisFields, type EntryValues, OwnFieldInputs, PersonFields, WishFields } from "./entry-fields.tsx";
import { useOwnFields } from "./use-own-fields.ts";

interface EditValues extends EntryValues {
  version: number;
}

const schema = leadEdit(phoneInBrowser);

/** Edits the fields of a lead; what somebody else changed meanwhile is shown beside what was typed. */
export default function EditLead({ lead, onClose }: { lead: LeadView; onClose: () => void }) {
  const words = useWords("admin-lead-entry");
  const { languages } = useWords("admin-leads");
  const { productName, industryName } = useChoices();
  const { nameById } = useOwnFields();
  const send = useSend();
  const [before] = useState(() => valuesOf(lead));
  const wasEntered = isEntered(lead.kind);
  /** Only what was changed here is sent, so that a number of before which no rule would take today may stay. */
  const bodyOf = (values: EditValues) => {
    const changed = Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
    );
    return { ...Object.fromEntries(changed), version: values.version };
  };
  const submit = async (values: EditValues): Promise<Outcome<unknown>> => {
    const path = pathTo("/admin/leads/:id/fields", { id: lead.id });
    const save = (version: number) => send("PATCH", path, acceptedBy(schema, bodyOf({ ...values, version })));
    const seen = { id: lead.id, version: values.version };
    const outcome = await changeInTurn("/admin/leads", seen, save, (stored) => stored);
    if (outcome.ok || outcome.refusal.code !== "stale_version") return outcome;
    const current = valuesOf(outcome.refusal.details.current as LeadView);
    return { ...outcome, refusal: { ...outcome.refusal, details: { ...outcome.refusal.details, current } } };
  };
  const show = (field: string, value: unknown) => {
    const text = String(value ?? "");
    if (field === "product") return productName(text);
    if (field === "industry") return industryName(text);
    if (field === "locale") return wordFor(languages, text);
    if (field === "origin") return wordFor(words.origins, text);
    if (field === "legal_basis") return wordFor(words.legalBases, text);
    if (field === "tags") return (value as string[]).join(", ");
    if (field !== "own_values") return text || "–";
    const own = Object.entries((value ?? {}) as Record<string, string>).filter(([, held]) => held !== "");
    return own.map(([id, held]) => `${nameById(id)}: ${held}`).join("; ") || "–";
  };
  const { email, phone, ...others } = words.fields;
  const { reach: _reach, last_name: _last, messageHint: _hint, originHint: _origin, ...labels } = others;
  return (
    <DialogForm<EditValues>
      schema={{ safeParse: (values) => schema.safeParse(bodyOf(values as EditValues)) }}
      defaults={valuesOf(lead)}
      submit={submit}
      onSaved={() => showToast({ text: words.edit.saved })}
      onClose={onClose}
      labels={{ ...labels, email, phone }}
      show={show}
    >
      {(form) => (
        <>
          <PersonFields form={form} />
          <WishFields form={form} />
          {wasEntered && <BasisFields form={form} />}
          <OwnFieldInputs form={form} />
        </>
      )}
    </DialogForm>
  );
}

/** Returns the fields of a lead as the form holds them; what was not given is empty. */
function valuesOf(lead: LeadView): EditValues {
  const { name, industry, product, locale, version, tags } = lead;
  return {
    ...{ name, industry, product, locale, version, tags },
    company: given(lead.company) ?? "",
    email: lead.email ?? "",
    phone: lead.phone ?? "",
    job: given(lead.job) ?? "",
    message: lead.message ?? "",
    origin: lead.origin ?? "",
    origin_detail: lead.origin_detail ?? "",
    legal_basis: lead.legal_basis ?? "",
    basis_day: lead.basis_day ?? "",
    basis_note: lead.basis_note ?? "",
    own_values: Object.fromEntries(Object.entries(lead.own_values).map(([id, value]) => [id, String(value)])),
  };
}

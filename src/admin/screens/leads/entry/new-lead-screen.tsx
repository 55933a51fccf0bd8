import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { leadEntry } from "#leads/entry/lead-entry.ts";
import { phoneInBrowser } from "#text/phone.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { useCall, useLocale, useMe, useSend, useSendId, useWords } from "../../../kit/data.ts";
import { acceptedBy, Form, FormActions, SelectInput, showToast, useAdminForm } from "../../../kit/form.ts";
import { Panel, Screen, When } from "../../../kit/parts.ts";
import { LeadStateBadge } from "../lead-state.tsx";
import { useChoices } from "../use-choices.ts";
import { BasisFields, type EntryValues, OwnFieldInputs, PersonFields, WishFields } from "./entry-fields.tsx";

interface NewLeadValues extends EntryValues {
  /** Empty for nobody. */
  owner_id: string;
}

const schema = leadEntry(phoneInBrowser);

/** Enters a lead by hand. */
export default function NewLeadScreen() {
  const words = useWords("admin-lead-entry");
  const { title } = useWords("admin-leads");
  const locale = useLocale();
  const me = useMe();
  const send = useSend();
  const navigate = useNavigate();
  const [id] = useSendId();
  const { data: owners = [] } = useCall("/admin/leads/owners");
  const saved = useRef(false);
  const bodyOf = (values: NewLeadValues) => ({ ...values, id, owner_id: values.owner_id || null });
  const form = useAdminForm<NewLeadValues>({
    schema: { safeParse: (values) => schema.safeParse(bodyOf(values as NewLeadValues)) },
    defaults: {
      ...{ name: "", company: "", email: "", phone: "", job: "", message: "" },
      ...{ product: "not-sure", industry: "other", locale },
      ...{ origin: "", origin_detail: "", legal_basis: "", basis_day: jakartaDay(new Date()), basis_note: "" },
      ...{ tags: [], own_values: {}, owner_id: me.id },
    },
    submit: (values) => send("POST", "/admin/leads", acceptedBy(schema, bodyOf(values))),
    onSaved: () => {
      saved.current = true;
      showToast({ text: words.new.saved });
      void navigate(`/leads/${id}`);
    },
  });
  // Oneself may not be among them, as an administrator's list loads after the form.
  const people = owners.some((owner) => owner.id === me.id) ? owners : [{ id: me.id, name: me.name }, ...owners];
  return (
    <Screen title={words.new.title} back={{ to: "/leads", label: title }}>
      <p className="text-muted">{words.new.lead}</p>
      <div className="columns">
        <Form form={form}>
          <Panel title={words.parts.person}>
            <div className="stack-3">
              <PersonFields form={form} />
            </div>
          </Panel>
          <Panel title={words.parts.basis}>
            <div className="stack-3">
              <BasisFields form={form} />
            </div>
          </Panel>
          <Panel title={words.parts.wish}>
            <div className="stack-3">
              <WishFields form={form} />
            </div>
          </Panel>
          <Panel title={words.parts.more}>
            <div className="stack-3">
              <OwnFieldInputs form={form} />
              <SelectInput
                form={form}
                name="owner_id"
                label={words.new.owner}
                options={[
                  ...people.map((owner) => ({ value: owner.id, label: owner.name })),
                  { value: "", label: words.new.nobody },
                ]}
              />
            </div>
          </Panel>
          <FormActions form={form} save={words.new.save} onCancel={() => void navigate("/leads")} />
        </Form>
        <SimilarLeads values={form.fields.watch()} />
      </div>
    </Screen>
  );
}

/** How long the typing pauses before similar leads are looked for, in milliseconds. */
const delay = 400;
const shortestPhone = 8;

/** Shows leads that may be the same as what is typed until now. */
function SimilarLeads({ values: { email, phone, company, product } }: { values: NewLeadValues }) {
  const words = useWords("admin-lead-entry");
  const { productName } = useChoices();
  const typed = JSON.stringify({ email: email.trim(), phone: phone.trim(), company: company.trim(), product });
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), delay);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = JSON.parse(asked) as Record<"email" | "phone" | "company" | "product", string>;
  const isEnough = query.email.includes("@") || query.phone.length >= shortestPhone || query.company.length > 2;
  const { data = [] } = useCall(isEnough ? "/admin/leads/similar" : undefined, query);
  return (
    <div role="status" className="min-w-0">
      {data.length > 0 && (
        <Panel title={`${words.parts.similar} (${data.length})`}>
          <p className="mb-3 text-sm text-muted">{words.similar.lead}</p>
          <ul className="stack-3">
            {data.map((lead) => (
              <li key={lead.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <Link to={`/leads/${lead.id}`} target="_blank" className="link min-w-0 font-medium wrap-anywhere">
                  {lead.name}, {lead.company}
                  <span className="sr-only"> ({words.similar.open})</span>
                </Link>
                <LeadStateBadge state={lead.state} />
                <span className="text-muted">
                  {productName(lead.product)}, <When date={lead.received_at} />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

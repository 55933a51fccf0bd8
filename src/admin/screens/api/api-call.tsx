import { Facts } from "../../layout/facts.tsx";
import { StateBadge } from "../../layout/state-badge.tsx";
import { useWords } from "../../words/use-words.ts";
import { type ApiCall, valuesOf } from "./document.ts";
import { Schema } from "./schema.tsx";

const tones = { GET: "info", POST: "good", PATCH: "warn", PUT: "warn", DELETE: "bad" } as const;

/** Renders one call: who may use it, what it takes and what it returns. */
export function ApiCallDetails({ call }: { call: ApiCall }) {
  const words = useWords("admin-api");
  const { roles } = useWords("admin-staff");
  const permission = call["x-permission"];
  const everybody = permission?.roles.length === Object.keys(roles).length;
  const allowed = permission?.roles.map((role) => roles[role as keyof typeof roles]).join(", ");
  const bodies = Object.values(call.requestBody?.content ?? {});
  return (
    <details className="border-b border-line py-2">
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
        <StateBadge tone={tones[call.method as keyof typeof tones] ?? "quiet"}>{call.method}</StateBadge>
        <code className="wrap-anywhere font-medium">{call.path}</code>
        <span className="text-muted">{call.summary}</span>
      </summary>
      <div className="grid gap-3 py-3 ps-2">
        <Facts
          rows={[
            [words.who, everybody ? words.anyStaff : `${allowed} (${permission?.name})`],
            call["x-recent-factor"] && ["", words.recentFactor],
          ]}
        />
        {call.parameters && (
          <div>
            <h3 className="text-sm font-semibold">{words.parameters}</h3>
            <ul className="mt-1 grid gap-1 text-sm">
              {call.parameters.map(({ name, in: place, required, description, schema }) => (
                <li key={`${place} ${name}`}>
                  <code>{name}</code>{" "}
                  <span className="text-muted">
                    {[place, valuesOf(schema), required && words.required, description].filter(Boolean).join(", ")}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {bodies[0]?.schema !== undefined && <Schema title={words.body} schema={bodies[0].schema} />}
        {Object.entries(call.responses ?? {}).map(([status, { content }]) => {
          const schema = Object.values(content ?? {})[0]?.schema;
          const title = `${words.response} ${status}`;
          // Refusals are the same for every call.
          return Number(status) < 300 && schema ? <Schema key={status} title={title} schema={schema} /> : null;
        })}
      </div>
    </details>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { callKey, download, Refused, refusalOf, saveFile, useWords } from "../../kit/data.ts";
import { SearchField } from "../../kit/list.ts";
import { Empty, Facts, Loading, Panel, RefusalNote, Screen, StateBadge } from "../../kit/parts.ts";
import { type ApiCall, type ApiDocument, callsOf, isMeant, valuesOf } from "./document.ts";

/** Renders the calls of the back office, from its OpenAPI document. */
export default function ApiScreen() {
  const words = useWords("admin-api");
  const names: Record<string, string> = useWords("admin").navigation.screens;
  const { document, refusal, refetch } = useDocument();
  const [typed, setTyped] = useState("");
  const calls = useMemo(() => (document ? callsOf(document) : []), [document]);
  const found = Map.groupBy(
    calls.filter((call) => isMeant(call, typed)),
    ({ tag }) => tag,
  );
  const save = () =>
    saveFile(new Blob([JSON.stringify(document, null, 2)], { type: "application/json" }), "openapi.json");
  return (
    <Screen
      title={words.title}
      actions={
        document && (
          <Button kind="secondary" onClick={save}>
            {words.download}
          </Button>
        )
      }
    >
      <p className="max-w-prose text-sm text-muted">{words.lead}</p>
      <search className="filter-bar">
        <SearchField label={words.search} value={typed} onChange={(text) => setTyped(text ?? "")} />
      </search>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!document && !refusal && <Loading lines={8} />}
      {document && found.size === 0 && <Empty>{words.none}</Empty>}
      {[...found].map(([tag, tagged]) => (
        <Panel key={tag} title={names[tag] ?? tag}>
          {tagged.map((call) => (
            <ApiCallDetails key={call.id} call={call} />
          ))}
        </Panel>
      ))}
    </Screen>
  );
}

const tones = { GET: "info", POST: "good", PATCH: "warn", PUT: "warn", DELETE: "bad" } as const;

/** Renders one call: who may use it, what it takes and what it returns. */
function ApiCallDetails({ call }: { call: ApiCall }) {
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

/** Renders a JSON schema as it is in the document. */
function Schema({ title, schema }: { title: string; schema: unknown }) {
  const text = JSON.stringify(schema, null, 2);
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre className="mt-1 max-h-80 overflow-auto rounded-sm bg-canvas p-3 text-xs" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  );
}

/** Reads the OpenAPI document, a file. */
function useDocument() {
  const { data, error, refetch } = useQuery({
    queryKey: callKey("/admin/openapi.json", {}, "one"),
    queryFn: async ({ signal }) => {
      const outcome = await download("/admin/openapi.json", {}, { signal });
      if (!outcome.ok) throw new Refused(outcome.refusal);
      return JSON.parse(await outcome.data.file.text()) as ApiDocument;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { document: data, refusal: refusalOf(error), refetch };
}

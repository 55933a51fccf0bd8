import type { DocsWords } from "#content/kinds/docs.ts";
import { Icon } from "#ui/icon.tsx";
import type { ReferenceCall, ReferenceField } from "../../api-reference.ts";

/** Renders one call: its purpose, authentication, inputs and status codes. The inputs open in place. */
export function CallCard({ call, words }: { call: ReferenceCall; words: DocsWords["reference"] }) {
  const { id, method, path, summary, bearer, inputs, statuses } = call;
  const description = words.calls[`${method} ${path}`];
  const count = inputs.reduce((sum, { fields }) => sum + fields.length, 0);
  return (
    <article id={id} className="border-t border-line pt-5 first:border-0 first:pt-0">
      <h3 className="font-mono text-base/normal font-semibold tracking-normal wrap-anywhere">
        <span className="verb" data-verb={method}>
          {method}
        </span>
        {path}
      </h3>
      {description ? (
        <p className="prose mt-1">{description}</p>
      ) : (
        summary && (
          <p className="prose mt-1" lang="en">
            {summary}
          </p>
        )
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {bearer && (
          <span className="inline-flex items-center gap-1.5 text-ink">
            <Icon name="lock" className="size-4" />
            {words.bearer}
          </span>
        )}
        <span className="num">
          {words.answers} {statuses.join(" · ")}
        </span>
      </p>
      {count > 0 && (
        <details className="group mt-1 text-sm">
          <summary className="inline-flex min-h-11 items-center gap-1.5 font-medium text-primary">
            {inputs.map(({ location }) => words[location]).join(", ")} <span className="num">({count})</span>
            <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
          </summary>
          {inputs.map(({ location, fields }) => (
            <div key={location} className="pb-3">
              {inputs.length > 1 && <p className="font-medium">{words[location]}</p>}
              <dl className="rows">
                {fields.map((field) => (
                  <FieldRow key={field.name} {...field} requiredWord={words.required} />
                ))}
              </dl>
            </div>
          ))}
        </details>
      )}
    </article>
  );
}

function FieldRow({ name, kind, required, bounds, requiredWord }: ReferenceField & { requiredWord: string }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="font-mono wrap-anywhere">{name}</dt>
      <dd className="text-muted wrap-anywhere">
        {kind}
        {bounds && ` · ${bounds}`}
        {required && <b className="font-medium text-ink"> · {requiredWord}</b>}
      </dd>
    </div>
  );
}

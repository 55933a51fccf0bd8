import type { RequestApiWords } from "#content/kinds/request-api.ts";
import { apiKinds } from "#leads/requests/marketplace-request.ts";
import { FieldError } from "#ui/field.tsx";
import type { RequestValues } from "./request-values.ts";

/** Renders the kinds of APIs as boxes to tick, each with what it contains. */
export function ApiBoxes({
  words,
  error,
  initial,
  onChange,
}: {
  words: RequestApiWords["form"];
  error: string | undefined;
  initial: RequestValues;
  onChange: () => void;
}) {
  const describedBy = error ? "apis-hint apis-error" : "apis-hint";
  return (
    <fieldset id="apis" tabIndex={-1} className="sm:col-span-2" aria-describedby={describedBy}>
      <legend className="mb-1.5 text-sm font-medium">{words.apis.label}</legend>
      <ul className="grid border-line sm:grid-cols-2 sm:gap-x-8">
        {apiKinds.map((kind) => (
          <li key={kind} className="border-t border-line">
            <label className="flex cursor-pointer items-start gap-3 py-3">
              <input
                type="checkbox"
                name={`api_${kind}`}
                className="mt-1 size-5 shrink-0"
                aria-invalid={error ? true : undefined}
                defaultChecked={initial[`api_${kind}`]}
                onChange={onChange}
              />
              <span>
                <span className="block font-semibold">{words.kinds[kind].title}</span>
                <span className="block text-sm text-muted sm:min-h-[3lh]">{words.kinds[kind].body}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p id="apis-hint" className="mt-1.5 text-sm text-muted">
        {words.apis.hint}
      </p>
      <FieldError id="apis" error={error} />
    </fieldset>
  );
}

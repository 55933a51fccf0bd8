import type { DocsWords } from "#content/kinds/docs/docs.ts";
import { Inline } from "../../sections/inline.tsx";
import { CodePanel } from "./code-panel.tsx";
import { DocsSection } from "./docs-section.tsx";
import { FieldList } from "./field-list.tsx";
import { Method } from "./method.tsx";
import { dialects, writeLiteral } from "./samples/write-literal.ts";
import { writeSample } from "./samples/write-sample.ts";
import { type SpecimenCall, specimenBase } from "./specimens/specimen-call.ts";

export const callAnchor = ({ path }: Pick<SpecimenCall, "path">) =>
  path.slice(1).replace(/\W+/g, "-").replace(/-$/, "");

interface SpecimenSectionProps {
  call: SpecimenCall;
  words: DocsWords["products"]["calls"][string];
  docs: DocsWords;
}

/** Renders a call of a product's API, marked as a specimen wherever it shows code. */
export function SpecimenSection({ call, words, docs: { labels, products } }: SpecimenSectionProps) {
  const { method, path, sample, body, response, fields } = call;
  const request = writeSample(
    { method, path: sample, bearer: "BIGSUITE_KEY", ...(body === undefined ? {} : { body }) },
    specimenBase,
  );
  return (
    <DocsSection
      id={callAnchor(call)}
      title={words.title}
      code={
        <>
          <CodePanel
            title={<Method method={method} path={path} />}
            code={request}
            labels={labels}
            note={labels.specimen}
          />
          <CodePanel
            title={labels.response}
            code={writeLiteral(response, dialects.json)}
            labels={labels}
            note={labels.specimen}
          />
        </>
      }
    >
      <p className="mb-3">
        <Method method={method} path={path} />
      </p>
      <p className="prose">
        <Inline text={words.body} />
      </p>
      <FieldList
        title={products.field}
        required={products.required}
        fields={fields.map(([name, kind, required]) => ({
          name,
          kind,
          required: required !== undefined,
          bounds: "",
          text: words.fields[name],
        }))}
      />
    </DocsSection>
  );
}

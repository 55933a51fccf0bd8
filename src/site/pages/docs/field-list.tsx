import { Inline } from "../../sections/inline.tsx";

interface DescribedField {
  name: string;
  kind: string;
  required: boolean;
  bounds: string;
  text?: string | undefined;
}

/** Renders the fields of a request or response: name, kind, bounds, and what they mean. */
export function FieldList({ title, fields, required }: { title: string; fields: DescribedField[]; required: string }) {
  return (
    <div className="mt-6">
      <h3 className="text-sm font-semibold">{title}</h3>
      <dl className="rows mt-2 text-sm">
        {fields.map(({ name, kind, bounds, text, ...field }) => (
          <div key={name} className="py-2.5">
            <dt className="flex flex-wrap items-baseline gap-x-2">
              <code className="font-code font-medium text-ink wrap-anywhere">{name}</code>
              <span className="font-code text-xs text-muted wrap-anywhere">
                {kind}
                {bounds && ` · ${bounds}`}
              </span>
              {field.required && <span className="docs-required">{required}</span>}
            </dt>
            <dd className="mt-0.5 text-muted empty:mt-0">{text && <Inline text={text} />}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

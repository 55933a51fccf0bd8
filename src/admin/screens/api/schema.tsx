/** Renders a JSON schema as it is in the document. */
export function Schema({ title, schema }: { title: string; schema: unknown }) {
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

import { Inline } from "./inline.tsx";

/** Renders what happens after a form was sent, as a short ordered list. */
export function FormSteps({ items }: { items: readonly { title: string; body: string }[] }) {
  return (
    <ol className="mt-5 stack-5">
      {items.map(({ title, body }, index) => (
        <li key={title} className="grid grid-cols-[2rem_1fr]">
          <span className="num font-semibold text-primary">{index + 1}</span>
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-muted">
              <Inline text={body} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

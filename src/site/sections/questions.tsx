import { Icon } from "#ui/icon.tsx";
import { Inline } from "./inline.tsx";
import { Section } from "./section.tsx";

export interface QuestionsProps {
  title: string;
  items: { question: string; answer: string }[];
}

/** Questions that open in place, by the platform alone. */
export function Questions({ title, items }: QuestionsProps) {
  return (
    <Section title={title} id="questions">
      <div className="rows">
        {items.map((item) => (
          <Question key={item.question} {...item} />
        ))}
      </div>
    </Section>
  );
}

export function Question({ question, answer }: QuestionsProps["items"][number]) {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center justify-between gap-6 py-5 text-lg font-medium hover:text-primary">
        {question}
        <Icon name="plus" className="size-5 shrink-0 text-primary group-open:rotate-45" />
      </summary>
      <p className="prose pb-6">
        <Inline text={answer} />
      </p>
    </details>
  );
}

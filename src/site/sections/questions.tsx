import { Disclosure } from "#ui/disclosure.tsx";
import { Inline } from "./inline.tsx";
import { Section } from "./section.tsx";

export interface QuestionsProps {
  title: string;
  items: { question: string; answer: string }[];
}

/** Renders questions that open in place, without a script. */
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
    <Disclosure summary={question}>
      <p className="prose pb-6">
        <Inline text={answer} />
      </p>
    </Disclosure>
  );
}

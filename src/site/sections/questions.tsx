import { Disclosure } from "#ui/disclosure.tsx";
import { Inline } from "./inline.tsx";
import { WideSection } from "./wide-section.tsx";

export interface QuestionsProps {
  title: string;
  items: { question: string; answer: string }[];
}

/** Renders questions that open in place, without a script; two to a row where there is room. */
export function Questions({ title, items }: QuestionsProps) {
  return (
    <WideSection title={title} id="questions" size="tail">
      <div className="questions">
        {items.map((item) => (
          <Question key={item.question} {...item} />
        ))}
      </div>
    </WideSection>
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

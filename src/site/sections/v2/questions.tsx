import { Question, type QuestionsProps } from "../questions.tsx";
import { Section } from "./section.tsx";

export function Questions({ title, items }: QuestionsProps) {
  return (
    <Section title={title} id="questions">
      <div className="stack-2">
        {items.map((item) => (
          <div key={item.question} className="rounded-lg bg-sunken px-6">
            <Question {...item} />
          </div>
        ))}
      </div>
    </Section>
  );
}

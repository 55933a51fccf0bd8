import { Question, type QuestionsProps } from "../questions.tsx";
import { WideSection } from "./wide-section.tsx";

/** Renders questions two to a row, so that all are seen at once. */
export function Questions({ title, items }: QuestionsProps) {
  return (
    <WideSection title={title} id="questions">
      <div className="panes lg:grid-cols-2">
        {items.map((item) => (
          <div key={item.question} className="py-1! lg:last:odd:col-span-2">
            <Question {...item} />
          </div>
        ))}
      </div>
    </WideSection>
  );
}

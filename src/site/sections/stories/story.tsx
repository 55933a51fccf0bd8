import { Inline } from "../inline.tsx";
import { Section } from "../section.tsx";

interface StoryProps {
  title: string;
  body: string[];
}

/** Renders running text with a larger first paragraph: the problem that a page starts from. */
export function Story({ title, body }: StoryProps) {
  return (
    <Section title={title}>
      <div className="prose stack-5">
        {body.map((paragraph, index) => (
          <p key={index} className={index === 0 ? "text-xl text-ink" : ""}>
            <Inline text={paragraph} />
          </p>
        ))}
      </div>
    </Section>
  );
}

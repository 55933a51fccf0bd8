import type { CustomerStory, CustomersWords } from "#content/kinds/customers.ts";
import { Icon } from "#ui/icon.tsx";

interface StoryTextProps {
  story: CustomerStory;
  labels: CustomersWords["labels"];
}

/** Renders a story's problem and what was done, folded under one line. */
export function StoryText({ story, labels }: StoryTextProps) {
  return (
    <details className="group mt-5 border-y border-line">
      <summary className="link flex min-h-12 items-center justify-between gap-4">
        {labels.read}
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-10 gap-y-4 pb-5 md:grid-cols-2">
        <div>
          <h3 className="text-base">{labels.problem}</h3>
          <p className="mt-1 text-muted">{story.problem}</p>
        </div>
        <div>
          <h3 className="text-base">{labels.play}</h3>
          <p className="mt-1 text-muted">{story.play}</p>
        </div>
      </div>
    </details>
  );
}

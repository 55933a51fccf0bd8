import type { ReactNode } from "react";
import { Crumbs } from "./crumbs.tsx";
import { Inline } from "./inline.tsx";
import { Title } from "./title.tsx";

export interface FormPageProps {
  title: string;
  lead: string;
  /** What stands right below the lead. */
  people?: ReactNode;
  /** What follows after sending: beside the form, on narrow screens below it. */
  after: { title: string; content: ReactNode };
  /** Other ways than the form. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Renders a page for a form: what it is for at the left, the form at the right. */
export function FormPage({ title, lead, people, after, otherwise, children }: FormPageProps) {
  return (
    <div className="form-page wrap grid gap-x-16 gap-y-12 pt-8 pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <Crumbs />
        <Title className="h1 h1-beside mt-6">{title}</Title>
        <p className="lead mt-5">
          <Inline text={lead} />
        </p>
        {people}
        <section className="mt-12 max-lg:hidden">
          <h2 className="text-lg">{after.title}</h2>
          {after.content}
        </section>
      </div>
      <div className="lg:pt-10">{children}</div>
      <section className="lg:hidden">
        <h2 className="text-lg">{after.title}</h2>
        {after.content}
      </section>
      {otherwise}
    </div>
  );
}

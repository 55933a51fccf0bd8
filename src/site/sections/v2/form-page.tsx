import type { FormPageProps } from "../form-page.tsx";
import { Inline } from "../inline.tsx";
import { Title } from "../title.tsx";

/** Renders a form as the middle pane of three: what it is for on ink at the left, other ways at the right. */
export function FormPage({ title, lead, people, after, otherwise, children }: FormPageProps) {
  return (
    <div className={`form-panes ${otherwise ? "form-panes-three" : ""}`}>
      <div className="ground-ink">
        <Title>{title}</Title>
        <p className="mt-4 text-muted">
          <Inline text={lead} />
        </p>
        {people}
        <section className="mt-10 max-lg:hidden">
          <h2 className="text-lg">{after.title}</h2>
          {after.content}
        </section>
      </div>
      <div className="form-pane">{children}</div>
      <section className="lg:hidden">
        <h2 className="text-lg">{after.title}</h2>
        {after.content}
      </section>
      {otherwise}
    </div>
  );
}

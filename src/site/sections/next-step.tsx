import type { ProductId } from "#catalogue/products.ts";
import { Horizon } from "../pictures/people/horizon.tsx";
import { Workplace } from "../pictures/people/workplace.tsx";
import { ContactActions } from "./actions/contact-actions.tsx";

export interface NextStepProps {
  title: string;
  body: string;
  /** Preselected in the contact form. */
  product?: string;
  /** Whether the cities with an office stand at the lower edge. */
  horizon?: boolean;
  /** A product whose people stand beside the text. */
  workplace?: ProductId;
}

/** Renders the invitation at the end of a page, where the thread ends in a petal or in a city. */
export function NextStep({ title, body, product, horizon = false, workplace }: NextStepProps) {
  return (
    <section className={`section ground-ink no-print overflow-clip ${horizon || workplace ? "pb-0" : ""}`} data-next="">
      <div className={`wrap ${workplace ? "beside-workplace" : "relative"}`}>
        {!workplace && <ThreadEnd />}
        <div className="relative max-w-4xl">
          <h2 className="h2">{title}</h2>
          <p className="lead mt-4">{body}</p>
          <div className="mt-7">
            <ContactActions product={product} />
          </div>
        </div>
        {workplace && <Workplace product={workplace} />}
      </div>
      {horizon && <Horizon />}
    </section>
  );
}

/** Draws the end of the thread beside the text; narrow screens have no room for it. */
function ThreadEnd() {
  return (
    <svg
      viewBox="0 0 320 320"
      className="absolute inset-e-6 -top-36 hidden h-120 w-auto lg:block"
      fill="none"
      aria-hidden="true"
    >
      <path d="M40 0C40 120 250 60 240 196" className="thread thread-runs" />
      <path
        d="M240 200q48 0 48 48q-48 0-48-48M240 200q48 0 48-48q-48 0-48 48M240 200q-48 0-48 48q48 0 48-48M240 200q-48 0-48-48q48 0 48 48"
        className="fill-accent"
      />
    </svg>
  );
}

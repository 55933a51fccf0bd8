import { KawungGround } from "../illustrations/kawung.tsx";
import { ContactActions } from "./contact-actions.tsx";

export interface NextStepProps {
  title: string;
  body: string;
  /** Preselected in the contact form. */
  product?: string;
}

/** Renders the invitation at the end of a page. */
export function NextStep({ title, body, product }: NextStepProps) {
  return (
    <section className="section no-print">
      <div className="wrap">
        <div className="band relative overflow-clip rounded-xl px-6 py-14 sm:px-14 sm:py-20">
          <KawungGround id="kawung-next" />
          <div className="relative max-w-2xl">
            <h2 className="text-3xl">{title}</h2>
            <p className="lead mt-4">{body}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ContactActions product={product} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

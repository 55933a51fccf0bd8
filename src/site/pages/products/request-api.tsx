import type { LoaderFunctionArgs } from "react-router";
import { writeAddress } from "#address/address.ts";
import { privacyVersion } from "#content/consent-texts.server.ts";
import ApiRequestForm from "../../islands/api-request-form.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import { Crumbs } from "../../sections/crumbs.tsx";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { useLeadFormProps } from "../use-lead-form-props.ts";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { address }) => privacyVersion(address.locale));

/** Renders the request for access to the API Marketplace, under both languages' paths: the form, and why we review. */
export default function RequestApi() {
  const { address, words, apiBase, extra } = usePage<"request-api-marketplace", string>();
  const { Steps, Questions } = useSections();
  const href = useHref();
  const leadFormProps = useLeadFormProps(words, extra);
  return (
    <>
      <div className="wrap grid gap-x-16 gap-y-12 pt-8 pb-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <Crumbs />
          <h1 className="mt-6 h1">{words.hero.title}</h1>
          <p className="lead mt-5">{words.hero.lead}</p>
          <Review className="mt-12 max-lg:hidden" />
        </div>
        <div className="lg:pt-10">
          <Island
            name="api-request-form"
            component={ApiRequestForm}
            props={{
              ...leadFormProps,
              action: `${apiBase}/api-marketplace/requests`,
              page: writeAddress(address),
              success: href("/products/api-marketplace/your-request-are-being-reviewed"),
            }}
          />
        </div>
        <Review className="lg:hidden" />
      </div>
      <Steps {...words.steps} sunken />
      <Questions {...words.questions} />
    </>
  );
}

/** Renders what is reviewed and why, which helps visitors to describe their purpose. */
function Review({ className }: { className: string }) {
  const { words } = usePage<"request-api-marketplace">();
  const { title, lead, items } = words.review;
  return (
    <section className={className}>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-2 text-muted">{lead}</p>
      <dl className="mt-5 rows">
        {items.map((item) => (
          <div key={item.title} className="py-4">
            <dt className="font-semibold">{item.title}</dt>
            <dd className="mt-1 text-muted">
              <Inline text={item.body} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

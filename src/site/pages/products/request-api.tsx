import type { LoaderFunctionArgs } from "react-router";
import { writeAddress } from "#address/address.ts";
import { privacyVersion } from "#content/consent-texts.server.ts";
import ApiRequestForm from "../../islands/api-request-form.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { useLeadFormProps } from "../use-lead-form-props.ts";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { address }) => privacyVersion(address.locale));

/** Renders the request for access to the API Marketplace, under both languages' paths: the form, and why we review. */
export default function RequestApi() {
  const { address, words, apiBase, extra } = usePage<"request-api-marketplace", string>();
  const { FormPage, Steps, Questions } = useSections();
  const href = useHref();
  const leadFormProps = useLeadFormProps(words, extra);
  return (
    <>
      <FormPage {...words.hero} after={{ title: words.review.title, content: <Review /> }}>
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
      </FormPage>
      <Steps {...words.steps} ground="mist" />
      <Questions {...words.questions} />
    </>
  );
}

/** Renders what is reviewed and why, which helps visitors to describe their purpose. */
function Review() {
  const { words } = usePage<"request-api-marketplace">();
  const { lead, items } = words.review;
  return (
    <>
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
    </>
  );
}

import type { LoaderFunctionArgs } from "react-router";
import { writeAddress } from "#address/address.ts";
import { isLeadProduct, productIds } from "#catalogue/products.ts";
import { privacyVersion } from "#content/consent-texts.server.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import ContactForm from "../islands/contact-form.tsx";
import { Island } from "../layout/island.tsx";
import { loadPage } from "../page.server.ts";
import { Person } from "../pictures/people/person.tsx";
import { FormSteps } from "../sections/form-steps.tsx";
import { useSections } from "../sections/use-sections.ts";
import { useHref, usePage } from "../use-page.ts";
import { useLeadFormProps } from "./use-lead-form-props.ts";

/** Loads the page; `?product=big-social` selects the product, also without JavaScript. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, ({ contactLinks }, { url, address }) => ({
    product: url.searchParams.get("product") ?? "",
    privacyVersion: privacyVersion(address.locale),
    links: contactLinks(),
  }));

interface Extra {
  product: string;
  privacyVersion: string;
  links: { whatsApp: string; booking: string };
}

export default function ContactUs() {
  const { address, words, all, common, apiBase, extra } = usePage<"contact-us", Extra>();
  const { FormPage } = useSections();
  const href = useHref();
  const leadFormProps = useLeadFormProps(words, extra.privacyVersion);
  const { company, leadForm } = common;
  const { whatsApp, booking } = extra.links;
  const ways: { icon: IconName; label: string; text: string; href?: string }[] = [
    { icon: "phone", label: words.other.phone, text: spacedPhone(company.phone), href: `tel:${company.phone}` },
    ...(whatsApp
      ? [
          {
            icon: "chat" as const,
            label: leadForm.whatsApp,
            text: spacedPhone(`+${whatsApp}`),
            href: `https://wa.me/${whatsApp}?text=${encodeURIComponent(`${leadForm.whatsAppText} `)}`,
          },
        ]
      : []),
    ...(booking
      ? [{ icon: "calendar" as const, label: leadForm.booking, text: leadForm.bookingText, href: booking }]
      : []),
    { icon: "mail", label: words.other.email, text: company.email, href: `mailto:${company.email}` },
    { icon: "clock", label: words.other.hours, text: company.hours },
    { icon: "map-pin", label: words.other.visit, text: `${company.street}, ${company.city}`, href: href("/locations") },
  ];
  return (
    <FormPage
      {...words.hero}
      people={
        <div className="form-people mt-8 flex items-center gap-4" data-job="collect">
          <div className="flex">
            <Person bust="hijab" className="size-14" />
            <Person bust="glasses" className="-ms-3 size-14 outline-4 outline-ground" />
          </div>
          <p className="text-sm text-muted">{company.hours}</p>
        </div>
      }
      after={{ title: words.after.title, content: <FormSteps items={words.after.items} /> }}
      otherwise={
        <section aria-labelledby="other-ways" className="form-ways">
          <h2 id="other-ways" className="text-lg">
            {words.other.title}
          </h2>
          <dl>
            {ways.map((way) => (
              <div key={way.label} className="relative ps-8">
                <dt className="text-sm text-muted">
                  <Icon name={way.icon} className="absolute start-0 top-0.5 size-5 text-primary" />
                  {way.label}
                </dt>
                <dd>
                  {way.href ? (
                    <a href={way.href} className="link inline-block py-2.5">
                      {way.text}
                    </a>
                  ) : (
                    <span className="inline-block py-2.5">{way.text}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      }
    >
      <Island
        name="contact-form"
        component={ContactForm}
        props={{
          ...leadFormProps,
          optional: common.labels.optional,
          products: [
            { value: "not-sure", label: leadForm.notSure },
            { value: "end-to-end-platform", label: all.endToEnd.name },
            ...productIds.map((id) => ({ value: id, label: all.products[id].name })),
          ],
          action: `${apiBase}/contact-us`,
          page: writeAddress({ ...address, path: "/contact-us" }),
          success: href("/contact-us/success"),
          product: isLeadProduct(extra.product) ? extra.product : "",
        }}
      />
    </FormPage>
  );
}

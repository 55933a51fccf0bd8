import { Icon } from "#ui/icon.tsx";
import SentConfirmation from "../islands/sent-confirmation.tsx";
import { Island } from "../layout/island.tsx";
import { useSections } from "../sections/use-sections.ts";
import { useHref, usePage } from "../use-page.ts";

export { loader } from "../page.server.ts";

/** Pages after a form that mails a copy: each has a note with the e-mail address. */
const afterForms = ["/contact-us/success", "/products/api-marketplace/your-request-are-being-reviewed"];

/** Renders the page after a form was sent: what happens next, and other links. */
export default function ThankYou() {
  const { words, row, common } = usePage<"thank-you-contact-us">();
  const { Outcome, Steps } = useSections();
  const href = useHref();
  return (
    <>
      <Outcome icon="check" isGood title={words.title} lead={words.lead}>
        {afterForms.includes(row.path) && (
          <Island
            name="sent-confirmation"
            component={SentConfirmation}
            className="w-full"
            props={{
              copySent: common.leadForm.copySent,
              copySentTo: common.leadForm.copySentTo,
            }}
          />
        )}
      </Outcome>
      <Steps {...words.steps} />
      <nav aria-labelledby="meanwhile" className="wrap meanwhile">
        <h2 id="meanwhile" className="h2s">
          {words.links.title}
        </h2>
        <ul className="ways">
          {words.links.items.map((link) => (
            <li key={link.href}>
              <a href={href(link.href)} className="way">
                {link.label}
                <Icon name="arrow-right" className="size-5 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

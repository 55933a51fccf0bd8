import { Icon } from "#ui/icon.tsx";
import { KawungRule } from "../illustrations/kawung.tsx";
import SentConfirmation from "../islands/sent-confirmation.tsx";
import { Island } from "../layout/island.tsx";
import { Inline } from "../sections/inline.tsx";
import { useSections } from "../sections/use-sections.ts";
import { useHref, usePage } from "../use-page.ts";

export { loader } from "../page.server.ts";

/** Pages after a form that mails a copy: each has a note with the e-mail address. */
const afterForms = ["/contact-us/success", "/products/api-marketplace/your-request-are-being-reviewed"];

/** Renders the page after a form was sent: what happens next, and other links. */
export default function ThankYou() {
  const { words, row, common } = usePage<"thank-you-contact-us">();
  const { Steps } = useSections();
  const href = useHref();
  return (
    <>
      <div className="wrap max-w-3xl pt-20 pb-10 text-center">
        <span className="mx-auto flex size-14 items-center justify-center rounded-[99px] bg-good-soft text-good">
          <Icon name="check" className="size-7" />
        </span>
        <h1 className="mt-8 h1">{words.title}</h1>
        <p className="lead mx-auto mt-5">
          <Inline text={words.lead} />
        </p>
        {afterForms.includes(row.path) && (
          <Island
            name="sent-confirmation"
            component={SentConfirmation}
            props={{ copySent: common.leadForm.copySent, copySentTo: common.leadForm.copySentTo }}
          />
        )}
        <KawungRule className="mt-12" />
      </div>
      <Steps {...words.steps} />
      <nav aria-labelledby="meanwhile" className="wrap pb-24">
        <h2 id="meanwhile" className="text-2xl">
          {words.links.title}
        </h2>
        <ul className="mt-6 rows">
          {words.links.items.map((link) => (
            <li key={link.href}>
              <a href={href(link.href)} className="flex min-h-14 items-center justify-between py-3 hover:text-primary">
                {link.label}
                <Icon name="arrow-right" className="size-5" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

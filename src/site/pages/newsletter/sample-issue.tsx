import type { SubscribeWords } from "#content/kinds/newsletter/subscribe.ts";
import { Logo } from "../../illustrations/logo.tsx";
import { Inline } from "../../sections/inline.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** Renders a sample issue of the newsletter; it is labelled as a sample, its links are real. */
export function SampleIssue({
  label,
  title,
  from,
  subject,
  greeting,
  opening,
  items,
  closing,
}: SubscribeWords["specimen"]) {
  const { common } = usePage();
  const href = useHref();
  return (
    <figure className="picture floating border border-line bg-surface text-start">
      <figcaption className="grid justify-items-start gap-2 border-b border-line px-6 py-4 text-sm sm:flex sm:justify-between">
        <span className="text-muted">{title}</span>
        <span className="tag">{label}</span>
      </figcaption>
      <div className="border-b border-line px-6 py-4">
        <p className="text-sm text-muted">{from}</p>
        <p className="font-semibold">{subject}</p>
      </div>
      <div className="px-6 py-6 text-sm">
        <Logo name={common.company.name} />
        <p className="mt-5">{greeting}</p>
        <p className="mt-2 text-muted">
          <Inline text={opening} />
        </p>
        <ul className="mt-5 rows">
          {items.map((item) => (
            <li key={item.href}>
              <a href={href(item.href)} className="group block py-3.5">
                <span className="block font-semibold group-hover:text-primary">{item.title}</span>
                <span className="block text-muted">{item.body}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-xs text-muted">{closing}</p>
      </div>
    </figure>
  );
}

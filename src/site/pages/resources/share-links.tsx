import { writeAddress } from "#address/address.ts";
import type { ResourcesWords } from "#content/kinds/resources.ts";
import { usePage } from "../../use-page.ts";

/** Renders plain links to share a text; nothing is loaded from the services until one is opened. */
export function ShareLinks({ title, labels }: { title: string; labels: ResourcesWords["labels"] }) {
  const { origin, address } = usePage();
  const url = encodeURIComponent(origin + writeAddress({ ...address, edition: "v1" }));
  const text = encodeURIComponent(title);
  const links = [
    { name: "WhatsApp", href: `https://wa.me/?text=${text}%20${url}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: labels.byMail, href: `mailto:?subject=${text}&body=${url}` },
  ];
  return (
    <nav aria-label={labels.share} className="no-print">
      <p className="text-sm text-muted">{labels.share}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener nofollow" className="link inline-flex min-h-11 items-center text-sm">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

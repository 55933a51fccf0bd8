import { spacedPhone } from "#text/spaced-phone.ts";
import { usePage } from "../use-page.ts";

/** Renders for visitors without JavaScript whom to call or write to for an order. */
export function NoScriptOrder({ className = "" }: { className?: string }) {
  const { company, labels } = usePage().common;
  const links: Record<string, { href: string; text: string }> = {
    "{phone}": { href: `tel:${company.phone}`, text: spacedPhone(company.phone) },
    "{email}": { href: `mailto:${company.email}`, text: company.email },
  };
  return (
    <noscript>
      <p className={`max-w-2xl rounded-md border border-line bg-accent-soft p-5 ${className}`}>
        {labels.noScriptOrder.split(/(\{\w+\})/).map((part) => {
          const link = links[part];
          return link ? (
            <a key={part} href={link.href} className="link whitespace-nowrap">
              {link.text}
            </a>
          ) : (
            part
          );
        })}
      </p>
    </noscript>
  );
}

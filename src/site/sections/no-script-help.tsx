import { spacedPhone } from "#text/spaced-phone.ts";
import { usePage } from "../use-page.ts";

interface NoScriptHelpProps {
  /** What is not possible here, with `{phone}` and `{email}`. */
  text: string;
  className?: string;
}

/** Renders for visitors without JavaScript what they can do instead: whom to call or write to. */
export function NoScriptHelp({ text, className = "" }: NoScriptHelpProps) {
  const { company } = usePage().common;
  const links: Record<string, { href: string; text: string }> = {
    "{phone}": { href: `tel:${company.phone}`, text: spacedPhone(company.phone) },
    "{email}": { href: `mailto:${company.email}`, text: company.email },
  };
  return (
    <noscript>
      <p className={`max-w-2xl rounded-md border border-line bg-accent-soft p-5 ${className}`}>
        {text.split(/(\{\w+\})/).map((part) => {
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

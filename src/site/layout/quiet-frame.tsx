import { Icon } from "#ui/icon.tsx";
import { Logo } from "../illustrations/logo.tsx";
import { useHref, usePage } from "../use-page.ts";
import { LanguageSwitch, ThemeSwitch } from "./switches.tsx";

/** Customers ask about their orders where they are answered under a number. */
const helpPath = { "when-out": "/contact-us", "when-in": "/account/help" } as const;

/** Renders the line above a page on which something is done: the mark, help, and the two switches; nothing that leads away. */
export function QuietHeader() {
  const { header, common } = usePage();
  const href = useHref();
  return (
    <header className="quiet-bar">
      <a href="#content" className="skip btn btn-primary">
        {common.labels.skip}
      </a>
      <div className="wrap flex min-h-17 flex-wrap items-center">
        <a href={href("/")} aria-label={header.home} className="me-auto flex min-h-11 items-center">
          <Logo name={common.company.name} />
        </a>
        {(["when-out", "when-in"] as const).map((state) => (
          <a key={state} href={href(helpPath[state])} className={`bar-link ${state}`}>
            <Icon name="chat" className="size-5" />
            {header.help}
          </a>
        ))}
        <ThemeSwitch label={header.theme} />
        <LanguageSwitch />
      </div>
    </header>
  );
}

/** The links that stay below such a page: what is agreed to, and what happens to what is typed. */
const kept = ["/terms-and-conditions", "/privacy-policy"];

/** Renders the line below such a page. */
export function QuietFooter() {
  const { footer, common, year } = usePage();
  const href = useHref();
  return (
    <footer className="quiet-foot">
      <div className="wrap flex flex-wrap items-center gap-x-5">
        <p className="me-auto py-2 text-xs">
          © {year} {common.company.legalName}
        </p>
        {kept.map((path) => (
          <a key={path} href={href(path)} className="foot-link">
            {footer.legal.find((link) => link.href === path)?.label}
          </a>
        ))}
        <button type="button" data-consent="" className="foot-link needs-script cursor-pointer">
          {common.consent.change}
        </button>
      </div>
    </footer>
  );
}

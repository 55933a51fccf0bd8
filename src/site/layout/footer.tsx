import { writeAddress } from "#address/address.ts";
import { Icon } from "#ui/icon.tsx";
import { KawungRule } from "../illustrations/kawung.tsx";
import { Logo } from "../illustrations/logo.tsx";
import { useHref, usePage } from "../use-page.ts";
import { Newsletter } from "./newsletter.tsx";

export function Footer() {
  const { footer, common, address, year } = usePage();
  const href = useHref();
  const otherEdition = writeAddress({ ...address, edition: address.edition === "v1" ? "v2" : "v1" });
  return (
    <footer className="mt-auto pt-8 pb-10">
      <div className="wrap">
        <KawungRule />
        <div className="grid gap-12 py-14 lg:grid-cols-[2fr_3fr]">
          <div>
            <Logo name={common.company.name} />
            <p className="mt-4 max-w-sm text-muted">{footer.line}</p>
            <Newsletter />
          </div>
          <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
            {footer.columns.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <p className="mb-2 text-sm font-semibold">{title}</p>
                <ul>
                  {links.map((link) => (
                    <li key={link.href}>
                      <a href={href(link.href)} className="foot-link">
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            <div>
              <p className="mb-2 text-sm font-semibold">{footer.offices.title}</p>
              {footer.offices.items.map(({ city, line }) => (
                <p key={city} className="py-1.5 text-sm text-muted">
                  <span className="text-ink">{city}</span>
                  <br />
                  {line}
                </p>
              ))}
              <a href={href(footer.offices.more.href)} className="foot-link">
                {footer.offices.more.label}
              </a>
            </div>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-6 text-sm text-muted">
          {footer.legal.map((link) => (
            <a key={link.href} href={href(link.href)} className="foot-link">
              {link.label}
            </a>
          ))}
          <button type="button" data-consent="" className="foot-link needs-script cursor-pointer">
            {common.consent.change}
          </button>
          <a href={otherEdition} className="foot-link" data-edition-switch data-twin="">
            {footer.edition[address.edition === "v1" ? "toV2" : "toV1"]}
          </a>
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-muted">
          <p className="text-xs">
            © {year} {common.company.legalName}. {footer.rights}
          </p>
          <ul className="flex gap-4 max-lg:order-first">
            {common.company.social.map(({ name, href: out }) => (
              <li key={name}>
                <a href={out} rel="noopener" className="foot-link">
                  {name}
                  <Icon name="external" className="size-4" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

import type { ReactNode } from "react";
import { writeAddress } from "#address/address.ts";
import { industryIds } from "#catalogue/industries.ts";
import { jobIds, productJobs } from "#catalogue/products.ts";
import { Icon } from "#ui/icon.tsx";
import { LogoMark } from "../illustrations/logo.tsx";
import { Inline } from "../sections/inline.tsx";
import { useHref, usePage } from "../use-page.ts";

/**
 * Renders the end of every page: newsletter, the whole family by job, industries, company, legal, offices. v2 has family
 * and industries in its rail.
 */
export function Footer() {
  const { footer, common, address, edition, year } = usePage();
  const href = useHref();
  const isRail = edition === "v2";
  const otherEdition = writeAddress({ ...address, edition: address.edition === "v1" ? "v2" : "v1" });
  return (
    <footer className="foot ground-ink">
      <div className="wrap">
        <div className="foot-top">
          <div className="foot-brand">
            <LogoMark className="size-8 shrink-0" />
            <p>{footer.line}</p>
          </div>
          <Newsletter />
        </div>
        <div className="foot-lists">
          {!isRail && <Family />}
          {footer.columns.map(({ title, links }) => (
            <FootGroup key={title} title={title} titled className="foot-column">
              <FootList links={links} />
            </FootGroup>
          ))}
          <FootGroup title={footer.legalTitle} titled className="foot-legal">
            <FootList links={footer.legal}>
              <li>
                <button type="button" data-consent="" className="foot-link needs-script cursor-pointer">
                  {common.consent.change}
                </button>
              </li>
            </FootList>
          </FootGroup>
        </div>
        <div className="foot-end">
          <ul className="foot-line-list">
            <li className="font-semibold text-ink">{footer.offices.title}</li>
            {footer.offices.items.map((city) => (
              <li key={city}>{city}</li>
            ))}
            <li>
              <a href={href(footer.offices.more.href)} className="foot-link">
                {footer.offices.more.label}
              </a>
            </li>
          </ul>
          <ul className="foot-line-list">
            {common.company.social.map(({ name, href: out }) => (
              <li key={name}>
                <a href={out} rel="noopener" className="foot-link">
                  {name}
                  <Icon name="external" className="size-4" />
                </a>
              </li>
            ))}
            {/* Where an experiment shows the other edition already, there is nothing to switch to. */}
            {edition === address.edition && (
              <li>
                <a href={otherEdition} className="foot-link" data-edition-switch data-twin="">
                  {footer.edition[edition === "v1" ? "toV2" : "toV1"]}
                </a>
              </li>
            )}
          </ul>
          <p className="w-full text-xs">
            © {year} {common.company.legalName}. {footer.rights}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Renders the links to all products by job, and to all industries. */
function Family() {
  const { footer, common, all } = usePage();
  return (
    <>
      <FootGroup title={common.labels.products} className="foot-products">
        {jobIds.map((job) => (
          <div key={job} data-job={job}>
            <p className="foot-title">{all.jobs[job].name}</p>
            <FootList
              links={productJobs[job].map((id) => ({ href: `/products/${id}`, label: all.products[id].name }))}
            />
          </div>
        ))}
      </FootGroup>
      <FootGroup title={footer.industries} titled className="foot-industries">
        <FootList links={industryIds.map((id) => ({ href: `/solutions/${id}`, label: all.industries[id].name }))} />
      </FootGroup>
    </>
  );
}

interface FootGroupProps {
  title: string;
  className: string;
  /** Whether wide screens show the title too; there the group is always open. */
  titled?: boolean;
  children: ReactNode;
}

/** Renders a group of links of the footer, folded on narrow screens. */
function FootGroup({ title, className, titled, children }: FootGroupProps) {
  return (
    <nav aria-label={title} className={className}>
      <details className="foot-group group">
        <summary>
          {title}
          <Icon name="plus" className="size-5 shrink-0 group-open:rotate-45" />
        </summary>
        {titled && <p className="foot-title foot-wide">{title}</p>}
        {children}
      </details>
    </nav>
  );
}

interface FootListProps {
  links: readonly { href: string; label: string }[];
  children?: ReactNode;
}

/** Renders a list of links of the footer; `children` are further entries. */
function FootList({ links, children }: FootListProps) {
  const href = useHref();
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={href(link.href)} className="foot-link">
            {link.label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

/**
 * Renders a plain form. Its response is a page about the confirmation mail, or the newsletter page with the errors, in
 * the site's words and not the browser's.
 */
function Newsletter() {
  const { footer, address, apiBase } = usePage();
  const { title, body, email, send, note } = footer.newsletter;
  return (
    <form action={`${apiBase}/subscribe`} method="post" noValidate className="foot-news">
      <p className="text-muted [&_strong]:font-semibold [&_strong]:text-ink">
        <Inline text={`**${title}.** ${body}`} />
      </p>
      <input type="hidden" name="page" value={writeAddress({ ...address, path: "/" })} />
      <div className="foot-news-line">
        <label htmlFor="footer-email">{email}</label>
        <input className="input" id="footer-email" type="email" name="email" maxLength={254} autoComplete="email" />
        <button type="submit" className="btn btn-primary">
          {send}
        </button>
      </div>
      <p className="text-xs text-muted">
        <Inline text={note} />
      </p>
    </form>
  );
}

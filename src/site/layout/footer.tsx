import { writeAddress } from "#address/address.ts";
import { industryIds } from "#catalogue/industries.ts";
import { jobIds, productJobs } from "#catalogue/products.ts";
import { Icon } from "#ui/icon.tsx";
import { LogoMark } from "../illustrations/logo.tsx";
import { PetalWordmark } from "../illustrations/petal-wordmark.tsx";
import { useHref, usePage } from "../use-page.ts";
import { FootList } from "./foot-list.tsx";
import { Newsletter } from "./newsletter.tsx";

/** Renders the end of every page: newsletter, the whole family by job, industries, company, legal, offices. */
export function Footer() {
  const { footer, common, address, year, all } = usePage();
  const href = useHref();
  const otherEdition = writeAddress({ ...address, edition: address.edition === "v1" ? "v2" : "v1" });
  return (
    <footer className="foot ground-ink">
      <div className="wrap">
        <div className="foot-top">
          <p className="h3 max-w-[26ch] font-display font-bold">
            <LogoMark className="mb-3 size-8" />
            {footer.line}
          </p>
          <Newsletter />
        </div>
        <div className="foot-lists">
          <nav aria-label={common.labels.products} className="foot-products">
            {jobIds.map((job) => (
              <FootList
                key={job}
                job={job}
                title={all.jobs[job].name}
                links={productJobs[job].map((id) => ({ href: `/products/${id}`, label: all.products[id].name }))}
              />
            ))}
          </nav>
          <nav aria-label={footer.industries} className="foot-industries">
            <FootList
              title={footer.industries}
              links={industryIds.map((id) => ({ href: `/solutions/${id}`, label: all.industries[id].name }))}
            />
          </nav>
          {footer.columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <FootList title={title} links={links} />
            </nav>
          ))}
          <nav aria-label={footer.legalTitle}>
            <FootList title={footer.legalTitle} links={footer.legal}>
              <li>
                <button type="button" data-consent="" className="foot-link needs-script cursor-pointer">
                  {common.consent.change}
                </button>
              </li>
            </FootList>
          </nav>
        </div>
        <div className="foot-offices">
          <p className="foot-title">{footer.offices.title}</p>
          <ul>
            {footer.offices.items.map((city) => (
              <li key={city}>{city}</li>
            ))}
          </ul>
          <a href={href(footer.offices.more.href)} className="foot-link">
            {footer.offices.more.label}
          </a>
        </div>
        <div className="foot-end">
          <p>
            © {year} {common.company.legalName}. {footer.rights}
          </p>
          <ul className="flex flex-wrap gap-x-5">
            {common.company.social.map(({ name, href: out }) => (
              <li key={name}>
                <a href={out} rel="noopener" className="foot-link">
                  {name}
                  <Icon name="external" className="size-4" />
                </a>
              </li>
            ))}
            <li>
              <a href={otherEdition} className="foot-link" data-edition-switch data-twin="">
                {footer.edition[address.edition === "v1" ? "toV2" : "toV1"]}
              </a>
            </li>
          </ul>
        </div>
        <PetalWordmark name={common.company.name} />
      </div>
    </footer>
  );
}

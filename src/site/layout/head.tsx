import { use } from "react";
import { localizeHref, writeAddress } from "#address/address.ts";
import { EntryModulesContext } from "../entry-module.ts";
import type { PageNeighbours } from "../list-page.ts";
import type { PageKind } from "../page-row.ts";
import { titleId } from "../sections/title.tsx";
import stylesheet from "../styles/site.css?url";
import { usePage } from "../use-page.ts";
import { firstPaint } from "../visitor/first-paint.ts";
import { StructuredData } from "./structured-data.tsx";

const languageTags = { id: "id_ID", en: "en_US" };
const textKinds: PageKind[] = ["resource", "story", "legal"];

interface OpenGraphProps {
  /** The page's URL. */
  canonical: string;
  /** URL of the share picture; it shows the page's title, which is also its description. */
  picture: string;
}

/** Renders what social networks show of a shared page (ogp.me). */
function OpenGraph({ canonical, picture }: OpenGraphProps) {
  const { address, row, twin, meta, common } = usePage();
  const isText = textKinds.includes(row.kind);
  const { published, changed } = useDates();
  return (
    <>
      <meta property="og:title" content={meta?.title} />
      <meta property="og:description" content={meta?.description} />
      <meta property="og:type" content={isText ? "article" : "website"} />
      {published && <meta property="article:published_time" content={published} />}
      {changed && <meta property="article:modified_time" content={changed} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={common.company.name} />
      <meta property="og:locale" content={languageTags[address.locale]} />
      {twin && <meta property="og:locale:alternate" content={languageTags[twin.locale]} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={meta?.title} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Returns when a guide was published, or since when the present version of a legal text is in force. */
function useDates(): { published?: string; changed?: string } {
  const { row, words: resources } = usePage<"resources">();
  const { words: legal } = usePage<"privacy-policy">();
  if (row.kind === "resource") {
    const { published, updated } = resources.items.find(({ slug }) => slug === row.about) ?? {};
    return { ...(published && { published }), ...(updated && { changed: updated }) };
  }
  return row.kind === "legal" ? { changed: legal.version } : {};
}

/** Background by edition and theme, for the browser's own bars: `--ground` of tokens.css and v2.css. */
const grounds = {
  v1: { light: "#ffffff", dark: "#071022" },
  v2: { light: "#e8f0ff", dark: "#0b172b" },
};

/** Renders titles, canonical and twin URLs, share pictures, and the few files every page needs. */
export function Head() {
  const { address, edition, origin, row, twin, meta, common, logo, availableAt, extra } = usePage();
  const { neighbours, feed } = (extra ?? {}) as { neighbours?: PageNeighbours; feed?: string };
  const { script, before } = use(EntryModulesContext);
  const missing = row.status !== undefined;
  const url = (pathname: string) => origin + pathname;
  const canonical = url(
    neighbours?.own
      ? localizeHref(neighbours.own, { ...address, edition: "v1" })
      : writeAddress({ ...address, edition: "v1" }),
  );
  const picture = url(`/og/${address.locale}${row.path === "/" ? "/index" : row.path.replace("/:order", "")}.png`);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta?.title ?? common.company.name}</title>
      <meta name="description" content={meta?.description} />
      {(row.unlisted || missing) && <meta name="robots" content="noindex" />}
      {!missing && <link rel="canonical" href={canonical} />}
      {neighbours?.previous && <link rel="prev" href={url(localizeHref(neighbours.previous, address))} />}
      {neighbours?.next && <link rel="next" href={url(localizeHref(neighbours.next, address))} />}
      {twin && address.edition === "v1" && !row.unlisted && !neighbours?.own && (
        <>
          <link rel="alternate" hrefLang={address.locale} href={canonical} />
          <link rel="alternate" hrefLang={twin.locale} href={url(writeAddress(twin))} />
          <link
            rel="alternate"
            hrefLang="x-default"
            href={address.locale === "id" ? canonical : url(writeAddress(twin))}
          />
        </>
      )}
      {/* Without it, a browser may style, lay out and paint the header before it parses what the visitor came for. */}
      <link rel="expect" href={`#${titleId}`} blocking="render" />
      <script dangerouslySetInnerHTML={{ __html: firstPaint }} />
      <link rel="stylesheet" href={stylesheet} />
      {before.map((module) => (
        <script key={module} type="module" src={module} />
      ))}
      {/* Not async: it queries the page, which must be parsed completely. */}
      <script type="module" src={script} />
      <OpenGraph canonical={canonical} picture={picture} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={grounds[edition].light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={grounds[edition].dark} />
      <link rel="icon" href={`/favicon.svg${logo.icons}`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`/apple-touch-icon.png${logo.icons}`} />
      <link rel="manifest" href={`/manifest.${address.locale}.webmanifest`} />
      <link
        rel="alternate"
        type="application/rss+xml"
        href={url(address.locale === "id" ? "/feed.xml" : "/en/feed.xml")}
        title={common.company.name}
      />
      {feed && <link rel="alternate" type="application/atom+xml" href={url(feed)} title={meta?.title} />}
      {!missing && !availableAt && !row.unlisted && address.edition === "v1" && <StructuredData />}
    </head>
  );
}

import { use } from "react";
import { writeAddress } from "#address/address.ts";
import { EntryModulesContext } from "../entry-module.ts";
import font from "../fonts/inter.woff2?url";
import stylesheet from "../styles/site.css?url";
import { usePage } from "../use-page.ts";
import { firstPaint } from "../visitor/first-paint.ts";
import { StructuredData } from "./structured-data.tsx";

/** Titles, canonical and twin addresses, pictures for sharing, and the few files every page needs. */
export function Head() {
  const { address, origin, row, twin, meta, common, elsewhere } = usePage();
  const { script, before } = use(EntryModulesContext);
  const missing = row.status !== undefined;
  const url = (pathname: string) => origin + pathname;
  const canonical = url(writeAddress({ ...address, edition: "v1" }));
  const picture = url(`/og/${address.locale}${row.path === "/" ? "/index" : row.path.replace("/:order", "")}.png`);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta?.title ?? common.company.name}</title>
      <meta name="description" content={meta?.description} />
      {(row.unlisted || missing) && <meta name="robots" content="noindex" />}
      {!missing && <link rel="canonical" href={canonical} />}
      {twin && address.edition === "v1" && !row.unlisted && (
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
      <script dangerouslySetInnerHTML={{ __html: firstPaint(font) }} />
      <link rel="stylesheet" href={stylesheet} />
      {before.map((module) => (
        <script key={module} type="module" src={module} />
      ))}
      {/* Not async: it looks for its parts in the page, which must have been read whole. */}
      <script type="module" src={script} />
      <meta property="og:title" content={meta?.title} />
      <meta property="og:description" content={meta?.description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={common.company.name} />
      <meta property="og:locale" content={address.locale === "id" ? "id_ID" : "en_US"} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#060e1d" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/manifest.${address.locale}.webmanifest`} />
      <link
        rel="alternate"
        type="application/rss+xml"
        href={url(address.locale === "id" ? "/feed.xml" : "/en/feed.xml")}
        title={common.company.name}
      />
      {!missing && !elsewhere && !row.unlisted && address.edition === "v1" && <StructuredData />}
    </head>
  );
}

import type { PageKind } from "../page-row.ts";
import { usePage } from "../use-page.ts";

const languageTags = { id: "id_ID", en: "en_US" };
const textKinds: PageKind[] = ["resource", "story", "legal"];

interface OpenGraphProps {
  /** The page's URL. */
  canonical: string;
  /** URL of the share picture; it shows the page's title, which is also its description. */
  picture: string;
}

/** Renders what social networks show of a shared page (ogp.me). */
export function OpenGraph({ canonical, picture }: OpenGraphProps) {
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

import { readSet } from "#content/read-set.server.ts";
import { pageTable } from "#site/page-table.ts";
import { locales } from "#text/locales.ts";

/** Checks that every page has its own title and description, and that none is unused. The schema checks the lengths. */
export function checkMeta(): string[] {
  const findings: string[] = [];
  for (const locale of locales) {
    const meta = readSet(locale, "meta");
    const paths = pageTable.filter((row) => !row.locales || row.locales.includes(locale)).map((row) => row.path);
    for (const path of paths) if (!meta[path]) findings.push(`content/${locale}/meta.json lacks ${path}`);
    for (const path of Object.keys(meta))
      if (!paths.includes(path)) findings.push(`content/${locale}/meta.json has ${path}, which is not a page`);
    for (const field of ["title", "description"] as const) {
      const pathsByText = new Map<string, string>();
      for (const [path, texts] of Object.entries(meta)) {
        const other = pathsByText.get(texts[field]);
        if (other) findings.push(`${locale}: ${path} and ${other} share a ${field}`);
        pathsByText.set(texts[field], path);
      }
    }
  }
  return findings;
}

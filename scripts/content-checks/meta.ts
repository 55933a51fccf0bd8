import { readSet } from "#content/read-set.server.ts";
import { pageTable } from "#site/page-table.ts";
import { locales } from "#text/locales.ts";

/** Every page has a title and a description of its own (their lengths are the schema's), and none is left over. */
export function checkMeta(): string[] {
  const findings: string[] = [];
  for (const locale of locales) {
    const meta = readSet(locale, "meta");
    const paths = pageTable.filter((row) => !row.locales || row.locales.includes(locale)).map((row) => row.path);
    for (const path of paths) if (!meta[path]) findings.push(`content/${locale}/meta.json lacks ${path}`);
    for (const path of Object.keys(meta))
      if (!paths.includes(path)) findings.push(`content/${locale}/meta.json has ${path}, which is no page`);
    for (const field of ["title", "description"] as const) {
      const seen = new Map<string, string>();
      for (const [path, words] of Object.entries(meta)) {
        const twin = seen.get(words[field]);
        if (twin) findings.push(`${locale}: ${path} and ${twin} share a ${field}`);
        seen.set(words[field], path);
      }
    }
  }
  return findings;
}

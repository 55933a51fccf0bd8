import type { Sample, SampleLanguage } from "./sample-request.ts";
import { siteRequests } from "./site-requests.ts";
import { writeSample } from "./write-sample.ts";

const files = import.meta.glob<string>("./files/*", { query: "?raw", import: "default", eager: true });

/** Returns the sample of a guide in every language it has, with the URLs of the site and its API, so that it can be pasted unchanged. */
export function sampleNamed(name: string, { api, site }: { api: string; site: string }): Sample {
  const request = siteRequests[name];
  if (request) return writeSample(request, api);
  const found = Object.entries(files).flatMap(([path, code]) => {
    const [, stem, language] = /\/([\w-]+)\.(\w+)$/.exec(path)!;
    return stem === name ? [[language as SampleLanguage, fill(code.trimEnd(), { api, site })] as const] : [];
  });
  if (found.length === 0) throw new Error(`There is no sample ${name}`);
  return Object.fromEntries(found);
}

/** Replaces `{api}` and `{site}`; `${api}` is JavaScript. */
function fill(code: string, urls: { api: string; site: string }): string {
  return code.replace(/(?<!\$)\{(api|site)\}/g, (_, name: keyof typeof urls) => urls[name]);
}

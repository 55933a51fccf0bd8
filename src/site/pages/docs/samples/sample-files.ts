import type { Sample, SampleLanguage } from "./sample-request.ts";
import { siteRequests } from "./site-requests.ts";
import { writeSample } from "./write-sample.ts";

const files = import.meta.glob<string>("./files/*", { query: "?raw", import: "default", eager: true });

/** Returns the sample of a guide in every language it has, with the API's URL, so that it can be pasted unchanged. */
export function sampleNamed(name: string, base: string): Sample {
  const request = siteRequests[name];
  if (request) return writeSample(request, base);
  const found = Object.entries(files).flatMap(([path, code]) => {
    const [, stem, language] = /\/([\w-]+)\.(\w+)$/.exec(path)!;
    return stem === name ? [[language as SampleLanguage, code.trimEnd().replaceAll("{api}", base)] as const] : [];
  });
  if (found.length === 0) throw new Error(`There is no sample ${name}`);
  return Object.fromEntries(found);
}

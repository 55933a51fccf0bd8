import { createHash } from "node:crypto";
import { type BodyFacts, type CompressedResponse, hashBody, prepareResponse } from "./compressed-response.server.ts";
import type { CompressedStore } from "./compressed-store.server.ts";
import type { Bodies } from "./encodings.server.ts";
import type { CachedPage } from "./page-cache.server.ts";
import type { PageDigests } from "./page-digests.server.ts";

/** A page as it is stored: what it was made of, and which bytes it has. */
interface PageRecord {
  version: string;
  /** The digest of each name on which the page depends. */
  dependsOn: Record<string, string>;
  headers: Record<string, string>;
  plain: BodyFacts;
  /** The name of the body's files, and the hashes of what is in them. */
  body: string;
  sums: string;
  isOneOfMany: boolean;
}

/** A page that was just rendered, with what it depended on when its rendering began. */
interface RenderedPage {
  body: Buffer;
  headers: Record<string, string>;
  dependsOn: Record<string, string>;
  isOneOfMany: boolean;
}

interface StoredPagesDeps {
  store: CompressedStore;
  digests: Pick<PageDigests, "of">;
  /** Digest of all that every page is made of: the build and the configuration. */
  version: () => string;
}

/** Finished pages beyond the process: one whose words, prices and pictures are unchanged is not rendered again. */
export interface StoredPages {
  find(pathname: string): Promise<CachedPage | undefined>;
  save(pathname: string, page: RenderedPage, encoded: Bodies): Promise<void>;
}

export function createStoredPages({ store, digests, version }: StoredPagesDeps): StoredPages {
  async function respond({ plain, body, sums, headers }: PageRecord): Promise<CompressedResponse | undefined> {
    const bodies = await store.read(body);
    return bodies && sumsOf(bodies) === sums ? prepareResponse(plain, bodies, headers) : undefined;
  }

  return {
    async find(pathname) {
      const record = readRecord(await store.findText(pathname));
      if (record?.version !== version()) return undefined;
      const names = Object.keys(record.dependsOn);
      const now = await digests.of(names);
      if (!now || names.some((name) => now[name] !== record.dependsOn[name])) return undefined;
      const response = await respond(record);
      return response && { response, dependsOn: names, isOneOfMany: record.isOneOfMany };
    },
    async save(pathname, { body, ...page }, encoded) {
      const record: PageRecord = {
        ...page,
        version: version(),
        plain: { hash: hashBody(body), length: body.length },
        body: await store.save(body, encoded),
        sums: sumsOf(encoded),
      };
      await store.saveText(pathname, JSON.stringify(record));
    },
  };
}

const sumsOf = ({ br, gzip }: Bodies): string => createHash("sha256").update(br).update(gzip).digest("base64url");

function readRecord(text: string | undefined): PageRecord | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as PageRecord);
  } catch {
    // Written incompletely before a power failure.
    return undefined;
  }
}

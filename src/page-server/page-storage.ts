import { readFileSync } from "node:fs";
import { join } from "node:path";
import { changesFile } from "#content/set-changes.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { SiteServices } from "#site/site-services.ts";
import {
  type CompressedStore,
  createCompressedStore,
  createPageDigests,
  createStoredPages,
  digestOf,
  type PageDigests,
  type StoredPages,
} from "./cache/compressed-store.server.ts";
import { pageHeaders } from "./page-headers.ts";

/** Pages beyond the process. */
export interface PageStorage {
  /** Compressed bodies. */
  store: CompressedStore;
  /** Whole pages. */
  pages: StoredPages;
  digests: PageDigests;
}

interface StorageOptions {
  config: Config;
  services: SiteServices;
  /** Where pages are stored. */
  folder: string;
  /** The folder of built files: those of a release have their pages beside them. */
  clientFolder: string;
}

/** Opens the pages that earlier processes and the build have stored. */
export function openPageStorage({ config, services, folder, clientFolder }: StorageOptions): PageStorage {
  const store = createCompressedStore(folder, join(clientFolder, "../pages"));
  const digests = createPageDigests(services);
  const version = versionOfPages(config, services, clientFolder);
  return { store, digests, pages: createStoredPages({ store, digests, version }) };
}

/** Returns the digest of all that every page is made of beside words: the build, the configuration, and the year. */
function versionOfPages(config: Config, services: SiteServices, clientFolder: string): () => string {
  const build = readFileSync(join(clientFolder, "../finished"), "utf8");
  const headers = [true, false].map((unlisted) =>
    pageHeaders({ scripts: [], styles: [] }, config, { caching: "shared", unlisted }),
  );
  // Functions are left out of JSON.
  const base = digestOf([build, readFileSync(changesFile, "utf8"), headers, services, config.payment.provider]);
  return () => `${base}-${services.now().getFullYear()}`;
}

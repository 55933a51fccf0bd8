import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { kilobytes, type Row } from "./row.ts";
import { removeData, type Served, serve, settle } from "./served.ts";

const contentPages = ["/", "/products/big-view", "/solutions/retail", "/about-us", "/docs", "/en/products/big-legal"];
const islandPages = ["/contact-us", "/choosing-bigsocial", "/auth/login", "/payment"];

/** Measures transferred bytes, compressed as for a browser. */
export async function measureBytes(): Promise<Row[]> {
  const served = await serve({ port: 4810 });
  try {
    await settle(served);
    const { html } = await fetchBody(served, "/");
    const fonts = await Promise.all(fontAddresses(html).map((path) => sizeOf(served, path)));
    const font = fonts.reduce((sum, bytes) => sum + bytes, 0);
    return [
      ...(await Promise.all(contentPages.map((path) => measureContentPage(served, path)))).flat(),
      ...(await Promise.all(islandPages.map((path) => measureIslandPage(served, path)))).flat(),
      { what: "Fonts", budget: "<= 40 KB", reached: kilobytes(font), met: font <= 40 * 1024 },
    ];
  } finally {
    await served.stop();
    removeData(served);
  }
}

async function fetchBody(served: Served, path: string) {
  const response = await fetch(served.url + path, { headers: { "accept-encoding": "br" } });
  return { html: await response.text(), bytes: Number(response.headers.get("content-length")) };
}

const sizeOf = async (served: Served, path: string) => (await fetchBody(served, path)).bytes;

/** Returns the faces of a content page; the one for code is loaded by the documentation only. */
function fontAddresses(html: string): string[] {
  const addresses = Array.from(html.matchAll(/url\(["']?([^)"']+\.woff2)/g), ([, path]) => path!);
  return [...new Set(addresses)].filter((path) => !path.includes("mono"));
}

async function visitorScriptSize(served: Served, html: string): Promise<number> {
  return sizeOf(served, html.match(/<script type="module"[^>]*src="([^"]+)"/)![1]!);
}

async function measureContentPage(served: Served, path: string): Promise<Row[]> {
  const page = await fetchBody(served, path);
  const script = await visitorScriptSize(served, page.html);
  const budget = /^(\/en)?\/(products|$)/.test(path) ? 32 : 20;
  // Head, styles, header and hero stand before the first section.
  const hero = brotliCompressSync(page.html.slice(0, page.html.indexOf("<section", page.html.indexOf("<main")))).length;
  const rows: Row[] = [
    {
      what: `Until the hero of ${path} is complete`,
      budget: "<= 14 KB",
      reached: kilobytes(hero),
      met: hero <= 14_336,
    },
    {
      what: `HTML with its CSS, ${path}`,
      budget: `<= ${budget} KB`,
      reached: kilobytes(page.bytes),
      met: page.bytes <= budget * 1024,
    },
  ];
  if (path === "/")
    rows.push({ what: "Visitor script", budget: "<= 5 KB", reached: kilobytes(script), met: script <= 5120 });
  return rows;
}

interface Chunk {
  file: string;
  imports?: string[];
}

/** Measures React and the hydration code apart from the island's own chunks (forms, schema). */
async function measureIslandPage(served: Served, path: string): Promise<Row[]> {
  const { html } = await fetchBody(served, path);
  const name = html.match(/data-island="([^"]+)"/)?.[1];
  if (!name) return [];
  const manifest = JSON.parse(readFileSync("build/client/.vite/manifest.json", "utf8")) as Record<string, Chunk>;
  const files = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) files(imported, seen);
    return seen;
  };
  const shared = new Set([...files("src/site/entry.client.ts"), ...files("src/site/islands/hydrate.ts")]);
  const own = [...files(`src/site/islands/${name}.tsx`)].filter((file) => !shared.has(file));
  const totalSize = async (list: Iterable<string>) =>
    (await Promise.all(Array.from(list, (file) => sizeOf(served, `/${file}`)))).reduce(
      (total, bytes) => total + bytes,
      0,
    );
  const [react, island] = [await totalSize(shared), await totalSize(own)];
  return [
    {
      what: `React and visitor script on ${path}`,
      budget: "<= 65 KB",
      reached: kilobytes(react),
      met: react <= 65 * 1024,
    },
    { what: `Island ${name}`, budget: "<= 40 KB", reached: kilobytes(island), met: island <= 40 * 1024 },
  ];
}

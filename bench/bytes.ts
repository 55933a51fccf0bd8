import { readFileSync } from "node:fs";
import { kilobytes, type Row } from "./row.ts";
import { removeData, type Served, serve, settle } from "./served.ts";

const contentPages = ["/", "/products/big-view", "/solutions/retail", "/about-us", "/docs", "/en/products/big-legal"];
const islandPages = ["/contact-us", "/choosing-bigsocial", "/auth/login", "/payment"];

/** Bytes on the wire, compressed as a browser gets them. */
export async function measureBytes(): Promise<Row[]> {
  const served = await serve({ port: 4810 });
  try {
    await settle(served);
    const font = Number(process.env.FONT_BYTES) || (await size(served, await addressOfFont(served)));
    return [
      ...(await Promise.all(contentPages.map((path) => contentPage(served, path)))).flat(),
      ...(await Promise.all(islandPages.map((path) => islandPage(served, path)))).flat(),
      { what: "Font", budget: "<= 30 KB", reached: kilobytes(font), met: font <= 30 * 1024 },
    ];
  } finally {
    await served.stop();
    removeData(served);
  }
}

async function body(served: Served, path: string) {
  const response = await fetch(served.url + path, { headers: { "accept-encoding": "br" } });
  return { html: await response.text(), bytes: Number(response.headers.get("content-length")) };
}

const size = async (served: Served, path: string) => (await body(served, path)).bytes;

async function addressOfFont(served: Served): Promise<string> {
  const { html } = await body(served, "/");
  return html.match(/as:"font",href:"([^"]+)"/)![1]!;
}

async function visitorScript(served: Served, html: string): Promise<number> {
  return size(served, html.match(/<script type="module"[^>]*src="([^"]+)"/)![1]!);
}

async function contentPage(served: Served, path: string): Promise<Row[]> {
  const page = await body(served, path);
  const script = await visitorScript(served, page.html);
  const whole = page.bytes + script;
  const rows: Row[] = [
    { what: `HTML + CSS + JS of ${path}`, budget: "<= 25 KB", reached: kilobytes(whole), met: whole <= 25 * 1024 },
    {
      what: `HTML with the CSS it needs to paint, ${path}`,
      budget: "<= 14 KB",
      reached: kilobytes(page.bytes),
      met: page.bytes <= 14 * 1024,
    },
  ];
  if (path === "/")
    rows.push({ what: "Visitor script", budget: "<= 4 KB", reached: kilobytes(script), met: script <= 4096 });
  return rows;
}

interface Chunk {
  file: string;
  imports?: string[];
}

/** React and what wakes islands on one side, the island's own chunks (forms, schema) on the other. */
async function islandPage(served: Served, path: string): Promise<Row[]> {
  const { html } = await body(served, path);
  const name = html.match(/data-island="([^"]+)"/)?.[1];
  if (!name) return [];
  const manifest = JSON.parse(readFileSync("build/client/.vite/manifest.json", "utf8")) as Record<string, Chunk>;
  const files = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const inner of chunk.imports ?? []) files(inner, seen);
    return seen;
  };
  const shared = new Set([...files("src/site/entry.client.ts"), ...files("src/site/islands/hydrate.ts")]);
  const own = [...files(`src/site/islands/${name}.tsx`)].filter((file) => !shared.has(file));
  const sum = async (list: Iterable<string>) =>
    (await Promise.all(Array.from(list, (file) => size(served, `/${file}`)))).reduce(
      (total, bytes) => total + bytes,
      0,
    );
  const [react, island] = [await sum(shared), await sum(own)];
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

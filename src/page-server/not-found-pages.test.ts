import { expect, test, vi } from "vitest";
import { writeAddress } from "#address/address.ts";
import type { ResolvedPage } from "#site/page-resolution.ts";
import type { SiteServices } from "#site/site-services.ts";
import { plainBody } from "./cache/compressed-response.server.ts";
import { createNotFoundPages } from "./not-found-pages.ts";

const address = { locale: "en", edition: "v1", path: "/x" } as const;
const draw = vi.fn(
  async ({ address }: ResolvedPage, { services: { suggestions = [] } }: { services: Partial<SiteServices> }) => ({
    html: `<h1>${writeAddress(address)}</h1><ul>${suggestions.map(({ path, title }) => `<li><a class="link" href="/en${path}">${title}</a>`).join("")}</ul>`,
    headers: { "Content-Type": "text/html" },
  }),
);

test("however many addresses are requested, two pages are rendered, and a limited number of responses is stored", async () => {
  draw.mockClear();
  const pages = createNotFoundPages({
    draw,
    suggest: ({ path }) => (path === "/none" ? [] : [{ path, title: `Page "${path}" <b>` }]),
  });
  await pages.load({ address: { ...address, path: "/none" } });
  let first: unknown;
  for (let index = 0; index < 300; index++) {
    const response = await pages.load({ address: { ...address, path: `/p${index}` } });
    first ??= response;
    expect(response.status).toBe(404);
  }
  expect(draw).toHaveBeenCalledTimes(2);
  const second = await pages.load({ address: { ...address, path: "/p0" } });
  expect(second).not.toBe(first);
  expect(String(await plainBody(second.bodies))).toContain(
    '<li><a class="link" href="/en/p0">Page &quot;/p0&quot; &lt;b></a>',
  );
  expect(await pages.load({ address: { ...address, path: "/p0" } })).toBe(second);
});

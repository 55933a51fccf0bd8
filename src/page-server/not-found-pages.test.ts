import { expect, test, vi } from "vitest";
import { plainBody } from "./cache/encodings.server.ts";
import { createMissingPages } from "./not-found-pages.ts";

const address = { locale: "en", edition: "v1", path: "/x" } as const;
const draw = vi.fn(async (pathname: string, { suggestions = [] }) => ({
  html: `<h1>${pathname}</h1><ul>${suggestions.map((it: { path: string; title: string }) => `<li><a class="link" href="/en${it.path}">${it.title}</a>`).join("")}</ul>`,
  headers: { "Content-Type": "text/html" },
}));

test("however many addresses are requested, two pages are rendered, and only so many answers are stored", async () => {
  draw.mockClear();
  const missing = createMissingPages({
    draw,
    suggest: ({ path }) => (path === "/none" ? [] : [{ path, title: `Page "${path}" <b>` }]),
  });
  await missing.load({ address: { ...address, path: "/none" } });
  let first: unknown;
  for (let index = 0; index < 300; index++) {
    const answer = await missing.load({ address: { ...address, path: `/p${index}` } });
    first ??= answer;
    expect(answer.status).toBe(404);
  }
  expect(draw).toHaveBeenCalledTimes(2);
  const again = await missing.load({ address: { ...address, path: "/p0" } });
  expect(again).not.toBe(first);
  expect(String(await plainBody(again.bodies))).toContain(
    '<li><a class="link" href="/en/p0">Page &quot;/p0&quot; &lt;b></a>',
  );
  expect(await missing.load({ address: { ...address, path: "/p0" } })).toBe(again);
});

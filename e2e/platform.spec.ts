import { expect, test } from "./test.ts";

test("failure pages have their status, are not stored, and offer a retry", async ({ request }) => {
  for (const prefix of ["", "/en", "/v2", "/en/v2"]) {
    const failed = await request.get(`${prefix}/server-error`);
    expect(failed.status()).toBe(500);
    expect(failed.headers()["cache-control"]).toBe("no-store");
    const unavailable = await request.get(`${prefix}/unavailable`);
    expect(unavailable.status()).toBe(503);
    expect(unavailable.headers()["cache-control"]).toBe("no-store");
    expect(Number(unavailable.headers()["retry-after"])).toBeGreaterThan(0);
    expect(await unavailable.text()).toMatch(/<a href=""[^>]*>(Coba lagi|Try again)<\/a>/);
  }
  expect((await request.get("/offline")).status()).toBe(200);
});

test("a mistyped address suggests the intended page in its language and edition", async ({ request }) => {
  const html = await (await request.get("/en/v2/produts/big-socal")).text();
  expect(html).toContain("Did you mean one of these?");
  const main = html.slice(html.indexOf("<main"), html.indexOf("<search"));
  const links = Array.from(main.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)/g), ([, href, title]) => [href, title]);
  expect(links[0]).toEqual(["/en/v2/products/big-social", "BigSocial: social listening in Indonesian"]);
  expect(await (await request.get("/en/nothing-like-it-at-all")).text()).not.toContain("Did you mean");
});

test("the addresses for changing the password, the security contact and the icon exist", async ({ request }) => {
  const requestChange = (language: string) =>
    request.get("/.well-known/change-password", { maxRedirects: 0, headers: { "accept-language": language } });
  for (const [language, target] of [
    ["id", "/account/security"],
    ["en-GB,en;q=0.9", "/en/account/security"],
  ] as const) {
    const response = await requestChange(language);
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(target);
  }
  const security = await request.get("/.well-known/security.txt");
  expect(security.headers()["content-type"]).toContain("text/plain");
  expect(await security.text()).toContain("Expires: ");
  const icon = await request.get("/favicon.ico");
  expect(icon.headers()["content-type"]).toBe("image/x-icon");
  expect((await icon.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

test("the service worker is never served from a cache and may only fetch from this site", async ({ request }) => {
  const { "cache-control": caching, "content-security-policy": policy } = (
    await request.get("/order-worker.js")
  ).headers();
  expect(caching).toBe("no-cache");
  expect(policy).toBe("default-src 'none'; connect-src 'self'");
});

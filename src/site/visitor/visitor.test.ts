// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeRoot, readRoot } from "#client/storage/storage.ts";

type Sent = { name: string; path: string; entry?: boolean; landing?: string }[];
const beacons: Sent = [];
const html = () => document.documentElement;
const banner = () => document.getElementById("consent-banner")!;
const consentIs = (consent: object) => expect.poll(() => readRoot().consent).toMatchObject(consent);

/** Each removes one listener of the current document. */
const removers: (() => void)[] = [];
for (const target of [window, document]) {
  const listen = target.addEventListener.bind(target) as (...given: unknown[]) => void;
  const unlisten = target.removeEventListener.bind(target) as (...given: unknown[]) => void;
  target.addEventListener = (...given: unknown[]) => {
    removers.push(() => unlisten(...given));
    listen(...given);
  };
}
function close() {
  for (const remove of removers.splice(0)) remove();
}

/** Opens a page. The modules of the visitor script have state: each test gets them fresh, like a new document. */
async function open(pathname: string, { referrer = "", type = "navigate" } = {}) {
  close();
  vi.resetModules();
  history.replaceState(null, "", pathname);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as unknown as PerformanceEntry]);
  const { countPageViews } = await import("./page-views.ts");
  const { sendEvents, track } = await import("#client/measuring/track.ts");
  const { showConsentBar } = await import("./consent.ts");
  const { onPageShown } = await import("./page-lifecycle.ts");
  const { storeLanding } = await import("#client/measuring/attribution.ts");
  return { countPageViews, sendEvents, track, showConsentBar, onPageShown, storeLanding };
}

beforeEach(() => {
  localStorage.clear();
  beacons.length = 0;
  for (const { name } of [...html().attributes]) html().removeAttribute(name);
  html().lang = "id";
  document.body.innerHTML = `
    <section id="consent-banner" data-version="1" tabindex="-1" hidden>
      <p data-signal hidden></p>
      <p class="consent-state" data-accepted="Allowed on {at}" data-refused="Refused on {at}" data-none="No answer"></p>
      <button data-consent=""></button>
      <button data-consent="refused"></button><button data-consent="accepted"></button>
      <button data-consent-close></button>
    </section>
    <button id="footer" data-consent=""></button>
    <main id="content" tabindex="-1"></main>`;
  Object.defineProperty(navigator, "sendBeacon", {
    configurable: true,
    value: (_url: string, body: string) => beacons.push(...JSON.parse(body)),
  });
  vi.stubGlobal("fetch", async () => Response.json({ data: { id: "proof-1", received_at: "" } }, { status: 201 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("page views", () => {
  test.each([
    ["/", ["page_view", "home_page_view"]],
    ["/en/v2/products/big-social", ["page_view", "big_social_page_view"]],
    ["/about-us", ["page_view"]],
  ])("%s sends %j once", async (pathname, names) => {
    const { countPageViews, sendEvents } = await open(pathname);
    countPageViews();
    sendEvents();
    sendEvents();
    expect(beacons.map(({ name }) => name)).toEqual(names);
    expect(beacons.every(({ path }) => path === pathname)).toBe(true);
  });

  test("a restore from the back/forward cache counts as a view, the first pageshow does not", async () => {
    const { countPageViews, sendEvents } = await open("/about-us");
    countPageViews();
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    sendEvents();
    expect(beacons).toHaveLength(2);
  });

  test("a prerendered page counts when it is opened", async () => {
    const { onPageShown } = await open("/");
    const act = vi.fn();
    document.prerendering = true;
    onPageShown(act);
    expect(act).not.toHaveBeenCalled();
    document.prerendering = false;
    document.dispatchEvent(new Event("prerenderingchange"));
    document.dispatchEvent(new Event("prerenderingchange"));
    expect(act).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["from outside", { referrer: "https://news.example/" }, true],
    ["typed", {}, true],
    ["from our own page", { referrer: `${location.origin}/products` }, undefined],
    ["by a reload", { type: "reload" }, undefined],
  ])("a page opened %s: entry is %s", async (_how, arrival, entry) => {
    const { countPageViews, sendEvents } = await open("/about-us", arrival);
    countPageViews();
    sendEvents();
    expect(beacons[0]?.entry).toBe(entry);
  });

  test("waiting events are sent when the page is left, in batches of at most twenty", async () => {
    const bodies: number[] = [];
    Object.defineProperty(navigator, "sendBeacon", {
      configurable: true,
      value: (_url: string, body: string) => bodies.push(JSON.parse(body).length),
    });
    const { countPageViews, track } = await open("/about-us");
    countPageViews();
    for (let i = 0; i < 24; i++) track("checkout_opened");
    dispatchEvent(new Event("pagehide"));
    expect(bodies).toEqual([20, 5]);
  });

  test.each([
    ["doNotTrack", "1"],
    ["globalPrivacyControl", true],
  ])("with %s nothing is sent and the bar is not shown", async (name, value) => {
    Object.defineProperty(navigator, name, { configurable: true, value });
    const { countPageViews, sendEvents, showConsentBar } = await open("/");
    countPageViews();
    showConsentBar();
    sendEvents();
    expect(beacons).toEqual([]);
    expect(banner().hidden).toBe(true);
    // Opened all the same, the bar notes that the answer changes nothing.
    document.querySelector<HTMLElement>('[data-consent=""]')!.click();
    await expect.poll(() => banner().hidden).toBe(false);
    expect(banner().querySelector<HTMLElement>("[data-signal]")!.hidden).toBe(false);
    Object.defineProperty(navigator, name, { configurable: true, value: undefined });
  });

  test("a contact request names the page its visit began on", async () => {
    const { storeLanding, track, sendEvents } = await open("/products/big-social?utm_source=mail");
    storeLanding();
    history.replaceState(null, "", "/contact-us");
    track("contact_us_success");
    sendEvents();
    expect(beacons[0]).toMatchObject({ path: "/contact-us", landing: "/products/big-social", utm_source: "mail" });
  });
});

describe("consent", () => {
  const press = (what: string) => document.querySelector<HTMLElement>(what)!.click();

  test("before an answer the bar is shown, and no identifier is stored though events were sent", async () => {
    const { showConsentBar, countPageViews, storeLanding, sendEvents } = await open("/?utm_source=a&gclid=CLICK");
    storeLanding();
    countPageViews();
    showConsentBar();
    sendEvents();
    expect(banner().hidden).toBe(false);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/CLICK|proof|visitor|uuid/);
    expect(document.cookie).toBe("");
  });

  test("accepting stores the proof and the click identifier of the landing, and hides the bar for good", async () => {
    const { showConsentBar } = await open("/?utm_source=a&gclid=CLICK");
    showConsentBar();
    press("[data-consent=accepted]");
    await consentIs({ choice: "accepted", version: "1", proof: "proof-1" });
    expect(readRoot().trackingQuery).toBe("utm_source=a&gclid=CLICK");
    expect(banner().hidden).toBe(true);
    (await open("/about-us")).showConsentBar();
    expect(banner().hidden).toBe(true);
  });

  test("refusing is one press, stores no id, and removes what an earlier acceptance stored", async () => {
    (await open("/?gclid=CLICK")).showConsentBar();
    press("[data-consent=accepted]");
    await consentIs({ proof: "proof-1" });
    // biome-ignore lint/suspicious/noDocumentCookie: as a tag manager sets it
    document.cookie = "_ga=GA1.1; Path=/";
    press("#footer");
    await expect.poll(() => banner().hidden).toBe(false);
    press("[data-consent=refused]");
    await consentIs({ choice: "refused", proof: "" });
    expect(readRoot().trackingQuery).toBe("");
    await expect.poll(() => document.cookie).not.toContain("_ga");
  });

  test("opened again it shows the answer and its time, and closes without a change", async () => {
    const stateText = () => document.querySelector(".consent-state")!.textContent;
    (await open("/")).showConsentBar();
    press("#footer");
    await expect.poll(() => stateText()).toBe("No answer");
    press("[data-consent-close]");
    expect(banner().hidden, "shown while there is no answer").toBe(false);
    expect(banner().dataset.open).toBeUndefined();
    press("[data-consent=refused]");
    await consentIs({ choice: "refused" });
    changeRoot({ consent: { choice: "refused", version: "1", at: "2026-11-22T18:30:00.000Z", proof: "" } });
    press("#footer");
    await expect.poll(() => stateText()).toMatch(/^Refused on 23 November 2026 (pukul )?01[.:]30/);
    banner().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(banner().hidden).toBe(true);
    expect(document.activeElement?.id).toBe("footer");
    expect(readRoot().consent).toMatchObject({ choice: "refused" });
  });

  test("the bar is shown again for another wording", async () => {
    (await open("/")).showConsentBar();
    press("[data-consent=refused]");
    await consentIs({ choice: "refused" });
    banner().dataset.version = "2";
    (await open("/")).showConsentBar();
    expect(banner().hidden).toBe(false);
  });

  const far = { top: 900, bottom: 1300 };
  test.each([
    { first: "action on the bar", boxes: [{ top: 560, bottom: 606 }, far], waits: true },
    {
      first: "picture that begins on the bar",
      boxes: [
        { top: 400, bottom: 446 },
        { top: 590, bottom: 900 },
      ],
      waits: true,
    },
    {
      first: "picture of which little is seen",
      boxes: [
        { top: 400, bottom: 446 },
        { top: 540, bottom: 900 },
      ],
      waits: true,
    },
    {
      first: "action and picture above it",
      boxes: [
        { top: 400, bottom: 446 },
        { top: 490, bottom: 900 },
      ],
      waits: false,
    },
    { first: "action and picture below the window", boxes: [{ top: 700, bottom: 746 }, far], waits: false },
  ])(
    "the bar waits for the first scroll where it would cover what the page begins with: $first",
    async ({ boxes, waits }) => {
      document.querySelector("main")!.innerHTML = '<a class="btn-primary"></a><p data-picture="stage"></p>';
      vi.spyOn(banner(), "getBoundingClientRect").mockReturnValue({ top: 582, bottom: 640 } as DOMRect);
      const placed = vi.fn();
      vi.stubGlobal(
        "IntersectionObserver",
        class {
          constructor(callback: (entries: object[], observer: object) => void) {
            queueMicrotask(() => {
              placed();
              callback(
                boxes.map((boundingClientRect) => ({ boundingClientRect })),
                this,
              );
            });
          }
          observe() {}
          disconnect() {}
        },
      );
      (await open("/")).showConsentBar();
      await Promise.resolve();
      expect(banner().hidden).toBe(false);
      expect(banner().hasAttribute("data-waiting")).toBe(waits);
      window.dispatchEvent(new Event("resize"));
      await Promise.resolve();
      expect(placed).toHaveBeenCalledTimes(2);
      expect(banner().hasAttribute("data-waiting")).toBe(waits);
      window.dispatchEvent(new Event("scroll"));
      window.dispatchEvent(new Event("resize"));
      await Promise.resolve();
      expect(banner().hasAttribute("data-waiting"), "shown from then on").toBe(false);
      expect(placed).toHaveBeenCalledTimes(2);
    },
  );

  test("a tag manager is loaded only when configured and accepted", async () => {
    const tag = () => document.querySelector("script[data-tag-manager]");
    (await open("/")).showConsentBar();
    press("[data-consent=accepted]");
    await consentIs({ proof: "proof-1" });
    expect(tag()).toBeNull();
    html().dataset.gtm = "GTM-TEST";
    const { showConsentBar, track } = await open("/");
    showConsentBar();
    await expect.poll(() => tag()?.getAttribute("src")).toBe("https://www.googletagmanager.com/gtm.js?id=GTM-TEST");
    track("contact_us_success");
    expect(window.dataLayer).toContainEqual({ event: "contact_us_success", page_path: "/" });
    tag()?.remove();
    delete window.dataLayer;
  });
});

import { industryIds } from "#catalogue/industries.ts";
import { type NewsletterAnswer, newsletterAnswers } from "#catalogue/newsletter-answers.ts";
import { contentName, type ProductId, soldOnline } from "#catalogue/products.ts";
import { resourceSlugs } from "#catalogue/resource-slugs.ts";
import { type ReviewAnswer, reviewAnswers, reviewPath } from "#catalogue/review-answers.ts";
import type { InterruptionName } from "#content/kinds/interruptions.ts";
import type { Locale } from "#text/locales.ts";

/** One page of the site. DECISIONS.md, "The page table". */
export interface PageRow {
  /** The path common to both languages and editions. */
  path: string;
  /** The screen in `screens/` or `pages/` that draws it. */
  screen: string;
  /** The content set with its words. */
  set: string;
  /** The languages in which it exists; both when absent. */
  locales?: readonly Locale[];
  /** The same page's path in the other language, where the two differ. */
  twin?: string;
  /** The product or industry it is about. */
  about?: string;
  /** Left out of the sitemap and marked noindex: thank-you pages, account, payment. */
  unlisted?: true;
  /** Pages that show package prices are dropped from the page cache when a price changes. */
  prices?: true;
  /** Pages with a query string of their own are rendered anew for it, and never cached. */
  query?: true;
  /** What it is answered with when that is not 200: pages that stand in another's place. */
  status?: 404 | 500 | 503;
}

const page = (path: string, options: Partial<PageRow> = {}): PageRow => {
  const name = path.slice(1);
  return { path, screen: `pages/${name}`, set: name, ...options };
};

const product = (id: ProductId): PageRow => ({
  path: `/products/${id}`,
  screen: "screens/product",
  set: contentName(id),
  about: id,
  prices: true,
});

const variant = (slug: string, set: string): PageRow => ({
  path: `/products/big-vision/${slug}`,
  screen: "screens/product",
  set,
  about: `big-vision-${slug}`,
});

const thankYou = (path: string, set: string): PageRow => ({ path, screen: "screens/thank-you", set, unlisted: true });

const newsletterAnswer = (answer: NewsletterAnswer): PageRow => ({
  path: `/subscribe/${answer}`,
  screen: "pages/newsletter-answer",
  set: "subscribe",
  about: answer,
  unlisted: true,
  // its button needs the token of the mail
  ...(answer === "unsubscribe" ? { query: true } : {}),
});

const review = (answer: ReviewAnswer): PageRow => ({
  path: reviewPath(answer),
  screen: "pages/request-review",
  set: "request-review",
  about: answer,
  unlisted: true,
  // its buttons need the token of the mail
  ...(answer === "open" ? { query: true } : {}),
});

const article = (path: string, set: string, options: Partial<PageRow> = {}): PageRow => ({
  path,
  screen: "screens/article",
  set,
  ...options,
});

const auth = (name: string): PageRow => ({
  path: `/auth/${name}`,
  screen: `pages/auth/${name}`,
  set: "auth",
  unlisted: true,
});

const interruption = (name: InterruptionName, status?: 500 | 503): PageRow => ({
  path: `/${name}`,
  screen: "pages/interruption",
  set: "interruptions",
  about: name,
  unlisted: true,
  ...(status ? { status } : {}),
});

const account = (path: string): PageRow => ({ path, screen: "pages/account", set: "account", unlisted: true });

export const pageTable: readonly PageRow[] = [
  { path: "/", screen: "pages/index", set: "index", prices: true },
  page("/about-us"),
  page("/customers"),
  page("/customers-new", { set: "customers" }),
  page("/docs", { prices: true }),
  page("/docs/first-steps", { screen: "pages/docs-first-steps", set: "docs" }),
  page("/docs/api", { screen: "pages/docs-api", set: "docs" }),
  page("/events"),
  page("/locations"),
  page("/partners"),
  page("/partners/dell", { screen: "pages/partner", set: "partner-item" }),
  page("/success-story", { locales: ["id"] }),
  page("/resources", { query: true }),
  ...resourceSlugs.map((slug) => ({
    path: `/resources/${slug}`,
    screen: "pages/resource",
    set: "resources",
    about: slug,
  })),
  page("/search", { query: true, unlisted: true }),
  page("/subscribe"),
  ...newsletterAnswers.map(newsletterAnswer),
  page("/solutions"),
  ...industryIds.map((id) => ({ path: `/solutions/${id}`, screen: "screens/solution", set: id, about: id })),
  page("/products", { prices: true }),
  page("/products/pricing", { screen: "pages/pricing", set: "pricing-product", prices: true }),
  product("big-action"),
  product("big-assistant"),
  product("big-builder"),
  product("big-lake"),
  product("big-legal"),
  product("big-market"),
  product("big-one"),
  product("big-query"),
  product("big-social"),
  product("big-spider"),
  product("big-view"),
  product("big-vision"),
  product("api-marketplace"),
  variant("face-recognition", "bigvision-fr"),
  variant("object-detection", "bigvision-od"),
  variant("optical-character-recognition", "bigvision-ocr"),
  { path: "/products/api-platform", screen: "screens/product", set: "products-api-platform", about: "api-platform" },
  {
    path: "/products/request-api-marketplace",
    screen: "pages/request-api",
    set: "request-api-marketplace",
    locales: ["id"],
    twin: "/products/request-api-market-place",
  },
  {
    path: "/products/request-api-market-place",
    screen: "pages/request-api",
    set: "request-api-market-place",
    locales: ["en"],
    twin: "/products/request-api-marketplace",
  },
  ...soldOnline.map((id) => ({
    path: `/choosing-${contentName(id)}`,
    screen: "screens/choosing",
    set: `choosing-${contentName(id)}`,
    about: id,
    prices: true as const,
  })),
  page("/contact-us", { query: true }),
  article("/contact-us/terms", "terms-contact-us"),
  article("/contact-us/terms/bigsocial", "terms-bigsocial", { locales: ["id"] }),
  article("/privacy-policy", "privacy-policy"),
  article("/terms-and-conditions", "terms-and-conditions"),
  thankYou("/contact-us/success", "thank-you-contact-us"),
  thankYou("/contact-us/thank-you", "thank-you-contact-us"),
  thankYou("/contact-us/thank-you/big-social", "thank-you-big-social"),
  thankYou("/contact-us/thank-you/end-to-end-platform", "thank-you-end-to-end"),
  thankYou("/thank-you", "thank-you-contact-us"),
  thankYou("/thank-you/big-social", "thank-you-big-social"),
  thankYou("/thank-you/end-to-end", "thank-you-end-to-end"),
  thankYou("/products/big-builder/thank-you", "thank-you-big-builder"),
  thankYou("/products/api-marketplace/your-request-are-being-reviewed", "thank-you-api-marketplace"),
  ...reviewAnswers.map(review),
  page("/payment", { unlisted: true, prices: true }),
  { path: "/payment/:order", screen: "pages/payment-order", set: "payment", unlisted: true },
  auth("login"),
  auth("register"),
  auth("forgot-password"),
  auth("reset-password"),
  auth("verify-email"),
  auth("keep-account"),
  account("/account"),
  { ...account("/account/packages"), prices: true },
  account("/account/invoices"),
  account("/account/security"),
  account("/account/privacy"),
  { path: "/not-found", screen: "pages/not-found", set: "404", unlisted: true, status: 404 },
  interruption("offline"),
  interruption("server-error", 500),
  interruption("unavailable", 503),
  // Every part of the design system on one page, in development only.
  ...(import.meta.env?.DEV
    ? [{ path: "/styleguide", screen: "pages/styleguide", set: "common", unlisted: true as const }]
    : []),
];

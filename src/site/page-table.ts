import { type NewsletterOutcome, newsletterOutcomes } from "#address/newsletter-outcomes.ts";
import { type ReviewOutcome, reviewOutcomes, reviewPath } from "#address/review-outcomes.ts";
import { type RightsFormOutcome, rightsFormOutcomes, rightsFormPath } from "#address/rights-form-outcomes.ts";
import { industryIds } from "#catalogue/industries.ts";
import { contentName, type ProductId, productIds, soldOnline } from "#catalogue/products.ts";
import type { InterruptionName } from "#content/kinds/interruptions.ts";
import { letterPattern } from "#content/rules/letter-pattern.ts";
import type { SetName } from "#content/sets.ts";
import { entryPattern } from "./entry-pattern.ts";
import { type PageRow, page } from "./page-row.ts";
import type { ScreenName } from "./screens.ts";

const product = (id: ProductId): PageRow =>
  page(`/products/${id}`, { kind: "product", screen: "product", set: contentName(id), about: id, prices: true });

const variant = (slug: string, set: SetName): PageRow =>
  page(`/products/big-vision/${slug}`, {
    kind: "product",
    screen: "product",
    set,
    about: `big-vision-${slug}`,
    prices: true,
  });

const thankYou = (path: `/${string}`, set: SetName): PageRow =>
  page(path, { screen: "thank-you", set, unlisted: true });

// The pages of the links of a letter depend on the token in their query.
const tokenPages: ReadonlySet<NewsletterOutcome> = new Set(["confirm", "confirmed", "unsubscribe", "preferences"]);
const newsletterOutcome = (outcome: NewsletterOutcome): PageRow =>
  page(`/subscribe/${outcome}`, {
    screen: "newsletter-outcome",
    set: "subscribe",
    about: outcome,
    unlisted: true,
    ...(tokenPages.has(outcome) ? { query: true } : {}),
  });

// The page of an open review depends on the token in its query.
const review = (outcome: ReviewOutcome): PageRow =>
  page(reviewPath(outcome), {
    screen: "request-review",
    set: "request-review",
    about: outcome,
    unlisted: true,
    ...(outcome === "open" ? { query: true } : {}),
  });

// The page with the button depends on the token in its query.
const rightsFormOutcome = (outcome: RightsFormOutcome): PageRow =>
  page(`${rightsFormPath}/${outcome}`, {
    screen: "privacy-request-outcome",
    set: "privacy-request",
    about: outcome,
    unlisted: true,
    ...(outcome === "confirm" ? { query: true } : {}),
  });

const legal = (path: `/${string}`, set: SetName, options: Partial<PageRow> = {}): PageRow =>
  page(path, { kind: "legal", screen: "article", set, ...options });

const trust = (set: SetName): PageRow => page(`/${set}`, { screen: "trust", set });

const docs = (path: string, screen: ScreenName, about = path): PageRow =>
  page(`/docs/${path}`, { kind: "docs", screen, set: "docs", about });

const auth = (name: ScreenName): PageRow =>
  page(`/auth/${name}`, { screen: name, set: "auth", unlisted: true, frame: "quiet" });

const interruption = (name: InterruptionName, status?: 500 | 503): PageRow =>
  page(`/${name}`, {
    screen: "interruption",
    set: "interruptions",
    about: name,
    unlisted: true,
    ...(status ? { status } : {}),
  });

const account = (path: `/${string}`): PageRow =>
  page(path, { screen: "account", set: "account", unlisted: true, frame: "quiet" });

/** Every page by its pattern; `page-rows.server.ts` has a row for each entry of a collection in place of theirs. */
export const pageTable: readonly PageRow[] = [
  page("/", { kind: "home", screen: "home", set: "index", prices: true }),
  page("/about-us"),
  page("/customers"),
  page("/customers-new", { screen: "customers-new", set: "customers" }),
  page("/events"),
  page(entryPattern("events"), { screen: "event", set: "events", collection: "events", query: true }),
  page("/locations"),
  page("/partners"),
  page("/partners/dell", { screen: "partner", set: "partner-item" }),
  page("/success-story", { kind: "story", locales: ["id"] }),
  page("/resources", { query: true }),
  page(entryPattern("resources"), { kind: "resource", screen: "resource", set: "resources", collection: "resources" }),
  page("/changelog", { query: true }),
  page("/search", { query: true, unlisted: true }),
  page("/subscribe"),
  ...newsletterOutcomes.map(newsletterOutcome),
  page("/newsletter"),
  page(letterPattern, { kind: "letter", screen: "letter", set: "newsletter" }),
  page("/solutions"),
  ...industryIds.map((id) =>
    page(`/solutions/${id}`, { kind: "solution", screen: "solution", set: id, about: id, prices: true }),
  ),
  page("/products", { prices: true }),
  page("/products/pricing", { kind: "package", screen: "pricing", set: "pricing-product", prices: true }),
  ...productIds.map(product),
  variant("face-recognition", "bigvision-fr"),
  variant("object-detection", "bigvision-od"),
  variant("optical-character-recognition", "bigvision-ocr"),
  page("/products/api-platform", {
    kind: "product",
    screen: "product",
    set: "products-api-platform",
    about: "api-platform",
  }),
  page("/products/request-api-marketplace", {
    screen: "request-api",
    set: "request-api-marketplace",
    locales: ["id"],
    twin: "/products/request-api-market-place",
  }),
  page("/products/request-api-market-place", {
    screen: "request-api",
    set: "request-api-market-place",
    locales: ["en"],
    twin: "/products/request-api-marketplace",
  }),
  ...soldOnline.map((id) =>
    page(`/choosing-${contentName(id)}`, {
      kind: "package",
      screen: "choosing",
      set: `choosing-${contentName(id)}`,
      about: id,
      prices: true,
    }),
  ),
  trust("security"),
  trust("ai"),
  trust("integrations"),
  trust("service-levels"),
  trust("comparison"),
  trust("accessibility"),
  trust("glossary"),
  page("/contact-us", { query: true }),
  legal("/contact-us/terms", "terms-contact-us"),
  legal("/contact-us/terms/bigsocial", "terms-bigsocial", { locales: ["id"] }),
  legal("/privacy-policy", "privacy-policy"),
  page(rightsFormPath, { screen: "privacy-request", set: "privacy-request" }),
  ...rightsFormOutcomes.map(rightsFormOutcome),
  legal("/terms-and-conditions", "terms-and-conditions"),
  page("/docs", { kind: "docs" }),
  page(entryPattern("docs"), { kind: "docs", screen: "docs-guide", set: "docs", collection: "docs" }),
  page("/docs/api", { kind: "docs", screen: "docs-api", set: "docs" }),
  ...["shop", "leads", "account", "auth", "site"].map((name) => docs(`api/${name}`, "docs-api-group", name)),
  ...productIds.map((id) => docs(id, "docs-product")),
  thankYou("/contact-us/success", "thank-you-contact-us"),
  thankYou("/contact-us/thank-you", "thank-you-contact-us"),
  thankYou("/contact-us/thank-you/big-social", "thank-you-big-social"),
  thankYou("/contact-us/thank-you/end-to-end-platform", "thank-you-end-to-end"),
  thankYou("/thank-you", "thank-you-contact-us"),
  thankYou("/thank-you/big-social", "thank-you-big-social"),
  thankYou("/thank-you/end-to-end", "thank-you-end-to-end"),
  thankYou("/products/big-builder/thank-you", "thank-you-big-builder"),
  thankYou("/products/api-marketplace/your-request-are-being-reviewed", "thank-you-api-marketplace"),
  ...reviewOutcomes.map(review),
  page("/payment", { unlisted: true, prices: true, frame: "quiet" }),
  page("/quotation", { unlisted: true, frame: "quiet" }),
  page("/pay", { screen: "pay", set: "payer-link", unlisted: true, frame: "quiet" }),
  page("/payment/:order", { screen: "payment-order", set: "payment", unlisted: true, frame: "quiet" }),
  auth("login"),
  auth("register"),
  auth("forgot-password"),
  auth("reset-password"),
  auth("verify-email"),
  auth("keep-account"),
  auth("staff-invitation"),
  auth("staff-login"),
  account("/account"),
  account("/account/profile"),
  { ...account("/account/packages"), prices: true },
  account("/account/invoices"),
  account("/account/help"),
  account("/account/security"),
  account("/account/privacy"),
  page("/not-found", { screen: "not-found", set: "404", unlisted: true, status: 404 }),
  interruption("offline"),
  interruption("server-error", 500),
  interruption("unavailable", 503),
  // Every part of the design system on one page, in development only.
  ...(import.meta.env?.DEV ? [page("/styleguide", { screen: "styleguide", set: "common", unlisted: true })] : []),
];

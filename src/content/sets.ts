import { z } from "zod";
import { industryIds } from "#catalogue/industries.ts";
import { contentName, productIds, soldOnline } from "#catalogue/products.ts";
import type { Locale } from "#text/locales.ts";
import { aboutUs } from "./kinds/about-us.ts";
import { account } from "./kinds/account.ts";
import { article } from "./kinds/article.ts";
import { auth } from "./kinds/auth.ts";
import { bigSocialDemo } from "./kinds/big-social-demo.ts";
import { changelog } from "./kinds/changelog.ts";
import { choosing } from "./kinds/choosing.ts";
import { contactUs } from "./kinds/contact-us.ts";
import { customers } from "./kinds/customers.ts";
import { docs } from "./kinds/docs/docs.ts";
import { events } from "./kinds/events.ts";
import { home } from "./kinds/home.ts";
import { interruptions } from "./kinds/interruptions.ts";
import { locations } from "./kinds/locations.ts";
import {
  leadTemplates,
  mailsContent,
  mailsEvents,
  mailsHelp,
  mailsLeadNotices,
  mailsLetter,
} from "./kinds/mails/mails.ts";
import { mailsAccount } from "./kinds/mails/mails-account.ts";
import { mailsFooter } from "./kinds/mails/mails-footer.ts";
import { mailsLeads } from "./kinds/mails/mails-leads.ts";
import { mailsSalesLeads } from "./kinds/mails/mails-sales-leads.ts";
import { newsletter } from "./kinds/newsletter/newsletter.ts";
import { subscribe } from "./kinds/newsletter/subscribe.ts";
import { notFound } from "./kinds/not-found.ts";
import { productsOverview, solutionsOverview } from "./kinds/overview.ts";
import { partnerItem } from "./kinds/partner-item.ts";
import { partners } from "./kinds/partners.ts";
import { payerLink } from "./kinds/payer-link.ts";
import { payment } from "./kinds/payment.ts";
import { pricing } from "./kinds/pricing.ts";
import { privacyRequest } from "./kinds/privacy-request.ts";
import { problems } from "./kinds/problems.ts";
import { product } from "./kinds/product.ts";
import { quotation } from "./kinds/quotation.ts";
import { requestApi } from "./kinds/request-api.ts";
import { requestReview } from "./kinds/request-review.ts";
import { resources } from "./kinds/resources.ts";
import { search } from "./kinds/search.ts";
import { searchIntents } from "./kinds/search-intents.ts";
import { all } from "./kinds/shared/all.ts";
import { brand } from "./kinds/shared/brand.ts";
import { common } from "./kinds/shared/common.ts";
import { facts } from "./kinds/shared/facts.ts";
import { footer } from "./kinds/shared/footer.ts";
import { header } from "./kinds/shared/header.ts";
import { logo } from "./kinds/shared/logo.ts";
import { meta } from "./kinds/shared/meta.ts";
import { navbar } from "./kinds/shared/navbar.ts";
import { invoice } from "./kinds/shop/invoice.ts";
import { mailsSales } from "./kinds/shop/mails-sales.ts";
import { mailsShop } from "./kinds/shop/mails-shop.ts";
import { paymentProvider } from "./kinds/shop/payment-provider.ts";
import { shopMessages } from "./kinds/shop/shop-messages.ts";
import { solution } from "./kinds/solution.ts";
import { successStory } from "./kinds/success-story.ts";
import { thankYou } from "./kinds/thank-you.ts";
import { trust } from "./kinds/trust.ts";

/**
 * Words of the back office are changed with the code, not by editors: they have the type of their Indonesian file, and
 * `admin-words.test.ts` holds both languages to one form.
 */
const fromFile = <FileWords>() => ({ schema: z.custom<FileWords>() });

interface ContentSet<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** The only languages in which the set exists; both when absent. */
  locales?: readonly Locale[];
}

const setsOf = <Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, { schema }])) as Record<Name, ContentSet<Schema>>;

/**
 * Every content set by its exact name (SPEC.md section 1, DECISIONS.md "The page table"), with the schema of its kind.
 */
export const sets = {
  index: { schema: home },
  "404": { schema: notFound },
  interruptions: { schema: interruptions },
  all: { schema: all },
  common: { schema: common },
  brand: { schema: brand, locales: ["id"] },
  logo: { schema: logo, locales: ["id"] },
  facts: { schema: facts },
  header: { schema: header },
  navbar: { schema: navbar },
  footer: { schema: footer },
  meta: { schema: meta },
  problems: { schema: problems },
  "mails-footer": { schema: mailsFooter },
  "mails-leads": { schema: mailsLeads },
  "mails-events": { schema: mailsEvents },
  "mails-letter": { schema: mailsLetter },
  "mails-lead-notices": { schema: mailsLeadNotices },
  "mails-content": { schema: mailsContent },
  "lead-templates": { schema: leadTemplates },
  "mails-sales-leads": { schema: mailsSalesLeads, locales: ["id"] },
  "big-social-demo": { schema: bigSocialDemo },
  "contact-us": { schema: contactUs },
  auth: { schema: auth },
  account: { schema: account },
  "payer-link": { schema: payerLink },
  payment: { schema: payment },
  "pricing-product": { schema: pricing },
  products: { schema: productsOverview },
  solutions: { schema: solutionsOverview },
  "about-us": { schema: aboutUs },
  customers: { schema: customers },
  partners: { schema: partners },
  "partner-item": { schema: partnerItem },
  locations: { schema: locations },
  events: { schema: events },
  "success-story": { schema: successStory, locales: ["id"] },
  docs: { schema: docs },
  changelog: { schema: changelog },
  resources: { schema: resources },
  subscribe: { schema: subscribe },
  newsletter: { schema: newsletter },
  search: { schema: search },
  "search-intents": { schema: searchIntents },
  invoice: { schema: invoice },
  "mails-sales": { schema: mailsSales, locales: ["id"] },
  "mails-help": { schema: mailsHelp },
  "mails-shop": { schema: mailsShop },
  "payment-provider": { schema: paymentProvider, locales: ["id"] },
  "shop-messages": { schema: shopMessages },
  quotation: { schema: quotation },
  "request-review": { schema: requestReview },
  "privacy-request": { schema: privacyRequest },
  "mails-account": { schema: mailsAccount },
  "request-api-marketplace": { schema: requestApi, locales: ["id"] },
  "request-api-market-place": { schema: requestApi, locales: ["en"] },
  admin: fromFile<typeof import("../../content/id/admin.json")>(),
  "admin-api": fromFile<typeof import("../../content/id/admin-api.json")>(),
  "admin-audit": fromFile<typeof import("../../content/id/admin-audit.json")>(),
  "admin-brand": fromFile<typeof import("../../content/id/admin-brand.json")>(),
  "admin-campaigns": fromFile<typeof import("../../content/id/admin-campaigns.json")>(),
  "admin-content": fromFile<typeof import("../../content/id/admin-content.json")>(),
  "admin-content-board": fromFile<typeof import("../../content/id/admin-content-board.json")>(),
  "admin-conversation": fromFile<typeof import("../../content/id/admin-conversation.json")>(),
  "admin-customers": fromFile<typeof import("../../content/id/admin-customers.json")>(),
  "admin-empty": fromFile<typeof import("../../content/id/admin-empty.json")>(),
  "admin-events": fromFile<typeof import("../../content/id/admin-events.json")>(),
  "admin-experiments": fromFile<typeof import("../../content/id/admin-experiments.json")>(),
  "admin-files": fromFile<typeof import("../../content/id/admin-files.json")>(),
  "admin-help": fromFile<typeof import("../../content/id/admin-help.json")>(),
  "admin-invoices": fromFile<typeof import("../../content/id/admin-invoices.json")>(),
  "admin-jobs": fromFile<typeof import("../../content/id/admin-jobs.json")>(),
  "admin-lead-entry": fromFile<typeof import("../../content/id/admin-lead-entry.json")>(),
  "admin-pipeline": fromFile<typeof import("../../content/id/admin-pipeline.json")>(),
  "admin-lead-import": fromFile<typeof import("../../content/id/admin-lead-import.json")>(),
  "admin-leads": fromFile<typeof import("../../content/id/admin-leads.json")>(),
  "admin-media": fromFile<typeof import("../../content/id/admin-media.json")>(),
  "admin-newsletter": fromFile<typeof import("../../content/id/admin-newsletter.json")>(),
  "admin-notifications": fromFile<typeof import("../../content/id/admin-notifications.json")>(),
  "admin-orders": fromFile<typeof import("../../content/id/admin-orders.json")>(),
  "admin-people": fromFile<typeof import("../../content/id/admin-people.json")>(),
  "admin-prices": fromFile<typeof import("../../content/id/admin-prices.json")>(),
  "admin-reasons": fromFile<typeof import("../../content/id/admin-reasons.json")>(),
  "admin-reconciliation": fromFile<typeof import("../../content/id/admin-reconciliation.json")>(),
  "admin-speed": fromFile<typeof import("../../content/id/admin-speed.json")>(),
  "admin-staff": fromFile<typeof import("../../content/id/admin-staff.json")>(),
  "admin-settings": fromFile<typeof import("../../content/id/admin-settings.json")>(),
  "admin-system": fromFile<typeof import("../../content/id/admin-system.json")>(),
  "admin-tasks": fromFile<typeof import("../../content/id/admin-tasks.json")>(),
  "admin-today": fromFile<typeof import("../../content/id/admin-today.json")>(),
  "admin-vouchers": fromFile<typeof import("../../content/id/admin-vouchers.json")>(),
  ...setsOf(
    productIds.map((id) => contentName(id)),
    product,
  ),
  ...setsOf(["bigvision-fr", "bigvision-od", "bigvision-ocr", "products-api-platform"] as const, product),
  ...setsOf(
    ["security", "ai", "integrations", "service-levels", "comparison", "accessibility", "glossary"] as const,
    trust,
  ),
  ...setsOf(industryIds, solution),
  ...setsOf(
    soldOnline.map((id) => `choosing-${contentName(id)}` as const),
    choosing,
  ),
  ...setsOf(
    [
      "thank-you-contact-us",
      "thank-you-big-social",
      "thank-you-big-builder",
      "thank-you-end-to-end",
      "thank-you-api-marketplace",
    ] as const,
    thankYou,
  ),
  ...setsOf(["privacy-policy", "terms-and-conditions", "terms-contact-us"] as const, article),
  "terms-bigsocial": { schema: article, locales: ["id"] },
} satisfies Record<string, ContentSet>;

export type SetName = keyof typeof sets;
export type Words<Name extends SetName> = z.infer<(typeof sets)[Name]["schema"]>;
export const setNames = Object.keys(sets) as SetName[];

export function setLocales(name: SetName): readonly Locale[] {
  return (sets[name] as ContentSet).locales ?? ["id", "en"];
}

import { z } from "zod";
import { label, text } from "./parts.ts";

const words = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text(160)])) as Record<Name, ReturnType<typeof text>>);

/** The company, and the words that every page uses. Another company replaces its name and addresses here. */
export const common = z.strictObject({
  company: z.strictObject({
    name: label,
    legalName: text(80),
    tagline: text(120),
    npwp: z.string().regex(/^\d{16}$/),
    street: text(120),
    city: label,
    postalCode: z.string().regex(/^\d{5}$/),
    phone: z.string().regex(/^\+62\d+$/),
    email: z.email(),
    hours: text(80),
    social: z.array(z.strictObject({ name: label, href: z.url({ protocol: /^https?$/ }) })).min(1),
  }),
  actions: words(
    "contact",
    "tryDemo",
    "demo",
    "choose",
    "seePackages",
    "allProducts",
    "allSolutions",
    "talk",
    "subscribe",
  ),
  labels: words(
    "skip",
    "breadcrumb",
    "home",
    "products",
    "solutions",
    "resources",
    "docs",
    "events",
    "onThisPage",
    "backToTop",
    "close",
    "sample",
    // Explains the square brackets around facts that nobody has confirmed yet.
    "samples",
    "updated",
    "perMonth",
    "from",
    "byRequest",
    "together",
    "withProducts",
    "nextProduct",
    "becomes",
    "optional",
    "noScriptOrder",
    "noScriptAccount",
    // In the place of an interactive part that an error stopped.
    "failed",
    "reload",
  ),
  /** The last chapter of a product page, and its parts. */
  know: words("title", "packages", "cases", "worksWith", "data", "limits", "questions"),
  /** In the other language. `only` is for a page without a twin, whose switch leads to the home page. */
  offer: z.strictObject({
    lang: z.enum(["id", "en"]),
    text: text(120),
    accept: label,
    dismiss: label,
    only: text(120),
  }),
  /** Of a page whose release is gone from the server, or of which a part could not be loaded. */
  release: words("reloaded", "gone", "unloaded"),
  consent: words(
    "title",
    "body",
    "details",
    "accept",
    "refuse",
    // The answer given; `{at}` is its time.
    "accepted",
    "refused",
    "none",
    "change",
    "more",
    // Shown in a browser that sends "do not track".
    "signal",
    "version",
  ),
  /** The package chooser; `{months}` is the number. */
  chooser: words(
    "packages",
    "choose",
    "chosen",
    "selected",
    "months",
    "month",
    "many",
    "less",
    "more",
    "none",
    "times",
    "total",
    "later",
    "pay",
    "quotation",
  ),
  /** The words shared by all lead forms and their thank-you pages. */
  leadForm: words(
    "retry",
    "emailQuestion",
    "phoneRead",
    "phoneExtension",
    "otherIndustry",
    "notSure",
    "copySent",
    "copySentTo",
    "sentBefore",
    "whatsApp",
    "whatsAppText",
    "booking",
    "bookingText",
  ),
  tiers: z.strictObject({ starter: label, growth: label, business: label, enterprise: label }),
});
export type CommonWords = z.infer<typeof common>;

import type { LoaderFunctionArgs } from "react-router";
import { isSoldOnline, soldOnline } from "#catalogue/products.ts";
import type { DocsWords } from "#content/kinds/docs/docs.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { CommonWords } from "#content/kinds/shared/common.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Locale } from "#text/locales.ts";
import type { WelcomeContent } from "../islands/account/packages/welcome.tsx";
import AccountHelp from "../islands/account-help.tsx";
import AccountInvoices from "../islands/account-invoices.tsx";
import AccountLogOut from "../islands/account-log-out.tsx";
import AccountNotice from "../islands/account-notice.tsx";
import AccountOverview from "../islands/account-overview.tsx";
import AccountPackages from "../islands/account-packages.tsx";
import AccountPrivacy from "../islands/account-privacy.tsx";
import AccountProfile from "../islands/account-profile.tsx";
import AccountSecurity from "../islands/account-security.tsx";
import type { SoldPackage } from "../islands/checkout/chosen-package.ts";
import { Island } from "../layout/island.tsx";
import { loadPage } from "../page.server.ts";
import { Inline } from "../sections/inline.tsx";
import { NoScriptHelp } from "../sections/no-script-help.tsx";
import { Title } from "../sections/title.tsx";
import type { PackageOffer } from "../site-services.ts";
import { soldPackages } from "../sold-packages.ts";
import { useHref, usePage } from "../use-page.ts";

interface Extra {
  privacyVersion: string;
  /** For renewals and upgrades: the words of the checkout, and the packages on sale. */
  ordering: { checkout: PaymentWords["checkout"]; sold: SoldPackage[]; content: WelcomeContent } | null;
  /** The labels of the billing details, as the checkout has them. */
  buyer: PaymentWords["checkout"]["buyer"] | null;
}

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, async ({ packages }, { address, row }) => ({
    privacyVersion: (readSet(address.locale, "privacy-policy") as { version: string }).version,
    ordering: row.path === "/account/packages" ? orderingParts(address.locale, await packages(address.locale)) : null,
    buyer: row.path === "/account/profile" ? checkoutWords(address.locale).buyer : null,
  }));

const checkoutWords = (locale: Locale) => (readSet(locale, "payment") as PaymentWords).checkout;

function orderingParts(locale: Locale, offers: readonly PackageOffer[]): Extra["ordering"] {
  const { products } = readSet(locale, "docs") as DocsWords;
  const { email, phone, hours } = (readSet(locale, "common") as CommonWords).company;
  const online = products.items.filter(({ product }) => isSoldOnline(product));
  return {
    checkout: checkoutWords(locale),
    sold: soldPackages(offers),
    content: {
      firstSteps: Object.fromEntries(online.map(({ product, aim, steps }) => [product, { aim, steps }])),
      features: Object.fromEntries(offers.map(({ id, features }) => [id, features])),
      company: { email, phone, hours },
    },
  };
}

const parts = [
  { path: "/account", name: "overview" },
  { path: "/account/packages", name: "packages" },
  { path: "/account/invoices", name: "invoices" },
  { path: "/account/help", name: "help" },
  { path: "/account/profile", name: "profile" },
  { path: "/account/security", name: "security" },
  { path: "/account/privacy", name: "privacy" },
] as const;

/** Renders the account area: the same page for everyone; the user's data comes from the API once it is shown. */
export default function AccountPage() {
  const { words, row, address, common } = usePage<"account">();
  const href = useHref();
  const part = parts.find(({ path }) => path === row.path) ?? parts[0];
  const { title, lead } = words[part.name];
  return (
    <div className="wrap account min-h-svh py-10 lg:py-16">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-medium text-primary">{words.area.title}</p>
        <Island name="account-log-out" component={AccountLogOut} props={{ label: words.area.logOut, address }} />
      </div>
      <Island
        name="account-notice"
        component={AccountNotice}
        props={{ words: { notice: words.notice, errors: words.errors }, address }}
      />
      <div className="account-parts">
        <nav aria-label={words.area.menu} className="account-nav">
          {/* On a phone one line that scrolls; its cut-off end shows that there is more. */}
          <ul>
            {parts.map(({ path, name }) => (
              <li key={path} className="shrink-0">
                <a
                  href={href(path)}
                  className="bar-link side-link w-full max-lg:px-2 aria-[current]:bg-primary-soft"
                  aria-current={path === part.path ? "page" : undefined}
                >
                  {words.area[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="account-part">
          <Title className="text-3xl">{title}</Title>
          <p className="mt-2 mb-8 text-muted">
            <Inline text={lead} />
          </p>
          <NoScriptHelp text={common.labels.noScriptAccount} />
          <Part name={part.name} />
        </div>
      </div>
    </div>
  );
}

function Part({ name }: { name: (typeof parts)[number]["name"] }) {
  const { words, address, all, extra } = usePage<"account", Extra>();
  const { area, errors, password } = words;
  switch (name) {
    case "overview": {
      const { unverified, overview, packages, invoices, help, helpTopics, helpStates } = words;
      const props = {
        words: { area, unverified, overview, packages, invoices, help, helpTopics, helpStates, errors },
        address,
      };
      return <Island name="account-overview" component={AccountOverview} props={props} />;
    }
    case "profile": {
      const { unverified, profile, billing, email, factor } = words;
      const buyer = extra.buyer!;
      const products = soldOnline.map((id) => ({ id, name: all.products[id].name }));
      const props = {
        words: { area, unverified, profile, billing, buyer, email, factor, password, errors },
        address,
        products,
      };
      return <Island name="account-profile" component={AccountProfile} props={props} />;
    }
    case "packages": {
      const { checkout, sold, content } = extra.ordering!;
      const props = {
        words: { area, packages: words.packages, welcome: words.welcome, errors, checkout },
        sold,
        content,
        address,
      };
      return <Island name="account-packages" component={AccountPackages} props={props} />;
    }
    case "invoices": {
      const props = { words: { area, invoices: words.invoices, errors }, address };
      return <Island name="account-invoices" component={AccountInvoices} props={props} />;
    }
    case "security": {
      const { changePassword, twoFactor, factor, passkeys, sessions } = words;
      const props = {
        words: { area, changePassword, twoFactor, factor, passkeys, sessions, password, errors },
        address,
      };
      return <Island name="account-security" component={AccountSecurity} props={props} />;
    }
    case "help": {
      const { help, helpTopics, helpStates } = words;
      const props = { words: { area, help, helpTopics, helpStates, errors }, address };
      return <Island name="account-help" component={AccountHelp} props={props} />;
    }
    case "privacy": {
      const { download, consents, remove } = words;
      const props = {
        words: { download, consents, remove, password, errors },
        address,
        privacyVersion: extra.privacyVersion,
      };
      return <Island name="account-privacy" component={AccountPrivacy} props={props} />;
    }
  }
}

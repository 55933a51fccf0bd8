import type { LoaderFunctionArgs } from "react-router";
import { jobOf, type SoldOnlineId } from "#catalogue/products.ts";
import type { ChoosingWords } from "#content/kinds/choosing.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Words } from "#content/sets.ts";
import { Icon } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import PackageChooser from "../../islands/package-chooser.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import { Crumbs } from "../../sections/crumbs.tsx";
import { Inline } from "../../sections/inline.tsx";
import { NoScriptHelp } from "../../sections/no-script-help.tsx";
import { Title } from "../../sections/title.tsx";
import { useSections } from "../../sections/use-sections.ts";
import type { PackageOffer } from "../../site-services.ts";
import { useHref, usePage } from "../../use-page.ts";

interface ChoosingExtra {
  packages: PackageOffer[];
  /** The word on the package that the price page suggests. */
  suggested: string;
  sharedQuestions: Words<"pricing-product">["sharedQuestions"];
}

/** Loads the page with its product's packages, and the questions whose answers are the same for every product. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage<ChoosingExtra>(args, async ({ packages }, { address, row }) => ({
    packages: (await packages(address.locale)).filter(({ product }) => product === row.about),
    suggested: readSet(address.locale, "pricing-product").table.suggested,
    sharedQuestions: readSet(address.locale, "pricing-product").sharedQuestions,
  }));

/** Renders one product's packages, for whom each is, and the links to the payment page. */
export default function Choosing() {
  const { address, row, words, common, extra } = usePage<"choosing-bigsocial", ChoosingExtra>();
  const { Section, Questions } = useSections();
  const href = useHref();
  const product = row.about as SoldOnlineId;
  return (
    <>
      <ChoosingHead product={product} words={words} />
      <section className="wrap pt-6 pb-12" data-job={jobOf(product)} aria-label={common.chooser.packages}>
        <NoScriptHelp text={common.labels.noScriptOrder} className="mb-8" />
        <Island
          name="package-chooser"
          component={PackageChooser}
          props={{
            product,
            packages: extra.packages.map((offered) => choiceOf(offered, words.guide, common.tiers)),
            words: { ...common.chooser, perMonth: common.labels.perMonth, suggested: extra.suggested },
            locale: address.locale,
            payment: href("/payment"),
          }}
        />
        <div className="package-enterprise">
          <div>
            <h2 className="text-lg">{words.enterprise.title}</h2>
            <p className="mt-2 max-w-3xl text-muted">{words.enterprise.body}</p>
          </div>
          <a href={href(`/contact-us?product=${product}`)} className="btn btn-secondary shrink-0">
            {common.tiers.enterprise}: {common.actions.contact.toLowerCase()}
          </a>
        </div>
      </section>
      <Section title={words.included.title}>
        <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {words.included.items.map((item) => (
            <li key={item} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 shrink-0 text-primary" />
              {item}
            </li>
          ))}
        </ul>
      </Section>
      <Questions title={words.questions.title} items={[...words.questions.items, ...extra.sharedQuestions]} />
    </>
  );
}

function choiceOf(
  { id, tier, name, description, price, features }: PackageOffer,
  guide: ChoosingWords["guide"],
  tiers: Record<string, string>,
) {
  const { who, why } = guide.items.find((item) => item.tier === tier)!;
  return { id, name, description, price, features, who, why, tier: tiers[tier]! };
}

/** Renders a head that is low enough for the packages' buttons to stand on the first screen, above the bar with the sum. */
function ChoosingHead({ product, words }: { product: SoldOnlineId; words: ChoosingWords }) {
  return (
    <div className="choosing-head" data-job={jobOf(product)}>
      <div className="wrap py-6">
        <Crumbs />
        <p className="mt-3 flex items-center gap-2.5 font-semibold text-hue">
          <ProductMark id={product} className="size-6" />
          {words.name}
        </p>
        <div className="mt-2.5 items-end gap-x-12 lg:grid lg:grid-cols-[7fr_5fr]">
          <Title className="choosing-title">{words.hero.title}</Title>
          <p className="text-muted max-lg:mt-4">
            <Inline text={words.hero.lead} />
          </p>
        </div>
      </div>
    </div>
  );
}

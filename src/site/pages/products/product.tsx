import type { LoaderFunctionArgs } from "react-router";
import { isProductId, isSoldOnline } from "#catalogue/products.ts";
import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import { readSet } from "#content/read-set.server.ts";
import { ProductMark } from "../../illustrations/product-mark.tsx";
import { Vignette, type VignetteName } from "../../illustrations/vignettes/vignette.tsx";
import { loadPage } from "../../page.server.ts";
import { ContactActions } from "../../sections/contact-actions.tsx";
import { useSections } from "../../sections/use-sections.ts";
import type { PackageOffer } from "../../site-services.ts";
import { usePage } from "../../use-page.ts";
import { BigSocialDemoSection } from "./big-social-demo.tsx";
import { PackageRow } from "./package-row.tsx";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async ({ packages }, { address, row }) => ({
    packages: (await packages(address.locale)).filter(({ product }) => product === row.about),
    demo: row.about === "big-social" ? readSet(address.locale, "big-social-demo") : null,
  }));

/**
 * Renders a product, or one of its variants: promise, problem, stories, steps, cases, company, limits, packages,
 * questions.
 */
export default function Product() {
  const { address, row, words, extra } = usePage<
    "bigsocial",
    { packages: PackageOffer[]; demo: BigSocialDemoWords | null }
  >();
  const { Hero, Story, PointGrid, Steps, Cases, WorksWith, Limits, Questions, NextStep, WideSection } = useSections();
  const about = row.about!;
  const product = productOf(about);
  return (
    <>
      <Hero
        {...words.hero}
        name={
          <>
            <ProductMark id={product} className="size-6" />
            {words.name}
          </>
        }
        actions={<ContactActions product={product} />}
        picture={<Vignette name={about as VignetteName} locale={address.locale} />}
      />
      <Story title={words.problem.title} body={[words.problem.body]} />
      <PointGrid title={words.stories.title} items={[...words.stories.items, ...words.tiles]} id="features" />
      {extra.demo && <BigSocialDemoSection words={extra.demo} />}
      <Steps {...words.steps} sunken={about !== "big-social"} />
      <Cases {...words.cases} />
      <WorksWith {...words.worksWith} />
      <Limits {...words.limits} />
      <WideSection {...words.packages} id="packages">
        {isSoldOnline(about) ? (
          <PackageRow packages={extra.packages} product={about} />
        ) : (
          <AskForIt product={product} />
        )}
      </WideSection>
      <Questions {...words.questions} />
      <NextStep {...words.next} product={product} />
    </>
  );
}

/** Returns the product of a variant: BigVision of `big-vision-face-recognition`. */
function productOf(about: string) {
  if (isProductId(about)) return about;
  return about.startsWith("big-vision") ? ("big-vision" as const) : ("api-marketplace" as const);
}

function AskForIt({ product }: { product: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ContactActions product={product} />
    </div>
  );
}

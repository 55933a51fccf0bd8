import type { LoaderFunctionArgs } from "react-router";
import { isProductId, jobOf } from "#catalogue/products.ts";
import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import { readSet } from "#content/read-set.server.ts";
import { ProductMark } from "../../illustrations/product-mark.tsx";
import { loadPage } from "../../page.server.ts";
import type { ProductPicture } from "../../pictures/products/product-pictures.ts";
import { type ProductPageId, productPictures } from "../../pictures/products/registry.ts";
import { ContactActions } from "../../sections/actions/contact-actions.tsx";
import { useSections } from "../../sections/use-sections.ts";
import type { PackageOffer } from "../../site-services.ts";
import { usePage } from "../../use-page.ts";
import { BigSocialDemoSection } from "./big-social-demo.tsx";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async ({ packages }, { address, row }) => ({
    packages: (await packages(address.locale)).filter(({ product }) => product === productOf(row.about!)),
    demo: row.about === "big-social" ? readSet(address.locale, "big-social-demo") : null,
  }));

/**
 * Renders a product, or one of its variants: promise with its screen, what changes, three stories, tiles, steps,
 * and what a buyer looks up.
 */
export default function Product() {
  const { address, row, words, extra } = usePage<
    "bigsocial",
    { packages: PackageOffer[]; demo: BigSocialDemoWords | null }
  >();
  const sections = useSections();
  const { Hero, ProductOutcomes, PictureStories, PictureTiles, StepScene, GoodToKnow } = sections;
  const { NextProduct, NextStep } = sections;
  const about = row.about as ProductPageId;
  const product = productOf(about);
  const job = jobOf(product);
  const pictures = productPictures[about];
  const draw = (Picture: ProductPicture, index: number) => <Picture key={index} locale={address.locale} />;
  const Stage = pictures.stage;
  return (
    <div data-job={job} data-page="" className="product-page">
      <Hero
        {...words.hero}
        job={job}
        name={
          <>
            <ProductMark id={product} className={`size-7 vt-${product}`} />
            {words.name}
          </>
        }
        actions={<ContactActions product={product} liveDemo={extra.demo ? "#demo" : undefined} />}
        picture={<Stage locale={address.locale} />}
        layout="stage"
      />
      <ProductOutcomes problem={words.problem} outcomes={words.outcomes} />
      <PictureStories {...words.stories} pictures={pictures.stories.map(draw)} />
      <PictureTiles label={words.stories.title} items={words.tiles} pictures={pictures.tiles.map(draw)} />
      {extra.demo && <BigSocialDemoSection words={extra.demo} />}
      <StepScene {...words.steps} />
      <GoodToKnow
        packages={{ ...words.packages, packages: extra.packages, actions: <ContactActions product={product} /> }}
        cases={words.cases}
        worksWith={words.worksWith}
        data={words.data}
        limits={words.limits}
        questions={words.questions}
      />
      <NextProduct product={product} />
      <NextStep {...words.next} product={product} workplace={product} />
    </div>
  );
}

/** Returns the product of a variant: BigVision of `big-vision-face-recognition`. */
function productOf(about: string) {
  if (isProductId(about)) return about;
  return about.startsWith("big-vision") ? ("big-vision" as const) : ("api-marketplace" as const);
}

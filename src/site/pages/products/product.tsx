import { Fragment, type ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { isProductId, jobOf } from "#catalogue/products.ts";
import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import type { ProductLayout, ProductWords } from "#content/kinds/product.ts";
import { readSet } from "#content/read-set.server.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import BigSocialDemo from "../../islands/big-social-demo.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import type { ProductPicture } from "../../pictures/products/product-pictures.ts";
import { type ProductPageId, productPictures } from "../../pictures/products/registry.ts";
import { ContactActions } from "../../sections/actions.tsx";
import { type Ground, WideSection } from "../../sections/section.tsx";
import { useSections } from "../../sections/use-sections.ts";
import type { PackageOffer } from "../../site-services.ts";
import { useHref, usePage } from "../../use-page.ts";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async ({ packages }, { address, row }) => ({
    packages: (await packages(address.locale)).filter(({ product }) => product === productOf(row.about!)),
    demo: row.about === "big-social" ? readSet(address.locale, "big-social-demo") : null,
  }));

type Part = "outcomes" | "stories" | "tiles" | "demo" | "steps" | "know";

interface Arrangement {
  hero: "stage" | "bleed";
  /** The parts between the head and the way to the next product, with the ground of those that have none of their own. */
  parts: readonly (Part | [Part, Ground])[];
  /** What stands beside the invitation: people at work, a picture of the page, or the end of the thread. */
  end: "people" | "picture" | "thread";
  endGround: Ground;
}

/** How a page is arranged, by its layout. No two neighbours have the same ground, and each has one chapter on ink. */
const arrangements: Record<ProductLayout, Arrangement> = {
  diagram: {
    hero: "bleed",
    parts: ["outcomes", ["tiles", "mist"], "stories", "demo", "steps", "know"],
    end: "people",
    endGround: "mist",
  },
  screens: {
    hero: "stage",
    parts: [["outcomes", "mist"], "stories", ["tiles", "mist"], "demo", "steps", "know"],
    end: "picture",
    endGround: "mist",
  },
  pair: {
    hero: "stage",
    parts: [["steps", "paper"], ["outcomes", "mist"], "stories", ["tiles", "mist"], "demo", "know"],
    end: "thread",
    endGround: "ink",
  },
  thread: {
    hero: "stage",
    parts: ["outcomes", "stories", "steps", "demo", "tiles", ["know", "mist"]],
    end: "people",
    endGround: "ink",
  },
};

/**
 * Renders a product, or one of its variants: promise with its screen, what changes, three stories, tiles, steps,
 * and what a buyer looks up; their order, sides and grounds follow the layout that the page's words name.
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
  const stage = draw(pictures.stage, 0);
  const { layout } = words;
  const { hero, parts, end, endGround } = arrangements[layout];
  const drawPart: Record<Part, (ground?: Ground) => ReactNode> = {
    outcomes: (ground) => (
      <ProductOutcomes problem={words.problem} outcomes={words.outcomes} statement={words.statement} ground={ground} />
    ),
    stories: () => <PictureStories {...words.stories} layout={layout} pictures={pictures.stories.map(draw)} />,
    tiles: (ground) => (
      <PictureTiles
        label={words.stories.title}
        items={words.tiles}
        pictures={pictures.tiles.map(draw)}
        ground={ground}
      />
    ),
    demo: () => extra.demo && <BigSocialDemoSection words={extra.demo} />,
    steps: (ground) => <StepScene {...words.steps} ground={ground} />,
    know: (ground) => (
      <GoodToKnow
        packages={{ ...words.packages, packages: extra.packages, actions: <ContactActions product={product} /> }}
        cases={words.cases}
        worksWith={words.worksWith}
        data={words.data}
        limits={words.limits}
        questions={words.questions}
        ground={ground}
      />
    ),
  };
  return (
    <div data-job={job} data-page="" data-layout={layout} className="product-page">
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
        picture={words.pair ? <PairStage pair={words.pair}>{stage}</PairStage> : stage}
        layout={hero}
      />
      {parts.map((part) => {
        const [name, ground] = typeof part === "string" ? [part] : part;
        return <Fragment key={name}>{drawPart[name](ground)}</Fragment>;
      })}
      <NextProduct product={product} />
      <NextStep
        {...words.next}
        product={product}
        ground={endGround}
        workplace={end === "people" ? product : undefined}
        picture={end === "picture" ? draw(pictures.tiles[0], 0) : undefined}
      />
    </div>
  );
}

/** Returns the product of a variant: BigVision of `big-vision-face-recognition`. */
function productOf(about: string) {
  if (isProductId(about)) return about;
  return about.startsWith("big-vision") ? ("big-vision" as const) : ("api-marketplace" as const);
}

/** Renders the demo on BigSocial's product page; the island is loaded only when it comes into view. */
function BigSocialDemoSection({ words }: { words: BigSocialDemoWords }) {
  const { locale } = usePage().address;
  const href = useHref();
  return (
    <WideSection title={words.title} lead={words.lead} id="demo" takesFocus ground="mist">
      <Island
        name="big-social-demo"
        component={BigSocialDemo}
        props={{ words, locale, contactHref: href("/contact-us?product=big-social") }}
        whenVisible
      />
    </WideSection>
  );
}

/** Renders what goes in and what comes out as one wide picture, on a ground that changes from light to ink between them. */
function PairStage({ pair, children }: { pair: NonNullable<ProductWords["pair"]>; children: ReactNode }) {
  return (
    <div className="pair-stage">
      <p className="pair-ends">
        <span>{pair.input}</span>
        <span>{pair.output}</span>
      </p>
      {children}
    </div>
  );
}

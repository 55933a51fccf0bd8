import { type IndustryId, industryIds } from "#catalogue/industries.ts";
import { jobOf, type ProductId } from "#catalogue/products.ts";
import type { Words } from "#content/sets.ts";
import type { Locale } from "#text/locales.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { industryPictures } from "../../pictures/industries/registry.ts";
import { partsOf, type Screen, type ScreenPart } from "../../pictures/industries/screen.ts";
import { SmallScreen } from "../../pictures/industries/small-screen.tsx";
import { plainCode } from "../../pictures/kit/parts.tsx";
import { Picture } from "../../pictures/kit/picture.tsx";
import { inLanguage, type PictureText } from "../../pictures/kit/words.ts";
import { Inline } from "../../sections/inline.tsx";
import { useHref, usePage } from "../../use-page.ts";

type Group = keyof Words<"solutions">["filter"]["groups"];

/** The field of each industry, by which the index is filtered, and which of its problems it shows. */
const shown: Record<IndustryId, readonly [Group, problem: 0 | 1 | 2]> = {
  education: ["public", 0],
  "energy-and-utilities": ["industry", 1],
  "financial-services": ["finance", 1],
  government: ["public", 1],
  healthcare: ["public", 1],
  insurance: ["finance", 1],
  "life-science": ["industry", 2],
  manufacturing: ["industry", 0],
  media: ["consumer", 0],
  retail: ["consumer", 1],
  technology: ["consumer", 2],
  telecommunication: ["consumer", 0],
};

interface QuestionIndexProps {
  filter: Words<"solutions">["filter"];
  items: Words<"solutions">["list"]["items"];
  products: Record<IndustryId, ProductId[]>;
}

/** Renders an index of questions, each beside a screen that answers it; a filter by field works without a script. */
export function QuestionIndex({ filter, items, products }: QuestionIndexProps) {
  const { address, all, common } = usePage();
  const href = useHref();
  return (
    <div className="question-list">
      <fieldset className="question-filter">
        <legend className="sr-only">{filter.label}</legend>
        {Object.entries({ all: filter.all, ...filter.groups }).map(([group, name]) => (
          <label key={group}>
            <input type="radio" name="field" value={group} defaultChecked={group === "all"} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <ul>
        {industryIds.map((id) => {
          const [group, problem] = shown[id];
          const screen = industryPictures[id].screens[problem][1];
          return (
            <li
              key={id}
              className="question-card"
              data-group={group}
              data-job={jobOf(screen.product ?? products[id][0]!)}
            >
              <div className="question-picture">
                <Picture locale={address.locale} label={screenLabel(screen, address.locale)} size="tile" sample={false}>
                  <SmallScreen screen={screen} locale={address.locale} />
                </Picture>
              </div>
              <div className="flex flex-col p-5 sm:p-6">
                <p className="flex items-center gap-2 text-sm font-medium text-hue">
                  <IndustryMark id={id} className="size-5" />
                  {all.industries[id].name}
                </p>
                <h3 className="mt-2">
                  <a href={href(`/solutions/${id}`)}>
                    <span className="block">{items[id].question}</span>
                  </a>
                </h3>
                <p className="mt-2 text-sm text-muted">
                  <Inline text={items[id].problem} />
                </p>
                <p className="mt-auto hidden flex-wrap gap-x-3 gap-y-1 pt-3 text-xs text-muted sm:flex">
                  <span className="sr-only">{common.labels.withProducts} </span>
                  {products[id].slice(0, 4).map((product) => (
                    <span key={product} className="inline-flex items-center gap-1">
                      <ProductMark id={product} className="size-4 text-hue" />
                      {all.products[product].name}
                    </span>
                  ))}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Returns everything that a screen says, for people who do not see it. */
export function screenLabel(screen: Screen, locale: Locale): string {
  const texts = [screen.title, screen.meta ?? "", ...partsOf(screen).flatMap(textsOf)].filter(Boolean);
  return texts.map((text) => inLanguage(text, locale)).join("; ");
}

function textsOf(part: ScreenPart): readonly PictureText[] {
  if ("chat" in part) return part.chat.map(([, text]) => text);
  if ("bars" in part) return part.bars.flatMap(([label, , value]) => [label, value]);
  if ("table" in part) return [...(part.head ?? []), ...part.table.flat()];
  if ("fields" in part) return part.fields.flatMap((field) => field.slice(0, 2) as PictureText[]);
  if ("chips" in part) return part.chips.map(([, text]) => text);
  if ("ask" in part) return [part.ask];
  if ("diff" in part) return part.diff.map(([, text]) => text);
  if ("line" in part || "columns" in part) return part.labels ?? [];
  if ("beds" in part) return part.beds.map(([ward]) => ward);
  if ("code" in part) return part.code.map(plainCode);
  if ("steps" in part) return part.steps;
  return [part.note];
}

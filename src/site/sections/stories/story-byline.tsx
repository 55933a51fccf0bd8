import type { CustomerStory, CustomersWords } from "#content/kinds/customers.ts";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { pageTable } from "../../page-table.ts";
import { Photo } from "../../pictures/photo.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** Renders the customer and industry of a story, and a label where it is illustrative. */
export function StoryByline({ story, labels }: { story: CustomerStory; labels: CustomersWords["labels"] }) {
  const { all, common, address } = usePage();
  const { name, kind, industry, sample, longer, logo } = story;
  const longerPage = pageTable.find(({ path }) => path === longer);
  const href = useHref();
  return (
    <div>
      <a
        href={href(`/solutions/${industry}`)}
        className="inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-primary hover:underline"
      >
        <IndustryMark id={industry} className="size-5 text-primary" />
        {all.industries[industry].name}
      </a>
      <Photo picture={logo} sizes="10rem" className="photo-logo mt-2 mb-3" />
      <p className="mt-1 text-lg font-semibold">{name}</p>
      <p className="text-sm text-muted">{kind}</p>
      {sample && <p className="tag mt-3">{common.labels.sample}</p>}
      {longer && longerPage && (longerPage.locales?.includes(address.locale) ?? true) && (
        <p className="mt-2">
          <a href={href(longer)} className="link inline-flex min-h-11 items-center text-sm">
            {labels.longer}
          </a>
        </p>
      )}
    </div>
  );
}

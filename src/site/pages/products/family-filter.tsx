import { isSoldOnline, jobIds, jobOf, type ProductId, type ProductJob, productIds } from "#catalogue/products.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { CheapestPrices } from "../../cheapest-prices.ts";
import { JobMark } from "../../illustrations/job-mark.tsx";
import { sampleNote } from "../../pictures/products/family-picture.tsx";
import { FamilyTile } from "../../sections/family/family-tile.tsx";
import { usePage } from "../../use-page.ts";

interface FamilyFilterProps {
  label: string;
  every: string;
  sold: string;
  from: CheapestPrices;
}

/** Renders all products as tiles below a filter by job and by how they are sold: radio buttons, no script. */
export function FamilyFilter({ label, every, sold, from }: FamilyFilterProps) {
  const { address, all, common } = usePage();
  const price = (product: ProductId) =>
    from[product]
      ? `${common.labels.from} ${formatRupiah(from[product], address.locale)} ${common.labels.perMonth}`
      : common.labels[product === "api-marketplace" ? "byRequest" : "together"];
  return (
    <div className="filtered">
      <fieldset className="filter">
        <legend className="sr-only">{label}</legend>
        <Choice id="every" name={every} isFirst />
        <Choice id="sold" name={sold} />
        {jobIds.map((job) => (
          <Choice key={job} id={job} name={all.jobs[job].name} job={job} />
        ))}
      </fieldset>
      <ul className="family">
        {productIds.map((product) => (
          <li
            key={product}
            data-product={product}
            data-job={jobOf(product)}
            data-sold={isSoldOnline(product) ? "" : undefined}
          >
            <FamilyTile product={product} note={price(product)} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-muted">{sampleNote[address.locale]}</p>
    </div>
  );
}

function Choice({ id, name, job, isFirst }: { id: string; name: string; job?: ProductJob; isFirst?: boolean }) {
  return (
    <label className="filter-choice" data-job={job}>
      <input type="radio" name="show" value={id} defaultChecked={isFirst} className={`show-${id}`} />
      {job && <JobMark id={job} className="size-5" />}
      {name}
    </label>
  );
}

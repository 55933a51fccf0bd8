import { isProductId, jobIds, jobOf } from "#catalogue/products.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import type { NavigationName } from "../screen-row.ts";
import { NavigationIcon } from "../shell/navigation-icon.tsx";

/** Returns the first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const parts = name.split(/[\s._@-]+/).filter((part) => /\p{L}|\p{N}/u.test(part));
  const letters = parts.length > 1 ? [parts[0]!, parts.at(-1)!] : parts;
  return letters.map((part) => [...part][0]!.toUpperCase()).join("");
}

/** Renders a person's initials; the same name has the same colour everywhere. The name is always beside it. */
export function Avatar({ name, large = false }: { name: string; large?: boolean }) {
  const sum = [...name].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return (
    <span
      className="avatar"
      data-size={large ? "large" : undefined}
      data-job={jobIds[sum % jobIds.length]}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}

/** Renders a product's mark on a ground of its colour; what is no product has none. The name is always beside it. */
export function ProductBadge({ product, large = false }: { product: string; large?: boolean }) {
  if (!isProductId(product)) return null;
  return (
    <span
      className="avatar avatar-product"
      data-size={large ? "large" : undefined}
      data-job={jobOf(product)}
      aria-hidden="true"
    >
      <ProductMark id={product} className={large ? "size-7" : "size-4"} />
    </span>
  );
}

/** Renders the sign of a part of the back office, for what no person and no product stands for. */
export function PartBadge({ part, tone = "quiet" }: { part: NavigationName; tone?: "quiet" | "bad" | "warn" }) {
  return (
    <span className={`avatar avatar-product tone-${tone}`} data-tone={tone} aria-hidden="true">
      <NavigationIcon name={part} />
    </span>
  );
}

/** Renders a person with their initials, as one line of a list. */
export function Person({ name, detail }: { name: string; detail?: string | undefined }) {
  return (
    <span className="person-line">
      <Avatar name={name} />
      <span className="truncate">
        {name}
        {detail && <span className="font-normal text-muted"> {detail}</span>}
      </span>
    </span>
  );
}

/** Renders a product with its mark, as one line of a list. */
export function ProductLine({ product, name }: { product: string; name: string }) {
  return (
    <span className="person-line">
      <ProductBadge product={product} />
      <span className="truncate">{name}</span>
    </span>
  );
}

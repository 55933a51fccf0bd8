import { Icon } from "#ui/icon.tsx";
import { useHref } from "../../use-page.ts";

/** Renders the link of a menu that leads further than its entries. */
export function MenuMore({ href, label }: { href: string; label: string }) {
  const pageHref = useHref();
  return (
    <a href={pageHref(href)} className="link menu-more">
      {label}
      <Icon name="arrow-right" className="size-4" />
    </a>
  );
}

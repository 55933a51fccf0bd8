import { useMatches } from "react-router";
import { localizeHref } from "#address/address.ts";
import type { SetName, Words } from "#content/sets.ts";
import type { PageData } from "./page.server.ts";

/** Returns the data of the page being rendered; its words are typed by the content set's name. */
export function usePage<Name extends SetName = SetName, Extra = unknown>() {
  const page = useMatches().at(-1)!.loaderData as PageData<Extra>;
  return page as Omit<PageData<Extra>, "words"> & { words: Words<Name> };
}

/** Returns a function that turns a path into a link within the page's language and edition. */
export function useHref(): (href: string) => string {
  const { address } = usePage();
  return (href) => localizeHref(href, address);
}

import { usePage } from "../use-page.ts";

/** Returns the menus of the header: the id of each popover, its name, and the addresses it stands for. */
export function useMenus() {
  const { navbar } = usePage();
  return [
    { id: "menu-products", label: navbar.products, under: "/products" },
    { id: "menu-solutions", label: navbar.solutions, under: "/solutions" },
    { id: "menu-resources", label: navbar.resources, under: "/resources" },
  ];
}

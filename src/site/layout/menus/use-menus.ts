import type { IconName } from "#ui/icon.tsx";
import { usePage } from "../../use-page.ts";

/** A menu of the header: the id of its popover, its name, the addresses it stands for, and its icon in the rail. */
interface HeaderMenu {
  id: string;
  label: string;
  under: string;
  icon: IconName;
}

export function useMenus(): HeaderMenu[] {
  const { navbar } = usePage();
  return [
    { id: "menu-products", label: navbar.products, under: "/products", icon: "grid" },
    { id: "menu-solutions", label: navbar.solutions, under: "/solutions", icon: "building" },
    { id: "menu-resources", label: navbar.resources, under: "/resources", icon: "book" },
  ];
}

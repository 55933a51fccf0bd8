import { AccountMenu } from "./account-menu.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { ProductsMenu } from "./products-menu.tsx";
import { ResourcesMenu } from "./resources-menu.tsx";
import { SolutionsMenu } from "./solutions-menu.tsx";

/** Renders what the header's buttons open. */
export function Menus() {
  return (
    <>
      <PhoneMenu id="menu-phone" />
      <ProductsMenu id="menu-products" />
      <SolutionsMenu id="menu-solutions" />
      <ResourcesMenu id="menu-resources" />
      <AccountMenu id="menu-account" />
    </>
  );
}

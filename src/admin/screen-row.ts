import type { ComponentType } from "react";
import type { Resource } from "#accounts/staff/permissions.ts";
import type { Locale } from "#text/locales.ts";
import type { AdminAddress } from "./data/contracts.ts";

/** The entries of the navigation, in its groups and order. */
export const navigationGroups = {
  work: ["today", "leads", "tasks", "help", "orders", "customers"],
  site: ["content", "media", "brand"],
  growth: ["campaigns", "experiments", "newsletter", "events", "speed"],
  money: ["invoices", "reconciliation", "vouchers", "prices"],
  company: ["people", "staff", "audit", "settings", "jobs", "system", "api"],
} as const;
export type NavigationName = (typeof navigationGroups)[keyof typeof navigationGroups][number];

/** An address with or without a query. */
type WithQuery<Address extends string> = Address | `${Address}?${string}`;

/** A screen: its path below /admin, what one must be allowed to read, and its module, loaded when it is opened. */
export interface ScreenRow {
  path: string;
  /** The entry of the navigation that leads here; screens of one object have none. */
  nav?: NavigationName;
  resource: Resource;
  /** The list that it reads first when its address has no query: sent while the app is still loading. */
  list?: WithQuery<AdminAddress<"GET">>;
  /** The call that names what is in the list, sent together with it. */
  names?: (locale: Locale) => WithQuery<AdminAddress<"GET">>;
  load: () => Promise<{ default: ComponentType }>;
}

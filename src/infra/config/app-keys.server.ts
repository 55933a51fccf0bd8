import { z } from "zod";
import { contentName, type SoldOnlineId, soldOnline } from "#catalogue/products.ts";
import { address, secret } from "./key-kinds.server.ts";

type Prefix = Uppercase<ReturnType<typeof contentName<SoldOnlineId>>>;
type UrlKey = `${Prefix}_APP_URL`;
type SecretKey = `${Prefix}_TOKEN_SECRET`;

const prefixOf = (product: SoldOnlineId) => contentName(product).toUpperCase() as Prefix;
const url = address(/^https?$/, "https://example.com");

const shape = Object.fromEntries(
  soldOnline.flatMap((product): [string, z.ZodType][] => [
    [`${prefixOf(product)}_APP_URL`, url.optional()],
    [`${prefixOf(product)}_TOKEN_SECRET`, secret(32).optional()],
  ]),
) as Record<UrlKey | SecretKey, z.ZodOptional<z.ZodString>>;

/** Where the application of each product sold online receives its customers, and the secret shared with it. */
export const appKeys = z.object(shape);

/** The application of a product: where customers are handed over, and what authenticates it. */
interface ProductApp {
  url: string;
  secret: string;
}
export type ProductApps = Partial<Record<SoldOnlineId, ProductApp>>;

/** Returns the names of a product's two keys. */
export function appKeysOf(product: SoldOnlineId): { url: UrlKey; secret: SecretKey } {
  const prefix = prefixOf(product);
  return { url: `${prefix}_APP_URL`, secret: `${prefix}_TOKEN_SECRET` };
}

/** Returns the applications that are configured, by product. */
export function productApps(keys: z.output<typeof appKeys>): ProductApps {
  const apps: ProductApps = {};
  for (const product of soldOnline) {
    const names = appKeysOf(product);
    const [address, secret] = [keys[names.url], keys[names.secret]];
    if (address && secret) apps[product] = { url: address, secret };
  }
  return apps;
}

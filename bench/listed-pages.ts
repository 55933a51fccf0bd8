import { requestedPages } from "../e2e/support/every-page.ts";

/**
 * The addresses that `EVERY_PAGE` asks for and a visitor finds; undefined without it. The other pages need a session or an
 * order, and lead to another address without it.
 */
export const listedPages: string[] | undefined = requestedPages
  ?.filter(({ row }) => !row.unlisted && !row.status)
  .map(({ pathname }) => pathname);

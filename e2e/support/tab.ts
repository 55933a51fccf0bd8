import { test as base, type Page, sharedContexts } from "../test.ts";

/**
 * The test function of specs that look at many pages. They share one tab, since a browser context for each page takes
 * longer than what is checked.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, ...(baseURL !== undefined && { baseURL }) });
      sharedContexts.add(context);
      // Nobody is logged in. Without the API, personal pages stay open instead of redirecting to the login page.
      await context.route(
        ({ pathname }) => pathname.startsWith("/api/"),
        (route) => route.abort(),
      );
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

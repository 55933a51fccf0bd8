import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { screens } from "../screens.ts";
import { findScreen } from "./find-screen.ts";

const examples = screens.map(({ path }) => path.replaceAll(/:\w+/g, "x1"));

test.each([...examples, "", "nowhere", "leads/1/2", "leads/"])("/admin/%s is found as the router finds it", (path) => {
  expect(findScreen(screens, `/admin/${path}`)?.path).toBe(matchRoutes([...screens], `/${path}`)?.[0]?.route.path);
});

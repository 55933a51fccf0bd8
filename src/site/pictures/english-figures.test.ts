import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Locale } from "#text/locales.ts";
import { screenLabel } from "../pages/solutions/question-index.tsx";
import { industryPictures } from "./industries/registry.ts";
import { SmallScreen } from "./industries/small-screen.tsx";
import { productPictures } from "./products/registry.ts";
import * as trust from "./trust.tsx";

type AnyPicture = ComponentType<{ locale: Locale }>;

/** A time as Indonesian writes it, or by halves of the day where pictures have 24 hours. */
const time = /.{0,24}\b(?!11\.11 )([01]\d|2[0-3])\.[0-5]\d\b(?![.,]\d)|.{0,24}\d (am|pm)\b/;
/** A decimal comma. The commas of thousands have three digits behind them. */
const decimal = /.{0,24}\d,\d{1,2}%?(?!\d)/;

/** Returns what an English picture says and shows, without the originals that stand in Indonesian beside their reading. */
const englishOf = (html: string) =>
  html.replace(/<span lang="id">.*?<span class="pic-reading">/g, "<span>").replace(/<[^>]*aria-label="|<[^>]*>/g, " ");

/** Draws a picture as on an English page, whose data some ask for the company's name. */
function drawn(picture: AnyPicture): string {
  const loaderData = { page: { common: { company: { name: "BigSuite" } }, address: { locale: "en", edition: "v1" } } };
  const route = { id: "page", path: "/", element: createElement(picture, { locale: "en" }) };
  const router = createMemoryRouter([route], { hydrationData: { loaderData } });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

const screens = [
  ...Object.values(industryPictures).map(({ preview }) => preview.screen),
  ...Object.values(industryPictures).flatMap((pictures) => pictures.screens.flat()),
];

describe.each<[string, readonly AnyPicture[]]>([
  ...Object.entries(productPictures).map(
    ([id, { stage, stories, tiles }]) => [id, [stage, ...stories, ...tiles]] as [string, AnyPicture[]],
  ),
  ["the heads of industries", Object.values(industryPictures).map(({ hero }) => hero)],
  ["trust", Object.values(trust)],
  ["small screens", screens.map((screen) => () => createElement(SmallScreen, { screen, locale: "en" }))],
  ["small screens for people who do not see them", screens.map((screen) => () => screenLabel(screen, "en"))],
])("pictures of %s on English pages", (_, pictures) => {
  it("write times with a colon and decimals with a point", () => {
    expect(pictures.length).toBeGreaterThan(0);
    const texts = pictures.map((picture) => englishOf(drawn(picture)));
    for (const text of texts) expect(text.trim().length).toBeGreaterThan(10);
    expect(texts.flatMap((text) => [time.exec(text)?.[0], decimal.exec(text)?.[0]].filter(Boolean))).toEqual([]);
  });
});

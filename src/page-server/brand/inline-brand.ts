import { brandCss } from "#content/brand/brand-css.ts";
import type { Brand } from "#content/brand/shipped-brand.ts";
import { hashOf } from "../cache/content-security-policy.server.ts";

interface StyledPage {
  html: string;
  styles: readonly string[];
}

/** Puts the company's own colours into a page's head, where they differ from those of its stylesheet. */
export function inlineBrand({ html, styles }: StyledPage, brand: Brand): StyledPage {
  const css = brandCss(brand);
  const end = html.indexOf("</head>");
  if (css === "" || end === -1) return { html, styles };
  return { html: `${html.slice(0, end)}<style>${css}</style>${html.slice(end)}`, styles: [...styles, hashOf(css)] };
}

import type { MailSample } from "./sample.ts";

/** Mails have inline styles; nothing else is allowed, and only the preview may frame them. */
export const previewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'";

const widths = [700, 360];
const schemes = ["light", "dark"];

/** Renders the list of all mails. */
export function previewList(samples: readonly MailSample[]): string {
  const items = samples.map(({ name, locales }) => {
    const links = locales.map((locale) => `<a href="/api/mails/${name}/${locale}">${locale}</a>`);
    return `<li>${name}: ${links.join(", ")}</li>`;
  });
  return page("Mails", `<h1>Mails</h1><ul>${items.join("")}</ul>`);
}

/** Renders one mail as people see it: on a computer and on a phone, light and dark, and as plain text. */
export function previewOf(path: string, { subject, text }: { subject: string; text: string }): string {
  const frames = schemes.flatMap((scheme) =>
    widths.map((width) => {
      const title = `${width} px, ${scheme}`;
      const source = `src="${path}/html?scheme=${scheme}" width="${width}" height="900"`;
      return `<figure><figcaption>${title}</figcaption><iframe title="${title}" sandbox ${source}></iframe></figure>`;
    }),
  );
  const parts = `<div>${frames.join("\n")}</div><h2>Plain text</h2><pre>${escapeText(text)}</pre>`;
  return page(subject, `<p><a href="/api/mails">Mails</a></p><h1>${escapeText(subject)}</h1>${parts}`);
}

function page(title: string, body: string): string {
  const style =
    "body{font:16px/1.5 system-ui;margin:24px}figure{display:inline-block;margin:8px}iframe{border:1px solid #999}pre{white-space:pre-wrap}";
  const head = `<meta charset="utf-8"><title>${escapeText(title)}</title><style>${style}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
